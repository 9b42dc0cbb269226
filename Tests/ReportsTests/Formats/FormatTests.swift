import Reports
import Testing

@Suite struct MarkdownTests {
  @Test(arguments: [
    ("a", "`a`"), ("", "`  `"), ("`", "`` ` ``"), ("a``b", "```a``b```"), ("a\nb\r\nc", "`a b  c`"),
    ("a|b", "`a|b`"), ("<img> @you", "`<img> @you`"), ("``\u{301}", "``` ``\u{301} ```"),
  ])
  func codeEndsWhereItIsMeantTo(_ text: String, _ code: String) {
    #expect(Markdown.code(text).unicodeScalars.elementsEqual(code.unicodeScalars))
  }

  @Test func aBarEndsNoCell() {
    #expect(Markdown.code("a|b", inTable: true) == "`a\\|b`")
    #expect(Markdown.code("|\u{301}", inTable: true).unicodeScalars.starts(with: "`\\|".unicodeScalars))
    #expect(Markdown.plain("a|b|\u{301}").unicodeScalars.elementsEqual("a\\|b\\|\u{301}".unicodeScalars))
  }

  @Test(arguments: [
    ("a b", "a b"), ("*a* _b_ `c`", "\\*a\\* \\_b\\_ \\`c\\`"), ("<img>", "\\<img\\>"),
    ("<\u{338}b>", "\\<\u{338}b\\>"),
    ("[a](b)", "\\[a\\](b)"), ("# a", "\\# a"), ("a\nb", "a b"), ("@you", "@\u{2060}you"), ("&amp;", "\\&amp;"),
    ("a\\b", "a\\\\b"),
  ])
  func plainTextIsNoMarkup(_ text: String, _ plain: String) {
    #expect(Markdown.plain(text).unicodeScalars.elementsEqual(plain.unicodeScalars))
  }

  @Test func insideOfHTMLABackslashTakesNothing() {
    #expect(Markdown.html("<img src=\"x\"> & @you\nb") == "&lt;img src=&quot;x&quot;&gt; &amp; @\u{2060}you b")
  }

  @Test func aBlockHasALongerFenceThanItsLines() {
    #expect(Markdown.block(["- a", "+ b"], language: "diff") == "```diff\n- a\n+ b\n```\n")
    #expect(Markdown.block(["````"], language: "") == "`````\n````\n`````\n")
    #expect(Markdown.block([], language: "diff") == "```diff\n\n```\n")
  }
}

@Suite struct JUnitTests {
  @Test func casesOfEachSort() {
    let report = JUnit(
      name: "a & b",
      cases: [
        .init(group: "f", name: "holds", outcome: .passed),
        .init(group: "f", name: "\"fails\"", outcome: .failed("one", details: "one\ntwo")),
        .init(group: "g", name: "<none>", outcome: .error("no")),
      ])
    #expect(
      Array(report.lines).joined() == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="3" failures="1" errors="1">
          <testsuite name="a &amp; b" tests="3" failures="1" errors="1">
            <testcase classname="f" name="holds"/>
            <testcase classname="f" name="&quot;fails&quot;">
              <failure message="one">one&#10;two</failure>
            </testcase>
            <testcase classname="g" name="&lt;none&gt;">
              <error message="no"/>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  /// XML 1.0 has no other control characters than tab and line ends, not even as references.
  @Test func controlCharactersAreTakenOut() {
    let name = String(
      String.UnicodeScalarView((0..<0x20).compactMap(Unicode.Scalar.init(_:) as (UInt32) -> Unicode.Scalar?)))
    let text = Array(
      JUnit(name: "", cases: [.init(group: "", name: name + "\u{FFFE}\u{FFFF}\u{7F}😀", outcome: .passed)]).lines
    ).joined()
    let gone = String(repeating: "\u{FFFD}", count: 9)
    let rest = String(repeating: "\u{FFFD}", count: 21)
    #expect(text.contains("name=\"\(gone)\t&#10;\(rest)\u{FFFD}\u{FFFD}\u{7F}😀\"/>"))
  }
}

@Suite struct GitHubAnnotationTests {
  @Test func escapesAreThoseOfTheToolkit() {
    let remark = GitHubAnnotation(
      .warning, file: "a,b:c%.timeline", lines: 3...5, column: 7, title: "x: y", message: "50 %\r\nd::e, f")
    #expect(
      remark.line
        == "::warning file=a%2Cb%3Ac%25.timeline,line=3,endLine=5,col=7,title=x%3A y::50 %25%0D%0Ad::e, f\n")
    #expect(
      GitHubAnnotation(.error, file: "a", lines: 1...1, title: "t", message: "m").line
        == "::error file=a,line=1,title=t::m\n")
  }

  @Test(arguments: [(0, 0), (1, 1), (10, 10), (11, 10), (200, 10)])
  func tenAreShown(_ all: Int, _ shown: Int) {
    let remarks = (0..<all).map { GitHubAnnotation(.notice, file: "\($0)", lines: 1...1, title: "t", message: "m") }
    let kept = GitHubAnnotation.shown(remarks)
    #expect(kept.count == shown)
    #expect(
      kept.last?.message == (all == 0 ? nil : all > 10 ? "m\nand \(all - 10) more places that are not marked" : "m"))
  }
}

@Suite struct SparklineTests {
  @Test func heightsAreParts() {
    #expect(Sparkline.text([0, 1, 2, 3, 4, 5, 6, 7], top: 7) == "▁▂▃▄▅▆▇█")
    #expect(Sparkline.text([0, 0.001, 7], top: 7) == "▁▂█")
  }

  @Test func aSingleFrameIsSeenInALongLine() {
    var values = Array(repeating: 0.0, count: 600)
    values[299] = 5
    let line = Sparkline.text(values, top: 5)
    #expect(line.count == 24)
    #expect(line.filter { $0 == "█" }.count == 1)
    #expect(line.filter { $0 == "▁" }.count == 23)
  }

  @Test func whatHasNoHeightIsLow() {
    #expect(Sparkline.text([], top: 1) == "")
    #expect(Sparkline.text([1, 2], top: 0) == "▁▁")
    #expect(Sparkline.text([-1, .nan, -.infinity], top: 1) == "▁▁▁")
    #expect(Sparkline.text([.infinity, 1e300, 2], top: 1) == "███")
    #expect(Sparkline.text([1, 2], top: 2, width: 0) == "")
  }
}
