import Units

extension Scene {
  /// The same picture as wide as `size`.
  func resized(to size: Size) -> Scene {
    guard size != self.size else { return self }
    let factor = size.width / self.size.width
    return Scene(size: size, background: background, layers: layers.map { $0.scaled(by: factor) })
  }
}

extension Layer {
  fileprivate func scaled(by factor: Double) -> Layer {
    Layer(
      key: key, box: box.scaled(by: factor), clip: clip?.scaled(by: factor),
      mask: mask.map { Mask($0.rect.scaled(by: factor), radius: $0.radius * factor) }, opacity: opacity, snap: snap,
      zoom: zoom * factor, isCached: isCached, items: items)
  }
}

extension Size {
  /// Of the same shape, in whole points.
  func resized(toWidth width: Double) -> Size {
    Size(width: width.rounded(), height: (height * width.rounded() / self.width).rounded())
  }
}

extension Rect {
  fileprivate func scaled(by factor: Double) -> Rect {
    Rect(x: x * factor, y: y * factor, width: width * factor, height: height * factor)
  }
}
