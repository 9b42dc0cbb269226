/// The names of a trace's columns; docs/trace.md says what they hold.
public enum TraceColumn {
  public static let panel = "panel"
  public static let frame = "frame"
  public static let time = "time_s"
  public static let keyboardTop = "keyboard_top_pt"
  public static let edgeBottom = "edge_bottom_pt"
  public static let gap = "gap_pt"
  public static let gapCounts = "gap_counts"

  /// What a trace has of every element.
  public enum Part: String, Sendable {
    case top = "top_pt"
    case bottom = "bottom_pt"
    case contentOffset = "content_offset_pt"
    case contentInset = "content_inset_pt"
    case adjustedInset = "adjusted_inset_pt"
    case indicatorInset = "indicator_inset_pt"

    /// `composer.top_pt`
    public func column(of element: String) -> String { "\(element).\(rawValue)" }
  }
}
