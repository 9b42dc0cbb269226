import Curve7Kit

extension Verb {
  static let render = Verb(
    name: "render", summary: "draw timelines as pictures and animations", operands: .several("FILE"),
    options: RenderOptions.specs,
    example: Example(
      command: "curve7 render timelines/curve-sync.timeline --frames worst --scale 3",
      effect: "the frame with the widest gap, at three pixels a point, in output/curve-sync")
  ) { arguments, context in
    if arguments.operands.count > 1, arguments[RenderOptions.output] != nil {
      throw UsageErrors(
        errors: [.conflict("'-o' is the place of one timeline's results; leave it out for several")], verb: "render")
    }
    let scenarios = try context.scenarios(arguments.operands)
    try checkFolders(of: scenarios, paths: arguments.operands)
    let orders = try scenarios.map { try RenderOrder($0, arguments) }
    for order in orders {
      let lines = try await order.run(showing: ProgressBar(on: context)) { context.say($0) }
      if !context.isQuiet { try context.print(lines: (lines + [order.measures]).map { $0 + "\n" }) }
    }
    return .done
  }
}

/// Refuses files whose frames would overwrite each other; `paths` are those of the scenarios, in order.
private func checkFolders(of scenarios: [Scenario], paths: [String]) throws(UsageErrors) {
  let folders = zip(paths, scenarios).map { ($0, RenderPlace.standardFolder(of: $1)) }
  try checkDistinct(folders, for: "render") {
    "'\($0)' and '\($1)' both go to '\($2)'; render them one by one, with '-o'"
  }
}
