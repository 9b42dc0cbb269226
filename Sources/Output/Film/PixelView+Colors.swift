import Drawing

extension PixelView {
  /// The colour of each pixel, row after row, as 0x00RRGGBB: without the byte that says nothing, and without what lies
  /// between the rows.
  var colors: [UInt32] {
    guard let start = bytes.baseAddress else { return [] }
    return [UInt32](unsafeUninitializedCapacity: width * height) { colors, count in
      for row in 0..<height {
        let pixels = (start + row * stride).assumingMemoryBound(to: UInt32.self)
        for column in 0..<width { colors[row * width + column] = pixels[column] & 0x00FF_FFFF }
      }
      count = width * height
    }
  }
}
