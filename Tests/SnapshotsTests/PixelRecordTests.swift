import Foundation
import Output
import TestSupport
import Testing

@testable import Snapshots

@Suite struct PixelRecordTests {
  private static func digest(_ number: Int) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: 64 - text.count) + text
  }

  private static func record(_ digests: [Int], cairo: String = "1.16.0", width: Int = 640) -> PixelRecord {
    PixelRecord(
      renderer: [.init(name: "curve7", version: "0.1.0"), .init(name: "cairo", version: cairo)], width: width,
      height: 480, digests: digests.map(digest))
  }

  @Test func framesThatFollowEachOtherAndLookAlikeStandTogether() {
    #expect(
      Self.record([7, 7, 7, 8, 7]).text == """
        # What drew the frames, and the SHA-256 of the colours of each. Written by 'curve7 snapshot approve'.
        renderer curve7 0.1.0
        renderer cairo 1.16.0
        size 640 480
        0..2 \(Self.digest(7))
        3 \(Self.digest(8))
        4 \(Self.digest(7))

        """)
  }

  @Test func whatIsWrittenIsReadAgain() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      var record = Self.record(
        (0..<Int.random(in: 1...40, using: &random)).map { _ in Int.random(in: 0...2, using: &random) })
      record.renderer.append(.init(name: "font", version: "Inter Display 4"))
      #expect(PixelRecord(text: record.text) == record)
    }
  }

  @Test(arguments: [
    "", "size 10 10\n", "0 %\n", "size 10 10\n1 %\n", "size 10 10\n0 %\n2 %\n", "size 10 10\n0..1 %\n1 %\n",
    "size 10 10\n1..0 %\n", "size 0 10\n0 %\n", "size 10 x\n0 %\n", "size 10 10\n0 abc\n", "size 10 10\n0.3 %\n",
    "size 10 10\n0..1..2 %\n", "size 10 10\n0..99999999999 %\n", "size 10 10\n0 %\nnonsense\n", "size 10 10\n-1..0 %\n",
    "size 10 10\n.. %\n",
  ])
  func whatIsNoneIsRefused(_ text: String) {
    #expect(PixelRecord(text: text.replacingOccurrences(of: "%", with: Self.digest(1))) == nil)
  }

  @Test func changesAreTold() {
    let old = Self.record([1, 1, 2, 3])
    func words(_ new: PixelRecord) -> String? { PixelChange(from: old, to: new).words }
    #expect(words(old) == nil)
    #expect(words(Self.record([1, 1, 2, 3], cairo: "1.18.0")) == nil)
    #expect(words(Self.record([1, 4, 5, 3])) == "looks different in frames 1 to 2")
    #expect(words(Self.record([4, 1, 2, 4])) == "looks different in frame 0, frame 3")
    #expect(words(Self.record([1, 1, 2])) == "looks different in frame 3")
    #expect(words(Self.record([1, 2, 2, 3])) == "the same 3 pictures in the same order: only their timing changed")
    #expect(words(Self.record([1, 1, 2, 3, 3, 3])) == nil)
    #expect(words(Self.record([1, 1, 2, 3, 3, 4])) == "looks different in frame 5")
    #expect(words(Self.record([1, 1, 2, 3], width: 641)) == "the pictures are 641 × 480 px, 640 × 480 before")
    #expect(
      words(Self.record([1, 1, 2, 4], cairo: "1.18.0"))
        == "drawn by another renderer, so that pixels cannot be compared: cairo 1.18.0, 1.16.0 before")
    var bare = Self.record([1, 1, 2, 4])
    bare.renderer[0].version = Self.digest(9)
    bare.renderer.removeLast()
    #expect(
      words(bare) == "drawn by another renderer, so that pixels cannot be compared: curve7 00000000…, 0.1.0 before; "
        + "cairo none, 1.16.0 before")
  }

  @Test func foldersStandBesideTheirTimelines() {
    #expect(Snapshot.folder(ofTimelineAt: "a/chat.timeline") == "a/chat.snapshot")
    #expect(Snapshot.folder(ofTimelineAt: "a/walk.csv") == "a/walk.csv.snapshot")
  }
}
