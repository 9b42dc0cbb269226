import Foundation

/// The fenced blocks of `docs/language.md`.
struct LanguageDocument {
  struct Block {
    /// The words behind the opening fence.
    var words: [String]
    var text: String
    /// Of the opening fence, from 1.
    var line: Int
  }

  static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("docs/language.md")

  let text: String
  let blocks: [Block]

  init() throws {
    text = try String(contentsOf: Self.file, encoding: .utf8)
    var blocks: [Block] = []
    var open: Block?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if !line.hasPrefix("```") {
        open?.text += line + "\n"
      } else if let block = open {
        blocks.append(block)
        open = nil
      } else {
        open = Block(words: line.dropFirst(3).split(separator: " ").map(String.init), text: "", line: index + 1)
      }
    }
    self.blocks = blocks
  }

  /// Whole timelines: each example in its frame; of the animations, each line in a frame of its own.
  func examples() throws -> [(line: Int, text: String)] {
    try blocks.filter { $0.words.first == "timeline" }.flatMap { block -> [(line: Int, text: String)] in
      guard block.words.count > 1 else { return [(block.line, block.text)] }
      let frame = try frame(named: block.words[1])
      let parts = block.words[1] == "animations" ? block.text.split(separator: "\n").map(String.init) : [block.text]
      return parts.map { (block.line, frame.replacingOccurrences(of: "…\n", with: $0 + "\n")) }
    }
  }

  private func frame(named name: String) throws -> String {
    guard let frame = blocks.first(where: { $0.words == ["frame", name] }) else { throw MissingFrame(name: name) }
    return frame.text
  }

  struct MissingFrame: Error {
    let name: String
  }
}
