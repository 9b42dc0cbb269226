import Scenarios
import Timelines

extension PanelRun {
  /// viewDidLoad, then viewWillAppear. Observers that belong to no screen are there from the start.
  mutating func load(screen: Int) {
    if screen == 0 { register { $0.screen == nil } }
    register { $0.screen == screen && $0.lifetime == .fromLoad }
    appear(screen: screen)
  }

  /// viewWillAppear.
  mutating func appear(screen: Int) {
    for observer in plan.observers where observer.screen == screen && observer.lifetime == .whileVisibleWithReset {
      resetLayout(of: observer)
    }
    register { $0.screen == screen && $0.lifetime != .fromLoad }
  }

  /// viewWillDisappear.
  mutating func disappear(screen: Int) {
    registrations.removeAll { index in
      let observer = plan.observers[index]
      return observer.screen == screen && observer.lifetime.endsWithAppearance
    }
  }

  /// Adds those that match in the plan's order.
  private mutating func register(_ matches: (Observer) -> Bool) {
    registrations += plan.observers.indices.filter { matches(plan.observers[$0]) }
  }
}

extension Lifetime {
  fileprivate var endsWithAppearance: Bool {
    switch self {
    case .whileVisible, .whileVisibleWithReset: true
    case .fromLoad, .everyAppearance: false
    }
  }
}
