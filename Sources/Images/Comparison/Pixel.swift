/// One pixel, alpha not multiplied in.
struct Pixel: Hashable {
  let red: UInt8
  let green: UInt8
  let blue: UInt8
  let alpha: UInt8

  /// Its channels over white, in 8-bit sRGB values without rounding.
  var overWhite: (red: Double, green: Double, blue: Double) {
    func blend(_ channel: UInt8) -> Double { 255 + (Double(channel) - 255) * Double(alpha) / 255 }
    return (blend(red), blend(green), blend(blue))
  }

  /// The brightness over white: the Y of YIQ.
  var brightness: Double {
    let (red, green, blue) = overWhite
    return 0.29889531 * red + 0.58662247 * green + 0.11448223 * blue
  }
}

/// The distance of two colours in YIQ, weighted as people see it (Kotsarenko and Ramos, 2010); no gamma is removed.
struct ColourDistance {
  /// `35215 · t²`: 35215 is the largest possible distance.
  private let limit: Double

  init(threshold: Double) {
    limit = 35215 * threshold * threshold
  }

  func exceeds(_ left: Pixel, _ right: Pixel) -> Bool {
    let (a, b) = (left.overWhite, right.overWhite)
    let (red, green, blue) = (a.red - b.red, a.green - b.green, a.blue - b.blue)
    let y = 0.29889531 * red + 0.58662247 * green + 0.11448223 * blue
    let i = 0.59597799 * red - 0.27417610 * green - 0.32180189 * blue
    let q = 0.21147017 * red - 0.52261711 * green + 0.31114694 * blue
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q > limit
  }
}
