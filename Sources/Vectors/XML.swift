/// Text within markup.
enum XML {
  /// Without characters that XML has no place for, and with those escaped that it reads as its own.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      // Several spaces in a row are kept.
      case " " where result.last == " " || result.last == "\u{A0}": result += "\u{A0}"
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\u{0}"..<"\u{9}", "\u{B}"..<"\u{D}", "\u{E}"..<"\u{20}", "\u{FFFE}"..."\u{FFFF}": break
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
