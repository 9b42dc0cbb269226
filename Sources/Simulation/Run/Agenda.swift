import Keyboards
import Scenarios
import Units

/// What is still to happen in a panel, in order of time.
///
/// At equal times, what the run itself has set up comes before new input, and within each the order of adding holds.
struct Agenda: Sendable {
  enum Action: Sendable {
    case cue(Cue.Action)
    /// A field has become first responder and its latency is over.
    case updateKeyboard(because: KeyboardChange.Cause)
    /// A later step of a transition; the number tells which transition.
    case transitionStep(Int, KeyboardTransition.Step)
    /// The motion of a transition's step is over.
    case finishStep(Int, [KeyboardNotification])
    /// A finger is seen again on its way.
    case dragSample(DragSample)
    /// UIKit moves sheets, in the turn after the notifications.
    case liftSheets
    /// A handler's delay is over.
    case answer(Answer)
    /// A handler's animation is over, and its changes come in the completion.
    case complete(Answer)
    /// A slide of two screens is over; the number tells which slide.
    case finishSlide(Int)
  }

  struct Item: Sendable {
    let time: Time
    let action: Action
    fileprivate let rank: Int
    fileprivate let serial: Int

    fileprivate func comes(before other: Item) -> Bool {
      (time, rank, serial) < (other.time, other.rank, other.serial)
    }
  }

  /// Latest first.
  private var items: [Item]
  private var serial: Int

  /// `cues` in order of time.
  init(cues: [Cue]) {
    serial = cues.count
    items = cues.enumerated().map { Item(time: $1.time, action: .cue($1.action), rank: 1, serial: $0) }
    items.sort { $1.comes(before: $0) }
  }

  mutating func add(_ action: Action, at time: Time) {
    let item = Item(time: time, action: action, rank: 0, serial: serial)
    serial += 1
    items.insert(item, at: place(of: item))
  }

  mutating func next() -> Item? {
    items.popLast()
  }

  /// By bisection, the first of those that come before `item`.
  private func place(of item: Item) -> Int {
    var low = 0
    var high = items.count
    while low < high {
      let middle = (low + high) / 2
      if items[middle].comes(before: item) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
