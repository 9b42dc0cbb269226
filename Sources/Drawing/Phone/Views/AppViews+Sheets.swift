import Recordings
import Units

extension AppViews {
  /// Whether a sheet stands on the screen with room at both sides.
  var haveACard: Bool {
    recording.nodes.indices.contains { !state.nodes[$0].isHidden && recording.isCard($0, at: state) }
  }

  /// A card puts what lies behind it in shade and throws a shadow.
  func rootView(_ index: Int, clip: Rect) -> [Layer] {
    let frame = state.nodes[index].frame
    let isCard = recording.isCard(index, at: state)
    let root = RootView(
      size: frame.size, isSheet: recording.isSheet(index) && !isCard,
      color: isCard ? colors.sheet : colors.background)
    let view = canvas(for: index).layers("root-view", root, box: frame, clip: clip)
    guard isCard, let parent = recording.nodes[index].parent else { return view }
    let shadow = Shadow(
      size: frame.size, radius: RootView.sheetRadius, color: colors.panelShadow, line: colors.panelLine)
    let screen = canvas(for: parent)
    return stage.dim(state.nodes[parent].frame, on: screen)
      + screen.layers("sheet-shadow", shadow, box: Shadow.box(around: frame)) + view
  }

  /// A sheet's bars have their own room, away from the screen's edges.
  func safeArea(of index: Int) -> EdgeInsets {
    recording.card(of: index, at: state) == nil ? stage.safeArea : .zero
  }
}

extension PanelRecording {
  /// A controller's input accessory view: a view beside the root view and the bars.
  func isAccessory(_ index: Int) -> Bool {
    guard case .element = nodes[index].content, let parent = nodes[index].parent else { return false }
    return nodes[parent].parent == nil
  }

  /// A root view that was laid out neither to the screen's edges nor between its bars.
  func isSheet(_ index: Int) -> Bool {
    let root = nodes[index]
    guard case .rootView = root.content else { return false }
    let bar = nodes.first { node in
      if case .navigationBar = node.content { node.parent == root.parent } else { false }
    }
    return root.x.initial != 0 || root.y.initial != 0 && root.y.initial != bar?.height.initial
  }

  /// A sheet as iPads have them: narrower than its screen, with room at both sides.
  func isCard(_ index: Int, at state: PanelState) -> Bool {
    guard case .rootView = nodes[index].content, let parent = nodes[index].parent else { return false }
    let (root, screen) = (state.nodes[index].frame, state.nodes[parent].frame)
    return root.minX > screen.minX && root.maxX < screen.maxX
  }

  /// The card that a node stands in: it itself, one of its parents, or the root view beside a bar. Nil outside cards.
  func card(of index: Int, at state: PanelState) -> Rect? {
    var top = index
    while let parent = nodes[top].parent, nodes[parent].parent != nil { top = parent }
    switch nodes[top].content {
    case .rootView: return isCard(top, at: state) ? state.nodes[top].frame : nil
    case .navigationBar, .tabBar:
      let container = nodes[top].parent
      let root = nodes.indices.first { nodes[$0].parent == container && isCard($0, at: state) }
      return root.map { state.nodes[$0].frame }
    case .screen, .element: return nil
    }
  }
}
