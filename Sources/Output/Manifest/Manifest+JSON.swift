import Units

extension Manifest {
  /// The manifest's text: one frame and one panel a line, keys always in the same order.
  public var text: String {
    let fields: [(String, String)] = [
      ("timeline", JSON.string(description.timeline).text),
      ("title", JSON.string(description.title).text),
      ("pixels", size(width: Double(width), height: Double(height)).text),
      ("points", size(width: inPoints(width), height: inPoints(height)).text),
      ("scale", "\(description.scale)"),
      ("theme", JSON.string(description.theme).text),
      ("fps", "\(description.rate.framesPerSecond)"),
      ("frame_count", "\(description.frameCount)"),
      ("components", JSON.object(components.map { .init($0.name, .string($0.version)) }).text),
      ("panels", lines(description.panels.map(json(of:)))),
      ("frames", lines(frames.map(json(of:)))),
    ]
    let body = fields.map { ",\n  \"\($0.0)\": \($0.1)" }.joined()
    return Self.opening + JSON.string(description.version).text + body + "\n}\n"
  }

  private func size(width: Double, height: Double) -> JSON {
    ["width": .number(width), "height": .number(height)]
  }

  private func json(of panel: RenderDescription.Panel) -> JSON {
    let worst = panel.worstGap.map { gap -> JSON in
      let members = [JSON.Member("gap_pt", .number(gap.points)), .init("frame", .number(Double(gap.frame)))]
      return JSON.object(members + times(of: gap.frame))
    }
    return ["name": .string(panel.name), "caption": .string(panel.caption), "worst": worst ?? .null]
  }

  private func json(of frame: Frame) -> JSON {
    JSON.object(
      [.init("frame", .number(Double(frame.number)))] + times(of: frame.number) + [
        .init("file", .string(frame.file)), .init("sha256", .string(frame.sha256)),
      ])
  }

  /// When a frame stands in the sequence, and what moment of the timeline it shows where that is another.
  private func times(of frame: Int) -> [JSON.Member] {
    let time = JSON.Member("time_s", .number(description.rate.time(ofFrame: frame).seconds))
    guard let pacing = description.pacing else { return [time] }
    return [time, JSON.Member("timeline_s", .number(pacing.time(ofFrame: frame).seconds))]
  }

  private func inPoints(_ pixels: Int) -> Double {
    Double(pixels) / Double(description.scale)
  }

  private func lines(_ entries: [JSON]) -> String {
    entries.isEmpty ? "[]" : "[\n    " + entries.map(\.text).joined(separator: ",\n    ") + "\n  ]"
  }
}
