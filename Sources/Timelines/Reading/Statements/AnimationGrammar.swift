extension Timeline.Animation {
  static let grammar = Grammar<Self>(
    "curve",
    [
      Form("notification") { _, animation in animation = .notification },
      Form("none") { _, animation in animation = .none },
      Form("keyboard") { _, animation in animation = .keyboard },
    ] + Timeline.NamedCurve.allCases.map(named) + calls + [
      Form("options", "NUMBER [TIME]") { reader, animation in
        guard let bits = reader.required(.number) else { return }
        animation = .options(bits, reader.optional(.seconds))
      }
    ])

  private static func named(_ curve: Timeline.NamedCurve) -> Form<Self> {
    Form(curve.rawValue, "TIME") { reader, animation in
      guard let duration = reader.required(.seconds) else { return }
      animation = .named(curve, duration)
    }
  }

  private static let calls: [Form<Self>] = [
    Form("bezier", "(X1, Y1, X2, Y2) TIME") { reader, animation in
      guard let points = reader.call(["x1", "y1", "x2", "y2"]), let duration = reader.required(.seconds)
      else { return }
      animation = .bezier(points, duration)
    },
    Form("spring", "(MASS, STIFFNESS, DAMPING [, VELOCITY]) TIME") { reader, animation in
      guard let numbers = reader.call(["mass", "stiffness", "damping", "velocity"], optional: 1),
        let duration = reader.required(.seconds)
      else { return }
      animation = .spring(numbers, duration)
    },
    Form("damped-spring", "(RATIO [, VELOCITY]) TIME") { reader, animation in
      guard let numbers = reader.call(["ratio", "velocity"], optional: 1), let duration = reader.required(.seconds)
      else { return }
      animation = .dampedSpring(numbers, duration)
    },
  ]
}
