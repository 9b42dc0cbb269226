extension Timeline {
  /// A claim as it is read, with the frames it is about.
  struct ClaimReading: Sendable {
    var claim: Claim
    var span: Span
  }
}

extension Timeline.ClaimReading {
  /// Of what is measured in points.
  static let lengthGrammar = Grammar<Self?>("claim of a length", forms(in: .points) + motionForms)
  /// Of what is counted.
  static let countGrammar = Grammar<Self?>("claim of a count", forms(in: .number))

  static let likeNotation = "(PANEL | \"FILE\") [tolerance VALUE] " + Timeline.Span.notation

  private static func forms(in unit: ArgumentKind<Double>) -> [Form<Self?>] {
    [
      Form("within", "VALUE " + Timeline.Span.notation) { reader, reading in
        guard let limit = reader.required(unit) else { return }
        reading = Self(claim: .within(limit), span: reader.span())
      },
      Form("reaches", "VALUE [tolerance VALUE] " + Timeline.Span.notation) { reader, reading in
        guard let value = reader.required(unit) else { return }
        let tolerance = reader.tolerance(in: unit)
        reading = Self(claim: .reaches(value, tolerance: tolerance), span: reader.span())
      },
      Form("equals", "VALUE [tolerance VALUE] [at TIME | \(Timeline.Span.notation)]") { reader, reading in
        guard let value = reader.required(unit) else { return }
        let claim = Timeline.Claim.equals(value, tolerance: reader.tolerance(in: unit))
        reading = Self(claim: claim, span: reader.spanOrMoment())
      },
      Form("like", likeNotation) { reader, reading in
        reading = Self(like: &reader, unit: unit)
      },
    ]
  }

  private static let motionForms: [Form<Self?>] = [
    Form("starts", deadlineNotation) { reader, reading in
      reading = Self(deadline: &reader) { .starts(within: $0) }
    },
    Form("settles", deadlineNotation) { reader, reading in
      reading = Self(deadline: &reader) { .settles(within: $0) }
    },
    Form("moves", "(once | COUNT times) " + Timeline.Span.notation) { reader, reading in
      guard let count = reader.times() else { return }
      reading = Self(claim: .moves(count), span: reader.span())
    },
  ]

  private static let deadlineNotation = "within TIME after TIME [to TIME]"

  /// What stands behind `like`.
  init?(like reader: inout StatementReader, unit: ArgumentKind<Double>) {
    let reference: Timeline.Reference
    if let path = reader.optional(.string) {
      reference = .baseline(Timeline.BaselineFile(path: path))
    } else if let panel = reader.required(.panel) {
      reference = .panel(panel)
    } else {
      return nil
    }
    claim = .like(reference, tolerance: reader.tolerance(in: unit))
    span = reader.span()
  }

  /// What stands behind `starts` and `settles`.
  private init?(deadline reader: inout StatementReader, _ make: (Located<Double>) -> Timeline.Claim) {
    reader.word("within")
    let duration = reader.required(.seconds)
    reader.word("after")
    let start = reader.required(.seconds)
    guard let duration, let start else { return nil }
    claim = make(duration)
    span = Timeline.Span(from: start, to: reader.skip("to") ? reader.required(.seconds) : nil)
  }
}
