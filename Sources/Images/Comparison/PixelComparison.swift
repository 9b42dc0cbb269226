import Foundation

/// How two pictures of one size differ.
public struct PixelComparison: Hashable, Sendable {
  /// What counts as a mismatch.
  public struct Rule: Hashable, Sendable {
    /// From 0, where every visible difference counts, to 1; a share of the distance between black and white.
    public var threshold: Double
    /// Whether pixels that look anti-aliased are set aside.
    public var ignoresAntialiasing: Bool

    /// Exact unless said otherwise.
    public init(threshold: Double = 0, ignoresAntialiasing: Bool = false) {
      self.threshold = threshold
      self.ignoresAntialiasing = ignoresAntialiasing
    }
  }

  /// Pixels whose four bytes are not all equal.
  public let differing: Int
  /// Pixels that count under the rule.
  public let mismatched: Int
  /// The part of the picture in which bytes differ, in pixels; nil when none do.
  public let bounds: PixelBounds?

  /// Of equal pictures.
  public static let none = PixelComparison(differing: 0, mismatched: 0, bounds: nil)
}

/// A rectangle of whole pixels.
public struct PixelBounds: Hashable, Sendable {
  public private(set) var left: Int
  public private(set) var top: Int
  public private(set) var right: Int
  public private(set) var bottom: Int

  init(x: Int, y: Int) {
    (left, top, right, bottom) = (x, y, x + 1, y + 1)
  }

  mutating func include(x: Int, y: Int) {
    left = min(left, x)
    top = min(top, y)
    right = max(right, x + 1)
    bottom = max(bottom, y + 1)
  }

  public var width: Int { right - left }
  public var height: Int { bottom - top }
}

extension Image {
  /// Compares two pictures pixel by pixel; nil when their sizes differ.
  ///
  /// Equal bytes are found row by row first, so that equal pictures cost little more than reading them.
  public func comparison(with other: Image, by rule: PixelComparison.Rule = .init()) -> PixelComparison? {
    guard width == other.width, height == other.height else { return nil }
    var differing = 0
    var mismatched = 0
    var bounds: PixelBounds?
    let distance = ColourDistance(threshold: rule.threshold)
    forEachDifference(with: other) { x, y in
      differing += 1
      bounds?.include(x: x, y: y)
      bounds = bounds ?? PixelBounds(x: x, y: y)
      guard distance.exceeds(self[x, y], other[x, y]) else { return }
      if rule.ignoresAntialiasing, looksAntialiased(x, y, beside: other) || other.looksAntialiased(x, y, beside: self) {
        return
      }
      mismatched += 1
    }
    return PixelComparison(differing: differing, mismatched: mismatched, bounds: bounds)
  }

  /// Calls `body` with the place of each pixel whose bytes differ, row by row.
  func forEachDifference(with other: Image, _ body: (_ x: Int, _ y: Int) -> Void) {
    bytes.withUnsafeBytes { left in
      other.bytes.withUnsafeBytes { right in
        for y in 0..<height {
          let row = y * width * 4..<(y + 1) * width * 4
          if left.isEqual(to: right, in: row) { continue }
          for x in 0..<width {
            let place = row.lowerBound + x * 4
            if left.pixel(at: place) != right.pixel(at: place) { body(x, y) }
          }
        }
      }
    }
  }

  /// The pixel at a place inside the picture.
  subscript(x: Int, y: Int) -> Pixel {
    let place = (y * width + x) * 4
    return Pixel(red: bytes[place], green: bytes[place + 1], blue: bytes[place + 2], alpha: bytes[place + 3])
  }
}

extension UnsafeRawBufferPointer {
  /// By `memcmp`, as fast as memory can be read.
  fileprivate func isEqual(to other: UnsafeRawBufferPointer, in range: Range<Int>) -> Bool {
    guard let left = baseAddress, let right = other.baseAddress else { return true }
    return memcmp(left + range.lowerBound, right + range.lowerBound, range.count) == 0
  }

  fileprivate func pixel(at place: Int) -> UInt32 { loadUnaligned(fromByteOffset: place, as: UInt32.self) }
}
