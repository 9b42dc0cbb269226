import Keyboards
import Motion
import Scenarios
import Timelines
import Units

extension Cue {
  static func at(_ seconds: Double, _ action: Action) -> Cue {
    Cue(time: Time(seconds: seconds), action: action)
  }
}

extension Element {
  /// An input bar of 52 pt, pinned to the view's bottom unless said otherwise.
  static func bar(
    _ line: Anchor.Line = .view, distance: Double = 0, id: ElementID = Stage.bar
  ) -> Element {
    Element(
      id: id, name: "bar", kind: .inputBar(Field(placeholder: "")),
      placement: Placement(bottom: Anchor(line, distance: distance), height: 52))
  }

  /// A scroll view that fills the root view, down to `bottom`.
  static func list(
    _ settings: ScrollSettings = ScrollSettings(adjustsForSafeArea: false), bottom: Anchor = Anchor(.view),
    holding children: [Element]
  ) -> Element {
    Element(
      id: Stage.list, name: "list", kind: .scrollView(settings),
      placement: Placement(top: Anchor(.view), bottom: bottom),
      children: children)
  }

  static func space(_ height: Double, id: Int = 90) -> Element {
    Element(id: ElementID(id), name: nil, kind: .space, placement: Placement(height: height))
  }

  static func rows(_ count: Int, height: Double, id: Int = 91) -> Element {
    Element(id: ElementID(id), name: nil, kind: .rows(count: count, rowHeight: height), placement: Placement())
  }

  static func field(
    _ keyboard: KeyboardKind = .letters, height: Double = 36, id: ElementID = Stage.field
  ) -> Element {
    Element(
      id: id, name: "field", kind: .textField(Field(placeholder: "", keyboard: keyboard)),
      placement: Placement(height: height))
  }
}

extension Observer {
  /// A handler of the first screen.
  static func handler(
    on names: Set<KeyboardNotification.Name> = [.willChangeFrame], named name: String = "handler",
    lifetime: Lifetime = .whileVisible, screen: Int? = 0, _ targets: Handler.Change.Target...,
    set: (inout Handler) -> Void = { _ in }
  ) -> Observer {
    var handler = Handler(changes: targets.map { Handler.Change($0) })
    set(&handler)
    return Observer(
      name: name, caption: "", screen: screen, lifetime: lifetime, source: .notifications(names),
      answer: .handler(handler))
  }
}

extension Handler {
  /// Every change adds to what is there.
  mutating func changeByAdding() {
    for index in changes.indices { changes[index].mode = .by }
  }
}
