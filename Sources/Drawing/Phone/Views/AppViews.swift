import Keyboards
import Recordings
import Scenarios
import Units

/// The app's views of one device at one moment, as layers from back to front.
struct AppViews {
  let screen: ScreenMetrics
  let colors: AppColors
  let canvas: PhoneCanvas
  let recording: PanelRecording
  let state: PanelState

  var layers: [Layer] {
    var layers: [Layer] = []
    var clips: [Rect] = []
    // Scroll views whose children are being drawn, the innermost last: their indicators lie over their children.
    var open: [Int] = []
    for index in recording.nodes.indices {
      while let last = open.last, !isInside(index, last) {
        layers += indicator(of: last, clip: clips[last])
        open.removeLast()
      }
      clips.append(clip(of: index, parents: clips))
      guard !state.nodes[index].isHidden else { continue }
      layers += self.layers(of: index, clip: clips[index])
      if state.nodes[index].scroll != nil { open.append(index) }
    }
    return layers + open.reversed().flatMap { indicator(of: $0, clip: clips[$0]) }
  }

  /// Whether one screen's root view and bars leave nothing free of the screen, so that what lies below needs no drawing.
  var coverTheScreen: Bool {
    recording.nodes.indices.contains { index in
      guard case .rootView = recording.nodes[index].content, !state.nodes[index].isHidden, !isSheet(index) else {
        return false
      }
      return coversTheScreen(root: index)
    }
  }

  private func coversTheScreen(root: Int) -> Bool {
    let frame = state.nodes[root].frame
    guard frame.minX <= 0, frame.maxX >= screen.size.width else { return false }
    var (top, bottom) = (0.0, screen.size.height)
    for (node, place) in zip(recording.nodes, state.nodes) where node.parent == recording.nodes[root].parent {
      if case .navigationBar = node.content, !place.isHidden { top = place.frame.maxY }
      if case .tabBar = node.content, !place.isHidden { bottom = place.frame.minY }
    }
    return frame.minY <= top && frame.maxY >= bottom
  }

  /// What is seen of a node: screens and scroll views cut off what sticks out of them.
  private func clip(of index: Int, parents: [Rect]) -> Rect {
    guard let parent = recording.nodes[index].parent else { return state.nodes[index].frame }
    guard state.nodes[parent].scroll != nil else { return parents[parent] }
    return parents[parent].intersection(state.nodes[parent].frame) ?? .zero
  }

  private func isInside(_ index: Int, _ ancestor: Int) -> Bool {
    var parent = recording.nodes[index].parent
    while let node = parent, node > ancestor { parent = recording.nodes[node].parent }
    return parent == ancestor
  }

  private func layers(of index: Int, clip: Rect) -> [Layer] {
    let frame = state.nodes[index].frame
    let size = frame.size
    switch recording.nodes[index].content {
    case .screen: return shadow(of: frame)
    case .rootView:
      let root = RootView(size: size, isSheet: isSheet(index), colors: colors)
      return canvas.layers("root-view", root, box: frame, clip: clip)
    case .navigationBar(let title, let hasBackButton):
      let bar = NavigationBar(
        title: title, hasBackButton: hasBackButton, size: size, safeArea: screen.safeArea, colors: colors)
      return canvas.layers("navigation-bar", bar, box: frame, clip: clip)
    case .tabBar(let list):
      let bar = TabBar(list: list, size: size, safeArea: screen.safeArea, colors: colors)
      return canvas.layers("tab-bar", bar, box: frame, clip: clip)
    case .element(let kind): return layers(of: kind, index: index, clip: clip)
    }
  }

  private func shadow(of frame: Rect) -> [Layer] {
    guard frame.minX > 0 else { return [] }
    let shadow = EdgeShadow(height: frame.height, color: colors.shadow, line: colors.line)
    let box = Rect(
      x: frame.minX - EdgeShadow.width, y: frame.minY, width: EdgeShadow.width, height: frame.height)
    return canvas.layers("shadow", shadow, box: box)
  }

  /// A root view that was laid out neither to the screen's edges nor between its bars.
  private func isSheet(_ index: Int) -> Bool {
    let root = recording.nodes[index]
    let top = barHeight(under: root.parent) { if case .navigationBar = $0 { true } else { false } }
    return root.x.initial != 0 || root.y.initial != 0 && root.y.initial != top
  }

  private func barHeight(under parent: Int?, where matches: (Node.Content) -> Bool) -> Double? {
    recording.nodes.first { $0.parent == parent && matches($0.content) }?.height.initial
  }

  private func indicator(of index: Int, clip: Rect) -> [Layer] {
    guard let scroll = state.nodes[index].scroll, let content = recording.nodes[index].scroll?.contentHeight else {
      return []
    }
    let frame = state.nodes[index].frame
    guard
      let indicator = ScrollIndicator(
        scroll, contentHeight: content, height: frame.height, color: colors.scrollIndicator)
    else { return [] }
    let box = indicator.box(in: frame, trailing: sideInsets(of: index).right)
    return canvas.layers("scroll-indicator", indicator, box: box, clip: clip, isCached: false)
  }
}
