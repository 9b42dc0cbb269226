import Keyboards
import Units

/// An iPad's keyboard made small: keys as on a narrow phone over a handle to drag it by.
///
/// Keys 39 high, a bar of 38 (facts: devices.md §4.3, floating iPad keyboard); what they leave of its height is the
/// handle's. Distances are the drawing's own.
struct FloatingKeyboard: Picture {
  let keyboard: ShownKeyboard
  let colors: KeyboardColors

  static let cornerRadius = 12.0
  private static let barHeight = 38.0
  private static let handleHeight = 26.0
  /// Above the first row.
  private static let topInset = 4.0
  private static let keyGap = 5.0
  private static let inset = 4.0
  /// 38 + 4 + 4·39 + 26 leaves three times this of 254.
  private static let rowGap = 10.0

  private var look: KeyboardColors { colors.look(of: keyboard.kind) }

  private var size: Size { Size(width: max(0, keyboard.frame.width), height: max(0, keyboard.frame.height)) }

  var items: [Item] {
    let ground = Item.rect(Rect(x: 0, y: 0, width: size.width, height: size.height), look.background)
    guard keys.height >= 80, keys.width >= 200 else { return [ground] }
    guard keyboard.kind != .emoji else {
      let area = Rect(x: 0, y: 0, width: size.width, height: keys.maxY)
      return [ground] + EmojiKeyboard(area: area, isTablet: false, colors: look).items + handle
    }
    return [ground] + bar + caps.flatMap(style.items) + handle
  }

  private var barArea: Rect? {
    guard keyboard.hasPredictiveBar || keyboard.kind == .pinyin else { return nil }
    return Rect(x: 0, y: 0, width: size.width, height: Self.barHeight)
  }

  private var keys: Rect {
    let top = (barArea?.maxY ?? 0) + Self.topInset
    return Rect(x: 0, y: top, width: size.width, height: max(0, size.height - top - Self.handleHeight))
  }

  private var bar: [Item] {
    guard let barArea else { return [] }
    return keyboard.kind == .pinyin
      ? CandidateBar(area: barArea, colors: look).items : PredictiveBar(area: barArea, colors: look).items
  }

  private var style: KeyStyle {
    let height = caps.first?.frame.height ?? 0
    return KeyStyle(
      colors: look, radius: colors.design == .ios26 ? 8 : 4, letterSize: min(21, height * 0.58),
      wordSize: min(15, height * 0.45), digitSize: min(22, height * 0.52), glyphSize: 0.85)
  }

  private var caps: [KeyCap] {
    guard keyboard.kind != .numberPad else { return NumberPad(area: keys).caps }
    let faces = LettersKeyboard.Faces(keyboard.kind)
    let unit = (size.width - 2 * Self.inset - 9 * Self.keyGap) / 10
    let wide = unit * 1.5 + Self.keyGap / 2
    let second = KeyRow.letters(faces.rows[1], width: unit)
    let third =
      KeyRow.key(.glyph(.shift), width: wide) + .letters(faces.rows[2], width: unit)
      + .key(.glyph(.delete), width: wide)
    let fourth =
      KeyRow.key(.word("123"), width: wide) + .key(.glyph(.face), width: unit) + .key(.word(faces.space), .letter)
      + .key(.word(faces.returnKey), width: 2 * wide + Self.keyGap)
    return KeyRow.letters(faces.rows[0], width: unit).caps(in: row(0), gap: Self.keyGap)
      + second.centeredCaps(in: row(1), gap: Self.keyGap) + third.centeredCaps(in: row(2), gap: Self.keyGap)
      + fourth.caps(in: row(3), gap: Self.keyGap)
  }

  private func row(_ index: Int) -> Rect {
    let height = (keys.height - 3 * Self.rowGap) / 4
    return Rect(
      x: Self.inset, y: keys.minY + Double(index) * (height + Self.rowGap), width: size.width - 2 * Self.inset,
      height: height)
  }

  private var handle: [Item] {
    let bar = Rect(x: size.width / 2 - 18, y: size.height - 14, width: 36, height: 5)
    return [.roundedRect(bar, radius: 2.5, fill: look.stripInk.with(alpha: 0.7), stroke: nil)]
  }
}
