/// What a reviewer is shown of two revisions of timelines or pictures, as one HTML file that needs no network.
///
/// All texts are taken for what they are, never for HTML: names of panels and files may hold anything.
public struct ReviewPage: Hashable, Sendable {
  /// The heading: `Curve7 review`, or what the caller compares.
  public var title: String
  /// Who made the page: `Curve7 0.1.0`.
  public var tool: String
  /// What the first revision is: `main (1a2b3c4)`.
  public var before: String
  /// What the second revision is: `working tree`.
  public var after: String
  /// The outcome in one sentence: `2 of 14 timelines move otherwise`.
  public var verdict: String
  public var comparisons: [Comparison]

  public init(
    title: String, tool: String, before: String, after: String, verdict: String, comparisons: [Comparison]
  ) {
    self.title = title
    self.tool = tool
    self.before = before
    self.after = after
    self.verdict = verdict
    self.comparisons = comparisons
  }
}
