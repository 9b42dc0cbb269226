import Scenarios
import TestSupport
import Testing

/// What can be wrong with how a timeline is shown.
@Suite struct DirectionFindingTests {
  private func expect(
    _ statements: String, _ findings: String..., before: String = "",
    location: Testing.SourceLocation = #_sourceLocation
  ) {
    let text =
      "duration 2s\n" + chat + follow + before + "compare follow\nat 0.2s tap composer\ndirection { \(statements) }"
    let source = MarkedSource(text)
    let loaded = loadScenario(source.text, path: "a.timeline")
    let found = loaded.diagnostics.map { diagnostic in
      "\(diagnostic.code.text) \(diagnostic.message)" + (diagnostic.hint.map { " | \($0)" } ?? "")
    }
    #expect(found == findings, sourceLocation: location)
    #expect(loaded.diagnostics.map { $0.range.start..<$0.range.end } == source.ranges, sourceLocation: location)
  }

  @Test func words() {
    expect(
      "‹slwo› 0.5x; highlight ‹compser›; measure ‹botom› composer to keyboard-top",
      "E050 'slwo' is no setting of a direction | did you mean 'slow'?",
      "E076 there is no element 'compser' | did you mean 'composer'?",
      "E056 'measure' does not know 'botom' | did you mean 'bottom'?")
    expect(
      "color ‹falt› \"#FF0000\"; style ‹wirefame›; note \"n\" ‹of› top composer",
      "E056 'color' does not know 'falt' | did you mean 'fault'?",
      "E056 'style' does not know 'wirefame' | did you mean 'wireframe'?",
      "E054 'note' takes 'at' here, not 'of'")
    expectFindings(
      "‹slow› 0.5x\n" + chat, "E051 'slow' is no statement | it is a setting of a direction")
  }

  @Test func units() {
    expect(
      "slow ‹0.25›; hold ‹1› for ‹2pt›; size ‹3s›; zoom composer ‹2s›",
      "E055 '0.25' has no unit | write '0.25x'", "E055 '1' has no unit | write '1s'",
      "E055 'hold' takes seconds, not points: '2pt' | write a time, like 0.25s",
      "E055 'size' takes points, not seconds: '3s' | write a length, like 44pt",
      "E055 'zoom' takes multiples, not seconds: '2s' | write a factor, like 2x")
  }

  @Test func times() {
    expect(
      "caption \"a\" from ‹3s›; hold ‹2.5s› for 1s; chapter end at ‹9s›; slow 0.5x from 1s to ‹0.5s›",
      "E105 3s lies outside the timeline, which lasts 2s | write 2s or less",
      "E105 2.5s lies outside the timeline, which lasts 2s | write 2s or less",
      "E105 9s lies outside the timeline, which lasts 2s | write 2s or less",
      "E105 the range ends at 0.5s, before it begins at 1s | write a time after 1s")
    expect(
      "hold 1s for ‹0s›; freeze worst for ‹61s›",
      "E085 a pause is above 0s and at most 60s, not 0s | write more than 0s",
      "E085 a pause is above 0s and at most 60s, not 61s | write 60s or less")
  }

  @Test func oneAtATime() {
    expect(
      "slow 0.5x from 0.2s to 1s; ‹slow 0.25x from 0.9s to 1.2s›",
      "E113 slow motion begins at 0.9s, before the one from 0.2s ends | let it begin at 1s or later")
    expect(
      "caption \"a\"; ‹caption \"b\" from 1s›",
      "E113 a caption begins at 1s, before the one from 0s ends | let the other one end: write 'to'")
    expect(
      "zoom list from 0.5s to 1s; ‹zoom composer from 0.5s to 1s›",
      "E113 a zoom begins at 0.5s, before the one from 0.5s ends | let it begin at 1s or later")
    expect(
      "hold 1s for 1s; ‹freeze 1s for 1s›",
      "E113 the picture stands still there already | keep one of them")
    expect(
      "chapter a at 1s; chapter b at ‹1s›; chapter ‹a› at 1.5s",
      "E113 chapter 'a' begins at 1s too | let one of them begin later",
      "E080 there is already a chapter 'a'")
    expect("slow 0.5x from 0.2s to 1s; slow 0.25x from 1s; caption \"a\" to 1s; caption \"b\" from 1s")
  }

  @Test func numbers() {
    expect(
      "slow ‹2x› to 1s; slow ‹0x› from 1s",
      "E114 slow motion runs from 0.01x to 0.99x, not 2x | write 0.99x",
      "E114 slow motion runs from 0.01x to 0.99x, not 0x | write 0.01x")
    expect(
      "zoom composer ‹9x› to 1s; loop ‹0› times; size ‹20pt›; color tint ‹\"blue\"›; color ink ‹\"#12345\"›",
      "E114 a zoom is from 1x to 4x, not 9x | write 4x",
      "E086 an animation is shown from 1 to 1000 times, not 0 | write 'loop forever' for one without an end",
      "E084 the width of a picture is at least 160pt and at most 4000pt, not 20pt | write 160pt or more",
      "E115 'blue' is no color | write two hexadecimal digits each for red, green and blue, like \"#5E5CE6\"",
      "E115 '#12345' is no color | write two hexadecimal digits each for red, green and blue, like \"#5E5CE6\"")
    expect(
      "‹slow 0.01x›; hold 1s for 60s",
      "E083 directed so, the timeline is watched for 260s, which at 240 fps is more than 36000 frames "
        + "| slow down less of it, or write a lower 'fps'", before: "fps 240\n")
  }

  @Test func placesOnTheScreen() {
    expect(
      "‹zoom 0pt 600pt 390pt 300pt to 1s›; ‹zoom 10pt 10pt 20pt 20pt from 1s›",
      "E111 the part to zoom to does not lie on the screen | the screen is 390pt × 844pt",
      "E111 the part to zoom to would be more than 4 times as large | let it be 97.5pt wide or 211pt high")
  }

  @Test func panels() {
    let late = "handler late { observe did-show; change constraint composer }\npanel both { observers late }\n"
    expect(
      "highlight composer in ‹folow›; freeze worst ‹late› for 1s",
      "E079 there is no panel 'folow' | did you mean 'follow'?",
      "E103 'late' is not among the panels that are compared | add it: compare follow late",
      before: late)
    expectFindings(
      "screen { label a }\ndirection { freeze ‹worst› for 1s }",
      "E104 nothing is measured in panel 'app' | say what: panel app { track ELEMENT }")
  }

  @Test func twice() {
    expect(
      "taps on; ‹taps off›; color ink \"#000000\"; ‹color ink \"#111111\"›",
      "E052 'taps' is given twice | keep one of them", "E052 'color ink' is given twice | keep one of them")
    expectFindings(
      chat + "direction { taps off }\n‹direction› { taps on }", "E052 'direction' is given twice | keep one of them")
  }

  @Test func anElementMayBeCalledKeyboard() throws {
    let scenario = try resolved(
      "screen { label keyboard; input-bar bar }\ndirection { highlight keyboard; highlight bar }")
    let subjects = [Direction.Mark.Subject.element(ElementID(0)), .element(ElementID(1))]
    #expect(scenario.direction?.marks.map(\.kind) == subjects.map { .highlight($0) })
    let other = try resolved("screen { input-bar bar }\ndirection { highlight keyboard }")
    #expect(other.direction?.marks.map(\.kind) == [.highlight(.keyboard)])
  }
}
