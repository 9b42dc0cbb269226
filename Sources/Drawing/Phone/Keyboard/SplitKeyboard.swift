import Keyboards
import Units

/// One half of a keyboard that an iPad's user has split. Which keys stand in which half follows iOS 5 to 12; sizes are the
/// drawing's own.
struct SplitKeyboard: Picture {
  enum Side: Hashable, Sendable {
    case left, right
  }

  let side: Side
  let keyboard: ShownKeyboard
  let screen: ScreenMetrics
  let colors: KeyboardColors

  static let cornerRadius = 10.0
  private static let barHeight = 44.0
  private static let gap = 6.0
  private static let rowGap = 9.0
  /// Of a key.
  private static let unit = 42.0

  /// Five columns of keys at the left and six at the right, a tenth of an upright phone's width each.
  static func width(of side: Side) -> Double {
    let columns = side == .left ? 5.0 : 6
    return columns * unit + (columns + 1) * gap
  }

  private var size: Size { Size(width: Self.width(of: side), height: max(0, keyboard.frame.height)) }

  var items: [Item] {
    let panel = Item.path(outline, fill: look.background, stroke: nil)
    guard keys.height >= 100 else { return [panel] }
    guard keyboard.kind != .emoji else {
      let area = Rect(x: 0, y: 0, width: size.width, height: size.height)
      return [panel] + EmojiKeyboard(area: area, isTablet: false, colors: look).items
    }
    let style = KeyStyle(screen: screen, colors: look, keyHeight: caps.map(\.frame.height).min() ?? 0)
    return [panel] + bar + caps.flatMap(style.items)
  }

  private var look: KeyboardColors { colors.look(of: keyboard.kind) }

  /// Rounded at the side of the gap.
  private var outline: Path {
    let radius = Self.cornerRadius
    let beyond = Rect(x: side == .left ? -2 * radius : 0, y: 0, width: size.width + 2 * radius, height: size.height)
    return .roundedRect(beyond, corners: .circular(radius: radius))
  }

  private var hasBar: Bool { keyboard.hasPredictiveBar }

  private var keys: Rect {
    let top = hasBar ? Self.barHeight : 4
    return Rect(x: 0, y: top, width: size.width, height: size.height - top - 8)
  }

  private var bar: [Item] {
    guard hasBar else { return [] }
    let words = side == .left ? ["I", "The"] : ["I’m"]
    let width = size.width / Double(words.count)
    return words.enumerated().map { index, word in
      .text(
        .centered(
          word, in: Rect(x: Double(index) * width, y: 2, width: width, height: Self.barHeight), size: 17,
          color: colors.suggestion))
    }
  }

  private var caps: [KeyCap] {
    let rows = side == .left ? leftRows : rightRows
    let height = (keys.height - 3 * Self.rowGap) / 4
    return rows.enumerated().flatMap { index, row in
      let y = keys.minY + Double(index) * (height + Self.rowGap)
      let frame = Rect(x: Self.gap, y: y, width: size.width - 2 * Self.gap, height: height)
      return row.caps(in: frame, gap: Self.gap)
    }
  }

  private var isNumeric: Bool { keyboard.kind == .numberPad }

  private var shift: KeyCap.Face { isNumeric ? .word("#+=") : .glyph(.shift) }

  private var otherKeys: KeyCap.Face { .word(isNumeric ? "ABC" : "123") }

  private var faces: LettersKeyboard.Faces { LettersKeyboard.Faces(keyboard.kind) }

  private func letters(_ row: Int, from first: Int, to last: Int) -> KeyRow {
    let letters = Array(isNumeric ? TabletKeyboard.numberRows[row] : faces.rows[row])
    return .letters(String(letters[first..<min(last, letters.count)]), width: Self.unit)
  }

  private var leftRows: [KeyRow] {
    let width = Self.unit
    return [
      letters(0, from: 0, to: 5), letters(1, from: 0, to: 5),
      .key(shift, width: width) + letters(2, from: 0, to: 4),
      .key(otherKeys, width: width) + .key(.glyph(.globe), width: width) + .key(.word(faces.space), .letter),
    ]
  }

  private var rightRows: [KeyRow] {
    [
      letters(0, from: 5, to: 10) + .key(.glyph(.delete)), letters(1, from: 5, to: 9) + .key(.word(faces.returnKey)),
      letters(2, from: 4, to: 7) + .letters(",.", width: Self.unit) + .key(shift),
      .key(.word(faces.space), .letter) + .key(otherKeys, width: Self.unit)
        + .key(.glyph(.keyboard), width: Self.unit),
    ]
  }
}
