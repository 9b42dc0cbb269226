import Curve7Kit

/// Texts of random tokens: the words of the language, the words of the timelines, numbers, symbols and noise.
struct TokenSoup {
  private let words: [String]

  /// - Parameter timelines: their words are used beside the language's own.
  init(timelines: [String]) {
    let found = timelines.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init) }
    words = Set(found + Self.language + Self.grammar).sorted()
  }

  func text(using generator: inout some RandomNumberGenerator) -> String {
    let count = Int.random(in: 1...400, using: &generator)
    var text = ""
    for _ in 0..<count {
      text += token(using: &generator)
      if !generator.happens(onceIn: 6) { text += generator.happens(onceIn: 8) ? "\n" : " " }
    }
    return text
  }

  private func token(using generator: inout some RandomNumberGenerator) -> String {
    switch Int.random(in: 0..<20, using: &generator) {
    case 0..<8: generator.pick(words) ?? "a"
    case 8..<11: number(using: &generator)
    case 11..<16: generator.pick(Self.symbols) ?? ";"
    case 16: "\"" + (generator.pick(words) ?? "") + (generator.happens(onceIn: 5) ? "" : "\"")
    case 17: generator.pick(Self.openings) ?? "a {"
    case 18: "# " + (generator.pick(words) ?? "")
    default: noise(using: &generator)
    }
  }

  private func number(using generator: inout some RandomNumberGenerator) -> String {
    let digits = generator.pick(Self.numbers) ?? "0"
    let some = "\(Int.random(in: 0...500, using: &generator))"
    return (generator.happens(onceIn: 3) ? digits : some) + (generator.pick(Self.units) ?? "")
  }

  private func noise(using generator: inout some RandomNumberGenerator) -> String {
    let value = UInt32.random(in: 0...0x2FFFF, using: &generator)
    return Unicode.Scalar(value).map { String(Character($0)) } ?? "\u{FFFD}"
  }

  /// Every keyword, and every word that stands between arguments.
  private static let grammar = LanguageReference.places.flatMap(\.statements).flatMap { statement in
    let words = statement.notation.split { !$0.isLetter && $0 != "-" }.map(String.init)
    return [statement.keyword] + words.filter { $0 == $0.lowercased() }
  }
  private static let language = [
    "let", "for", "in", "include", "on", "off", "at", "tap", "within", "from", "to", "keyboard", "fps", "duration",
  ]
  private static let symbols = ["{", "}", "{", "}", "(", ")", ",", ";", "+", "-", "*", "/", "=", "\n", "\r\n", "\t"]
  private static let openings = [
    "let x = ", "for x in 1, 2, 3 {", "for y in a, b {", "include \"self.timeline\"", "include \"other.timeline\"",
    "screen {", "handler a {", "expect a {", "bezier(", "\"\\(x)\"", "at +",
    "everything like ", "like \"baseline.csv\"", "starts within 0.1s after ", "moves once from ",
  ]
  private static let numbers = ["0", "-1", "0.0001", "1e9", "999999999999", "99999999999999999999", "1.", ".5", "-0"]
  private static let units = ["", "", "s", "ms", "pt", "x", "%", "q"]
}
