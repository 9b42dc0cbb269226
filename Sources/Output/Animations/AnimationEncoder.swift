import Drawing

/// Makes a file of pictures that are shown one after the other.
///
/// An encoder is told everything of a ``Showing`` but the pixels when it is made.
public protocol AnimationEncoder: AnyObject {
  /// Takes the next picture; its pixels are valid only during the call.
  func append(_ pixels: PixelView) throws

  /// Writes what is left, once all pictures are there, and gives the file its name.
  func finish() async throws

  /// Removes what was written.
  func discard()
}
