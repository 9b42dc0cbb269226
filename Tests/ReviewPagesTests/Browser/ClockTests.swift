import TestSupport
import Testing

extension PageInBrowser {
  @Suite struct Clocks {
    @Test("arrows step, with Shift to the changed frames, and everything follows")
    func keys() async throws {
      try await SamplePages.usual().open(link: "#frame=5") { browser in
        try await browser.expectFrame(5)
        try await browser.press([.right, .right, .left])
        try await browser.expectFrame(6)
        try await browser.expectShown(".transport .readout", "0.200 s frame 6 of 30")
        try await browser.press([.right], shift: true)
        try await browser.expectFrame(10)
        try await browser.expectShown(".plotting .readout", containing: "before 700.0 pt")
        try await browser.expectShown(".plotting .readout", containing: "difference −10.0 pt, higher")
        try await browser.press([.left], shift: true)
        try await browser.expectFrame(10)
      }
    }

    @Test("it plays, at a chosen speed, until it is stopped")
    func playing() async throws {
      try await SamplePages.usual().open(link: "#frame=0") { browser in
        try await browser.expectFrame(0)
        try await browser.click(".transport [data-value=\"0.25\"]")
        try await browser.press([.left])
        try await browser.click(".play")
        try await browser.wait(until: "document.querySelector('.play').textContent === 'Pause'")
        try await browser.wait(until: "Number(document.querySelector('.stage').dataset.frame) > 2")
        try await browser.click(".play")
        try await browser.wait(until: "document.querySelector('.play').textContent === 'Play'")
        try await browser.expect(
          "document.querySelector('.transport [aria-pressed=\"true\"]').textContent", is: "0.25×")
      }
    }

    @Test("space plays and pauses")
    func space() async throws {
      try await SamplePages.usual().open(link: "#frame=0") { browser in
        try await browser.expectFrame(0)
        try await browser.press([.space])
        try await browser.wait(until: "document.querySelector('.play').textContent === 'Pause'")
        try await browser.press([.space])
        try await browser.wait(until: "document.querySelector('.play').textContent === 'Play'")
      }
    }

    @Test("the film strip has the changed frames, and a click goes there")
    func filmStrip() async throws {
      try await SamplePages.usual().open { browser in
        try await browser.expectShown(".strip h4", "10 changed frames")
        try await browser.click(".strip [data-frame=\"17\"]")
        try await browser.expectFrame(17)
        try await browser.expect("document.querySelectorAll('.strip [aria-current]').length", is: "1")
      }
    }

    @Test("a press on the curves moves the clock")
    func plot() async throws {
      try await SamplePages.usual().open(link: "#frame=0") { browser in
        try await browser.expectFrame(0)
        try await browser.click(".plot")
        try await browser.wait(
          until: "[14, 15].includes(Number(document.querySelector('.stage').dataset.frame))")
      }
    }

    @Test(
      "a link leads to a frame or a time",
      arguments: [("#frame=17&mode=heat", 17, "heat"), ("#t=0.4&mode=onion", 12, "onion"), ("#frame=999", 29, "side")])
    func links(link: String, frame: Int, mode: String) async throws {
      try await SamplePages.usual().open(link: link) { browser in
        try await browser.expectFrame(frame)
        try await browser.expectMode(mode)
        let address = try await browser.text("decodeURIComponent(document.querySelector('.link').hash)")
        #expect(address.hasPrefix("#at=timelines/curve.timeline&frame=\(frame)&mode=\(mode)&curve="))
      }
    }
  }
}
