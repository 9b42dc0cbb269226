import Motion
import Recordings
import Scenarios
import Units

extension PanelRun {
  /// How `setContentOffset(_:animated: true)` moves: by the system's setting, since neither duration nor curve is
  /// documented (facts: keyboard-behaviour.md F9.4).
  private var ownScrollTiming: AnimationTiming {
    .easeInOut(Time(seconds: plan.system.settings.animatedScrollDuration))
  }

  /// Moves the content by as much as the list has lost of its visible height, so that its end stays where it was seen.
  mutating func keepEndInSight(of list: ElementID, since before: ScrollPlaces, in context: MotionContext) {
    guard let view = tree.indices[list], let old = before[view], let range = nodes[view].scrollRange else { return }
    let lost = old.heightAboveInset - nodes[view].heightAboveInset
    guard lost != 0 else { return }
    scroll(view, to: range.held(old.offset + lost), in: context)
  }

  /// Scrolls so that the first responder's bottom edge, with the margin, stands above what is visible; at a hide
  /// nothing needs to be brought into view.
  mutating func scrollToResponder(
    _ settings: Handler.ScrollToResponder, for answer: Answer, since before: ScrollPlaces, in block: MotionContext
  ) {
    guard !answer.notification.announcesHide(on: screen), let view = tree.indices[settings.scrollView],
      let scroll = nodes[view].scroll, let range = nodes[view].scrollRange,
      let field = firstResponder.last.flatMap({ bottom(of: $0, inContentOf: view) })
    else { return }
    let visible = visibleHeight(of: view, for: answer, settings)
    let edge = field + settings.margin
    let offset = scroll.contentOffset.model
    let isCovered =
      switch settings.coordinates {
      case .visible: edge - offset > visible
      case .mixed: edge > visible
      }
    let target = settings.held(isCovered ? edge - visible : offset, in: range, before: before[view]?.range ?? range)
    let own = MotionContext(timing: ownScrollTiming)
    if settings.clock == .own { unsettled.insert(.animatedScroll) }
    self.scroll(view, to: target, in: settings.clock == .own ? own : block)
  }

  /// What of the scroll view's height lies above the keyboard's end frame, once or twice subtracted.
  private func visibleHeight(
    of view: Int, for answer: Answer, _ settings: Handler.ScrollToResponder
  ) -> Double {
    let keyboardTop = answer.notification.userInfo.frameEnd.minY
    let height = min(nodes[view].height.model, keyboardTop - modelTop(of: view))
    return settings.countsKeyboardTwice ? height - (nodes[view].scroll?.adjustedBottom ?? 0) : height
  }

  /// The bottom edge in the scroll view's content; nil for a view that is not inside.
  private func bottom(of id: ElementID, inContentOf scrollView: Int) -> Double? {
    guard let view = tree.indices[id] else { return nil }
    let path = tree.ancestry(of: view)
    guard let depth = path.firstIndex(of: scrollView), depth > 0 else { return nil }
    return path[..<depth].reduce(nodes[view].height.model) { $0 + nodes[$1].y.model + nodes[$1].translation.model }
  }
}

extension Handler.ScrollToResponder {
  /// The offset as the handler's limit lets it be.
  fileprivate func held(_ offset: Double, in range: ScrollRange, before old: ScrollRange) -> Double {
    switch limit {
    case .newInset: range.held(offset)
    case .oldInset: min(max(offset, range.lowest), old.highest)
    case .unclamped: min(offset, range.end)
    }
  }
}
