import Recordings
import Scenarios
import Units

extension PanelRun {
  /// The value code reads: the target of an animation that runs, not what is seen.
  func value(of slot: Slot) -> Double {
    switch slot.target {
    case .constraint(let id): return layout.bottomPins[id]?.distance ?? 0
    case .contentInset(let id): return scrollView(id)?.bottomInset.model ?? 0
    case .indicatorInset(let id): return scrollView(id)?.indicatorBottom.model ?? 0
    case .transform(let id): return view(id, of: slot).flatMap { layout.translations[$0] }.map { -$0 } ?? 0
    case .frame(let id): return view(id, of: slot).flatMap { layout.frameShifts[$0] }.map { -$0 } ?? 0
    case .additionalSafeArea: return layout.additionalSafeArea[slot.screen] ?? 0
    case .contentOffset, .hidden: return 0
    }
  }

  /// Sets the property. Insets and transforms are seen in `context`; a constraint, a frame's place in its parent and the
  /// safe area wait for a layout pass. `contentOffset` and `hidden` are no plain numbers and are changed elsewhere.
  ///
  /// A constraint on an element without a bottom pin does not exist, so that nothing is set.
  mutating func set(_ slot: Slot, to value: Double, in context: MotionContext) {
    guard value != self.value(of: slot) else { return }
    switch slot.target {
    case .constraint(let id):
      layout.bottomPins[id]?.distance = value
      tree.indices[id].map { _ = dirtyScreens.insert(tree.views[$0].screen) }
    case .contentInset(let id): setInset(of: id, to: value, in: context)
    case .indicatorInset(let id):
      tree.indices[id].map { nodes[$0].scroll?.indicatorBottom.move(to: value, at: now, in: context) }
    case .transform(let id): view(id, of: slot).map { translate($0, to: -value, in: context) }
    case .frame(let id): view(id, of: slot).map { shiftFrame(of: $0, to: -value, in: context) }
    case .additionalSafeArea:
      layout.additionalSafeArea[slot.screen] = value
      dirtyScreens.insert(slot.screen)
    case .contentOffset, .hidden: return
    }
  }

  private mutating func setInset(of id: ElementID, to value: Double, in context: MotionContext) {
    guard let view = tree.indices[id] else { return }
    keepingScrollRange(of: view, in: context) { run in
      run.nodes[view].scroll?.bottomInset.move(to: value, at: run.now, in: context)
    }
  }

  private mutating func translate(_ view: Int, to value: Double, in context: MotionContext) {
    layout.translations[view] = value
    nodes[view].translation.move(to: value, at: now, in: context)
    dirtyScreens.insert(tree.views[view].screen)
  }

  /// The frame moves at once, as an assigned frame does; what follows from it inside waits for the pass.
  private mutating func shiftFrame(of view: Int, to value: Double, in context: MotionContext) {
    let old = layout.frameShifts[view] ?? 0
    layout.frameShifts[view] = value
    nodes[view].y.move(to: nodes[view].y.model + value - old, at: now, in: context)
    dirtyScreens.insert(tree.views[view].screen)
  }

  private func scrollView(_ id: ElementID) -> Node.Scroll? {
    tree.indices[id].flatMap { nodes[$0].scroll }
  }

  /// The element, or the root view of the slot's screen.
  private func view(_ id: ElementID?, of slot: Slot) -> Int? {
    guard let id else { return tree.rootViews[slot.screen] }
    return tree.indices[id]
  }
}
