import Foundation

/// Tries texts until the count or the time is reached and returns the exit code: 0 when all passed.
func runFuzz(_ arguments: [String]) -> Int32 {
  guard let options = FuzzOptions(arguments) else {
    FileHandle.standardError.write(Data(FuzzOptions.usage.utf8))
    return 64
  }
  let timelines = readTimelines(options.timelines)
  guard !timelines.isEmpty else {
    FileHandle.standardError.write(Data("curve7-fuzz: no timelines in '\(options.timelines)'\n".utf8))
    return 66
  }
  let run = Run(options: options, soup: TokenSoup(timelines: timelines), mutation: Mutation(timelines: timelines))
  let failed = run.all()
  return failed == 0 ? 0 : 1
}

/// The timelines of a folder in alphabetical order.
private func readTimelines(_ folder: String) -> [String] {
  let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  return names.filter { $0.hasSuffix(".timeline") }.sorted().compactMap {
    try? String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)
  }
}

/// One call of the program.
private struct Run {
  let options: FuzzOptions
  let soup: TokenSoup
  let mutation: Mutation
  private let tables = TableSoup()
  private let folder = "output/fuzz"
  private let start = Date()

  init(options: FuzzOptions, soup: TokenSoup, mutation: Mutation) {
    self.options = options
    self.soup = soup
    self.mutation = mutation
  }

  /// Tries every case, says how many passed, and returns how many failed.
  func all() -> Int {
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var total = Total()
    var index = options.only ?? 0
    while !isOver(index) {
      let outcome = attempt(index)
      if !outcome.faults.isEmpty {
        print("case \(index) of seed \(options.seed): \(outcome.faults.joined(separator: "; "))")
      }
      total.add(outcome)
      index += 1
    }
    print(total.summary)
    return total.failed
  }

  private func isOver(_ index: Int) -> Bool {
    if let only = options.only { return index > only }
    switch options.end {
    case .count(let count): return index >= count
    case .seconds(let seconds): return Date().timeIntervalSince(start) >= seconds
    }
  }

  /// Of eleven cases one is a mutated timeline, one a table of positions, the others are random tokens.
  private func attempt(_ index: Int) -> Outcome {
    var generator = SplitMix64(seed: options.seed &* 0x1_0000_0001 &+ UInt64(index))
    let isTable = index % 11 == 9
    let text =
      isTable
      ? tables.text(using: &generator)
      : index % 11 == 10 ? mutation.text(using: &generator) : soup.text(using: &generator)
    let other = soup.text(using: &generator)
    var bytes = Array(text.utf8)
    if generator.happens(onceIn: 10) { spoil(&bytes, using: &generator) }
    guard FileManager.default.createFile(atPath: "\(folder)/current.timeline", contents: Data(bytes)) else {
      return Outcome(faults: ["cannot write '\(folder)/current.timeline'"])
    }
    return measured(bytes, other: other, isTable: isTable)
  }

  /// Bytes that are no UTF-8.
  private func spoil(_ bytes: inout [UInt8], using generator: inout SplitMix64) {
    for _ in 0..<4 {
      guard let index = bytes.indices.randomElement(using: &generator) else { return }
      bytes[index] = UInt8.random(in: 0...255, using: &generator)
    }
  }

  private func measured(_ bytes: [UInt8], other: String, isTable: Bool) -> Outcome {
    // A text that hangs ends the program: SIGALRM is fatal unless handled.
    alarm(UInt32(Trial.limit * 10))
    defer { alarm(0) }
    let begin = clock()
    let (faults, isSimulated) = isTable ? trial(ofTable: bytes) : trial(of: bytes, other: other)
    let seconds = Double(clock() - begin) / Double(CLOCKS_PER_SEC)
    let slow = seconds > Trial.limit ? ["took \(seconds) s"] : []
    return Outcome(faults: faults + slow, isSimulated: isSimulated, seconds: seconds)
  }

  private func trial(of bytes: [UInt8], other: String) -> (faults: [String], isSimulated: Bool) {
    let trial = Trial(bytes, other: other)
    return (trial.faults, trial.isSimulated)
  }

  private func trial(ofTable bytes: [UInt8]) -> (faults: [String], isSimulated: Bool) {
    let trial = TableTrial(bytes)
    return (trial.faults, trial.isSimulated)
  }
}

/// What became of one case.
private struct Outcome {
  var faults: [String]
  var isSimulated = false
  /// Processor time.
  var seconds = 0.0
}

/// What became of all of them.
private struct Total {
  private var passed = 0
  private(set) var failed = 0
  private var simulated = 0
  private var slowest = 0.0

  mutating func add(_ outcome: Outcome) {
    if outcome.faults.isEmpty { passed += 1 } else { failed += 1 }
    if outcome.isSimulated { simulated += 1 }
    slowest = max(slowest, outcome.seconds)
  }

  var summary: String {
    let slowest = Int((slowest * 1000).rounded())
    return "\(passed) passed, \(failed) failed (\(simulated) simulated, slowest \(slowest) ms of processor time)"
  }
}
