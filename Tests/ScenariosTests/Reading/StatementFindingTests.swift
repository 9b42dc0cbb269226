import Testing

/// What can be wrong with a single statement and its place.
@Suite struct StatementFindingTests {
  @Test func unknownWords() {
    expectFindings(
      "‹durration› 2s\n" + chat, "E050 'durration' is no statement | did you mean 'duration'?")
    expectFindings(
      chat + "handler a { observe will-show; change constraint composer; ‹clam› on }",
      "E050 'clam' is no setting of a handler | did you mean 'clamp'?")
    expectFindings(
      chat + "handler a { observe will-show; change ‹constrain› composer }",
      "E050 'constrain' is no change | did you mean 'constraint'?",
    )
    expectFindings(
      chat + "at 1s ‹tapp› composer", "E050 'tapp' is no cue | did you mean 'tap'?")
    expectFindings(
      chat + follow + "expect follow { gap ‹inside› 1pt }",
      "E050 'inside' is no claim of a length | one of: within, reaches, equals, like, starts, settles, moves")
    expectFindings(
      chat + "handler a { observe will-show; change constraint composer; animate ‹ease› 1s }",
      "E050 'ease' is no curve | one of: notification, none, keyboard, linear, ease-in, ease-out, ease-in-out, "
        + "default, bezier, spring, damped-spring, options")
  }

  @Test func wrongPlaces() {
    expectFindings(
      "‹observe› will-show\n" + chat,
      "E051 'observe' is no statement | it is a setting of a handler, a setting of a component")
    expectFindings(
      "screen { text-field name { ‹clamp› on } }",
      "E051 'clamp' is no setting of a text-field | it is a setting of a handler")
    expectFindings(
      "screen { scroll-view list { text-field name { ‹top› view } } }",
      "E051 'top' is no setting of a text-field in a scroll view | it is a setting of an element, a quantity")
    expectFindings("screen { ‹bubbles› 4 }", "E051 'bubbles' is no setting of a screen | it is a setting of an element")
    expectFindings("‹tap› composer\n" + chat, "E051 'tap' is no statement | it is a cue")
  }

  @Test func givenTwice() {
    expectFindings("fps 60\n‹fps 30›\n" + chat, "E052 'fps' is given twice | keep one of them")
    expectFindings(
      "screen { scroll-view list { inset top 1pt; inset bottom 2pt; ‹inset top 3pt› } }",
      "E052 'inset top' is given twice | keep one of them")
    expectFindings(
      "keyboard emoji { height 300pt }\n‹keyboard emoji› { height 301pt }\n" + chat,
      "E052 'keyboard emoji' is given twice | keep one of them")
  }

  @Test func missingArguments() {
    expectFindings("‹duration›\n" + chat, "E053 'duration' lacks a time, like 0.25s | it is written: duration TIME")
    expectFindings(
      chat + "handler a { observe will-show; change ‹transform› }",
      "E053 'transform' lacks the name of an element, or 'view' | "
        + "it is written: transform (ELEMENT | view) [to | by]")
    expectFindings(
      chat + "‹at 1s›",
      "E053 'at' lacks a cue | one of: tap, focus, become-first-responder, dismiss, drag, keyboard, predictive-bar, autofill-bar, "
        + "hardware-keyboard, dock, undock, split, float, move-keyboard, foreign-keyboard, rotate, wake, background, foreground, "
        + "switch-multitasking, push, pop, swipe-back, present-alert, close-alert, scroll, notify")
    expectFindings(
      chat + "at 1s ‹tap›",
      "E053 'tap' lacks the name of an element, or 'outside' | it is written: tap (ELEMENT | outside)")
    expectFindings(
      "system ios-18 { ‹height-change› }\n" + chat,
      "E053 'height-change' lacks 'posts' | it is written: height-change posts show | change-frame-only | nothing")
    expectFindings(
      chat + "handler a { observe will-show; change constraint composer; animate ‹bezier 1s› }",
      "E053 'bezier' lacks its numbers in parentheses | write 'bezier(x1, y1, x2, y2)'")
  }

  @Test func wrongArguments() {
    expectFindings("duration ‹\"2s\"›\n" + chat, "E054 'duration' takes a time, like 0.25s, not '\"2s\"'")
    expectFindings("timeline ‹chat›\n" + chat, "E054 'timeline' takes a text in quotes, not 'chat'")
    expectFindings(
      "duration ‹+2s›\n" + chat,
      "E054 '+2s' is relative; only the time of a cue can be | write it without '+'")
    expectFindings(
      chat + "handler a { observe will-show; change constraint composer; scroll ‹last› in list }",
      "E054 'scroll' takes 'first-responder' here, not 'last'")
    expectFindings(
      chat + "handler a { observe will-show; change constraint composer; animate ‹spring(1, 2)› 1s }",
      "E054 'spring' does not take 2 numbers | write 'spring(mass, stiffness, damping, velocity)'")
    expectFindings(
      chat + "at 1s ‹44pt›",
      "E054 'at' takes a cue, not '44pt' | one of: tap, focus, become-first-responder, dismiss, drag, keyboard, predictive-bar, autofill-bar, "
        + "hardware-keyboard, dock, undock, split, float, move-keyboard, foreign-keyboard, rotate, wake, background, foreground, "
        + "switch-multitasking, push, pop, swipe-back, present-alert, close-alert, scroll, notify")
  }

  @Test func units() {
    expectFindings(
      "screen { text-field name { height ‹0.25s› } }",
      "E055 'height' takes points, not seconds: '0.25s' | write a length, like 44pt")
    expectFindings("screen { text-field name { height ‹44› } }", "E055 '44' has no unit | write '44pt'")
    expectFindings("latency ‹250›\n" + chat, "E055 '250' has no unit | write '250ms'")
    expectFindings("latency ‹0.25›\n" + chat, "E055 '0.25' has no unit | write '0.25s'")
    expectFindings("fps ‹60s›\n" + chat, "E055 'fps' takes a plain number, not seconds: '60s' | write a count, like 14")
    expectFindings(
      chat + follow + "expect follow { posts will-show equals ‹1pt› }",
      "E055 'equals' takes a plain number, not points: '1pt' | write a plain number, like 2")
    expectFindings(
      chat + follow + "expect follow { gap within ‹50%› }",
      "E055 'within' takes points, not percent: '50%' | write a length, like 44pt")
  }

  @Test func zeroNeedsNoUnit() throws {
    #expect(try resolved("screen { text-field name { leading 0 } }").screens[0].elements[0].placement.leading == 0)
  }

  @Test func choices() {
    expectFindings(
      chat + "handler a { observe will-show; change constraint composer; measure ‹intersct› }",
      "E056 'measure' does not know 'intersct' | did you mean 'intersection'?")
    expectFindings(
      "predictive-bar ‹maybe›\n" + chat, "E056 'predictive-bar' does not know 'maybe' | one of: on, off")
  }

  @Test func excess() {
    expectFindings("fps 60 ‹30›\n" + chat, "E057 'fps' takes no '30' here | it is written: fps COUNT")
    expectFindings(
      chat + "at 1s dismiss ‹now›", "E057 'dismiss' takes no 'now' here | it is written: dismiss [at-once]")
  }

  @Test func blocks() {
    expectFindings("‹fps 60› { height 3pt }\n" + chat, "E058 'fps' takes no block | leave out '{ … }'")
    expectFindings("‹screen›", "E059 'screen' needs a block | write '{ … }' after it")
  }

  /// What a statement that could not be read would have named is not missed, nor what depends on a lost cue.
  @Test func consequencesAreSilent() {
    expectFindings(
      "screen { ‹text-feild› name }\nat 1s tap name",
      "E050 'text-feild' is no setting of a screen | did you mean 'text-field'?")
    expectFindings(
      chat + "‹handlr› right { observe will-show }\ncompare right\nexpect right { gap within 1pt }",
      "E050 'handlr' is no statement | did you mean 'handler'?")
    expectFindings(
      chat + "at ‹0.2› tap composer\nat 1s tap ‹compser›\nat 2s keyboard letters\nat 3s dismiss",
      "E055 '0.2' has no unit | write '0.2s'", "E076 there is no element 'compser' | did you mean 'composer'?")
    expectFindings(
      chat + "handler a { ‹observes› will-show; change constraint composer }",
      "E050 'observes' is no setting of a handler | did you mean 'observe'?")
  }

  @Test func everythingWrongInAStatementIsReported() {
    let notifications = " | one of: will-show, did-show, will-hide, did-hide, will-change-frame, did-change-frame"
    expectFindings(
      "screen { frame ‹-1000pt› ‹-2000pt› ‹0pt› ‹0pt› }",
      "E084 x is at least -390pt and at most 390pt, not -1000pt | write -390pt or more",
      "E084 y is at least -844pt and at most 844pt, not -2000pt | write -844pt or more",
      "E084 a width is above 0pt and at most 780pt, not 0pt | write more than 0pt",
      "E084 a height is above 0pt and at most 1688pt, not 0pt | write more than 0pt")
    expectFindings(
      chat + "handler a { observe will-show ‹nope› ‹nada›; change constraint composer }",
      "E075 there is no notification or component 'nope'" + notifications,
      "E075 there is no notification or component 'nada'" + notifications)
    expectFindings(
      chat + "handler a { observe will-show; hide ‹zip› while ‹zap› }",
      "E076 there is no element 'zip' | one of: list, answer, banner, composer",
      "E050 'zap' is no condition | one of: showing, keyboard")
    expectFindings(
      chat + "handler a { observe will-show; change constraint composer; pin ‹zip› ‹zap› }",
      "E076 there is no element 'zip' | one of: list, answer, banner, composer",
      "E050 'zap' is no line for a bottom edge | one of: view, safe-area, keyboard-layout-guide, above")
    expectFindings(
      chat + "handler a { observe will-show; change constraint composer; pin ‹zip› above ‹zap› }",
      "E076 there is no element 'zip' | one of: list, answer, banner, composer",
      "E076 there is no element 'zap' | one of: list, answer, banner, composer")
    expectFindings(
      chat + "at ‹-1s› tap ‹nope›",
      "E085 a cue comes at 0s or later and at 36000s at the latest, not at -1s | write 0s or more",
      "E076 there is no element 'nope' | one of: list, answer, banner, composer")
    expectFindings(
      "duration 1s\n" + chat + follow + "expect ‹q› { calls ‹nope› equals 1; top ‹nada› within 1pt from ‹2s› }",
      "E079 there is no panel 'q' | write 'follow'", "E078 there is no handler or component 'nope' | write 'follow'",
      "E076 there is no element 'nada' | one of: list, answer, banner, composer",
      "E105 2s lies outside the timeline, which lasts 1s | write 1s or less")
    expectFindings(
      chat + "handler a { observe will-show; scroll first-responder in ‹nope› { margin ‹-1pt› } }",
      "E076 there is no element 'nope' | one of: list, answer, banner, composer",
      "E084 a margin is at least 0pt and at most 844pt, not -1pt | write 0pt or more")
    expectFindings(
      chat + "at 1s scroll ‹nope› ‹200000pt›",
      "E076 there is no element 'nope' | one of: list, answer, banner, composer",
      "E084 an offset is at least -100000pt and at most 100000pt, not 200000pt | write 100000pt or less")
  }

  @Test func aMisspeltScreenIsNotMissed() {
    expectFindings("‹screne› { input-bar a }", "E050 'screne' is no statement | did you mean 'screen'?")
  }

  /// What the parser has reported already is not reported again.
  @Test func invalidTermsAreSilent() {
    expectFindings("duration 2‹sec›\n" + chat, "E009 unknown unit 'sec' in '2sec' | write '2s'")
  }
}
