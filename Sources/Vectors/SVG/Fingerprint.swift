/// A short name for a text, so that documents of one page do not share names.
enum Fingerprint {
  /// Four characters of FNV-1a with 64 bits (Fowler, Noll and Vo; public domain): equal for equal texts, and one chance
  /// in 1.6 million to be equal for two others.
  static func text(of content: String) -> String {
    let hash = content.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return String(String(hash, radix: 36).suffix(4))
  }
}
