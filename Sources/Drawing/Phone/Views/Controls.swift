import Units

/// A filled button with its title.
struct ButtonView: Picture {
  let title: String
  let size: Size
  let colors: AppColors

  var items: [Item] {
    let frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let room = frame.inset(by: EdgeInsets(left: 12, right: 12))
    return [
      .roundedRect(frame, radius: min(11, size.height / 2), fill: colors.tint, stroke: nil),
      .text(
        .centered(title, in: room, size: min(17, size.height * 0.5), weight: .semibold, color: colors.inkOnTint)),
    ]
  }
}

/// A line of text on a quiet ground, so that it can be read over whatever it lies on.
struct LabelView: Picture {
  let text: String
  let size: Size
  let colors: AppColors

  var items: [Item] {
    let frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let room = frame.inset(by: EdgeInsets(left: 16, right: 16))
    return [
      .rect(frame, colors.bar),
      .text(.centered(text, in: room, size: min(16, size.height * 0.5), weight: .medium, color: colors.ink)),
    ]
  }
}

/// The place of a picture.
struct ImageView: Picture {
  let size: Size
  let colors: AppColors

  var items: [Item] {
    let frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    // The symbol is 40 × 26 at size 1 and takes at most a third of the picture's width and two fifths of its height.
    let scale = max(0, min(size.width / 3 / 40, size.height * 0.4 / 26))
    return [.rect(frame, colors.image)]
      + Glyph.mountains.items(at: frame.center, size: scale, color: colors.imageFigure)
  }
}

/// A view that only holds others: a tint, so that nested coordinates can be seen.
struct ContainerView: Picture {
  let size: Size
  let colors: AppColors

  var items: [Item] {
    let frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let half = EdgeInsets(top: 0.5, left: 0.5, bottom: 0.5, right: 0.5)
    return [
      .rect(frame, colors.tint.with(alpha: 0.05)),
      .roundedRect(
        frame.inset(by: half), radius: 0, fill: nil, stroke: Stroke(colors.tint.with(alpha: 0.3), dash: [4, 3])),
    ]
  }
}
