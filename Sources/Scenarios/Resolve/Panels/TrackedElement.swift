import Timelines

extension Resolver {
  /// Whose bottom edge a panel's gap is measured for. The first of these that there is:
  ///
  /// 1. what the panel says with `track`;
  /// 2. the element whose constraint, transform or frame a handler changes, in order of the handlers and changes;
  /// 3. the element that a pin of the panel, then of the screen, ties to the keyboard layout guide;
  /// 4. the lowest input bar, field or button with a place of its own on the first screen: a bar before a button
  ///    before a field, of equal ones the last;
  /// 5. the first field that a cue makes first responder, unless it is part of the keyboard as an accessory view is.
  mutating func trackedElement(
    of plan: PanelPlan, source: PanelSource, app: App, script: Script
  ) -> ElementID? {
    if let name = source.settings?.tracked { return element(name, in: app)?.id }
    return drivenElement(of: plan) ?? guidedElement(of: plan, app: app) ?? lowestElement(of: app)
      ?? script.firstField.flatMap { app.elements[$0].isAccessory ? nil : $0 }
  }

  private func drivenElement(of plan: PanelPlan) -> ElementID? {
    for observer in plan.observers {
      guard case .handler(let handler) = observer.answer else { continue }
      for change in handler.changes {
        switch change.target {
        case .constraint(let id), .transform(let id?), .frame(let id?): return id
        case .contentInset, .indicatorInset, .contentOffset, .transform(nil), .frame(nil), .additionalSafeArea, .hidden:
          continue
        }
      }
    }
    return nil
  }

  private func guidedElement(of plan: PanelPlan, app: App) -> ElementID? {
    if let id = plan.pins.filter({ $0.value.line == .keyboardLayoutGuide }).keys.min() { return id }
    return app.elements.entries.first { entry in
      plan.pins[entry.id] == nil && app.element(entry.id)?.placement.bottom?.line == .keyboardLayoutGuide
    }?.id
  }

  private func lowestElement(of app: App) -> ElementID? {
    let free = app.elements.entries.filter { entry in
      entry.screen == 0 && !entry.isAccessory && !(entry.parent.map { app.elements[$0].kind == .scrollView } ?? false)
    }
    for kind in [Timeline.Element.Kind.inputBar, .button, .textField] {
      if let entry = free.last(where: { $0.kind == kind }) { return entry.id }
    }
    return nil
  }
}
