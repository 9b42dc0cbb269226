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
  let run = Run(
    options: options, soup: TokenSoup(timelines: timelines), mutation: Mutation(texts: timelines),
    logs: Mutation(texts: LogTexts(timelines: timelines).texts),
    baselines: Mutation(texts: BaselineTexts(timelines: timelines).texts))
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
  let logs: Mutation
  let baselines: Mutation
  private let tables = TableSoup()
  private let folder = "output/fuzz"
  private let start = Date()

  init(options: FuzzOptions, soup: TokenSoup, mutation: Mutation, logs: Mutation, baselines: Mutation) {
    self.options = options
    self.soup = soup
    self.mutation = mutation
    self.logs = logs
    self.baselines = baselines
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

  /// What a case is made of.
  private enum Kind {
    case tokens, timeline, log, table, baseline

    /// Of eleven cases two are console logs, one is a table of positions, one a stored snapshot, one a mutated timeline.
    init(index: Int) {
      switch index % 11 {
      case 4, 7: self = .log
      case 9: self = .table
      case 2: self = .baseline
      case 10: self = .timeline
      default: self = .tokens
      }
    }
  }

  private func text(of kind: Kind, using generator: inout SplitMix64) -> String {
    switch kind {
    case .tokens: soup.text(using: &generator)
    case .timeline: mutation.text(using: &generator)
    case .log: logs.text(using: &generator)
    case .table: tables.text(using: &generator)
    case .baseline: baselines.text(using: &generator)
    }
  }

  private func attempt(_ index: Int) -> Outcome {
    var generator = SplitMix64(seed: options.seed &* 0x1_0000_0001 &+ UInt64(index))
    let kind = Kind(index: index)
    var bytes = Array(text(of: kind, using: &generator).utf8)
    let other = soup.text(using: &generator)
    if generator.happens(onceIn: 10) { spoil(&bytes, using: &generator) }
    guard FileManager.default.createFile(atPath: "\(folder)/current.timeline", contents: Data(bytes)) else {
      return Outcome(faults: ["cannot write '\(folder)/current.timeline'"])
    }
    return measured {
      switch kind {
      case .tokens, .timeline: Outcome(Trial(bytes, other: other))
      case .log: Outcome(LogTrial(bytes))
      case .table: Outcome(TableTrial(bytes))
      case .baseline: Outcome(BaselineTrial(bytes))
      }
    }
  }

  /// Bytes that are no UTF-8.
  private func spoil(_ bytes: inout [UInt8], using generator: inout SplitMix64) {
    for _ in 0..<4 {
      guard let index = bytes.indices.randomElement(using: &generator) else { return }
      bytes[index] = UInt8.random(in: 0...255, using: &generator)
    }
  }

  private func measured(_ trial: () -> Outcome) -> Outcome {
    // A text that hangs ends the program: SIGALRM is fatal unless handled.
    alarm(UInt32(Trial.limit * 10))
    defer { alarm(0) }
    let begin = clock()
    var outcome = trial()
    let seconds = Double(clock() - begin) / Double(CLOCKS_PER_SEC)
    if seconds > Trial.limit { outcome.faults.append("took \(seconds) s") }
    outcome.seconds = seconds
    return outcome
  }
}

/// What became of one case.
private struct Outcome {
  var faults: [String]
  var isSimulated = false
  /// Processor time.
  var seconds = 0.0

  init(faults: [String]) {
    self.faults = faults
  }

  init(_ trial: some FuzzTrial) {
    faults = trial.faults
    isSimulated = trial.isSimulated
  }
}

/// What a text was taken through.
protocol FuzzTrial {
  /// Promises that were broken.
  var faults: [String] { get }
  /// Whether the text was good enough to be simulated.
  var isSimulated: Bool { get }
}

extension Trial: FuzzTrial {}
extension LogTrial: FuzzTrial {}
extension TableTrial: FuzzTrial {}
extension BaselineTrial: FuzzTrial {}

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
