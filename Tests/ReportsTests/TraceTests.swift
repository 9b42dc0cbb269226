import Foundation
import Motion
import Recordings
import Reports
import TestSupport
import Testing
import Units

@Suite("Trace")
struct TraceTests {
  static func recording(frames: Int = 9) -> Recording {
    var hand = HandMadeRecording()
    hand.frameCount = frames
    hand.add("right", timing: .keyboard)
    hand.add("wrong", timing: .easeInOut(Time(seconds: 0.25)))
    return hand.recording
  }

  @Test("CSV of two panels")
  func csv() {
    expectGolden(Trace(Self.recording()).csv.joined(), "trace.csv")
  }

  @Test("JSON of two panels")
  func json() throws {
    let text = Trace(Self.recording()).json.joined()
    expectGolden(text, "trace.json")
    let rows = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    #expect(rows.count == 18)
    #expect(rows.last?["panel"] as? String == "wrong")
    #expect(Set(rows[0].keys) == Set(Trace(Self.recording()).header))
  }

  @Test("the header begins as the contract says; named elements follow in the order of the view tree")
  func header() {
    #expect(
      Trace(Self.recording()).header == [
        "panel", "frame", "time_s", "keyboard_top_pt", "edge_bottom_pt", "gap_pt", "gap_counts", "list.top_pt",
        "list.bottom_pt", "list.content_offset_pt", "list.content_inset_pt", "list.adjusted_inset_pt",
        "list.indicator_inset_pt", "composer.top_pt", "composer.bottom_pt",
      ])
  }

  @Test("a view in step has a gap of 0 in every row, without noise")
  func inStep() {
    let gaps = Trace(Self.recording(frames: 60)).csv.dropFirst().prefix(60).map { line in
      line.split(separator: ",")[5]
    }
    #expect(gaps.count == 60)
    #expect(gaps.allSatisfy { $0 == "0" })
  }

  @Test("cells without a value are empty, null in JSON")
  func empty() {
    var hand = HandMadeRecording()
    hand.frameCount = 1
    hand.add("plain", timing: nil, tracks: false)
    hand.add("other", timing: nil)
    hand.panels[0].nodes[2].name = "bar"
    hand.panels[0].nodes[1].isHidden = Steps(true)
    let trace = Trace(hand.recording)
    #expect(
      Array(trace.csv) == [
        "panel,frame,time_s,keyboard_top_pt,edge_bottom_pt,gap_pt,gap_counts,list.top_pt,list.bottom_pt,"
          + "list.content_offset_pt,list.content_inset_pt,list.adjusted_inset_pt,list.indicator_inset_pt,"
          + "bar.top_pt,bar.bottom_pt,composer.top_pt,composer.bottom_pt\n",
        "plain,0,0,844,,,,,,,,,,792,844,,\n",
        "other,0,0,844,844,0,0,0,844,-47,0,34,0,,,792,844\n",
      ])
    #expect(Array(trace.json)[1].contains(#""gap_pt": null, "gap_counts": null, "list.top_pt": null"#))
  }

  @Test("names with commas and quotes are quoted in CSV")
  func quoting() {
    var hand = HandMadeRecording()
    hand.frameCount = 1
    hand.add("a, \"b\"", timing: nil)
    hand.add("", timing: nil)
    let lines = Array(Trace(hand.recording).csv)
    #expect(lines[1].hasPrefix("\"a, \"\"b\"\"\",0,0,844,"))
    #expect(lines[2].hasPrefix(",0,0,844,"))
  }

  @Test("a recording without panels has a header and an empty array")
  func nothing() {
    let trace = Trace(HandMadeRecording().recording)
    #expect(Array(trace.csv) == ["panel,frame,time_s,keyboard_top_pt,edge_bottom_pt,gap_pt,gap_counts\n"])
    #expect(trace.json.joined() == "[\n]\n")
  }

  @Test("lines are made as they are read: the first of ten million rows costs nothing")
  func streaming() {
    let lines = Trace(Self.recording(frames: 5_000_000)).csv
    #expect(lines.count == 10_000_001)
    #expect(Array(lines.prefix(3)).count == 3)
  }
}
