import Foundation

/// Requests to a server on this machine, one connection each.
///
/// URLSession on Linux refuses chromedriver's answers: it wants a space behind the colon of a header.
struct LoopbackHTTP: Sendable {
  let port: UInt16

  /// The body of the answer, and whether its status is 200. It waits on a thread of its own, not on one of the few that
  /// tests share.
  func answer(_ method: String, _ path: String, _ body: String) async throws -> (isGood: Bool, body: Data) {
    let answer = try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Result { try exchange(method, path, body) }) }
    }
    guard let body = Self.bodyStart(answer) else { throw BrowserError.refused("no answer") }
    return (answer.starts(with: Data("HTTP/1.1 200".utf8)), Data(answer[body...]))
  }

  private func exchange(_ method: String, _ path: String, _ body: String) throws -> Data {
    let connection = try connected()
    defer { close(connection) }
    let request = """
      \(method) \(path) HTTP/1.1\r
      Host: 127.0.0.1:\(port)\r
      Content-Type: application/json\r
      Content-Length: \(body.utf8.count)\r
      Connection: close\r
      \r
      \(body)
      """
    let handle = FileHandle(fileDescriptor: connection, closeOnDealloc: false)
    try handle.write(contentsOf: Data(request.utf8))
    var answer = Data()
    while !Self.isWhole(answer) {
      let part = handle.availableData
      guard !part.isEmpty else { throw BrowserError.refused("half an answer") }
      answer += part
    }
    return answer
  }

  private static func bodyStart(_ answer: Data) -> Int? { answer.firstRange(of: Data("\r\n\r\n".utf8))?.upperBound }

  /// Whether as much has come as the header says: the connection stays open behind it.
  private static func isWhole(_ answer: Data) -> Bool {
    guard let start = bodyStart(answer) else { return false }
    let header = String(decoding: answer[..<start], as: UTF8.self)
    let length = header.firstMatch(of: /(?i)content-length: *(\d+)/).flatMap { Int($0.output.1) }
    return answer.count - start >= length ?? 0
  }

  private func connected() throws -> Int32 {
    #if canImport(Darwin)
      let connection = socket(AF_INET, SOCK_STREAM, 0)
    #else
      let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(connection, $0, size) }
    }
    guard result == 0 else {
      close(connection)
      throw BrowserError.refused("port \(port) is closed")
    }
    return connection
  }
}
