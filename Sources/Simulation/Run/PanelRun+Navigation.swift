import Motion
import Recordings
import Scenarios
import Units

/// How two screens slide when one is pushed or popped.
///
/// Assumed, since no source gives them: the spring of curve 7 over half a second, and the screen below moving by 30 %
/// of the width.
enum Slide {
  static let context = MotionContext(timing: .keyboard)
  static let shareOfScreenBelow = 0.3
  /// How far a finger that swipes back takes the page before it decides; assumed.
  static let shareOfSwipe = 0.4
}

extension PanelRun {
  /// The new screen slides in over the current one, as it was first made; one that is on the stack stays there.
  ///
  /// Order: viewDidLoad of the new, viewWillDisappear of the old, viewWillAppear of the new, and only then the old
  /// one's field resigns, so that an observer removed in viewWillDisappear misses the hide (facts:
  /// keyboard-behaviour.md F10.1). The keyboard leaves sideways with the page (T26).
  ///
  /// With a field of the new screen that becomes first responder as it appears, the keyboard stays (F10.3).
  mutating func push(_ index: Int, focusing field: ElementID?) throws(SimulationError) {
    guard let old = stack.last, !stack.contains(index), let container = tree.containers[index] else { return }
    reset(screen: index)
    disappear(screen: old)
    stack.append(index)
    load(screen: index)
    if let field, firstResponder.last != nil {
      try focus(field, because: .fieldSwitch)
    } else {
      try resign(because: .page(toRight: false))
      if let field { try focus(field) }
    }
    nodes[container].x.move(to: leftEdge + screen.size.width, at: now, in: .none)
    slide(showing: index, from: old, oldX: -Slide.shareOfScreenBelow * screen.size.width)
  }

  /// The current screen slides out; the first one stays. Its controller lives until it is gone, and hears of the hide
  /// if it still observes.
  mutating func pop() throws(SimulationError) {
    guard stack.count > 1, let old = stack.popLast(), let below = stack.last else { return }
    disappear(screen: old)
    appear(screen: below)
    try resign(because: .page(toRight: true))
    slide(showing: below, from: old, oldX: screen.size.width)
  }

  private mutating func slide(showing new: Int, from old: Int, oldX: Double) {
    slidePages(new, x: 0, over: old, x: oldX)
    slides += 1
    agenda.add(.finishSlide(slides), at: now + (Slide.context.timing?.duration ?? .zero))
  }

  /// Both pages go to their places beside each other; x counts from the window's left edge.
  mutating func slidePages(_ one: Int, x oneX: Double, over other: Int, x otherX: Double) {
    dirtyScreens.formUnion([one, other])
    for (screen, x) in [(one, oneX), (other, otherX)] {
      guard let container = tree.containers[screen] else { continue }
      nodes[container].isHidden.set(false, at: now)
      nodes[container].x.move(to: leftEdge + x, at: now, in: Slide.context)
    }
  }

  /// Of the app's window.
  private var leftEdge: Double { scenario.window?.frame.x ?? 0 }

  /// Covered screens leave the window and popped controllers are released, with their observers; a slide that another
  /// has followed leaves that to it.
  mutating func finishSlide(_ number: Int) {
    guard number == slides else { return }
    if shown == nil { keyboard.place(screen.hiddenFrame(height: keyboard.height.model), at: now) }
    for (screen, container) in tree.containers where screen != stack.last {
      nodes[container].isHidden.set(true, at: now)
    }
    registrations.removeAll { index in
      plan.observers[index].screen.map { !stack.contains($0) } ?? false
    }
  }

  /// A new controller: its views stand as at the start, and nothing of an earlier one observes.
  private mutating func reset(screen: Int) {
    registrations.removeAll { plan.observers[$0].screen == screen }
    savedValues = savedValues.filter { $0.key.screen != screen }
    layout.restore(screen: screen, from: start.layout, in: tree)
    for (index, view) in tree.views.enumerated() where view.screen == screen && view.parent != nil {
      nodes[index].restore(start.nodes[index], at: now)
    }
  }
}

extension LayoutSettings {
  fileprivate mutating func restore(screen: Int, from start: LayoutSettings, in tree: ViewTree) {
    additionalSafeArea[screen] = nil
    for (index, view) in tree.views.enumerated() where view.screen == screen {
      frameShifts[index] = nil
      translations[index] = nil
      view.element.map { bottomPins[$0.id] = start.bottomPins[$0.id] }
    }
  }
}

extension Node {
  /// Jumps back to how `start` was.
  fileprivate mutating func restore(_ start: Node, at time: Time) {
    x.move(to: start.x.initial, at: time, in: .none)
    y.move(to: start.y.initial, at: time, in: .none)
    width.move(to: start.width.initial, at: time, in: .none)
    height.move(to: start.height.initial, at: time, in: .none)
    translation.move(to: 0, at: time, in: .none)
    isHidden.set(start.isHidden.initial, at: time)
    guard let initial = start.scroll else { return }
    scroll?.contentOffset.move(to: initial.contentOffset.initial, at: time, in: .none)
    scroll?.bottomInset.move(to: initial.bottomInset.initial, at: time, in: .none)
    scroll?.addedTop.move(to: initial.addedTop.initial, at: time, in: .none)
    scroll?.addedBottom.move(to: initial.addedBottom.initial, at: time, in: .none)
    scroll?.indicatorBottom.move(to: initial.indicatorBottom.initial, at: time, in: .none)
  }
}
