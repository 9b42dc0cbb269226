extension DiagnosticReport {
  /// Findings that are shown as text; the rest is counted.
  public static let textLimit = 200

  /// For a terminal: what is wrong, the line with carets under the place, and what to write instead.
  ///
  ///     chat.timeline:3:9: error[E009]: unknown unit 'sec' in '0.2sec'
  ///       at 0.2sec tap composer
  ///          ^^^^^^
  ///       = help: did you mean '0.2s'?
  ///
  /// Empty when there are no findings; every line ends with a line feed. Control characters of names and of the source
  /// are shown as `�`, so that a file cannot steer a terminal.
  ///
  /// - Parameter colored: with ANSI colours.
  public func text(colored: Bool = false) -> String {
    let ink = Ink(isOn: colored)
    var text = ""
    for diagnostic in diagnostics.prefix(Self.textLimit) { text += lines(of: diagnostic, ink) }
    let more = diagnostics.count - Self.textLimit
    if more > 0 { text += "… and \(more) more\n" }
    return text
  }

  private func lines(of diagnostic: Diagnostic, _ ink: Ink) -> String {
    let start = files.start(of: diagnostic.range)
    let place = "\(start.file.shown):\(start.line):\(start.column):"
    let label = "\(diagnostic.severity.rawValue)[\(diagnostic.code.text)]"
    let color = diagnostic.severity == .error ? Ink.red : Ink.yellow
    let message = diagnostic.message.shown
    var text = "\(ink.paint(place, Ink.bold)) \(ink.paint(label, color)): \(ink.paint(message, Ink.bold))\n"
    let excerpt = SourceExcerpt(files[diagnostic.range.file], diagnostic.range)
    if !excerpt.line.isEmpty { text += "  \(excerpt.line)\n  \(excerpt.blanks)\(ink.paint(excerpt.carets, color))\n" }
    if let hint = diagnostic.hint { text += "  = \(ink.paint("help", Ink.cyan)): \(hint.shown)\n" }
    return text
  }

  /// ANSI colours (ECMA-48 §8.3.117), or none.
  private struct Ink {
    static let bold = "1"
    static let red = "1;31"
    static let yellow = "1;33"
    static let cyan = "36"
    let isOn: Bool

    func paint(_ text: String, _ style: String) -> String {
      isOn ? "\u{1B}[\(style)m\(text)\u{1B}[0m" : text
    }
  }
}
