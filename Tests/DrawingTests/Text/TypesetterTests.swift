import Testing
import Units

@testable import Drawing

@Suite struct TypesetterTests {
  @Test(arguments: [
    "easeInOut cannot follow the keyboard", "键盘曲线与视图不同步", "キーボードの曲線", "키보드 곡선", "👍🏽 🎹 keyboard", "لوحة المفاتيح",
    "מקלדת", "−73.5 pt · covered",
  ]) func everyCharacterHasAGlyph(string: String) throws {
    let layout = try Typesetter().layout(of: text(string))
    #expect(layout.unknownGlyphs == 0)
    #expect(layout.width > 0)
  }

  @Test(arguments: ["🎹", "👍🏽", "键", "ش", "A"]) func everyScriptLeavesInk(string: String) throws {
    #expect(try ink(of: string, scale: 2).count > 20)
  }

  @Test func emojiHaveColours() throws {
    let colours = Set(try ink(of: "🎹🍎", scale: 2))
    #expect(colours.contains { ($0 >> 16) & 0xFF > ($0 & 0xFF) + 40 })
  }

  @Test func tabularDigitsHaveOneWidth() throws {
    let typesetter = try Typesetter()
    let widths = try (0...9).map { digit in
      var text = text(String(repeating: "\(digit)", count: 4))
      text.hasTabularDigits = true
      return try typesetter.layout(of: text).width
    }
    #expect(Set(widths).count == 1)
    #expect(try typesetter.layout(of: text("1111")).width < widths[1])
  }

  @Test func widthDoesNotDependOnTheScaleAndGrowsWithTheSize() throws {
    let typesetter = try Typesetter()
    var large = text("Keyboard")
    large.size = 24
    let ratio = try typesetter.layout(of: large).width / typesetter.layout(of: text("Keyboard")).width
    #expect(abs(ratio - 2) < 0.01)
  }

  @Test func longTextEndsInAnEllipsisWithinItsWidth() throws {
    var text = text("A title that is longer than the room it was given")
    text.maximumWidth = 100
    let layout = try Typesetter().layout(of: text)
    #expect(layout.isEllipsized)
    #expect(layout.width <= 100)
    text.maximumWidth = 1000
    #expect(try !Typesetter().layout(of: text).isEllipsized)
  }

  @Test func baselineIsExact() throws {
    let scene = Scene(
      size: Size(width: 40, height: 40),
      layers: [
        Layer(key: Layer.Key("text"), box: Rect(x: 0, y: 0, width: 40, height: 40)) {
          [.text(Text("H", at: Point(x: 20, y: 30), size: 20, color: Color(0x000000), alignment: .center))]
        }
      ])
    let pixels = try Pixels(scene, scale: 1)
    #expect(pixels.row(29).contains { $0 != white })
    #expect(pixels.row(30).allSatisfy { $0 == white })
    // Capitals are 1490/2048 of the size: 14.55 pixels above the baseline.
    #expect(pixels.row(15).contains { $0 != white })
    #expect(pixels.row(14).allSatisfy { $0 == white })
  }

  @Test func manyDifferentTextsDoNotPileUp() throws {
    let typesetter = try Typesetter()
    for index in 0..<3000 {
      _ = try typesetter.layout(of: text("\(index)"))
      #expect(typesetter.layoutCount <= Typesetter.capacity)
    }
  }

  private func text(_ string: String) -> Text {
    Text(string, at: .zero, size: 12, color: Color(0x000000))
  }

  /// Every pixel that is not paper.
  private func ink(of string: String, scale: Int) throws -> [UInt32] {
    let scene = Scene(
      size: Size(width: 60, height: 40),
      layers: [
        Layer(key: Layer.Key("text"), box: Rect(x: 0, y: 0, width: 60, height: 40)) {
          [.text(Text(string, at: Point(x: 4, y: 28), size: 20, color: Color(0x000000)))]
        }
      ])
    return try Pixels(scene, scale: scale).values.filter { $0 != white }
  }
}
