import Foundation

/// Tables of positions, from nearly right to noise.
struct TableSoup {
  func text(using generator: inout some RandomNumberGenerator) -> String {
    let separator = generator.pick([",", ",", ";", "\t"]) ?? ","
    let columns = Int.random(in: 1...5, using: &generator)
    var lines: [String] = []
    if generator.happens(onceIn: 2) { lines.append(line(columns, separator) { generator.pick(Self.names) ?? "t" }) }
    let motion = Motion(using: &generator)
    for row in 0..<Int.random(in: 0...120, using: &generator) {
      var column = 0
      lines.append(
        line(columns, separator) {
          column += 1
          return generator.happens(onceIn: 150)
            ? generator.pick(Self.oddities) ?? "" : motion.cell(column, row: row, using: &generator)
        })
      if generator.happens(onceIn: 200) { lines.append(generator.pick(Self.oddLines) ?? "") }
    }
    return lines.joined(separator: generator.pick(["\n", "\n", "\r\n", "\r"]) ?? "\n")
  }

  private func line(_ columns: Int, _ separator: String, cell: () -> String) -> String {
    (0..<columns).map { _ in cell() }.joined(separator: separator)
  }

  /// A number that goes from one level to another and perhaps back, with noise.
  private struct Motion {
    let step: Double
    let noise: Double
    let scale: Double
    let turn: Int

    init(using generator: inout some RandomNumberGenerator) {
      step = generator.pick([1.0, 1 / 60.0, 1 / 120.0, 16.667, 0]) ?? 1
      noise = generator.pick([0, 0, 0.5, 30]) ?? 0
      scale = generator.pick([336, 336, -336, 1, 1e5, 0]) ?? 1
      turn = Int.random(in: 1...100, using: &generator)
    }

    func cell(_ column: Int, row: Int, using generator: inout some RandomNumberGenerator) -> String {
      if column == 1 { return "\(Double(row) * step)" }
      let phase = Double(row % max(1, turn)) / 8
      let tremble = noise > 0 ? Double.random(in: -noise...noise, using: &generator) : 0
      return "\(844 - scale * (1 - (1 + phase) * exp(-phase)) + tremble)"
    }
  }

  private static let names = [
    "time", "t", "time_s", "time (ms)", "frame", "keyboard_top", "keyboard height (px)", "edge", "view_bottom", "panel",
    "gap_pt", "mood", "", "\"top, pt\"", "top_px",
  ]
  private static let oddities = [
    "", "nan", "inf", "-inf", "1e308", "-1e9", "0x1p3", "1,5", "\"844\"", "\"", "−3", "1e-320", "😀", "99999999999999",
  ]
  private static let oddLines = ["# comment", "", "   ", "a;b,c\td", "\"", "1,2,3,4,5,6,7,8,9"]
}
