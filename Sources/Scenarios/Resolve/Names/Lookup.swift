import Keyboards
import Timelines

extension Resolver {
  /// One of the words of an enumeration, or nil and a report.
  mutating func choose<Value>(
    _ word: Located<String>, _ code: Diagnostic.Code, _ noun: String
  ) -> Value? where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
    if let value = Value(rawValue: word.value) { return value }
    report(
      code, at: word.range, "there is no \(noun) '\(word.value)'",
      hint: Suggestion.hint(for: word.value, among: Value.allCases.map(\.rawValue)))
    return nil
  }

  mutating func keyboardKind(_ word: Located<String>) -> KeyboardKind? {
    choose(word, .unknownKind, "keyboard")
  }

  mutating func notification(_ word: Located<String>) -> KeyboardNotification.Name? {
    if let name = KeyboardNotification.Name(rawValue: word.value) { return name }
    report(
      .unknownNotification, at: word.range, "there is no notification '\(word.value)'",
      hint: Suggestion.notification(for: word.value))
    return nil
  }

  /// The element of a name. Without any screen, which is reported once, nothing more is said.
  mutating func element(_ name: Located<String>, in app: App) -> ElementTable.Entry? {
    if let entry = app.elements[name.value] { return entry }
    guard !timeline.screens.isEmpty else { return nil }
    reportUnknown(
      .unknownElement, name, "there is no element '\(name.value)'",
      hint: Suggestion.hint(for: name.value, among: app.elements.names))
    return nil
  }

  /// A scroll view by its name.
  mutating func scrollView(_ name: Located<String>, in app: App) -> ElementID? {
    guard let entry = element(name, in: app) else { return nil }
    guard entry.kind == .scrollView else {
      report(
        .wrongElement, at: name.range, "'\(name.value)' is \(entry.kind.withArticle), not a scroll view",
        hint: Suggestion.scrollViews(in: app))
      return nil
    }
    return entry.id
  }

  /// Index of a screen.
  mutating func screen(_ name: Located<String>, in app: App) -> Int? {
    if let index = app.screens.firstIndex(where: { $0.name == name.value }) { return index }
    guard !timeline.screens.isEmpty else { return nil }
    reportUnknown(
      .unknownScreen, name, "there is no screen '\(name.value)'",
      hint: Suggestion.hint(for: name.value, among: app.screens.map(\.name)))
    return nil
  }
}

extension Suggestion {
  fileprivate static func scrollViews(in app: App) -> String? {
    let names = app.elements.entries.filter { $0.kind == .scrollView }.compactMap(\.name)
    return names.isEmpty ? nil : "write " + names.map { "'\($0)'" }.joined(separator: " or ")
  }
}

extension Suggestion {
  /// For a name of UIKit's, such as `UIKeyboardWillShowNotification` or `keyboardWillShow`, the word of the language.
  static func notification(for word: String, orOneOf others: [String] = []) -> String? {
    let letters = word.lowercased().filter(\.isLetter)
    let meant = KeyboardNotification.Name.allCases.first { name in
      letters.hasPrefix("keyboard" + name.letters) || letters.hasPrefix("uikeyboard" + name.letters)
    }
    if let meant { return "write '\(meant.rawValue)'" }
    return hint(for: word, among: KeyboardNotification.Name.allCases.map(\.rawValue) + others)
  }
}

extension KeyboardNotification.Name {
  fileprivate var letters: String { rawValue.filter(\.isLetter) }
}
