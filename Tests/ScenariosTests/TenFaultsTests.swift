import Testing

/// All that is wrong with a file is said at once, each fault once.
@Suite struct TenFaultsTests {
  @Test func tenFaultsGiveTenDiagnostics() {
    expectFindings(
      """
      timeline "ten faults"
      device ‹iphone-33›
      fps ‹0›
      ‹colour› "red"
      duration 2‹sec›
      screen {
        input-bar composer { height ‹0.5s› }
        ‹observe› will-show
      }
      handler wrong {
        observe will-change-frame
        change constraint ‹compser›
        clamp ‹of›
      }
      at 1s tap composer
      at 1.2s ‹swipe› composer
      expect ‹right› { gap within 1pt }
      """,
      "E070 there is no device 'iphone-33' | did you mean 'iphone-13'?",
      "E082 a frame rate is a whole number from 1 to 240, not 0",
      "E050 'colour' is no statement | one of: timeline, device, system, window, fps, duration, theme, latency, predictive-bar, "
        + "cross-fade, keyboard, screen, handler, component, panel, compare, at, expect, direction",
      "E009 unknown unit 'sec' in '2sec' | write '2s'",
      "E055 'height' takes points, not seconds: '0.5s' | write a length, like 44pt",
      "E051 'observe' is no setting of a screen | it is a setting of a handler, a setting of a component",
      "E076 there is no element 'compser' | did you mean 'composer'?",
      "E056 'clamp' does not know 'of' | did you mean 'off'?",
      "E050 'swipe' is no cue | did you mean 'swipe-back'?",
      "E079 there is no panel 'right' | write 'wrong'")
  }
}
