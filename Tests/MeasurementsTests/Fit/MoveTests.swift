import Motion
import TestSupport
import Testing
import Units

@testable import Measurements

@Suite("Moves of a recording")
struct MoveTests {
  /// A keyboard that is shown at 0.2 s, given a bar at 1 s and hidden at 1.8 s.
  static func threeMoves(noise: Double = 0, rate: Double = 60) -> Positions {
    var generator = SeededGenerator(seed: 7)
    var track = Track(844)
    track.set(508, at: Time(seconds: 0.2), timing: .keyboard)
    track.set(463, at: Time(seconds: 1), timing: .keyboard)
    track.set(844, at: Time(seconds: 1.8), timing: .keyboard)
    let times = (0..<Int(2.6 * rate)).map { Double($0) / rate }
    return Positions(
      times: times,
      values: times.map {
        track.value(at: Time(seconds: $0)) + (noise > 0 ? Double.random(in: -noise...noise, using: &generator) : 0)
      })
  }

  @Test("each is found between its rests", arguments: [60.0, 120, 240])
  func several(rate: Double) throws {
    let moves = Self.threeMoves(rate: rate).moves
    #expect(moves.map(\.from) == [844, 508, 463])
    #expect(moves.map(\.to) == [508, 463, 844])
    for (move, start) in zip(moves, [0.2, 1, 1.8]) {
      let fit = try MoveFit(move)
      #expect(fit.verdict == .curve7)
      #expect(abs(fit.spring.frequency.value - 18.2574) < 0.001)
      #expect(abs(fit.curve7.start.value - start) < 1e-6)
    }
  }

  @Test("also with noise of half a point")
  func severalWithNoise() throws {
    let moves = Self.threeMoves(noise: 0.5).moves
    #expect(moves.count == 3)
    for move in moves { #expect(try MoveFit(move).verdict == .curve7) }
  }

  @Test("nothing moves: no moves")
  func flat() {
    #expect(FitTables.positions(Array(repeating: 844, count: 40)).moves.isEmpty)
    #expect(FitTables.positions([844]).moves.isEmpty)
    #expect(FitTables.positions([]).moves.isEmpty)
    var generator = SeededGenerator(seed: 1)
    let noise = (0..<120).map { _ in 844 + Double.random(in: -0.5...0.5, using: &generator) }
    #expect(FitTables.positions(noise).moves.isEmpty)
  }

  @Test("too few rows are refused")
  func short() throws {
    let positions = FitTables.keyboardTop([0, 0, 0, 0, 0, 0, 0.2, 0.5, 0.8, 1, 1, 1, 1, 1, 1])
    let move = try #require(positions.moves.first)
    let refusal = #expect(throws: MoveFit.Refusal.self) { try MoveFit(move) }
    #expect(refusal?.description == "3 rows are on the way; a fit needs 6")
  }

  @Test("a jump is a move without rows on the way")
  func jump() throws {
    let positions = FitTables.keyboardTop(Array(repeating: 0, count: 20) + Array(repeating: 1, count: 20))
    let moves = positions.moves
    #expect(moves.count == 1)
    let move = try #require(moves.first)
    #expect(move.rowCount == 0)
    let refusal = #expect(throws: MoveFit.Refusal.self) { try MoveFit(move) }
    #expect(refusal?.description == "0 rows are on the way; a fit needs 6")
  }

  @Test("a show that is turned about into a hide is refused")
  func interrupted() throws {
    var track = Track(844)
    track.set(508, at: Time(seconds: 0.3), timing: .keyboard)
    track.set(830, at: Time(seconds: 0.45), timing: .keyboard)
    let times = (0..<90).map { Double($0) / 60 }
    let moves = Positions(times: times, values: times.map { track.value(at: Time(seconds: $0)) }).moves
    let move = try #require(moves.first)
    let refusal = #expect(throws: MoveFit.Refusal.self) { try MoveFit(move) }
    #expect(refusal?.description == "it turns about on its way; an interrupted move is not one curve")
  }

  @Test("of very many moves the first 200 are fitted, and the rest counted")
  func manyMoves() {
    let values = (0..<250).flatMap { move in Array(repeating: move.isMultiple(of: 2) ? 844.0 : 508, count: 20) }
    let fits = Measurement(
      series: [
        Measurement.Series(
          rows: values.enumerated().map { Measurement.Row(time: Double($0) / 60, keyboardTop: $1) })
      ]
    ).fits
    #expect(fits.map(\.moves.count) == [200])
    #expect(fits.map(\.furtherMoves) == [49])
  }

  @Test("the limits hold for all panels and edges of a table together")
  func manyPanels() {
    let positions = FitTables.keyboardTop(Array(repeating: 0, count: 20) + FitTables.curve7)
    let rows = zip(positions.times, positions.values).map {
      Measurement.Row(time: $0, keyboardTop: $1, edge: $1 - 52)
    }
    let series = (0..<64).map { Measurement.Series(panel: "\($0)", rows: rows) }
    let fits = Measurement(series: series).fits
    let fitted = fits.flatMap(\.moves).reduce(0) { $0 + $1.move.times.count }
    #expect(fits.count == 128)
    #expect(fitted <= MeasurementLimits.fittedRows)
    #expect(fitted > MeasurementLimits.fittedRows - 40)
    #expect(fits.allSatisfy { $0.moves.count + $0.furtherMoves == 1 })
  }

  @Test(
    "a slow move is found however long it takes, with rests around it and without",
    arguments: [5.0, 20, 120], [0, 1.5])
  func slow(length: Double, rest: Double) throws {
    let times = (0...Int((length + 2 * rest) * 60)).map { Double($0) / 60 }
    let move = try #require(
      Positions(times: times, values: times.map { 844 - 336 * min(1, max(0, ($0 - rest) / length)) }).moves.first)
    #expect(abs(move.from - 844) < 0.5)
    #expect(abs(move.to - 508) < 0.5)
    let fit = try MoveFit(move)
    #expect(fit.verdict == .named("linear"))
    #expect(abs((fit.namedCurve?.duration.value ?? 0) - length) < 0.01 * length)
  }

  @Test("of a quick move and a slow one both are found")
  func quickAndSlow() {
    let times = (0..<1800).map { Double($0) / 60 }
    let moves = Positions(
      times: times,
      values: times.map { 844 - 336 * min(1, max(0, ($0 - 1) / 0.3)) + 336 * min(1, max(0, ($0 - 3) / 20)) }
    ).moves
    #expect(moves.map { $0.from.rounded() } == [844, 508])
    #expect(moves.map { $0.to.rounded() } == [508, 844])
  }

  @Test("trembling for long is no slow move", arguments: [0.1, 0.5, 3])
  func trembling(noise: Double) {
    var generator = SeededGenerator(seed: 2)
    let values = (0..<3000).map { _ in 844 + Double.random(in: -noise...noise, using: &generator) }
    #expect(FitTables.positions(values).moves.isEmpty)
  }

  @Test("rows that go nowhere in particular have no curve")
  func nonsense() throws {
    var generator = SeededGenerator(seed: 3)
    let steps = (0..<40).map { _ in Double.random(in: 0...1, using: &generator) }
    let stairs = steps.indices.map { $0 < 10 ? 0 : $0 < 30 ? [0.0, 0.1, 0.6, 0.65, 0.7][($0 - 10) / 4] : 1 }
    let moves = FitTables.keyboardTop(stairs).moves
    for move in moves where move.rowCount >= MoveFit.fewestRows { #expect(try MoveFit(move).verdict == .none) }
    #expect(!moves.isEmpty)
  }
}

@Suite("Runs of values within a band")
struct SteadyRunTests {
  @Test("as found by looking at every row")
  func runs() {
    var generator = SeededGenerator(seed: 11)
    for band in [0.0, 1, 3, 100] {
      let values = (0..<200).map { _ in Double(Int.random(in: 0...9, using: &generator)) }
      let runs = SteadyRuns(values, within: band)
      for row in values.indices {
        let end = values.indices.last { end in
          end >= row && (values[row...end].max() ?? 0) - (values[row...end].min() ?? 0) <= band
        }
        #expect(runs.ends[row] == end)
      }
      #expect(runs.lastStart == values.indices.first { runs.ends[$0] == 199 })
    }
  }

  @Test("36,000 rows within a tenth of a second are read in one pass")
  func many() {
    let times = (0..<36_000).map { Double($0) / 360_000 }
    #expect(Positions(times: times, values: times.map { $0 * 1000 }).moves.count <= 1)
  }
}
