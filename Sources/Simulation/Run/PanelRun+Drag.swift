import Keyboards
import Motion
import Recordings
import Scenarios
import Units

/// A moment of a drag: the finger's place is known from here to the next one.
struct DragSample: Sendable {
  let drag: Cue.Drag
  let start: Time
  let index: Int
  /// Which of the panel's drags.
  let number: Int

  /// Touches are taken to be seen 120 times a second, as fast displays ask for them; between two the keyboard goes
  /// straight on.
  static let rate = 120

  /// Samples of the whole drag, the last at its end.
  var count: Int { max(1, Int((drag.duration.seconds * Double(Self.rate)).rounded(.up))) }
  var isLast: Bool { index >= count }

  func elapsed(of index: Int) -> Time {
    index >= count ? drag.duration : Time(seconds: Double(index) / Double(Self.rate))
  }

  var next: DragSample { DragSample(drag: drag, start: start, index: index + 1, number: number) }
}

extension PanelRun {
  /// A finger over a scroll view. Where the scroll view dismisses on drag, the keyboard goes at once; where it does so
  /// interactively, the keyboard follows the finger (facts: curve7.md §9.1). The content is not scrolled.
  mutating func begin(_ drag: Cue.Drag) throws(SimulationError) {
    guard let view = tree.indices[drag.scrollView],
      case .element(.scrollView(let settings)) = tree.views[view].content
    else { return }
    let frame = recording.state(at: now).nodes[view].frame
    drags.append(PanelRecording.Drag(time: now, x: frame.center.x, drag: drag))
    switch settings.dismissMode {
    case _ where !plan.system.behaviour.hasDismissModes: return
    case .none: return
    case .onDrag: try resign()
    case .interactive:
      currentDrag += 1
      try follow(DragSample(drag: drag, start: now, index: 0, number: currentDrag))
    }
  }

  /// The keyboard's top edge goes to where the finger will be at the next sample, straight, and never above its resting
  /// place. Nothing is posted (T20). Only keys are pulled away, and turning the device lets them go.
  mutating func follow(_ sample: DragSample) throws(SimulationError) {
    guard sample.number == currentDrag, let keyboard = shown, keyboard.isDocked, keyboard.kind != nil else { return }
    if sample.isLast { return try release(keyboard, after: sample.drag) }
    let start = sample.elapsed(of: sample.index)
    let end = sample.elapsed(of: sample.index + 1)
    let pull = pull(of: keyboard, byFingerAt: sample.drag.place(after: end))
    let timing = AnimationTiming(.bezier(.linear), duration: end - start)
    self.keyboard.top.set(keyboard.frame.minY + pull, at: now, timing: timing, stacking: .fromCurrentState)
    try layOutForKeyboard(in: MotionContext(timing: timing, stacking: .fromCurrentState))
    agenda.add(.dragSample(sample.next), at: sample.start + end)
  }

  /// How far down the finger holds the keyboard: `clamp(y − top, 0, height)` (facts: curve7.md §9.1). With a dismiss
  /// padding it takes hold that much higher.
  private func pull(of keyboard: ShownKeyboard, byFingerAt y: Double) -> Double {
    let padding = stack.last.map { guide(of: $0).dismissPadding } ?? 0
    return min(max(0, y + padding - keyboard.frame.minY), way(of: keyboard))
  }

  /// How far down the keyboard can go: off the screen, or to where a controller's accessory view rests.
  private func way(of keyboard: ShownKeyboard) -> Double {
    screen.size.height - keyboard.frame.minY - (accessoryAlone?.frame.height ?? 0)
  }

  private mutating func release(_ keyboard: ShownKeyboard, after drag: Cue.Drag) throws(SimulationError) {
    let pull = pull(of: keyboard, byFingerAt: drag.path.last ?? 0)
    guard pull > 0 else { return }
    let fraction = pull / max(1, way(of: keyboard))
    let transition = plan.system.release(
      of: keyboard, pulledBy: fraction, dismisses: drag.endsDownwards, on: screen)
    guard drag.endsDownwards else { return try begin(transition) }
    firstResponder.set(nil, at: now)
    input.chosenKind = nil
    if let rest = try wantedKeyboard() {
      // An accessory view stays: the keys go down to it.
      let change = KeyboardChange(from: keyboard, to: rest)
      show(rest)
      if let back = plan.system.transition(change, on: screen) { try begin(back) }
    } else {
      show(nil)
      try begin(transition)
    }
  }
}
