/// A picture as its file has it: eight bits a channel, straight alpha.
public struct Image: Hashable, Sendable {
  public let width: Int
  public let height: Int
  /// Red, green, blue, alpha of each pixel, row after row; alpha is not multiplied in.
  public let bytes: [UInt8]

  /// Nil when `bytes` are not as many as the size says.
  public init?(width: Int, height: Int, bytes: [UInt8]) {
    guard width > 0, height > 0, bytes.count == width.multipliedReportingOverflow(by: height).partialValue * 4 else {
      return nil
    }
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  public var pixelCount: Int { width * height }
}
