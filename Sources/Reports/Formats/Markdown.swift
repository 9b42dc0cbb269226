/// Texts that nobody vouches for, in GitHub's Markdown.
public enum Markdown {
  /// A code span, in which nothing is read as markup, a mention or a link (GitHub Flavored Markdown, section 6.3). In a
  /// table a bar would end the cell, even in code, unless a backslash stands before it (section 4.10).
  public static func code(_ text: String, inTable: Bool = false) -> String {
    let line = String(text.map { $0.isNewline ? " " : $0 })
    let fence = String(repeating: "`", count: longestRun(of: "`", in: line) + 1)
    let pad = line.hasPrefix("`") || line.hasSuffix("`") || line.isEmpty ? " " : ""
    return fence + pad + (inTable ? line.replacing("|", with: "\\|") : line) + pad + fence
  }

  /// A block of code, which `language` colours.
  public static func block(_ lines: [String], language: String) -> String {
    let fence = String(repeating: "`", count: max(3, lines.map { longestRun(of: "`", in: $0) + 1 }.max() ?? 3))
    return "\(fence)\(language)\n\(lines.joined(separator: "\n"))\n\(fence)\n"
  }

  /// Text outside of code, everything that could be markup, a mention or HTML taken from it.
  public static func plain(_ text: String) -> String {
    text.reduce(into: "") { plain, character in
      if character.isNewline {
        plain += " "
      } else if character == "@" {
        // A mention would call on somebody.
        plain += "@\u{2060}"
      } else {
        if "\\`*_[]<>#|~&".contains(character) { plain += "\\" }
        plain.append(character)
      }
    }
  }

  private static func longestRun(of mark: Character, in text: String) -> Int {
    var (longest, run) = (0, 0)
    for character in text {
      run = character == mark ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}
