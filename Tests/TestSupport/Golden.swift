import Foundation
import Testing

/// Compares `text` with the stored file `name` in the `Goldens` folder beside the test.
///
/// A missing or different golden fails. `CURVE7_RECORD_GOLDENS=1` writes it instead, and still fails, so that a
/// recording run is never taken for a passing one; under `CI` nothing is ever written.
public func expectGolden(
  _ text: String, _ name: String, testFile: String = #filePath, location: SourceLocation = #_sourceLocation
) {
  let file = URL(fileURLWithPath: testFile).deletingLastPathComponent()
    .appendingPathComponent("Goldens").appendingPathComponent(name)
  let environment = ProcessInfo.processInfo.environment
  if environment["CURVE7_RECORD_GOLDENS"] == "1", environment["CI"] == nil {
    record(text, to: file, location: location)
    return
  }
  guard let stored = try? String(contentsOf: file, encoding: .utf8) else {
    Issue.record("no golden \(file.path); record it with CURVE7_RECORD_GOLDENS=1", sourceLocation: location)
    return
  }
  guard stored != text else { return }
  let (line, expected, actual) = firstDifference(stored, text)
  Issue.record(
    "differs from \(file.path) at line \(line)\n  stored: \(expected)\n  now:    \(actual)", sourceLocation: location)
}

private func record(_ text: String, to file: URL, location: SourceLocation) {
  do {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    Issue.record("recorded \(file.path)", sourceLocation: location)
  } catch {
    Issue.record("cannot record \(file.path): \(error)", sourceLocation: location)
  }
}

private func firstDifference(_ stored: String, _ text: String) -> (line: Int, stored: String, text: String) {
  let old = stored.split(separator: "\n", omittingEmptySubsequences: false)
  let new = text.split(separator: "\n", omittingEmptySubsequences: false)
  let line = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(old.count, new.count)
  return (
    line + 1, line < old.count ? String(old[line]) : "(end)", line < new.count ? String(new[line]) : "(end)"
  )
}
