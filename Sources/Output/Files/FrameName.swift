/// The file name of a frame: `frame-0000.png`, numbered as in the timeline.
struct FrameName: Hashable, Sendable {
  let text: String

  /// At least four digits, more where the timeline has more than 10,000 frames, so that names sort as numbers do.
  init(frame: Int, of frameCount: Int) {
    let digits = String(frame)
    let width = max(4, String(max(frameCount - 1, 0)).count)
    text = Self.prefix + String(repeating: "0", count: max(0, width - digits.count)) + digits + Self.suffix
  }

  /// Nil unless `bytes` are a name of this form.
  init?(bytes: ArraySlice<UInt8>) {
    let digits = bytes.dropFirst(Self.prefix.utf8.count).dropLast(Self.suffix.utf8.count)
    guard bytes.starts(with: Self.prefix.utf8), bytes.suffix(Self.suffix.utf8.count).elementsEqual(Self.suffix.utf8),
      (4...19).contains(digits.count), digits.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
    else { return nil }
    text = String(decoding: bytes, as: UTF8.self)
  }

  private static let prefix = "frame-"
  private static let suffix = ".png"
}
