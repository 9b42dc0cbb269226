import Keyboards
import Scenarios

/// The colours of the system keyboard over a plain backdrop (facts: devices.md §6.6, §7.2, §9).
struct KeyboardColors: Hashable, Sendable {
  let theme: Theme
  let design: KeyboardDesign
  /// A keyboard of another maker: flat, its letters without a ground of their own, so that it is not taken for the
  /// system's. The drawing's own.
  var isOtherMakers = false

  /// The same in both designs: no reading of iOS 26 over a plain backdrop was found.
  var background: Color {
    isOtherMakers ? pick(Color(0xE9EDF1), Color(0x1D2227)) : pick(Color(0xD5D6DD), Color(0x2C2C2C))
  }

  var key: Color {
    switch design {
    case .ios7: pick(Color(0xFFFFFF), Color(0x6B6B6B))
    case .ios26: pick(Color(0xFFFFFF), Color(0x3D3D3D))
    }
  }

  var functionKey: Color {
    guard !isOtherMakers else { return pick(Color(0xD3DAE1), Color(0x2F373F)) }
    return switch design {
    case .ios7: pick(Color(0xABB1BA), Color(0x474747))
    case .ios26: key
    }
  }

  /// The edge below a key; iOS 26 has none.
  var keyEdge: Color? {
    guard !isOtherMakers else { return nil }
    return switch design {
    case .ios7: pick(Color(0x000000, alpha: 0.3), Color(0x000000, alpha: 0.7))
    case .ios26: nil
    }
  }

  var keyInk: Color { pick(Color(0x000000), Color(0xFFFFFF)) }
  /// Words of the predictive bar.
  var suggestion: Color { pick(Color(0x151515), Color(0xE9E9E9)) }
  var barLine: Color { pick(Color(0xBCBFC3), Color(0x5A5A5C)) }
  /// Globe and dictation below the keys: the drawing's own.
  var stripInk: Color { pick(Color(0x4B4E55), Color(0xC7C7CB)) }

  // The emoji keyboard's own.
  var categoryIcon: Color { pick(Color(0x000000, alpha: 0.5), Color(0xFFFFFF, alpha: 0.47)) }
  var chosenCategoryIcon: Color { pick(Color(0x000000), Color(0xFFFFFF, alpha: 0.85)) }
  var chosenCategory: Color { pick(Color(0xBDC1C9), Color(0xFFFFFF, alpha: 0.12)) }
  var categoryInk: Color { pick(Color(0x000000, alpha: 0.9), Color(0xFFFFFF, alpha: 0.85)) }
  /// The search field: the drawing's own.
  var search: Color { pick(Color(0xC4C6CE), Color(0x3D3D40)) }
  var searchInk: Color { pick(Color(0x6E7077), Color(0xA2A2A8)) }

  /// A keyboard of another maker has its own.
  func look(of kind: KeyboardKind?) -> KeyboardColors {
    var look = self
    look.isOtherMakers = kind == .thirdParty
    return look
  }

  private func pick(_ light: Color, _ dark: Color) -> Color {
    theme == .light ? light : dark
  }
}
