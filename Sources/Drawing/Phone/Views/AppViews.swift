import Keyboards
import Recordings
import Scenarios
import Units

/// The app's views of one device at one moment, as layers from back to front.
struct AppViews {
  let stage: Stage
  let recording: PanelRecording
  let state: PanelState
  /// Of the whole screen, and of the app's part of it.
  private let screenCanvas: PhoneCanvas
  private let stageCanvas: PhoneCanvas

  init(stage: Stage, canvas: PhoneCanvas, recording: PanelRecording, state: PanelState) {
    self.stage = stage
    self.recording = recording
    self.state = state
    screenCanvas = canvas
    stageCanvas = canvas.within(stage.frame, radius: stage.cornerRadius)
  }

  var colors: AppColors { stage.colors }

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

  /// The app's part of the screen; what a sheet holds is rounded off as it is. An accessory view is the keyboard's, and
  /// has the screen.
  func canvas(for index: Int) -> PhoneCanvas {
    if recording.isAccessory(index) { return screenCanvas }
    guard let card = recording.card(of: index, at: state) else { return stageCanvas }
    return stageCanvas.within(card, radius: RootView.sheetRadius)
  }

  /// Whether one screen's root view and bars leave nothing free of the app's part of the screen, so that what lies
  /// below needs no drawing.
  var coverTheStage: Bool {
    recording.nodes.indices.contains { index in
      guard case .rootView = recording.nodes[index].content, !state.nodes[index].isHidden, !recording.isSheet(index)
      else {
        return false
      }
      return coversTheStage(root: index)
    }
  }

  private func coversTheStage(root: Int) -> Bool {
    let frame = state.nodes[root].frame
    guard frame.minX <= stage.frame.minX, frame.maxX >= stage.frame.maxX else { return false }
    var (top, bottom) = (stage.frame.minY, stage.frame.maxY)
    for (node, place) in zip(recording.nodes, state.nodes) where node.parent == recording.nodes[root].parent {
      if case .navigationBar = node.content, !place.isHidden { top = place.frame.maxY }
      if case .tabBar = node.content, !place.isHidden { bottom = place.frame.minY }
    }
    return frame.minY <= top && frame.maxY >= bottom
  }

  /// What is seen of a node: screens and scroll views cut off what sticks out of them.
  private func clip(of index: Int, parents: [Rect]) -> Rect {
    guard let parent = recording.nodes[index].parent else { return state.nodes[index].frame }
    guard !recording.isAccessory(index) else { return stage.whole }
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
    case .rootView: return rootView(index, clip: clip)
    case .navigationBar(let title, let hasBackButton):
      let bar = NavigationBar(
        title: title, hasBackButton: hasBackButton, size: size, safeArea: safeArea(of: index), colors: colors)
      return canvas(for: index).layers("navigation-bar", bar, box: frame, clip: clip)
    case .tabBar(let list):
      let bar = TabBar(list: list, size: size, safeArea: safeArea(of: index), colors: colors)
      return canvas(for: index).layers("tab-bar", bar, box: frame, clip: clip)
    case .element(let kind): return layers(of: kind, index: index, clip: clip)
    }
  }

  private func shadow(of frame: Rect) -> [Layer] {
    guard frame.minX > stage.frame.minX else { return [] }
    let shadow = EdgeShadow(height: frame.height, color: colors.shadow, line: colors.line)
    let box = Rect(
      x: frame.minX - EdgeShadow.width, y: frame.minY, width: EdgeShadow.width, height: frame.height)
    return stageCanvas.layers("shadow", shadow, box: box)
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
    return canvas(for: index).layers("scroll-indicator", indicator, box: box, clip: clip, isCached: false)
  }
}
