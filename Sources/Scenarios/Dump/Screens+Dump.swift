import Keyboards
import Units

extension Outline {
  mutating func add(_ screen: AppScreen, in scenario: Scenario) {
    line("screen \(screen.name)")
    indented { out in
      if let frame = screen.rootFrame {
        out.line(
          "frame \(frame.x.decimalText) \(frame.y.decimalText) \(frame.width.decimalText) \(frame.height.decimalText)")
      }
      if let bar = screen.navigationBar { out.line("navigation-bar \(bar.dump)") }
      if let bar = screen.tabBar { out.line("tab-bar \(bar.dump)") }
      if let sheet = screen.sheet { out.line("sheet \(sheet.rawValue)") }
      if screen.guide != LayoutGuide() { out.line("keyboard-layout-guide \(screen.guide.dump)") }
      for element in screen.allElements { out.add(element, in: scenario) }
    }
  }

  private mutating func add(_ element: Element, in scenario: Scenario) {
    line(
      "\(element.kind.dump) \(scenario.name(of: element.id)) \(element.placement.dump(in: scenario))"
        + (element.isHidden ? " hidden" : ""))
    indented { out in
      for child in element.children { out.add(child, in: scenario) }
    }
  }
}

extension AppScreen.Bar {
  var dump: String { "\"\(title)\" \(height.points) \(isOpaque ? "opaque" : "translucent")" }
}

extension Element.Kind {
  var dump: String {
    switch self {
    case .scrollView(let settings): "scroll-view(\(settings.dump))"
    case .rows(let count, let height): "rows(\(count) of \(height.points))"
    case .bubbles(let count): "bubbles(\(count))"
    case .textField(let field): "text-field(\(field.dump))"
    case .inputBar(let field): "input-bar(\(field.dump))"
    case .button(let title): "button(\"\(title)\")"
    case .label(let text): "label(\"\(text)\")"
    case .image: "image"
    case .container: "container"
    case .space: "space"
    }
  }
}

extension Element.Field {
  var dump: String {
    "\"\(placeholder)\" \(keyboard.rawValue)" + (accessoryHeight > 0 ? " accessory \(accessoryHeight.points)" : "")
      + (isSecure ? " secure" : "")
  }
}

extension Element.ScrollSettings {
  var dump: String {
    let place =
      switch start {
      case .top: "top"
      case .bottom: "bottom"
      case .offset(let offset): offset.points
      }
    return "inset \(contentInset.top.decimalText)/\(contentInset.bottom.decimalText) "
      + "\(adjustsForSafeArea ? "adjusting" : "plain") start \(place)"
      + (dismissMode == .none ? "" : " dismiss-mode \(dismissMode.rawValue)")
  }
}

extension Placement {
  func dump(in scenario: Scenario) -> String {
    var parts: [String] = []
    if let top { parts.append("top \(top.dump(in: scenario))") }
    if let bottom { parts.append("bottom \(bottom.dump(in: scenario))") }
    if let height { parts.append("height \(height.decimalText)") }
    return (parts + ["sides \(leading.decimalText)/\(trailing.decimalText)"]).joined(separator: ", ")
  }
}

extension Anchor {
  func dump(in scenario: Scenario) -> String {
    let place =
      switch line {
      case .view: "view"
      case .safeArea: "safe-area"
      case .keyboardLayoutGuide: "keyboard-layout-guide"
      case .sibling(let id): scenario.name(of: id)
      }
    return distance == 0 ? place : "\(place) \(distance.decimalText)"
  }
}

extension LayoutGuide {
  var dump: String {
    "follows-undocked \(followsUndocked ? "on" : "off") uses-bottom-safe-area \(usesBottomSafeArea ? "on" : "off") "
      + "dismiss-padding \(dismissPadding.points)"
  }
}
