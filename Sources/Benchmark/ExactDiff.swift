import Curve7Kit
import Foundation

/// Comparing two equal pictures in memory, against `memcmp` of their bytes: nothing that reads both can be faster.
struct ExactDiff {
  private let before: Image
  private let after: Image

  /// Two pictures with the same bytes at different addresses.
  init(width: Int, height: Int) throws(BenchmarkError) {
    func picture() -> Image? {
      Image(width: width, height: height, bytes: (0..<width * height * 4).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    }
    guard let before = picture(), let after = picture() else { throw .usage }
    (self.before, self.after) = (before, after)
  }

  /// How many times as long as `memcmp` the comparison takes; both in turn.
  func ratios(pairs: Int) throws(BenchmarkError) -> [Double] {
    var ratios: [Double] = []
    for _ in 0..<pairs {
      let plain = try Self.seconds(bytesAreEqual)
      let ours = try Self.seconds { before.comparison(with: after) == PixelComparison.none }
      ratios.append(ours / plain)
    }
    return ratios
  }

  private func bytesAreEqual() -> Bool {
    before.bytes.withUnsafeBytes { left in
      after.bytes.withUnsafeBytes { right in
        guard let left = left.baseAddress, let right = right.baseAddress else { return false }
        return memcmp(left, right, before.bytes.count) == 0
      }
    }
  }

  /// What `body` finds is looked at, so that it cannot be left out.
  private static func seconds(_ body: () -> Bool) throws(BenchmarkError) -> Double {
    var isSame = false
    let time = ContinuousClock().measure { isSame = body() }
    guard isSame else { throw .equalPicturesDiffer }
    return time / .seconds(1)
  }
}
