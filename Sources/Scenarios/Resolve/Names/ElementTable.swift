import Timelines

/// Every element of every screen, by number and by name.
struct ElementTable {
  struct Entry {
    let id: ElementID
    let name: String?
    let kind: Timeline.Element.Kind
    /// Index of its screen.
    let screen: Int
    /// The element it stands in; nil for the root view.
    let parent: ElementID?
    let source: Timeline.Element
    /// Whether it is its screen's input accessory view, which stands in no view of the app's.
    var isAccessory = false
  }

  /// At the index of their number.
  private(set) var entries: [Entry] = []
  private var numbers: [String: ElementID] = [:]

  subscript(id: ElementID) -> Entry { entries[id.index] }

  subscript(name: String) -> Entry? { numbers[name].map { entries[$0.index] } }

  /// In the order they were given.
  var names: [String] { entries.compactMap(\.name) }

  /// Numbers an element; says whether its name was free.
  mutating func add(
    _ element: Timeline.Element, screen: Int, parent: ElementID?, isAccessory: Bool = false
  ) -> (id: ElementID, isNew: Bool) {
    let id = ElementID(entries.count)
    entries.append(
      Entry(
        id: id, name: element.name?.value, kind: element.kind, screen: screen, parent: parent, source: element,
        isAccessory: isAccessory))
    guard let name = element.name?.value else { return (id, true) }
    guard numbers[name] == nil else { return (id, false) }
    numbers[name] = id
    return (id, true)
  }

  /// Elements that stand in the same place, in order.
  func siblings(in parent: ElementID?, screen: Int) -> [Entry] {
    entries.filter { $0.parent == parent && $0.screen == screen && !$0.isAccessory }
  }

  func accessory(of screen: Int) -> Entry? {
    entries.first { $0.screen == screen && $0.isAccessory }
  }
}

/// The app's screens and their elements.
struct App {
  var screens: [AppScreen] = []
  var elements = ElementTable()
}

extension Resolver {
  /// Words that mean something else where an element's name can stand.
  private static let reservedElementNames: Set<String> = ["view", "outside"]

  /// Numbers every element, parents before their children.
  mutating func numberElements() -> ElementTable {
    var table = ElementTable()
    for (index, screen) in timeline.screens.enumerated() {
      number(screen.elements, screen: index, parent: nil, in: &table)
      if let accessory = screen.accessory {
        number([accessory], screen: index, parent: nil, in: &table, areAccessories: true)
      }
    }
    return table
  }

  private mutating func number(
    _ elements: [Timeline.Element], screen: Int, parent: ElementID?, in table: inout ElementTable,
    areAccessories: Bool = false
  ) {
    for element in elements {
      guard table.entries.count < Limits.elements else {
        return report(.countRange, at: element.range, "a timeline has at most \(Limits.elements) elements")
      }
      let (id, isNew) = table.add(element, screen: screen, parent: parent, isAccessory: areAccessories)
      if let name = element.name { check(name, isNew: isNew, in: table) }
      number(element.elements, screen: screen, parent: id, in: &table)
    }
  }

  private mutating func check(_ name: Located<String>, isNew: Bool, in table: ElementTable) {
    if Self.reservedElementNames.contains(name.value) {
      report(
        .wordAsName, at: name.range, "'\(name.value)' cannot be the name of an element",
        hint: "'view' is the root view and 'outside' is beside everything")
    } else if !isNew {
      report(
        .takenName, at: name.range, "there is already an element '\(name.value)'",
        hint: table[name.value]?.source.name.map { firstPlace($0.range) + "; names are shared by all screens" })
    }
  }
}
