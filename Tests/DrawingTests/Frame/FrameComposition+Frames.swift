import Units

@testable import Drawing

extension FrameComposition {
  /// All recordings of these tests have 60 frames a second.
  func scene(ofFrame frame: Int) -> Scene { scene(at: FrameRate.sixty.time(ofFrame: frame)) }
}
