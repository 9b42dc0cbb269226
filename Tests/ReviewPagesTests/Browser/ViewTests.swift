import ReviewPages
import TestSupport
import Testing

extension PageInBrowser {
  @Suite struct Views {
    @Test("the buttons and the keys change the view")
    func modes() async throws {
      try await SamplePages.usual().open(link: "#frame=12") { browser in
        try await browser.expectFrame(12)
        for mode in ["slider", "blink", "onion", "heat", "side"] {
          try await browser.click("[data-value=\"\(mode)\"]")
          try await browser.expectMode(mode)
        }
        try await browser.press([.five])
        try await browser.expectMode("heat")
      }
    }

    @Test("the slider follows a finger and the arrow keys")
    func slider() async throws {
      try await SamplePages.usual().open(link: "#frame=12&mode=slider") { browser in
        try await browser.expectFrame(12)
        let position = "Number(document.querySelector('.handle').getAttribute('aria-valuenow'))"
        try await browser.expect(position, is: "50")
        try await browser.drag(".handle", by: 150)
        try await browser.wait(until: "\(position) > 55")
        let dragged = try #require(Double(try await browser.text(position)))
        try await browser.press([.right, .right])
        try await browser.wait(until: "Math.abs(\(position) - \(dragged + 2)) < 0.05")
        try await browser.expectFrame(12)
      }
    }

    @Test("the heat map counts the pixels that differ", arguments: [5, 10, 14])
    func heat(frame: Int) async throws {
      let page = try SamplePages.usual()
      let pixels = page.comparisons.last?.frames?.changed.first { $0.frame == frame }?.pixels
      try await page.open(link: "#frame=\(frame)&mode=heat") { browser in
        try await browser.expectFrame(frame)
        let words = pixels.map { "\($0) pixels differ, " } ?? "No pixel differs"
        try await browser.wait(until: "document.querySelector('.result').textContent.startsWith('\(words)')")
      }
    }

    @Test("colours of which nothing is seen are counted too")
    func transparency() async throws {
      let before = TestPicture { _, _ in [255, 0, 0, 0] }
      let after = TestPicture { x, y in x == 3 && y == 4 ? [0, 255, 0, 0] : [255, 0, 0, 0] }
      let pixels = try before.differing(from: after)
      let frames = ReviewPage.Frames(
        rate: nil, before: SamplePages.film([before]), after: SamplePages.film([after]),
        changed: [.init(frame: 0, pixels: pixels)])
      let page = SamplePages.page([.init(name: "p", path: "p.png", outcome: .different, frames: frames)])
      try await page.open(link: "#mode=heat") { browser in
        try await browser.wait(until: "document.querySelector('.result')?.textContent.length > 0")
        try await browser.expectShown(".result", "1 pixel more in colours that are fully transparent.")
        try await browser.expect("document.querySelector('.transport')", is: "null")
        try await browser.expectShown(".facts", "1 pixel differs")
      }
    }

    @Test("pictures of other sizes and frames of one side are not compared but explained")
    func unequal() async throws {
      let small = TestPicture(width: 20, height: 10) { _, _ in [9, 9, 9, 255] }
      let frames = ReviewPage.Frames(
        rate: 30, before: SamplePages.film([small]), after: SamplePages.film([.square(at: 0), .square(at: 1)]),
        changed: [.init(frame: 0, pixels: nil), .init(frame: 1, pixels: nil)])
      let page = SamplePages.page([.init(name: "f", path: "f", outcome: .different, frames: frames)])
      try await page.open(link: "#frame=0&mode=heat") { browser in
        try await browser.expectFrame(0)
        try await browser.expectShown(
          ".result", "The sizes differ: 20 × 10 px before, 60 × 40 px after. Pixels are not compared.")
        try await browser.press([.right])
        try await browser.expectFrame(1)
        try await browser.expect(
          "getComputedStyle(document.querySelector('.pane.before .picture'), '::after').content",
          is: "\"no picture in this frame\"")
        try await browser.expectShown(".result", "There is no picture before to compare with in this frame.")
      }
    }

    @Test("what is new or gone shows its one side and says so")
    func oneSide() async throws {
      let frames = ReviewPage.Frames(
        rate: 30, before: nil, after: SamplePages.film([.square(at: 0), .square(at: 1)]), changed: [])
      let page = SamplePages.page([
        .init(name: "n", path: "n", outcome: .new, frames: frames), .init(name: "g", path: "g", outcome: .gone),
      ])
      try await page.open { browser in
        try await browser.expectFrame(0)
        try await browser.expectMode("after")
        try await browser.expectShown(".new .note", "Only after: it is not in main (1a2b3c4).")
        try await browser.expectShown(".gone .note", "Only before: it is not in working tree.")
        try await browser.expect("document.querySelector('[data-value=heat]')", is: "null")
      }
    }

    @Test("blinking waits for a key where less motion is wanted", arguments: [false, true])
    func blinking(lessMotion: Bool) async throws {
      var options = Browser.Options()
      options.prefersReducedMotion = lessMotion
      try await SamplePages.usual().open(link: "#frame=12&mode=blink", options) { browser in
        try await browser.expectFrame(12)
        let automatic = "document.querySelector('.blinking button').getAttribute('aria-pressed')"
        try await browser.expect(automatic, is: String(!lessMotion))
        if !lessMotion {
          try await browser.wait(until: "document.querySelector('.stage').dataset.shown === 'before'")
        }
        try await browser.press([.b])
        let shown = try await browser.text("document.querySelector('.stage').dataset.shown")
        try await browser.expect(automatic, is: "false")
        try await browser.press([.b])
        try await browser.wait(until: "document.querySelector('.stage').dataset.shown !== '\(shown)'")
      }
    }
  }
}
