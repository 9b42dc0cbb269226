import CISAL

/// A zlib stream made by ISA-L at level 0, with its memory kept from one picture to the next.
///
/// Level 1 finds 27 % smaller files at the same speed, but with 2.30 its bytes depend on where the stream lies in
/// memory: of 4,000 encodings of one picture with the stream at random addresses 8 differed, of 30,000 at level 0 none
/// did. The same picture must give the same bytes in every run and on every worker.
///
/// The bytes depend on the input, on how it is cut into pieces and on the library's version; on the processor only
/// where the library's portable code takes over (before SSE 4.2, or on other architectures). Little room for the output
/// would change them too, so that every call gets the same, ample room. Inputs of some 30 bytes came out differently
/// from thread to thread, so that ``store(_:into:)`` takes their place.
final class DeflateStream {
  private let stream: UnsafeMutablePointer<isal_zstream>

  /// Beside the size of the input: more than a block held back from earlier calls can need.
  private static let spareRoom = 1 << 18

  init() {
    stream = .allocate(capacity: 1)
    begin()
  }

  deinit {
    stream.deallocate()
  }

  /// Starts a new stream; whatever was left of another is forgotten.
  func begin() {
    isal_deflate_init(stream)
    stream.pointee.level = 0
    stream.pointee.gzip_flag = UInt16(IGZIP_ZLIB)
  }

  /// Compresses `input` and appends to `output`; `isLast` ends the stream with its Adler-32.
  func compress(_ input: UnsafeMutableRawBufferPointer, isLast: Bool, into output: ByteBuffer) throws(PNGError) {
    stream.pointee.next_in = input.baseAddress?.assumingMemoryBound(to: UInt8.self)
    stream.pointee.avail_in = UInt32(input.count)
    stream.pointee.end_of_stream = isLast ? 1 : 0
    let room = UInt32(clamping: input.count + Self.spareRoom)
    repeat {
      output.reserve(Int(room))
      stream.pointee.next_out = output.free.baseAddress?.assumingMemoryBound(to: UInt8.self)
      stream.pointee.avail_out = room
      let status = isal_deflate(stream)
      guard status == COMP_OK else { throw .compression(status: Int(status)) }
      output.advance(Int(room - stream.pointee.avail_out))
    } while stream.pointee.avail_out == 0 || stream.pointee.avail_in > 0
  }

  /// Appends a whole zlib stream that holds `input`, at most 65,535 bytes, as it is (RFC 1950 §2.2, RFC 1951 §3.2.4).
  static func store(_ input: UnsafeMutableRawBufferPointer, into output: ByteBuffer) {
    let length = UInt16(truncatingIfNeeded: input.count)
    output.append([0x78, 0x01, 0x01])
    withUnsafeBytes(of: (length.littleEndian, (~length).littleEndian)) { output.append($0) }
    output.append(input)
    output.append(isal_adler32(1, input.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt64(input.count)))
  }
}
