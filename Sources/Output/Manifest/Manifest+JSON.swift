import Units

extension Manifest {
  /// The manifest's text: one frame and one panel a line, keys always in the same order.
  public var json: String {
    let fields = [
      ("timeline", quoted(description.timeline)),
      ("title", quoted(description.title)),
      ("pixels", "{\"width\": \(width), \"height\": \(height)}"),
      ("points", "{\"width\": \(inPoints(width)), \"height\": \(inPoints(height))}"),
      ("scale", "\(description.scale)"),
      ("theme", quoted(description.theme)),
      ("fps", "\(description.rate.framesPerSecond)"),
      ("frame_count", "\(description.frameCount)"),
      ("components", components),
      ("panels", lines(description.panels.map(text(of:)))),
      ("frames", lines(frames.map(text(of:)))),
    ]
    let body = fields.map { ",\n  \"\($0.0)\": \($0.1)" }.joined()
    return Self.opening + quoted(description.version) + body + "\n}\n"
  }

  private var components: String {
    let pairs = description.components.map { "\(quoted($0.name)): \(quoted($0.version))" }
    return "{" + pairs.joined(separator: ", ") + "}"
  }

  private func text(of panel: RenderDescription.Panel) -> String {
    let gap = panel.worstGap.map { gap in
      "{\"gap_pt\": \(rounded(gap.points)), \"frame\": \(gap.frame), \"time_s\": \(seconds(ofFrame: gap.frame))}"
    }
    return "{\"name\": \(quoted(panel.name)), \"caption\": \(quoted(panel.caption)), \"worst\": \(gap ?? "null")}"
  }

  private func text(of frame: Frame) -> String {
    "{\"frame\": \(frame.number), \"time_s\": \(seconds(ofFrame: frame.number)), \"file\": \(quoted(frame.file)), "
      + "\"sha256\": \(quoted(frame.sha256))}"
  }

  private func seconds(ofFrame frame: Int) -> String {
    rounded(description.rate.time(ofFrame: frame).seconds)
  }

  private func inPoints(_ pixels: Int) -> String {
    rounded(Double(pixels) / Double(description.scale))
  }
}

/// Six decimals: far below anything visible, and far above what machines differ by.
private func rounded(_ value: Double) -> String {
  guard value.isFinite else { return "null" }
  let rounded = (value * 1e6).rounded() / 1e6
  return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
}

private func lines(_ entries: [String]) -> String {
  entries.isEmpty ? "[]" : "[\n    " + entries.joined(separator: ",\n    ") + "\n  ]"
}

/// A JSON string; everything but quotes, backslashes and control characters stays as it is (RFC 8259, §7).
private func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": result += "\\\(scalar)"
    case "\u{0}"..."\u{1F}":
      let digits = String(scalar.value, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
