import Drawing

extension PixelView {
  /// All pixels.
  var box: PixelBox { PixelBox(x: 0, y: 0, width: width, height: height) }

  /// The pixels in a box, which lies inside and is not empty.
  subscript(box: PixelBox) -> PixelView {
    let first = box.y * stride + box.x * 4
    let end = (box.maxY - 1) * stride + box.maxX * 4
    return PixelView(
      bytes: UnsafeRawBufferPointer(rebasing: bytes[first..<end]), width: box.width, height: box.height, stride: stride)
  }
}
