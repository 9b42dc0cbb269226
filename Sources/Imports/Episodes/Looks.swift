import Keyboards

/// Which look of the keyboard stands for each height of a log. A timeline gives a look one height, so each new height
/// takes the look that has it on this device, else the next free one.
struct Looks: Hashable, Sendable {
  /// A kind, and for letters whether the predictive bar is there.
  struct Look: Hashable, Sendable {
    var kind: KeyboardKind
    var hasBar = true
  }

  private(set) var heights: [Look: Double] = [:]
  private let table: KeyboardHeightTable
  let design: KeyboardDesign

  init(_ table: KeyboardHeightTable, design: KeyboardDesign) {
    self.table = table
    self.design = design
  }

  /// What the device's own table says.
  func tableHeight(_ look: Look) -> Double? {
    table.height(look.kind, hasPredictiveBar: look.hasBar && look.kind == .letters, design: design)
  }

  /// The height that a timeline has to give, because the device's table has another one.
  func given(_ look: Look) -> Double? {
    heights[look] == tableHeight(look) ? nil : heights[look]
  }

  /// Nil when every look has another height already.
  mutating func look(of height: Double, among looks: [Look]) -> Look? {
    if let known = looks.first(where: { heights[$0] == height }) { return known }
    let free = looks.filter { heights[$0] == nil }
    guard let look = free.first(where: { tableHeight($0) == height }) ?? free.first else { return nil }
    heights[look] = height
    return look
  }
}
