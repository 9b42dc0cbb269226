import CISAL

/// A zlib stream made by ISA-L at level 1, with its memory kept from one picture to the next.
///
/// The bytes depend on the input, on how it is cut into pieces and on the library's version; on the processor only
/// where the library's portable code takes over (before SSE 4.2, or on other architectures). Little room for the output
/// would change them too, so that every call gets the same, ample room.
final class DeflateStream {
  private let stream: UnsafeMutablePointer<isal_zstream>
  private let levelBuffer: UnsafeMutablePointer<UInt8>
  private var isFresh = true

  /// 16 Ki tokens a block: 2 % fewer bytes than the default size and no slower.
  private static let levelBufferSize = isal_level1_buffer_small

  /// So many bytes begin each stream, flushed by themselves.
  ///
  /// ISA-L's fast loop (2.30) hashes bits of the stream's address, not data, when it meets the first byte of a stream,
  /// so that a match is found in one process and missed in another. An input of 16 bytes is left to its slow loop,
  /// which does not: of 300,000 encodings with the stream at random addresses none differed then. It costs some 160
  /// bytes a picture, where level 0, which has no such fault, costs 27 %.
  private static let openingSize = 16

  /// Room beside the size of the input: more than a block held back from earlier calls can need.
  private static let spareRoom = 1 << 18

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
    isFresh = true
  }

  /// Compresses `input` and appends to `output`; `isLast` ends the stream with its Adler-32.
  func compress(_ input: UnsafeMutableRawBufferPointer, isLast: Bool, into output: ByteBuffer) throws(PNGError) {
    var rest = input
    if isFresh, input.count > Self.openingSize {
      let opening = UnsafeMutableRawBufferPointer(rebasing: input[..<Self.openingSize])
      try feed(opening, flush: SYNC_FLUSH, isLast: false, into: output)
      rest = UnsafeMutableRawBufferPointer(rebasing: input[Self.openingSize...])
    }
    isFresh = false
    try feed(rest, flush: NO_FLUSH, isLast: isLast, into: output)
  }

  private func feed(
    _ input: UnsafeMutableRawBufferPointer, flush: Int32, isLast: Bool, into output: ByteBuffer
  ) throws(PNGError) {
    stream.pointee.next_in = input.baseAddress?.assumingMemoryBound(to: UInt8.self)
    stream.pointee.avail_in = UInt32(input.count)
    stream.pointee.flush = UInt16(flush)
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
}
