import Timelines

extension Resolver {
  /// Warns of a handler, or a setting of it, that makes no difference.
  mutating func checkEffects(of handler: Timeline.Handler) {
    guard !handler.isIncomplete else { return }
    if handler.changes.isEmpty, handler.pins.isEmpty, handler.scroll == nil, !handler.observes.isEmpty {
      report(
        .changesNothing, at: handler.name.range, "handler '\(handler.name.value)' changes nothing",
        hint: "add a 'change', 'hide', 'scroll' or 'pin'")
    }
    checkLayout(of: handler)
    checkConversion(of: handler)
    checkStacking(of: handler)
  }

  /// Only constraints and safe areas wait for a layout pass.
  private mutating func checkLayout(of handler: Timeline.Handler) {
    guard let layout = handler.layout, !handler.changes.contains(where: \.target.waitsForLayout) else { return }
    report(
      .noEffect, at: layout.range, "'layout' has no effect: nothing that changes here waits for a layout pass",
      hint: "it counts for 'change constraint' and 'change additional-safe-area'")
  }

  /// Converting a rectangle does not change its height.
  private mutating func checkConversion(of handler: Timeline.Handler) {
    guard let conversion = handler.conversion, conversion.value == .off, let measure = handler.measure,
      [.height, .beginHeight, .heightUnlessHiding].contains(measure.value)
    else { return }
    report(
      .noEffect, at: conversion.range, "'convert' has no effect: a height is the same in all coordinates",
      hint: "it counts for 'measure intersection' and 'measure difference'")
  }

  private mutating func checkStacking(of handler: Timeline.Handler) {
    guard let stacking = handler.stacking, let animation = handler.animation, case .none = animation.value
    else { return }
    report(.noEffect, at: stacking.range, "'stacking' has no effect: nothing is animated")
  }
}

extension Timeline.Target {
  fileprivate var waitsForLayout: Bool {
    switch self {
    case .constraint, .additionalSafeArea: true
    case .contentInset, .indicatorInset, .contentOffset, .transform, .frame, .hidden: false
    }
  }
}
