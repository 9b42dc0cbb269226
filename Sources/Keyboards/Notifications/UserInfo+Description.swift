import Foundation
import Units

/// How the Xcode console shows a userInfo dictionary.
public enum UserInfoStyle: String, CaseIterable, Sendable {
  /// `key = value;` in braces, sorted (facts: keyboard-behaviour.md §12, V1 and V4).
  case objectiveC = "objc"
  /// `AnyHashable("key"): value,` in brackets (facts: keyboard-behaviour.md §12, V3). Swift prints in any order; here
  /// it is sorted, so that the same notification is always the same text.
  case swift
}

extension UserInfo {
  /// The whole dictionary, as many lines; no line end after the last.
  public func description(_ style: UserInfoStyle) -> String {
    let (opening, closing) = style == .objectiveC ? ("{", "}") : ("[", "]")
    return ([opening] + entries(style) + [closing]).joined(separator: "\n")
  }

  /// One line a key, with the punctuation that ends it, without what encloses the dictionary.
  public func entries(_ style: UserInfoStyle) -> [String] {
    let entries = entries
    switch style {
    case .objectiveC: return entries.map { "\($0.key.systemName) = \($0.value.objectiveCText);" }
    case .swift:
      return entries.enumerated().map { place, entry in
        "AnyHashable(\"\(entry.key.systemName)\"): \(entry.value.text)\(place == entries.count - 1 ? "" : ",")"
      }
    }
  }
}

extension UserInfo.Value {
  fileprivate var text: String {
    switch self {
    case .integer(let number): "\(number)"
    case .decimal(let number): "\(number)".hasSuffix(".0") ? "\(number)".dropLast(2).description : "\(number)"
    case .rect(let rect):
      "NSRect: {{\(length(rect.x)), \(length(rect.y))}, {\(length(rect.width)), \(length(rect.height))}}"
    case .point(let point): "NSPoint: {\(length(point.x)), \(length(point.y))}"
    }
  }

  /// A property list quotes what is more than letters and digits.
  fileprivate var objectiveCText: String {
    let text = text
    return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } ? text : "\"\(text)\""
  }

  /// 17 significant digits without trailing zeros. Logs of devices at 3× show the full digits, such as
  /// `303.66666666666669`, where a shorter form would do for reading back.
  private func length(_ number: Double) -> String {
    String(format: "%.17g", number)
  }
}
