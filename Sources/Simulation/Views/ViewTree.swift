import Recordings
import Scenarios
import Units

/// Every view of every screen as one list, parents before their children, back to front; a recording's nodes have the
/// same order.
struct ViewTree: Sendable {
  struct View: Sendable {
    let content: Node.Content
    /// Nil for containers, root views and bars.
    let element: Element?
    let parent: Int?
    /// Index into the scenario's screens.
    let screen: Int
    var children: [Int] = []
    /// A controller's input accessory view, which stands on the keyboard.
    var isAccessory = false

    var ownHeight: Double { element?.ownHeight ?? 0 }
  }

  private(set) var views: [View] = []
  /// The container of each screen, by the screen's index.
  private(set) var containers: [Int: Int] = [:]
  /// The root view of each screen, by the screen's index.
  private(set) var rootViews: [Int: Int] = [:]
  private(set) var indices: [ElementID: Int] = [:]

  /// `order` is that of the screens from back to front.
  init(screens: [AppScreen], order: [Int]) {
    for (depth, screen) in order.enumerated() {
      append(screens[screen], index: screen, isPushed: depth > 0)
    }
  }

  private mutating func append(_ screen: AppScreen, index: Int, isPushed: Bool) {
    let container = append(View(content: .screen(name: screen.name), element: nil, parent: nil, screen: index))
    containers[index] = container
    let root = append(View(content: .rootView, element: nil, parent: container, screen: index))
    rootViews[index] = root
    for element in screen.elements { append(element, parent: root, screen: index) }
    if let bar = screen.navigationBar {
      let content = Node.Content.navigationBar(title: bar.title, hasBackButton: isPushed)
      append(View(content: content, element: nil, parent: container, screen: index))
    }
    if let bar = screen.tabBar {
      append(View(content: .tabBar(title: bar.title), element: nil, parent: container, screen: index))
    }
    if let accessory = screen.accessory {
      let view = append(
        View(content: .element(accessory.kind), element: accessory, parent: container, screen: index, isAccessory: true)
      )
      indices[accessory.id] = view
    }
  }

  private mutating func append(_ element: Element, parent: Int, screen: Int) {
    let view = append(View(content: .element(element.kind), element: element, parent: parent, screen: screen))
    indices[element.id] = view
    for child in element.children { append(child, parent: view, screen: screen) }
  }

  @discardableResult
  private mutating func append(_ view: View) -> Int {
    views.append(view)
    if let parent = view.parent { views[parent].children.append(views.count - 1) }
    return views.count - 1
  }

  /// From the view up to its container, the view first.
  func ancestry(of index: Int) -> [Int] {
    Array(sequence(first: index) { views[$0].parent })
  }
}
