import Curve7Kit

extension Verb {
  static let render = Verb(
    name: "render", summary: "draw the frames of timelines as pictures", operands: .several("FILE"),
    options: RenderOptions.specs,
    example: Example(
      command: "curve7 render timelines/curve-sync.timeline --frames worst --scale 3",
      effect: "the frame with the widest gap, at three pixels a point, in output/curve-sync")
  ) { arguments, context in
    if arguments.operands.count > 1, arguments[RenderOptions.output] != nil {
      throw UsageErrors(
        errors: [.conflict("'-o' names the folder of one file; leave it out for several")], verb: "render")
    }
    let orders = try context.scenarios(arguments.operands).map { try RenderOrder($0, arguments) }
    for order in orders {
      let manifest = try await order.run(showing: ProgressBar(on: context))
      if !context.isQuiet { try context.print(order.summary(of: manifest)) }
    }
    return .done
  }
}
