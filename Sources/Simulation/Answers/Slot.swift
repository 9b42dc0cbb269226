import Scenarios

/// A property that handlers set: the target, of one screen's controller.
struct Slot: Hashable, Sendable {
  let target: Handler.Change.Target
  let screen: Int
}
