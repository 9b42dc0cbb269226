import TestSupport
import Testing

@testable import Command

@Suite struct HelpTests {
  @Test func overview() async {
    let run = await CapturedRun("--help")
    #expect(run.code == 0)
    #expect(run.errors == "")
    expectGolden(run.output, "help.txt")
  }

  @Test func theOverviewIsSaidInThreeWays() async {
    let overview = await CapturedRun("--help").output
    for arguments in [["help"], ["-h"], []] {
      let sink = MemorySink()
      let code = await runCurve7(arguments, console: Console(output: sink, errors: MemorySink(), readInput: { [] }))
      #expect(code == 0)
      #expect(sink.text == overview)
    }
  }

  @Test(arguments: Verb.all.map(\.name))
  func pageOfEachVerb(_ verb: String) async {
    let page = await CapturedRun(verb, "--help")
    #expect(page.code == 0)
    #expect(page.errors == "")
    expectGolden(page.output, "help-\(verb).txt")
    #expect(await CapturedRun("help", verb).output == page.output)
  }

  @Test(arguments: Verb.all.map(\.name))
  func helpGoesBeforeErrors(_ verb: String) async {
    #expect(await CapturedRun(verb, "--nonsense", "-h").code == 0)
    #expect(await CapturedRun(verb, "--", "--help").output != CapturedRun(verb, "--help").output)
  }

  /// Verbs and options have one form everywhere: texts are phrases, names are kebab-case, letters are not used twice.
  @Test(arguments: Verb.all.map(\.name))
  func descriptionsAreWellFormed(_ name: String) throws {
    let verb = try #require(Verb.named(name))
    let options = verb.options + CommonOptions.specs
    #expect(Set(options.map(\.name)).count == options.count)
    #expect(Set(options.compactMap(\.letter)).count == options.compactMap(\.letter).count)
    for text in [verb.summary, verb.example.effect] + options.map(\.help) {
      #expect(!text.hasSuffix("."))
      #expect(text.first?.isUppercase == false)
    }
    #expect(verb.example.command.hasPrefix("curve7 "))
  }

  @Test func version() async {
    #expect(await CapturedRun("--version").output == "curve7 0.1.0\n")
  }
}
