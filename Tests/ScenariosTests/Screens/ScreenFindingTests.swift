import Testing

/// Screens, sizes and places that cannot be.
@Suite struct ScreenFindingTests {
  @Test func clock() {
    expectFindings(
      "fps ‹500›\n" + chat, "E082 a frame rate is a whole number from 1 to 240, not 500")
    expectFindings(
      "fps ‹29.97›\n" + chat, "E082 a frame rate is a whole number from 1 to 240, not 29.97")
    expectFindings("duration ‹0s›\n" + chat, "E083 a duration is above 0s, not 0s | write more than 0s")
    expectFindings(
      "duration ‹601s›\n" + chat, "E083 601s at 60 fps is more than 36000 frames | write 600s or less, or a lower 'fps'"
    )
    expectFindings("duration ‹0.001s›\n" + chat, "E083 0.001s is shorter than one frame | a frame lasts 1s / 60")
    expectFindings(
      "latency ‹61s›\n" + chat, "E085 a latency is at least 0s and at most 60s, not 61s | write 60s or less")
  }

  @Test func lengths() {
    expectFindings(
      "screen { input-bar a { height ‹845pt› } }",
      "E084 a height is above 0pt and at most 844pt, not 845pt | write 844pt or less")
    expectFindings(
      "screen { input-bar a { leading ‹-1pt› } }",
      "E084 a margin is at least 0pt and at most 390pt, not -1pt | write 0pt or more")
    expectFindings(
      "screen { frame 0pt 0pt ‹0pt› 10pt }",
      "E084 a width is above 0pt and at most 780pt, not 0pt | write more than 0pt")
    expectFindings(
      "screen { input-bar a { bottom view ‹-900pt› } }",
      "E084 a distance is at least -844pt and at most 844pt, not -900pt | write -844pt or more")
    expectFindings(
      "keyboard letters { height ‹900pt› }\n" + chat,
      "E084 the height of a keyboard is above 0pt and at most 844pt, not 900pt | write 844pt or less")
  }

  @Test func counts() {
    expectFindings(
      "screen { scroll-view a { bubbles ‹2.5› } }", "E086 a list has from 1 to 500 bubbles, not 2.5")
    expectFindings("screen { scroll-view a { rows ‹0› } }", "E086 a list has from 1 to 500 rows, not 0")
  }

  @Test func bars() {
    expectFindings(
      "device iphone-17\nscreen { ‹navigation-bar \"Chat\"› }",
      "E088 no height of a navigation bar is known for iPhone 17 in portrait | give it: navigation-bar { height 44pt }")
    expectFindings("timeline ‹\"empty\"›", "E090 the timeline has no screen | add 'screen { … }'")
  }

  @Test func placement() {
    expectFindings(
      "screen { input-bar a { top view; bottom view; height ‹52pt› } }",
      "E091 top, bottom and height cannot all be given | leave out one of the three")
    expectFindings(
      "screen { scroll-view a { ‹container b› { } } }",
      "E092 a container in a scroll view needs a height | add 'height 200pt' to its block")
    expectFindings(
      "screen { container a { label b }; label c { top below ‹b› } }",
      "E093 'b' does not stand beside this element | an element can only be pinned to another one in the same block")
    expectFindings(
      "screen { label a { top below c }; ‹label b› { top below a }; label c { top below b } }",
      "E094 pinned in a circle: 'a' → 'c' → 'b' → 'a' | pin one of them to 'view' or 'safe-area'")
    expectFindings(
      "screen { label a { bottom view }; label b { bottom above a } }\npanel p { ‹pin a above b› }",
      "E094 pinned in a circle: 'a' → 'b' → 'a' | pin one of them to 'view' or 'safe-area'")
  }

  @Test func tooMuch() {
    let labels = (0...500).map { $0 == 500 ? "‹label a500›" : "label a\($0)" }.joined(separator: "\n")
    expectFindings("screen { \(labels) }", "E086 a timeline has at most 500 elements")
  }
}
