/// Sizes of files in words.
enum ByteCount {
  /// `812 B`, `46.1 kB`, `2.4 MB`; a kilobyte is 1,000 bytes.
  static func words(_ bytes: Int) -> String {
    switch bytes {
    case ..<1000: "\(bytes) B"
    case ..<999_950: "\(tenths(bytes, of: 1000)) kB"
    default: "\(tenths(bytes, of: 1_000_000)) MB"
    }
  }

  private static func tenths(_ bytes: Int, of unit: Int) -> String {
    let tenths = (bytes * 10 + unit / 2) / unit
    return "\(tenths / 10).\(tenths % 10)"
  }
}
