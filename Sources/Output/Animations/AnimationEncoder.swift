import Drawing

/// Makes a file of pictures that are shown one after the other.
///
/// An encoder is told everything of a ``Showing`` but the pixels when it is made.
public protocol AnimationEncoder: AnyObject {
  /// What it writes; gets its name once all files of a job are complete.
  var file: StagedFile { get }

  /// Takes the next picture; its pixels are valid only during the call.
  func append(_ pixels: PixelView) throws

  /// Writes what is left, once all pictures are there.
  func finish() async throws

  /// Removes what was written.
  func discard()
}

extension AnimationEncoder {
  public func discard() {
    file.discard()
  }
}
