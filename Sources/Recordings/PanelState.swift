import Keyboards
import Scenarios
import Units

/// A panel at one moment, as a person sees it. Equal states draw equal pictures.
public struct PanelState: Hashable, Sendable {
  /// The screen, as the device is held.
  public var screen: ScreenMetrics
  /// Screen coordinates; y is the screen's height while hidden.
  public var keyboardFrame: Rect
  /// Where the keyboard is seen: its frame, or the one it had while it fades out.
  public var visibleKeyboardFrame: Rect
  /// 0 to 1.
  public var keyboardOpacity: Double
  public var keyboard: ShownKeyboard?
  /// One for each of the recording's nodes.
  public var nodes: [NodeState]
  public var firstResponder: ElementID?
  /// Nil when nothing is tracked.
  public var gap: Gap?

  public struct NodeState: Hashable, Sendable {
    /// Screen coordinates, transforms and content offsets applied.
    public var frame: Rect
    /// Hidden itself or by a parent, or on a screen that is not shown.
    public var isHidden: Bool
    public var scroll: ScrollState?
  }

  public struct ScrollState: Hashable, Sendable {
    public var contentOffset: Double
    public var bottomInset: Double
    public var adjustedBottom: Double
    public var adjustedTop: Double
    public var indicatorBottom: Double
  }

  /// Distance from the tracked edge to the keyboard.
  public struct Gap: Hashable, Sendable {
    public var keyboardTop: Double
    public var edgeBottom: Double
    public var spacing: Double
    /// Whether the keyboard is on screen or the edge is away from where it rests without one; while false, the
    /// number says nothing about being in step.
    public var isRelevant: Bool
    /// What the gap is at this moment for an edge that goes with the keyboard from where it rests without one: its
    /// resting gap times the part of the keyboard that is still off screen. Not 0 where a bar rests above the home
    /// indicator, or meets the keyboard with a spacing.
    public var expected: Double

    /// Negative covered, positive a hole.
    public var value: Double { keyboardTop - edgeBottom - spacing }
    /// 0 while the edge is in step: its gap lies between none and the ``expected`` one. An edge that a layout guide
    /// ties to a keyboard under a finger has none although its rest has one.
    public var deviation: Double { value - min(max(value, min(0, expected)), max(0, expected)) }
    /// Whether a ``deviation`` could not be seen: below this many points it would print as 0.0.
    public static let visible = 0.05
    public var isInStep: Bool { abs(deviation) < Self.visible }
  }
}

extension Recording {
  /// The moment of frame `frame`.
  public func time(ofFrame frame: Int) -> Time {
    rate.time(ofFrame: frame)
  }
}

extension PanelRecording {
  /// The panel at `time`: a pure function of the recording.
  public func state(at time: Time) -> PanelState {
    var nodes: [PanelState.NodeState] = []
    nodes.reserveCapacity(self.nodes.count)
    for node in self.nodes {
      nodes.append(node.state(at: time, parent: node.parent.map { nodes[$0] }))
    }
    let screen = screens.value(at: time)
    let frame = keyboard.frame(at: time)
    let opacity = keyboard.opacity.value(at: time)
    let fading = opacity > 0 && opacity < 1 ? keyboard.fadingFrame.value(at: time) : nil
    let shown = keyboard.appearance.value(at: time)
    return PanelState(
      screen: screen, keyboardFrame: frame, visibleKeyboardFrame: fading ?? frame, keyboardOpacity: opacity,
      keyboard: shown, nodes: nodes, firstResponder: firstResponder.value(at: time),
      gap: gap(
        nodes: nodes, keyboard: frame, isDocked: (shown?.isDocked ?? true) && !isTurning(at: time),
        screen: screen.size))
  }

  /// A keyboard that stands away from the bottom edge, or leaves sideways, has no edge to be in step with; nor has one
  /// while the device is turned, which is not drawn.
  private func gap(
    nodes states: [PanelState.NodeState], keyboard: Rect, isDocked: Bool, screen: Size
  ) -> PanelState.Gap? {
    guard let trackedNode else { return nil }
    let edge = states[trackedNode].frame.maxY
    // Where the edge rests without a keyboard, as far from the bottom of a turned screen as of the first.
    let first = screens.initial.size
    let rest = startingY(of: trackedNode) + nodes[trackedNode].height.initial + screen.height - first.height
    let shown = keyboard.height > 0 ? min(1, max(0, (screen.height - keyboard.y) / keyboard.height)) : 0
    let isAtBottom = keyboard.maxY >= screen.height - 0.01 && abs(keyboard.x) < 0.01
    let isInWay = keyboard.y < screen.height && isDocked && isAtBottom && !states[trackedNode].isHidden
    return PanelState.Gap(
      keyboardTop: keyboard.y, edgeBottom: edge, spacing: spacing,
      isRelevant: isInWay || (keyboard.y >= screen.height && screen == first && abs(edge - rest) > 1e-9),
      expected: (screen.height - rest - spacing) * (1 - shown))
  }

  private func isTurning(at time: Time) -> Bool {
    screens.changes.contains { $0.time < time && time <= $0.time + SystemProfile.rotationDuration }
  }

  /// Where the node's top edge lies on the screen before anything happens.
  private func startingY(of index: Int) -> Double {
    let node = nodes[index]
    let own = node.y.initial + node.translation.initial
    guard let parent = node.parent else { return own }
    return startingY(of: parent) + own - (nodes[parent].scroll?.contentOffset.initial ?? 0)
  }
}

extension Node {
  func state(at time: Time, parent: PanelState.NodeState?) -> PanelState.NodeState {
    let origin = parent?.frame.origin ?? .zero
    let frame = Rect(
      x: origin.x + x.value(at: time),
      y: origin.y + y.value(at: time) + translation.value(at: time) - (parent?.scroll?.contentOffset ?? 0),
      width: width.value(at: time), height: height.value(at: time))
    return PanelState.NodeState(
      frame: frame, isHidden: isHidden.value(at: time) || parent?.isHidden ?? false,
      scroll: scroll?.state(at: time))
  }
}

extension Node.Scroll {
  func state(at time: Time) -> PanelState.ScrollState {
    let bottom = bottomInset.value(at: time)
    return PanelState.ScrollState(
      contentOffset: contentOffset.value(at: time), bottomInset: bottom,
      adjustedBottom: bottom + addedBottom.value(at: time), adjustedTop: topInset + addedTop.value(at: time),
      indicatorBottom: indicatorBottom.value(at: time))
  }
}
