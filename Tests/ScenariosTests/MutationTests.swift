import Scenarios
import TestSupport
import Testing

/// Damaged timelines give findings, never a crash.
@Suite struct MutationTests {
  @Test func damagedExamplesAreRead() throws {
    var generator = SeededGenerator(seed: 7)
    let examples = try LanguageDocument().examples().map { Array($0.text) }
    var broken = 0
    for round in 0..<600 {
      let text = mutated(
        examples[round % examples.count], donor: examples.randomElement(using: &generator) ?? [], &generator)
      let loaded = loadScenario(String(text), path: "mutated.timeline")
      let hasErrors = loaded.diagnostics.contains { $0.severity == .error }
      #expect((loaded.scenario == nil) == hasErrors)
      for finding in loaded.diagnostics {
        #expect(finding.range.start <= finding.range.end)
        #expect(finding.range.end <= loaded.files[finding.range.file].bytes.count)
        #expect(!finding.message.isEmpty)
      }
      broken += hasErrors ? 1 : 0
    }
    #expect(broken > 300)
  }

  /// Cuts a run of characters out, or puts one of another example in.
  private func mutated(
    _ text: [Character], donor: [Character], _ generator: inout SeededGenerator
  ) -> [Character] {
    var text = text
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let start = Int.random(in: 0...text.count, using: &generator)
      let end = min(text.count, start + Int.random(in: 0...12, using: &generator))
      let from = Int.random(in: 0...donor.count, using: &generator)
      let piece = donor[from..<min(donor.count, from + Int.random(in: 0...12, using: &generator))]
      text.replaceSubrange(start..<end, with: piece)
    }
    return text
  }
}
