import Curve7Kit

extension Verb {
  static let curves = Verb(
    name: "curves", summary: "list the animation curves, or sample one frame by frame", operands: .optional("NAME"),
    options: [Option.reportFormat.spec, frameRate.spec],
    example: Example(
      command: "curve7 curves keyboard", effect: "the keyboard's curve: constants, source, and 60 values a second")
  ) { arguments, context in
    let format = arguments[.reportFormat] ?? .text
    guard let name = arguments.operands.first else {
      try context.print(lines: format == .json ? CurveReport.listJSON : CurveReport.list)
      return .done
    }
    guard let entry = MotionCatalogue.entry(name) else {
      throw UnknownName(name, of: "curve", among: MotionCatalogue.entries.map(\.id), verb: "curves")
    }
    let report = CurveReport(entry, rate: arguments[frameRate] ?? .sixty)
    try context.print(lines: format == .json ? report.json : report.text)
    return .done
  }

  private static let frameRate = Option<FrameRate>.frameRate("samples a second", standard: "60")
}
