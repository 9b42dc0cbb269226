/// Bytes that are written one after the other into memory that is kept for the next picture.
final class ByteBuffer {
  private(set) var storage: UnsafeMutableRawBufferPointer
  private(set) var count = 0

  init(capacity: Int) {
    storage = .allocate(byteCount: max(capacity, 1), alignment: 16)
  }

  deinit {
    storage.deallocate()
  }

  /// What was written so far; valid until the next change.
  var written: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: storage[..<count]) }

  /// Room behind what was written.
  var free: UnsafeMutableRawBufferPointer { UnsafeMutableRawBufferPointer(rebasing: storage[count...]) }

  func removeAll() {
    count = 0
  }

  /// Makes at least `bytes` of room; doubles, so that growing costs little.
  func reserve(_ bytes: Int) {
    guard storage.count - count < bytes else { return }
    let larger = UnsafeMutableRawBufferPointer.allocate(
      byteCount: max(storage.count * 2, count + bytes), alignment: 16)
    larger.copyMemory(from: written)
    storage.deallocate()
    storage = larger
  }

  /// Counts `bytes` that were written into ``free`` directly.
  func advance(_ bytes: Int) {
    count += bytes
  }

  func append(_ bytes: some Collection<UInt8>) {
    reserve(bytes.count)
    free.copyBytes(from: bytes)
    count += bytes.count
  }

  /// Most significant byte first, as PNG has it (PNG specification, third edition, §7.1).
  func append(_ value: UInt32) {
    reserve(4)
    free.storeBytes(of: value.bigEndian, as: UInt32.self)
    count += 4
  }

  /// Replaces four bytes that were written earlier.
  func replace(at offset: Int, with value: UInt32) {
    storage.storeBytes(of: value.bigEndian, toByteOffset: offset, as: UInt32.self)
  }
}
