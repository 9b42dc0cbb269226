import Recordings
import Scenarios
import Units

extension AppViews {
  func layers(of kind: Element.Kind, index: Int, clip: Rect) -> [Layer] {
    let frame = state.nodes[index].frame
    let size = frame.size
    let canvas = canvas(for: index)
    switch kind {
    case .scrollView, .space: return []
    case .rows(let count, let rowHeight):
      let sides = sideInsets(of: index)
      let rows = TableRows(
        count: count, rowHeight: rowHeight, width: size.width, leading: sides.left, trailing: sides.right,
        colors: colors)
      return canvas.layers("rows", rows, box: frame, clip: clip)
    case .bubbles(let count):
      let box = frame.inset(by: sideInsets(of: index))
      return canvas.layers("bubbles", Bubbles(count: count, width: box.width, colors: colors), box: box, clip: clip)
    case .textField(let field): return textField(field, index: index, clip: clip)
    case .inputBar(let field): return inputBar(field, index: index, clip: clip)
    case .button(let title):
      return canvas.layers(
        "button", ButtonView(title: title, size: size, colors: colors), box: frame, clip: clip)
    case .label(let text):
      return canvas.layers("label", LabelView(text: text, size: size, colors: colors), box: frame, clip: clip)
    case .image:
      return canvas.layers("image", ImageView(size: size, colors: colors), box: frame, clip: clip)
    case .container:
      return canvas.layers("container", ContainerView(size: size, colors: colors), box: frame, clip: clip)
    }
  }

  private func isFocused(_ index: Int) -> Bool {
    recording.nodes[index].element != nil && recording.nodes[index].element == state.firstResponder
  }

  private func textField(_ field: Element.Field, index: Int, clip: Rect) -> [Layer] {
    let frame = state.nodes[index].frame
    let view = TextFieldView(
      placeholder: field.placeholder, size: frame.size, isFocused: isFocused(index), colors: colors)
    let ring = TextFieldView.ringWidth
    let box = frame.outset(by: EdgeInsets(top: ring, left: ring, bottom: ring, right: ring))
    return canvas(for: index).layers("text-field", view, box: box, clip: clip)
  }

  /// One picture, taller than the bar, shows whatever height the bar has.
  private func inputBar(_ field: Element.Field, index: Int, clip: Rect) -> [Layer] {
    let frame = state.nodes[index].frame
    let sides = sideInsets(of: index)
    let bar = InputBar(
      placeholder: field.placeholder, width: frame.width, contentHeight: min(frame.height, InputBar.usualHeight),
      leading: sides.left, trailing: sides.right, isFocused: isFocused(index), colors: colors)
    let box = Rect(x: frame.minX, y: frame.minY, width: frame.width, height: bar.pictureHeight)
    guard let seen = clip.intersection(frame) else { return [] }
    return canvas(for: index).layers("input-bar", bar, box: box, clip: seen)
  }

  /// How far the screen's safe area reaches into the node at its sides; the way its screen slides does not count.
  func sideInsets(of index: Int) -> EdgeInsets {
    var top = index
    while let parent = recording.nodes[top].parent { top = parent }
    let frame = state.nodes[index].frame.offset(x: -state.nodes[top].frame.minX)
    guard stage.window == nil else { return .zero }
    return EdgeInsets(
      left: max(0, stage.safeArea.left - frame.minX),
      right: max(0, frame.maxX - (stage.frame.width - stage.safeArea.right)))
  }
}
