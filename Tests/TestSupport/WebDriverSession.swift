import Foundation
import Units

/// A session of a WebDriver server, with its commands as paths and JSON.
struct WebDriverSession: Sendable {
  private let server: LoopbackHTTP
  private let path: String

  init(server: LoopbackHTTP, capabilities: JSON) async throws {
    let order: JSON = ["capabilities": ["alwaysMatch": capabilities]]
    let opened: Opened = try await Self.value(server, "POST", "/session", order.text)
    self.server = server
    path = "/session/" + opened.sessionId
  }

  func value<Value: Decodable & Sendable>(_ command: String, _ order: JSON) async throws -> Value {
    try await Self.value(server, "POST", "\(path)/\(command)", order.text)
  }

  /// For commands that only ask.
  func read<Value: Decodable & Sendable>(_ command: String) async throws -> Value {
    try await Self.value(server, "GET", "\(path)/\(command)", "")
  }

  /// For commands that answer nothing.
  func send(_ command: String, _ order: JSON) async throws {
    let _: String? = try await value(command, order)
  }

  /// Closes the browser.
  func end() async throws {
    let _: String? = try await Self.value(server, "DELETE", path, "")
  }

  private static func value<Value: Decodable & Sendable>(
    _ server: LoopbackHTTP, _ method: String, _ path: String, _ order: String
  ) async throws -> Value {
    let answer = try await server.answer(method, path, order)
    guard answer.isGood else { throw BrowserError.refused(String(decoding: answer.body.prefix(600), as: UTF8.self)) }
    return try JSONDecoder().decode(Answer<Value>.self, from: answer.body).value
  }

  private struct Opened: Decodable, Sendable {
    let sessionId: String
  }

  private struct Answer<Value: Decodable & Sendable>: Decodable, Sendable {
    let value: Value
  }
}
