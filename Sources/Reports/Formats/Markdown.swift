/// Texts that nobody vouches for, in GitHub's Markdown.
///
/// Everything is looked at scalar by scalar, as a reader of Markdown does: an accent behind a backtick does not make it
/// another character there.
public enum Markdown {
  /// A code span, in which nothing is read as markup, a mention or a link (GitHub Flavored Markdown, section 6.3). In a
  /// table a bar would end the cell, even in code, unless a backslash stands before it (section 4.10).
  public static func code(_ text: String, inTable: Bool = false) -> String {
    let line = text.unicodeScalars.map { $0.isLineEnd ? " " : $0 }
    let fence = String(repeating: "`", count: longestRun(of: "`", in: line) + 1)
    let pad = line.first == "`" || line.last == "`" || line.isEmpty ? " " : ""
    return fence + pad + line.reduce(into: "") { $0 += inTable && $1 == "|" ? "\\|" : String($1) } + pad + fence
  }

  /// A block of code, which `language` colours.
  public static func block(_ lines: [String], language: String) -> String {
    let longest = lines.map { longestRun(of: "`", in: Array($0.unicodeScalars)) + 1 }.max() ?? 3
    let fence = String(repeating: "`", count: max(3, longest))
    return "\(fence)\(language)\n\(lines.joined(separator: "\n"))\n\(fence)\n"
  }

  /// Text outside of code, everything that could be markup, a mention or HTML taken from it.
  public static func plain(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { plain, scalar in
      if scalar.isLineEnd {
        plain += " "
      } else if scalar == "@" {
        // A mention would call on somebody.
        plain += "@\u{2060}"
      } else {
        if "\\`*_[]<>#|~&".unicodeScalars.contains(scalar) { plain += "\\" }
        plain.unicodeScalars.append(scalar)
      }
    }
  }

  /// Text inside of HTML, where a backslash takes nothing from markup.
  public static func html(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { html, scalar in
      switch scalar {
      case "&": html += "&amp;"
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      case "\"": html += "&quot;"
      case "@": html += "@\u{2060}"
      case let other where other.isLineEnd: html += " "
      default: html.unicodeScalars.append(scalar)
      }
    }
  }

  private static func longestRun(of mark: Unicode.Scalar, in text: [Unicode.Scalar]) -> Int {
    var (longest, run) = (0, 0)
    for scalar in text {
      run = scalar == mark ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}

extension Unicode.Scalar {
  fileprivate var isLineEnd: Bool { Character(self).isNewline }
}
