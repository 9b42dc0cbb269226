import TestSupport
import Testing

@testable import Output

@Suite struct PaletteTests {
  private func counts(_ colors: [(UInt32, Int)]) -> ColorTable {
    var table = ColorTable()
    for (color, count) in colors { table.add(count, to: color) }
    return table
  }

  @Test func fewColorsAreKeptExactly() {
    let colors = (0..<255).map { (UInt32($0 * 65_793 / 3), 1) }
    let palette = Palette(counts(colors))
    #expect(palette.colors.count == 255)
    #expect(colors.allSatisfy { palette.colors[Int(palette.index(of: $0.0))] == $0.0 })
  }

  @Test func flatColorsStayExactBesideThousandsOfOthers() {
    let flat: [UInt32] = [0xFFFFFF, 0xF5F5F7, 0xF2F2F7, 0x0A84FF, 0x1C1C1E, 0x000000]
    let gradient: [(UInt32, Int)] = (0..<4000).map { index in
      let (red, green) = (UInt32(index % 256), UInt32(index / 16))
      return (red << 16 | green << 8 | 0x80, 3)
    }
    let palette = Palette(counts(flat.map { (color: UInt32) in (color, 100_000) } + gradient))
    #expect(palette.colors.count <= 255)
    for color in flat { #expect(palette.colors[Int(palette.index(of: color))] == color) }
    // What is not flat is near.
    for (color, _) in gradient {
      let away: ColorPoint = ColorPoint(color: palette.colors[Int(palette.index(of: color))]) - ColorPoint(color: color)
      #expect((away * away).sum() <= 20 * 20)
    }
  }

  @Test func everyColorIsCountedOnce() {
    var generator = SeededGenerator(seed: 3)
    var table = ColorTable()
    var expected: [UInt32: Int] = [:]
    for _ in 0..<30_000 {
      let color = UInt32.random(in: 0...0xFF_FFFF, using: &generator) & 0xF0F0FF
      table.add(2, to: color)
      expected[color, default: 0] += 2
    }
    #expect(table.count == expected.count)
    #expect(table.sorted.allSatisfy { expected[$0.color] == $0.value })
    #expect(table[0x0F0F0F] == 0)
  }
}
