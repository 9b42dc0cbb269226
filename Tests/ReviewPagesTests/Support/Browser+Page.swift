import TestSupport
import Units

/// What is expected may take a moment to come true.
extension Browser {
  /// That an expression has a value, as text.
  func expect(_ expression: String, is value: String) async throws {
    do {
      try await wait(until: "String(\(expression)) === \(JSON.string(value).text)")
    } catch BrowserError.never {
      throw BrowserError.never("\(expression) = \(value); it is \(try await text(expression))")
    }
  }

  /// The text as it is seen.
  func expectShown(_ selector: String, _ value: String) async throws {
    try await expect("\(Self.node(selector))?.innerText", is: value)
  }

  func expectShown(_ selector: String, containing part: String) async throws {
    try await wait(until: "\(Self.node(selector))?.innerText.includes(\(JSON.string(part).text))")
  }

  /// The text as it is there, seen or not.
  func content(_ selector: String) async throws -> String {
    try await wait(until: Self.node(selector))
    return try await text("\(Self.node(selector)).textContent")
  }

  /// That the pictures and the clock of the page's first comparison show a frame.
  func expectFrame(_ frame: Int) async throws {
    try await expect("\(Self.node(".stage"))?.dataset.frame", is: "\(frame)")
    try await expectShown(".transport .readout", containing: "frame \(frame) of")
  }

  func expectMode(_ mode: String) async throws {
    try await expect("\(Self.node(".stage"))?.dataset.mode", is: mode)
  }

  private static func node(_ selector: String) -> String { "document.querySelector(\(JSON.string(selector).text))" }
}
