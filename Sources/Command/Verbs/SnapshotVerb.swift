import Curve7Kit

extension Verb {
  static let snapshot = Verb(
    name: "snapshot", summary: "test timelines against stored baselines, or approve what they do now",
    operands: .written("test|approve FILE…"),
    options: [
      Option.resultFormat.spec, skipsPixels.spec, RenderOptions.jobs.spec, shard.spec,
    ],
    example: Example(
      command: "curve7 snapshot test timelines",
      effect: "what differs from the baselines beside the timelines; writes nothing")
  ) { arguments, context in
    guard let word = arguments.operands.first, let task = Task(rawValue: word) else {
      let given = arguments.operands.first.map { "'\($0)' is neither" } ?? "'snapshot' needs a task"
      throw UsageErrors(errors: [.conflict("\(given): write 'test' or 'approve'")], verb: "snapshot")
    }
    let paths = Array(arguments.operands.dropFirst())
    guard !paths.isEmpty else {
      throw UsageErrors(errors: [.missingOperand(verb: "snapshot \(word)", name: "FILE")], verb: "snapshot")
    }
    guard !paths.contains("-") else {
      throw UsageErrors(errors: [.conflict("standard input has no baseline; name a file")], verb: "snapshot")
    }
    if task == .approve, arguments[.resultFormat] != nil || arguments.has(skipsPixels) {
      throw UsageErrors(errors: [.conflict("'--format' and '--no-pixels' are for 'snapshot test'")], verb: "snapshot")
    }
    let inputs = try SnapshotInputs(paths, shard: arguments[shard] ?? .all, in: context)
    for file in inputs.timelines { context.complain(about: file) }
    switch task {
    case .test: return try await context.test(inputs, arguments)
    case .approve: return try await context.approve(inputs, arguments)
    }
  }

  private enum Task: String {
    case test, approve
  }

  fileprivate static let skipsPixels = Option<Bool>(
    flag: "no-pixels", "compare motion and notifications only, as on a machine with another renderer")

  private static let shard = Option<Shard>(
    "shard", "I/N", "only every N-th timeline, from the I-th on", standard: "1/1"
  ) {
    text throws(ValueError) in
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1], count <= 1000, 1 <= count, 1 <= index,
      index <= count
    else { throw ValueError("'\(text)' is no shard; write I/N, such as 2/3") }
    return Shard(index: index, count: count)
  }
}

extension Context {
  fileprivate func test(_ inputs: SnapshotInputs, _ arguments: Arguments) async throws -> ExitCode {
    let seesPixels = !arguments.has(Verb.skipsPixels)
    let jobs = arguments[RenderOptions.jobs] ?? processorCount()
    let results = try await interruptible {
      try await concurrentMap(inputs.timelines, jobs: jobs) { try SnapshotResult(testing: $0, seesPixels: seesPixels) }
    }
    let report = SnapshotReport(results: results + inputs.orphans.map { SnapshotResult(path: $0, outcome: .orphan) })
    try print(results: report.lines(arguments[.resultFormat] ?? .text))
    return report.exitCode
  }

  /// Timelines with errors are left out, and the run then ends with what they end with.
  fileprivate func approve(_ inputs: SnapshotInputs, _ arguments: Arguments) async throws -> ExitCode {
    let usable = inputs.timelines.compactMap { file in file.scenario.map { (file, $0) } }
    let jobs = arguments[RenderOptions.jobs] ?? processorCount()
    let approvals = try await interruptible {
      try await concurrentMap(usable, jobs: jobs) { try Approval(of: $0.path, scenario: $1) }
    }
    for orphan in inputs.orphans { try TextFiles.remove(Snapshot.fileNames, from: orphan) }
    for approval in approvals {
      if case .failed(let error) = approval.outcome { complain("curve7: \(approval.path.shown): \(error)") }
    }
    let (written, failed) = (approvals.count(where: \.isWritten), approvals.count { $0.failure != nil })
    try print(
      results: approvals.flatMap(\.text) + inputs.orphans.map { "\($0.shown): removed, its timeline is gone\n" } + [
        "\(written) \(written == 1 ? "baseline" : "baselines") written, \(approvals.count - written - failed) right already\n"
      ])
    let codes = inputs.timelines.compactMap(\.failure) + approvals.compactMap(\.failure)
    return codes.highest ?? .done
  }
}
