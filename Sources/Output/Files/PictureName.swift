/// The file name of a single picture: `curve-sync-30-right-frame-0017.png`.
public struct PictureName: Hashable, Sendable {
  public let text: String

  /// - Parameters:
  ///   - parts: what it shows, from the whole to the part. What could mean something in a path or a list of files is
  ///     written as `_`.
  ///   - frame: number of the frame.
  ///   - frameCount: frames of the whole timeline.
  public init(_ parts: [String], frame: Int, of frameCount: Int) {
    let name = FrameName(frame: frame, of: frameCount).text
    text = (parts.map(Self.plain) + [name]).joined(separator: "-")
  }

  private static func plain(_ part: String) -> String {
    String(part.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "_" })
  }

  /// Whether `bytes` are a name of this form.
  static func isName(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let mark = bytes.lastIndex(of: UInt8(ascii: "-")),
      let start = bytes[..<mark].lastIndex(of: UInt8(ascii: "-")), start > bytes.startIndex
    else { return false }
    return !bytes.contains(UInt8(ascii: "/")) && !bytes.contains(0) && FrameName(bytes: bytes[(start + 1)...]) != nil
  }
}
