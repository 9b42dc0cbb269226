import Testing
import Units

@testable import Drawing

struct ItemDumpTests {
  @Test func oneLineAnItem() {
    let items: [Item] = [
      .rect(Rect(x: 0, y: 0.5, width: 10, height: -2.25), Color(0x0A84FF)),
      .roundedRect(
        Rect(x: 1, y: 2, width: 3, height: 4), radius: 1.005, fill: nil,
        stroke: Stroke(Color(0x000000, alpha: 0.5), width: 1.5, dash: [4, 3], isRound: true)),
      .circle(center: .zero, radius: 2, fill: Color(0xFFFFFF), stroke: nil),
      .path(Path.polygon([.zero, Point(x: 1, y: 1)]), fill: Color(0xFF3B30), stroke: nil),
      .text(
        Text("a", at: Point(x: 1, y: 2), size: 17, color: Color(0x1C1C1E), maximumWidth: 40, hasTabularDigits: true)),
    ]
    #expect(
      items.dump == """
        rect 0,0.5 10×-2.25 fill #0A84FF
        rounded 1,2 3×4 radius 1 stroke #000000@50% 1.5 dash 4,3 round
        circle 0,0 radius 2 fill #FFFFFF
        path M 0,0 L 1,1 Z fill #FF3B30
        text 'a' at 1,2 leading size 17 regular within 40 tabular #1C1C1E

        """)
  }

  @Test func smallNegativeNumbersKeepTheirSign() {
    let item = Item.circle(center: Point(x: -0.25, y: -0.001), radius: 1, fill: nil, stroke: nil)
    #expect("\(item)" == "circle -0.25,0 radius 1")
  }

  @Test func movedItemsMoveInWhole() {
    let path = Path([.move(.zero), .curve(.zero, Point(x: 1, y: 0), to: Point(x: 2, y: 0)), .close])
    let moved = Item.path(path, fill: nil, stroke: nil).offset(x: 1, y: 2)
    #expect("\(moved)" == "path M 1,2 C 1,2 2,2 3,2 Z")
  }
}
