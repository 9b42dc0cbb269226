import TestSupport
import Testing
import Units

@testable import Output

@Suite struct GIFTimetableTests {
  private func timetable(_ lengths: [Int], rate: Int) throws -> GIFTimetable {
    GIFTimetable(Showing(width: 1, height: 1, rate: try #require(FrameRate(rate)), lengths: lengths))
  }

  @Test func whatFitsIsShownInFull() throws {
    let turns = try timetable([1, 1, 1, 2, 1], rate: 30).turns
    #expect(turns.map(\.delay) == [3, 4, 3, 7, 3])
    #expect(turns.map(\.picture) == [0, 1, 2, 3, 4])
    #expect(try timetable(Array(repeating: 1, count: 50), rate: 50).leftOut == 0)
  }

  @Test func oneOfSixIsLeftOutAtSixtyASecond() throws {
    let table = try timetable(Array(repeating: 1, count: 60), rate: 60)
    #expect(table.leftOut == 10)
    #expect(table.turns.allSatisfy { $0.delay == 2 })
  }

  @Test func whatStaysIsNeverLeftOut() throws {
    let turns = try timetable([1, 1, 1, 1, 60], rate: 120).turns
    #expect(turns.last?.picture == 4)
    #expect(turns.map(\.delay).reduce(0, +) == 53)
  }

  @Test func theLastPictureIsShown() throws {
    #expect(try timetable([1, 1, 1], rate: 60).turns == [.init(picture: 0, delay: 3), .init(picture: 2, delay: 2)])
  }

  @Test func aSingleFrameIsShownLongEnough() throws {
    #expect(try timetable([1], rate: 240).turns.map(\.delay) == [2])
  }

  @Test func theRunningTimeIsKeptAndNothingIsTooShort() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      let rate = Int.random(in: 1...240, using: &generator)
      let lengths = (0..<Int.random(in: 1...80, using: &generator)).map { _ in
        Int.random(in: 0..<4, using: &generator) == 0 ? Int.random(in: 1...200, using: &generator) : 1
      }
      let table = try timetable(lengths, rate: rate)
      let frames = lengths.reduce(0, +)
      #expect(table.turns.map(\.delay).reduce(0, +) == max(2, Int((Double(frames) * 100 / Double(rate)).rounded())))
      #expect(table.turns.allSatisfy { $0.delay >= 2 })
      #expect(zip(table.turns, table.turns.dropFirst()).allSatisfy { $0.picture < $1.picture })
      #expect(table.turns.count + table.leftOut == lengths.count)
      #expect(table.turns.first?.picture == 0)
      if table.turns.count > 2 { #expect(table.turns.last?.picture == lengths.count - 1) }
      // No change comes more than the shortest delay late.
      var time = 0
      for turn in table.turns {
        let meant = Double(lengths[..<turn.picture].reduce(0, +)) * 100 / Double(rate)
        #expect(Double(time) - meant <= 2.5)
        time += turn.delay
      }
    }
  }
}
