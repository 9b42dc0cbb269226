/// Results as the XML that continuous integration reads: the format of Ant's JUnit task, as `testmoapp/junitxml` on
/// GitHub describes it.
public struct JUnit: Hashable, Sendable {
  public struct Case: Hashable, Sendable {
    public enum Outcome: Hashable, Sendable {
      case passed
      /// What was found is not what was expected: one line, and more lines.
      case failed(String, details: String)
      /// Nothing could be said.
      case error(String)
    }

    /// The file.
    public var group: String
    public var name: String
    public var outcome: Outcome

    public init(group: String, name: String, outcome: Outcome) {
      self.group = group
      self.name = name
      self.outcome = outcome
    }
  }

  public var name: String
  public var cases: [Case]

  public init(name: String, cases: [Case]) {
    self.name = name
    self.cases = cases
  }

  /// The document, line by line.
  public var lines: ReportLines {
    let failures = cases.count { if case .failed = $0.outcome { true } else { false } }
    let errors = cases.count { if case .error = $0.outcome { true } else { false } }
    let counts = "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
    return ReportLines(
      ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n", "<testsuites \(counts)>\n"]
        + ["  <testsuite name=\"\(name.xml)\" \(counts)>\n"] + cases.map(\.xml)
        + ["  </testsuite>\n", "</testsuites>\n"])
  }
}

extension JUnit.Case {
  fileprivate var xml: String {
    let opening = "    <testcase classname=\"\(group.xml)\" name=\"\(name.xml)\""
    switch outcome {
    case .passed: return "\(opening)/>\n"
    case .failed(let message, let details):
      return "\(opening)>\n      <failure message=\"\(message.xml)\">\(details.xml)</failure>\n    </testcase>\n"
    case .error(let message): return "\(opening)>\n      <error message=\"\(message.xml)\"/>\n    </testcase>\n"
    }
  }
}

extension String {
  /// As text or attribute of XML 1.0, which has no other control characters than tab and line ends (section 2.2).
  fileprivate var xml: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\n": text += "&#10;"
      case "\t": text += "\t"
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
