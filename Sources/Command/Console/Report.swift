import Curve7Kit

/// Says what went wrong and which exit code it means.
func report(_ error: any Error, on console: Console) -> ExitCode {
  let say = { (text: String) in Context(console).complain("curve7: \(text.shown)") }
  switch error {
  case let usage as UsageErrors:
    usage.errors.forEach { say("\($0)") }
    Context(console).complain("see 'curve7 \(usage.verb.map { "\($0) " } ?? "")--help'")
    return .usage
  case let unknown as UnknownName:
    say(unknown.description)
    return .usage
  case SinkError.closed: return .done
  case SinkError.failed(let reason):
    say("cannot write the results: \(reason)")
    return .cannotWrite
  case let unusable as UnusableInput: return unusable.code
  case let simulation as SimulationError:
    say(simulation.description)
    return .badInput
  case let revision as RevisionError:
    say(revision.description)
    return .noInput
  case let drawing as DrawingError:
    say(drawing.description)
    return ExitCode(drawing)
  case let output as OutputError:
    say(output.description)
    return ExitCode(output)
  case let animation as AnimationError:
    say(animation.description)
    return ExitCode(animation)
  default:
    say("a fault of curve7 itself: \(error)")
    return .internalFault
  }
}

extension ExitCode {
  init(_ error: OutputError) {
    switch error {
    case .cannotCreate, .symbolicLink, .foreignFile: self = .cannotCreate
    case .cannotWrite: self = .cannotWrite
    case .tooManyFrames, .pictureTooLarge, .tooManyPixels, .noSuchFrame: self = .usage
    }
  }

  init(_ error: AnimationError) {
    switch error {
    case .noPictures: self = .badInput
    case .pictureTooLarge: self = .usage
    case .library, .noProgram, .cannotStart, .programFailed: self = .internalFault
    }
  }

  init(_ error: DrawingError) {
    switch error {
    case .pictureTooLarge, .unknownScale, .unknownPanel, .tooManyPanels: self = .usage
    case .noPanels: self = .badInput
    case .cairo: self = .internalFault
    case .cannotWrite: self = .cannotWrite
    }
  }
}
