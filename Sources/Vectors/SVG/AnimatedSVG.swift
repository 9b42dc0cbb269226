import Drawing
import Units

/// A choreography as one SVG file: every layer a group with a few keyframes. No script, nothing from elsewhere; readers
/// who want no motion see one moment of it.
public struct AnimatedSVG {
  public struct Options: Hashable, Sendable {
    public var title: String
    /// What is seen, for readers who cannot.
    public var description: String
    public var textForm: TextForm
    /// How often it runs; nil for ever.
    public var loops: Int?
    /// The frame that stands still for readers who want no motion.
    public var poster: Int

    public init(
      title: String, description: String = "", textForm: TextForm = .text, loops: Int? = nil, poster: Int = 0
    ) {
      self.title = title
      self.description = description
      self.textForm = textForm
      self.loops = loops
      self.poster = poster
    }
  }

  /// The whole file.
  public let text: String

  /// Throws ``DrawingError`` when there is no font to measure texts with.
  public init(_ choreography: Choreography, options: Options) throws(DrawingError) {
    var document = try SVGDocument(choreography, options)
    text = try document.text()
  }
}

/// One document under way.
private struct SVGDocument {
  let choreography: Choreography
  let options: AnimatedSVG.Options
  let items: ItemWriter
  var styles = Stylesheet()

  /// The family the pictures are drawn with, and what stands in for it.
  private static let fonts =
    "Inter,-apple-system,system-ui,'Segoe UI',Roboto,'Noto Sans CJK SC','PingFang SC',sans-serif"

  init(_ choreography: Choreography, _ options: AnimatedSVG.Options) throws(DrawingError) {
    self.choreography = choreography
    self.options = options
    items = ItemWriter(textForm: options.textForm, shaper: try TextShaper())
  }

  mutating func text() throws(DrawingError) -> String {
    let body = try ground() + actors()
    let styles = styles.text(
      common: "animation:\(SVGNumber.text(choreography.duration, digits: 4))s step-end \(loops)",
      reducedMotion: "animation-delay:-\(SVGNumber.text(posterTime, digits: 4))s;animation-play-state:paused")
    let definitions = self.styles.definitions.isEmpty ? "" : "<defs>\(self.styles.definitions)</defs>"
    let description = options.description.isEmpty ? "" : "<desc>\(XML.escaped(options.description))</desc>"
    let content = """
      <title>\(XML.escaped(options.title))</title>\(description)
      <style>\(styles)</style>
      \(definitions)\(body)
      """
    let (width, height) = (SVGNumber.text(choreography.size.width), SVGNumber.text(choreography.size.height))
    let opening =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
      + "viewBox=\"0 0 \(width) \(height)\" role=\"img\" font-family=\"\(Self.fonts)\">"
    let prefix = "k" + Fingerprint.text(of: content)
    return (opening + content + "\n</svg>\n").replacing(Stylesheet.prefixMark, with: prefix)
  }

  private var loops: String {
    // The last picture stays when it has run as often as it should.
    options.loops.map { "\($0) forwards" } ?? "infinite"
  }

  /// A tenth of a millisecond after its frame comes, where rounding leads to no other.
  private var posterTime: Double {
    let frame = max(0, min(choreography.frameCount - 1, options.poster))
    return choreography.rate.time(ofFrame: frame).seconds + 1e-4
  }

  private mutating func ground() -> String {
    let paint = Declarations(
      fill: choreography.background, stroke: nil, other: choreography.otherBackground.map { ($0, nil) }, zoom: 1)
    return "<rect class=\"\(styles.name(of: paint))\" width=\"100%\" height=\"100%\"/>"
  }

  /// Neighbours within one clip share its group.
  private mutating func actors() throws(DrawingError) -> String {
    let writer = ActorWriter(
      items: items, keyframes: Keyframes(duration: choreography.duration, frameCount: choreography.frameCount),
      canvas: choreography.size, shared: try sharedStills())
    var markup = ""
    var open: Rect?
    for actor in choreography.actors {
      let clip = actor.stillClip(on: choreography.size)
      if clip != open {
        if open != nil { markup += "</g>" }
        if let clip { markup += "<g clip-path=\"url(#\(styles.name(ofClip: "<rect\(attributes(clip))/>")))\">" }
        open = clip
      }
      markup += try writer.markup(of: actor, &styles)
    }
    return markup + (open == nil ? "" : "</g>")
  }

  /// Pictures that several actors show, each defined once.
  private mutating func sharedStills() throws(DrawingError) -> [[Still]: String] {
    let all = choreography.actors.map(\.stills)
    let counts = Dictionary(all.map { ($0, 1) }, uniquingKeysWith: +)
    var shared: [[Still]: String] = [:]
    for stills in all where counts[stills, default: 0] > 1 && shared[stills] == nil {
      guard let first = stills.first, stills.count > 1 || !first.sticksOut else { continue }
      let markup =
        stills.count > 1
        ? try items.markup(ofReel: stills, &styles) : try items.markup(of: first, zoom: first.zoom, &styles)
      shared[stills] = styles.define(markup)
    }
    return shared
  }
}
