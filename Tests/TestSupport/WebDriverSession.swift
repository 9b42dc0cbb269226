import Foundation
import Units

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A session of a WebDriver server, with its commands as paths and JSON.
struct WebDriverSession: Sendable {
  private let address: URL

  init(driver: URL, capabilities: JSON) async throws {
    let order: JSON = ["capabilities": ["alwaysMatch": capabilities]]
    let opened: Opened = try await Self.value(driver.appendingPathComponent("session"), "POST", order)
    address = driver.appendingPathComponent("session").appendingPathComponent(opened.sessionId)
  }

  func value<Value: Decodable & Sendable>(_ command: String, _ order: JSON) async throws -> Value {
    try await Self.value(address.appendingPathComponent(command), "POST", order)
  }

  /// For commands that answer nothing.
  func send(_ command: String, _ order: JSON) async throws {
    let _: String? = try await value(command, order)
  }

  /// Closes the browser.
  func end() async throws {
    let _: String? = try await Self.value(address, "DELETE", nil)
  }

  private static func value<Value: Decodable & Sendable>(
    _ address: URL, _ method: String, _ order: JSON?
  ) async throws -> Value {
    var request = URLRequest(url: address, timeoutInterval: 180)
    request.httpMethod = method
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.httpBody = order.map { Data($0.text.utf8) }
    let (data, response) = try await URLSession.shared.data(for: request)
    guard (response as? HTTPURLResponse)?.statusCode == 200 else {
      throw BrowserError.refused(String(decoding: data.prefix(600), as: UTF8.self))
    }
    return try JSONDecoder().decode(Answer<Value>.self, from: data).value
  }

  private struct Opened: Decodable, Sendable {
    let sessionId: String
  }

  private struct Answer<Value: Decodable & Sendable>: Decodable, Sendable {
    let value: Value
  }
}
