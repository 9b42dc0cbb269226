import Keyboards
import Timelines
import Units

extension Resolver {
  /// Elements of one parent, in order; their numbers are those of `table`.
  mutating func resolve(
    _ elements: [Timeline.Element], in parent: ElementID?, screen: Int, table: ElementTable, on stage: Stage
  ) -> [Element] {
    let siblings = table.siblings(in: parent, screen: screen)
    let isStacked = parent.map { table[$0].kind == .scrollView } ?? false
    var stack = SiblingStack(siblings)
    return siblings.map { entry in
      let placement =
        isStacked
        ? stackedPlacement(of: entry.source, on: stage)
        : placement(of: entry, in: &stack, table: table, on: stage)
      var element = Element(
        id: entry.id, name: entry.name, kind: kind(of: entry.source, on: stage), placement: placement,
        children: resolve(entry.source.elements, in: entry.id, screen: screen, table: table, on: stage))
      element.isHidden = entry.source.isHidden != nil
      return element
    }
  }

  private mutating func kind(of element: Timeline.Element, on stage: Stage) -> Element.Kind {
    let text = element.text?.value ?? ""
    switch element.kind {
    case .scrollView: return .scrollView(scrollSettings(of: element, on: stage))
    case .textField: return .textField(field(of: element, on: stage))
    case .inputBar: return .inputBar(field(of: element, on: stage))
    case .button: return .button(title: text)
    case .label: return .label(text: text)
    case .image: return .image
    case .container: return .container
    case .space: return .space
    case .bubbles: return .bubbles(count: element.count.flatMap { count($0, of: "bubbles") } ?? 1)
    case .rows:
      return .rows(
        count: element.count.flatMap { count($0, of: "rows") } ?? 1,
        rowHeight: element.placement.height?.value ?? ElementDefaults.rowHeight)
    }
  }

  mutating func field(of element: Timeline.Element, on stage: Stage) -> Element.Field {
    let limit = stage.metrics.size.height
    return Element.Field(
      placeholder: element.text?.value ?? "", keyboard: element.keyboard.flatMap { keyboardKind($0) } ?? .letters,
      accessoryHeight: element.accessoryHeight.flatMap {
        length($0, "the height of an accessory view", in: 0...limit, above: true)
      } ?? 0, isSecure: element.isSecure != nil)
  }

  /// A conversation starts at its end, everything else at its top.
  private mutating func scrollSettings(of element: Timeline.Element, on stage: Stage) -> Element.ScrollSettings {
    let height = stage.metrics.size.height
    let top = element.insets.top.flatMap { length($0, "an inset", in: -height...height) }
    let bottom = element.insets.bottom.flatMap { length($0, "an inset", in: -height...height) }
    var settings = Element.ScrollSettings(
      contentInset: EdgeInsets(top: top ?? 0, bottom: bottom ?? 0),
      adjustsForSafeArea: element.adjustsForSafeArea?.value.isOn ?? true, start: start(of: element))
    settings.dismissMode = element.dismissMode?.value ?? .none
    return settings
  }

  private mutating func start(of element: Timeline.Element) -> Element.ScrollSettings.Start {
    guard let start = element.start else {
      return element.elements.contains { $0.kind == .bubbles } ? .bottom : .top
    }
    switch start.value {
    case .top: return .top
    case .bottom: return .bottom
    case .offset(let offset):
      let range = -Limits.contentLength...Limits.contentLength
      return .offset(length(Located(offset, at: start.range), "an offset", in: range) ?? 0)
    }
  }

  /// In a scroll view only the height and the sides count.
  private mutating func stackedPlacement(of element: Timeline.Element, on stage: Stage) -> Placement {
    let margin = ElementDefaults.margin(of: element.kind)
    let width = stage.metrics.size.width
    let given = element.placement.height.flatMap {
      length($0, "a height", in: 0...Limits.contentLength, above: true)
    }
    return Placement(
      leading: element.placement.leading.flatMap { length($0, "a margin", in: 0...width) } ?? margin,
      trailing: element.placement.trailing.flatMap { length($0, "a margin", in: 0...width) } ?? margin,
      height: stackedHeight(of: element, given: given))
  }

  private mutating func stackedHeight(of element: Timeline.Element, given: Double?) -> Double? {
    switch element.kind {
    case .bubbles: return ConversationLayout.height(count: Int(min(500, max(1, element.count?.value ?? 1))))
    case .rows: return (given ?? ElementDefaults.rowHeight) * max(1, element.count?.value ?? 1)
    case .scrollView, .container, .space:
      if element.placement.height == nil, element.kind != .space {
        report(
          .cannotBePlaced, at: element.range, "a \(element.kind.rawValue) in a scroll view needs a height",
          hint: "add 'height 200pt' to its block")
      }
      return given
    case .textField, .inputBar, .button, .label, .image:
      return given ?? ElementDefaults.height(of: element.kind)
    }
  }
}
