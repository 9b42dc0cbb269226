/// Changes real texts a little, so that what is wrong stands deep inside what is right.
struct Mutation {
  private let texts: [String]

  init(texts: [String]) {
    self.texts = texts
  }

  /// A text with one to four changes; empty when there are no texts.
  func text(using generator: inout some RandomNumberGenerator) -> String {
    var lines = (generator.pick(texts) ?? "").split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
    for _ in 0..<Int.random(in: 1...4, using: &generator) { change(&lines, using: &generator) }
    return lines.joined(separator: "\n")
  }

  private func change(_ lines: inout [String], using generator: inout some RandomNumberGenerator) {
    guard let index = lines.indices.randomElement(using: &generator) else { return }
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: lines.remove(at: index)
    case 1: lines.insert(lines[index], at: index)
    case 2: lines.swapAt(index, lines.indices.randomElement(using: &generator) ?? index)
    case 3: lines.insert(foreignLine(using: &generator), at: index)
    case 4: lines[index] = withoutPart(lines[index], using: &generator)
    case 5: lines[index] = withOtherNumber(lines[index], using: &generator)
    case 6: lines[index] = withSwappedWords(lines[index], using: &generator)
    default: lines[index] = withOtherCharacter(lines[index], using: &generator)
    }
  }

  private func foreignLine(using generator: inout some RandomNumberGenerator) -> String {
    let lines = (generator.pick(texts) ?? "").split(separator: "\n").map(String.init)
    return generator.pick(lines) ?? ""
  }

  private func withoutPart(_ line: String, using generator: inout some RandomNumberGenerator) -> String {
    let characters = Array(line)
    let start = Int.random(in: 0...characters.count, using: &generator)
    let end = Int.random(in: start...characters.count, using: &generator)
    return String(characters[..<start] + characters[end...])
  }

  private func withOtherNumber(_ line: String, using generator: inout some RandomNumberGenerator) -> String {
    let numbers = ["0", "-1", "1000000", "0.000001", "999999999999", "3", "-0.5", "1/0", "(2 - 2)"]
    var parts = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let found = parts.indices.filter { parts[$0].first?.isNumber ?? false }
    guard let index = generator.pick(found) else { return line }
    let unit = parts[index].drop { !$0.isLetter && $0 != "%" }
    parts[index] = (generator.pick(numbers) ?? "0") + unit
    return parts.joined(separator: " ")
  }

  private func withSwappedWords(_ line: String, using generator: inout some RandomNumberGenerator) -> String {
    var parts = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard let first = parts.indices.randomElement(using: &generator),
      let second = parts.indices.randomElement(using: &generator)
    else { return line }
    parts.swapAt(first, second)
    return parts.joined(separator: " ")
  }

  private func withOtherCharacter(_ line: String, using generator: inout some RandomNumberGenerator) -> String {
    var characters = Array(line)
    let index = Int.random(in: 0...characters.count, using: &generator)
    let other = generator.pick(Array("{}();,+-*/=\"\\#\t@ab1.%é键😀")) ?? "{"
    if index < characters.count, generator.happens(onceIn: 2) {
      characters[index] = other
    } else {
      characters.insert(other, at: index)
    }
    return String(characters)
  }
}
