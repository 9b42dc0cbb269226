import Foundation
import Units

/// A headless Chromium with one page open, driven over the WebDriver protocol (W3C WebDriver, level 2).
public struct Browser: Sendable {
  /// How the browser is set up.
  public struct Options: Sendable {
    public var width = 1200
    public var height = 900
    public var prefersReducedMotion = false

    public init() {}
  }

  private let session: WebDriverSession

  /// Starts a browser, opens `page`, and ends the browser with `body`, whatever comes of it.
  public static func open(
    _ page: URL, _ options: Options = Options(), _ body: (Browser) async throws -> Void
  ) async throws {
    let driver = try DriverProcess()
    defer { driver.end() }
    let session = try await WebDriverSession(server: try driver.start(), capabilities: capabilities(options))
    do {
      let browser = Browser(session: session)
      try await browser.go(to: page.absoluteString)
      try await body(browser)
    } catch {
      try? await session.end()
      throw error
    }
    try await session.end()
  }

  /// Root may not use the sandbox; what is shown here is our own. With a pipe the browser ends when its driver does.
  private static func capabilities(_ options: Options) -> JSON {
    var arguments = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
    arguments += ["--remote-debugging-pipe", "--window-size=\(options.width),\(options.height)"]
    if options.prefersReducedMotion { arguments.append("--force-prefers-reduced-motion") }
    return [
      "goog:chromeOptions": ["args": .array(arguments.map(JSON.string))],
      "goog:loggingPrefs": ["browser": "ALL", "performance": "ALL"],
    ]
  }

  public func go(to address: String) async throws {
    try await session.send("url", ["url": .string(address)])
  }

  /// What an expression of JavaScript is, as text.
  public func text(_ expression: String) async throws -> String {
    try await session.value("execute/sync", ["script": .string("return String(\(expression))"), "args": []])
  }

  /// Tries an expression again and again until it is true; a loaded machine gets a minute.
  public func wait(until expression: String) async throws {
    let end = ContinuousClock.now + .seconds(60)
    while try await text("Boolean(\(expression))") != "true" {
      guard ContinuousClock.now < end else { throw BrowserError.never(expression) }
      try await Task.sleep(for: .milliseconds(40))
    }
  }

  /// Presses keys one after the other, with `shift` held or not.
  public func press(_ keys: [Key], shift: Bool = false) async throws {
    var actions = keys.flatMap { [Self.key("keyDown", $0.rawValue), Self.key("keyUp", $0.rawValue)] }
    if shift { actions = [Self.key("keyDown", "\u{E008}")] + actions + [Self.key("keyUp", "\u{E008}")] }
    try await perform(["type": "key", "id": "keyboard", "actions": .array(actions)])
  }

  /// Presses the pointer in the middle of what a selector finds and lets it go `distance` points to the right.
  public func drag(_ selector: String, by distance: Int = 0) async throws {
    let node = "document.querySelector(\(JSON.string(selector).text))"
    try await wait(until: node)
    _ = try await text("\(node).scrollIntoView({ block: 'center', inline: 'center' })")
    let box = "\(node).getBoundingClientRect()"
    let place = try await text("[\(box).x + \(box).width / 2, \(box).y + \(box).height / 2].map(Math.round)")
    let numbers = place.split(separator: ",").compactMap { Double($0) }
    guard numbers.count == 2 else { throw BrowserError.notFound(selector) }
    var actions = [Self.move(numbers[0], numbers[1]), ["type": "pointerDown", "button": .number(0)]]
    if distance != 0 { actions.append(Self.move(numbers[0] + Double(distance), numbers[1])) }
    actions.append(["type": "pointerUp", "button": .number(0)])
    try await perform(["type": "pointer", "id": "mouse", "actions": .array(actions)])
  }

  public func click(_ selector: String) async throws { try await drag(selector) }

  /// The page as far as the window shows it, as a PNG file.
  public func screenshot() async throws -> [UInt8] {
    let text: String = try await session.read("screenshot")
    guard let data = Data(base64Encoded: text) else { throw BrowserError.refused("no picture") }
    return Array(data)
  }

  /// What the console has of warnings and errors since the last call.
  public func complaints() async throws -> [String] {
    try await log("browser").filter { ["WARNING", "SEVERE"].contains($0.level) }.map(\.message)
  }

  /// Requests since the last call that go to anything but this file and the data in it.
  public func foreignRequests() async throws -> [String] {
    try await log("performance").map(\.message).filter { message in
      message.contains("Network.requestWillBeSent\"")
        && !["file:", "data:"].contains { message.contains("\"url\":\"\($0)") }
    }
  }

  private func log(_ type: String) async throws -> [LogEntry] {
    try await session.value("se/log", ["type": .string(type)])
  }

  private func perform(_ source: JSON) async throws {
    try await session.send("actions", ["actions": .array([source])])
  }

  private static func key(_ type: JSON, _ value: String) -> JSON { ["type": type, "value": .string(value)] }

  private static func move(_ x: Double, _ y: Double) -> JSON {
    ["type": "pointerMove", "duration": .number(60), "x": .number(x), "y": .number(y), "origin": "viewport"]
  }
}

extension Browser {
  /// Keys by their code points (WebDriver, section 17.4.2).
  public enum Key: String, Sendable {
    case left = "\u{E012}"
    case right = "\u{E014}"
    case space = " "
    case five = "5"
    case b
  }

  private struct LogEntry: Decodable, Sendable {
    let level: String
    let message: String
  }
}

public enum BrowserError: Error, CustomStringConvertible {
  case missing
  case silent
  case refused(String)
  case never(String)
  case notFound(String)

  public var description: String {
    switch self {
    case .missing: "there is no chromedriver here; run scripts/setup --tests, which installs a browser for the tests"
    case .silent: "chromedriver ended without naming its port"
    case .refused(let answer): "chromedriver refused: \(answer)"
    case .never(let expression): "never came true within a minute: \(expression)"
    case .notFound(let selector): "nothing on the page is \(selector)"
    }
  }
}
