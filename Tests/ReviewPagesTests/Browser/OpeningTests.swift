import ReviewPages
import TestSupport
import Testing

extension PageInBrowser {
  @Suite struct Opening {
    @Test("what differs is first and open, what is the same is folded")
    func order() async throws {
      try await SamplePages.usual().open { browser in
        try await browser.expect("document.title", is: "Curve7 review")
        try await browser.expectShown("h1", "1 of 2 timelines moves otherwise.")
        try await browser.expectShown(".comparison[open] h2", "The keyboard's curve")
        try await browser.expectShown(".facts", "10 of 30 frames differ · 1 expectation newly fails")
        try await browser.expectShown(".same-ones > summary", "1 is the same before and after")
        try await browser.expect("document.querySelectorAll('main > details[open]').length", is: "1")
      }
    }

    @Test("what changed stands there in words")
    func words() async throws {
      try await SamplePages.usual().open { browser in
        try await browser.wait(until: "document.querySelector('.changes')")
        try await browser.expectShown(
          ".changes .panel li", "Bottom of composer: starts 2 frames later, else the same motion.")
        try await browser.expectShown(".log", " 0.100  will-show\n−0.200  did-show\n+0.300  did-show")
        try await browser.expectShown(".expectations td .result.holds", "holds")
        try await browser.expectShown(".expectations td .result.fails", "fails")
        try await browser.expectShown(".expectations summary", "1 expectation holds before and after")
        try await browser.expect(
          "document.querySelector('.worst text')?.textContent", is: "−19.0 pt at 0.633 s")
      }
    }

    @Test("texts that look like HTML are shown as they are, and nothing in them runs")
    func hostileTexts() async throws {
      let text = "</script><img src=x onerror=\"document.title='mine'\"><!--<script>\u{2028}&amp;\"'"
      try await Self.hostile(text).open { browser in
        try await browser.wait(until: "document.querySelectorAll('.log .removed').length === 1")
        try await browser.expect("document.title", is: text)
        try await browser.expect("document.querySelectorAll('img').length", is: "0")
        try await browser.expect("document.scripts.length", is: "2")
        for place in ["h2", ".path", ".changes h4", ".changes .panel b", ".expectations td", "optgroup option"] {
          let content = try await browser.content(place)
          #expect(content.contains(text.dropFirst()), "in \(place)")
        }
        try await browser.expect("document.querySelector('.log .removed').textContent", is: "−" + text)
      }
    }

    private static func hostile(_ text: String) -> ReviewPage {
      let samples = ReviewPage.Series.Samples(rate: 60, values: [1, nil, .nan, 4])
      let panel = ReviewPage.Panel(
        name: text, caption: text, changes: [.init(subject: text, columns: [text], sentences: [text])],
        log: [.removed(text)],
        series: [
          .init(
            column: text, name: text, isDownward: true, note: text, before: samples, after: .init(rate: 0, values: []))
        ])
      return ReviewPage(
        title: text, tool: text, before: text, after: text, verdict: text,
        comparisons: [
          .init(
            name: text, path: text, outcome: .different, circumstances: [text], panels: [panel],
            expectations: [.init(panel: text, statement: text, before: .fails, after: .holds, message: text)]),
          .init(name: text, path: text + "2", outcome: .notCompared(text)),
        ])
    }
  }
}
