extension ReviewPage {
  /// The whole file.
  public var html: String { pieces.joined() }

  /// The file in parts, to be written one after the other: with many pictures it is large.
  public var pieces: [String] {
    var pictures = PictureTable()
    let model = json(&pictures).text.withoutTags
    let template = PageTemplate.standard
    return template.head + [model] + template.middle + pictures.elements + template.tail
  }
}

extension String {
  /// JSON text in which no tag and no comment can begin or end: inside its strings `\u003c` is the same as `<`, and
  /// outside them there is none.
  fileprivate var withoutTags: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count + 64)
    for byte in utf8 {
      if byte == UInt8(ascii: "<") { bytes += #"\u003c"#.utf8 } else { bytes.append(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
