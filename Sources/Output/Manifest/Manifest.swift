import Drawing
import Units

/// What a folder of frames holds: written last, as `manifest.json`.
public struct Manifest: Hashable, Sendable {
  public var description: RenderDescription
  /// Pixels.
  public var width: Int
  public var height: Int
  /// What the files depend on, beside the timeline.
  public var components: [Component]
  /// In order of their numbers.
  public var frames: [Frame]

  public struct Frame: Hashable, Sendable {
    public var number: Int
    /// Relative to the manifest's folder.
    public var file: String
    /// SHA-256 of the file, 64 hexadecimal digits.
    public var sha256: String
  }

  /// A library or font that the files depend on: `cairo` `1.16.0`.
  public struct Component: Hashable, Sendable {
    public var name: String
    public var version: String

    public init(name: String, version: String) {
      self.name = name
      self.version = version
    }
  }

  /// How every manifest begins; tells it from another tool's.
  static let opening = "{\n  \"curve7\": "
}

/// What a manifest says that the frames themselves do not.
public struct RenderDescription: Hashable, Sendable {
  /// The tool's own.
  public var version: String
  /// File name of the timeline without its ending.
  public var timeline: String
  public var title: String
  public var rate: FrameRate
  /// Set where frames follow the timeline's clock otherwise than as things happen.
  public var pacing: Pacing?
  /// Frames in the whole sequence.
  public var frameCount: Int
  /// Pixels a point.
  public var scale: Int
  public var theme: String
  public var panels: [Panel]

  public init(
    version: String, timeline: String, title: String, rate: FrameRate, frameCount: Int, scale: Int, theme: String,
    panels: [Panel] = []
  ) {
    self.version = version
    self.timeline = timeline
    self.title = title
    self.rate = rate
    self.frameCount = frameCount
    self.scale = scale
    self.theme = theme
    self.panels = panels
  }

  public struct Panel: Hashable, Sendable {
    public var name: String
    public var caption: String
    /// The gap farthest from 0 in points and its frame; nil where the panel is in step or nothing is tracked.
    public var worstGap: Gap?

    public init(name: String, caption: String, worstGap: Gap?) {
      self.name = name
      self.caption = caption
      self.worstGap = worstGap
    }
  }

  public struct Gap: Hashable, Sendable {
    public var points: Double
    public var frame: Int

    public init(points: Double, frame: Int) {
      self.points = points
      self.frame = frame
    }
  }
}
