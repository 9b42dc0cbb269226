/// Classes, animations and clips of one document, each once. Names begin with a mark that stands for the document's own
/// prefix, so that several documents can stand in one page.
struct Stylesheet {
  /// No text of a document holds this character: XML has no place for it.
  static let prefixMark = "\u{1}"

  private var classes: [Declarations: String] = [:]
  private var animations: [String: String] = [:]
  private var combinations: [[String]: String] = [:]
  private var rules = ""
  private var otherRules = ""
  private var count = 0
  private(set) var definitions = ""
  private var clips: [String: String] = [:]

  /// What all animated elements share.
  var commonClass: String { Self.prefixMark }

  /// The class of elements that are painted so.
  mutating func name(of declarations: Declarations) -> String {
    if let known = classes[declarations] { return known }
    let name = newName()
    classes[declarations] = name
    rules += ".\(name){\(declarations.text)}"
    if !declarations.otherText.isEmpty { otherRules += ".\(name){\(declarations.otherText)}" }
    return name
  }

  /// The class of elements that go through these keyframes at once; each is the body of a `@keyframes`.
  mutating func name(ofAnimations keyframes: [String]) -> String {
    if let known = combinations[keyframes] { return known }
    let names = keyframes.map { keyframes in
      if let known = animations[keyframes] { return known }
      let name = newName()
      animations[keyframes] = name
      rules += "@keyframes \(name){\(keyframes)}"
      return name
    }
    let name = newName()
    combinations[keyframes] = name
    rules += ".\(name){animation-name:\(names.joined(separator: ","))}"
    return name
  }

  /// The id of a clip with this shape.
  mutating func name(ofClip shape: String) -> String {
    if let known = clips[shape] { return known }
    let name = newName()
    clips[shape] = name
    definitions += "<clipPath id=\"\(name)\">\(shape)</clipPath>"
    return name
  }

  /// The id of something that is drawn in several places.
  mutating func define(_ markup: String) -> String {
    let name = newName()
    definitions += "<g id=\"\(name)\">\(markup)</g>"
    return name
  }

  /// The id of an element that is drawn in several places; its own stands as ``idMark``.
  mutating func define(bare markup: String) -> String {
    let name = newName()
    definitions += markup.replacing(Self.idMark, with: name)
    return name
  }

  static let idMark = "\u{2}"

  /// All rules, given what all animated elements share and what holds for readers who want no motion.
  func text(common: String, reducedMotion: String) -> String {
    let still = animations.isEmpty ? "" : "@media(prefers-reduced-motion:reduce){.\(commonClass){\(reducedMotion)}}"
    let other = otherRules.isEmpty ? "" : "@media(prefers-color-scheme:dark){\(otherRules)}"
    return (animations.isEmpty ? "" : ".\(commonClass){\(common)}") + rules + other + still
  }

  private mutating func newName() -> String {
    defer { count += 1 }
    return Self.prefixMark + String(count, radix: 36)
  }
}
