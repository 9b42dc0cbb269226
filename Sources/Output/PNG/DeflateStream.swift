import CISAL

/// A zlib stream made by ISA-L at level 1, with its memory kept from one picture to the next.
///
/// The bytes depend on the input, on how it is cut into pieces and on the library's version. They also depend on the
/// processor in one way: without SSE 4.2 (before 2008), and on other architectures, the library's portable code
/// finds other matches. From SSE 4.2 to AVX-512 the bytes are the same (compared with 2.30 on emulated processors).
/// The bytes that come out of decompression are always the same.
///
/// Inputs of some 30 bytes are compressed one way or another from thread to thread (seen with 2.30 on AVX-512; never
/// from 200 bytes up), so that ``store(_:into:)`` takes their place.
final class DeflateStream {
  private let stream: UnsafeMutablePointer<isal_zstream>
  private let levelBuffer: UnsafeMutablePointer<UInt8>

  /// 16 Ki tokens a block: 2 % fewer bytes than the default size and no slower.
  private static let levelBufferSize = isal_level1_buffer_small

  init() {
    stream = .allocate(capacity: 1)
    levelBuffer = .allocate(capacity: Int(Self.levelBufferSize))
    begin()
  }

  deinit {
    stream.deallocate()
    levelBuffer.deallocate()
  }

  /// Starts a new stream; whatever was left of another is forgotten.
  func begin() {
    isal_deflate_init(stream)
    stream.pointee.level = 1
    stream.pointee.level_buf = levelBuffer
    stream.pointee.level_buf_size = Self.levelBufferSize
    stream.pointee.gzip_flag = UInt16(IGZIP_ZLIB)
  }

  /// Compresses `input` and appends to `output`; `isLast` ends the stream with its Adler-32.
  func compress(_ input: UnsafeMutableRawBufferPointer, isLast: Bool, into output: ByteBuffer) throws(PNGError) {
    stream.pointee.next_in = input.baseAddress?.assumingMemoryBound(to: UInt8.self)
    stream.pointee.avail_in = UInt32(input.count)
    stream.pointee.end_of_stream = isLast ? 1 : 0
    repeat {
      output.reserve(input.count / 8 + 4096)
      let room = UInt32(clamping: output.free.count)
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
