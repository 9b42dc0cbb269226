import Keyboards
import Units

/// A whole keyboard in one piece, from its upper edge to its lower one, which is the bottom of the screen while it is
/// docked.
struct KeyboardPicture: Picture {
  let keyboard: ShownKeyboard
  let screen: ScreenMetrics
  let colors: KeyboardColors

  var items: [Item] {
    [background] + (plan.map { contents($0.areas, $0.caps) } ?? [])
  }

  private var background: Item {
    .rect(
      Rect(x: 0, y: 0, width: max(0, keyboard.frame.width), height: max(0, keyboard.frame.height)), look.background)
  }

  private var look: KeyboardColors { colors.look(of: keyboard.kind) }

  /// How its room is shared out, and its keys; nil without key sizes, or too narrow for keys. An emoji keyboard has
  /// no keys.
  var plan: (areas: KeyboardAreas, caps: [KeyCap])? {
    metrics.map { metrics in
      let areas = KeyboardAreas(keyboard, screen: screen, metrics: metrics)
      return (areas, caps(areas, metrics))
    }
  }

  private var metrics: KeyMetrics? {
    guard keyboard.frame.width >= Self.narrowest else { return nil }
    return KeyGeometryTable.standard.geometry(for: screen.size).map {
      KeyMetrics($0, screen: screen, width: keyboard.frame.width, design: colors.design)
    }
  }

  private func contents(_ areas: KeyboardAreas, _ caps: [KeyCap]) -> [Item] {
    let strip = screen.isTablet ? [] : KeyboardStrip(area: areas.strip, panel: areas.keys, colors: look).items
    guard keyboard.kind != .emoji else {
      // Where a cut-out and the strip's symbols stand at the sides in landscape, emoji keep to the keys' room.
      let sides = areas.strip.height > 0 ? areas.keys : areas.strip
      let area = Rect(x: sides.minX, y: 0, width: sides.width, height: areas.strip.minY)
      return EmojiKeyboard(area: area, isTablet: screen.isTablet, colors: colors).items + strip
    }
    let keyHeight = caps.map(\.frame.height).min() ?? 0
    let style = KeyStyle(screen: screen, colors: look, keyHeight: keyHeight)
    let autoFill = areas.autoFill.map { AutoFillBar(area: $0, colors: colors).items }
    return (autoFill ?? []) + bar(areas) + caps.flatMap(style.items) + strip
  }

  private func bar(_ areas: KeyboardAreas) -> [Item] {
    guard let bar = areas.bar else { return [] }
    // The words stand over the key panel, not over the whole width of a phone in landscape.
    let area = Rect(x: areas.keys.minX, y: bar.minY, width: areas.keys.width, height: bar.height)
    return keyboard.kind == .pinyin
      ? CandidateBar(area: area, colors: colors).items : PredictiveBar(area: area, colors: colors).items
  }

  /// The keys, none in a keyboard too low for them, as that of a hardware keyboard is.
  private func caps(_ areas: KeyboardAreas, _ metrics: KeyMetrics) -> [KeyCap] {
    guard keyboard.kind != .emoji, areas.keys.height >= Self.lowestKeys else { return [] }
    let faces = LettersKeyboard.Faces(keyboard.kind)
    if screen.isTablet {
      let isNumeric = keyboard.kind == .numberPad
      return TabletKeyboard(faces: faces, isNumeric: isNumeric, metrics: metrics, area: areas.keys).caps
    }
    if keyboard.kind == .numberPad { return NumberPad(area: areas.keys).caps }
    let secondKey: Glyph = areas.strip.height > 0 ? .face : .globe
    return LettersKeyboard(faces: faces, metrics: metrics, area: areas.keys, secondKey: secondKey).caps
  }

  /// Four rows of 15 points: below this nothing could be read.
  private static let lowestKeys = 60.0
  /// The narrowest screen there is, of iPhone SE.
  private static let narrowest = 320.0
}

extension LettersKeyboard.Faces {
  init(_ kind: KeyboardKind?) {
    self = kind == .pinyin ? .pinyin : kind == .thirdParty ? .otherMakers : .english
  }
}

extension KeyStyle {
  /// Corners: 4 on the narrowest phones, 5, and 6 from 414 points on; 5 on iPads and 7 in landscape; 8 on iOS 26,
  /// between readings of 6 and 10. Text: letters 25, words 16, digits 26 (facts: devices.md §6.1, §6.4, §7.1, §8),
  /// smaller on low keys, larger on iPads by the drawing's own choice.
  init(screen: ScreenMetrics, colors: KeyboardColors, keyHeight: Double) {
    self.colors = colors
    let width = screen.portraitWidth
    let isLandscape = screen.orientation == .landscape
    switch (colors.design, screen.isTablet) {
    case (.ios26, _): radius = 8
    case (.ios7, true): radius = isLandscape ? 7 : 5
    case (.ios7, false): radius = width < 375 ? 4 : width < 414 ? 5 : 6
    }
    letterSize = min(screen.isTablet ? 26 : 25, keyHeight * 0.62)
    wordSize = min(screen.isTablet ? 18 : 16, keyHeight * 0.5)
    digitSize = min(26, keyHeight * 0.58)
    glyphSize = screen.isTablet ? 1.2 : 1
  }
}
