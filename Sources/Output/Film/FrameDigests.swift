import Drawing

extension FrameSource {
  /// For each frame the SHA-256 of its colours: what is seen, whatever program writes it to a file.
  ///
  /// Throws what the painter throws, and `CancellationError`.
  public func frameDigests() throws -> [String] {
    let painter = try makePainter()
    var digests: [String] = []
    for frame in 0..<frameCount {
      try Task.checkCancellation()
      if let last = digests.last, isSame(frame: frame, as: frame - 1) {
        digests.append(last)
      } else {
        digests.append(
          try painter.withPixels(ofFrame: frame) { $0.colors.withUnsafeBytes { SHA256.hexDigest(of: $0) } })
      }
    }
    return digests
  }
}
