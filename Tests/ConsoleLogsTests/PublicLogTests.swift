import ConsoleLogs
import TestSupport
import Testing

/// Dumps that people have published, as they stand there.
@Suite struct PublicLogTests {
  @Test(arguments: Logs.names)
  func isReadAsItStands(_ name: String) throws {
    expectGolden(outline(try Logs.read(name)), name.replacing(".log", with: ".txt"))
  }
}
