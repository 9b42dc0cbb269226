import ConsoleLogs
import TestSupport
import Testing

/// Dumps that people have published, as they stand there.
@Suite struct PublicLogTests {
  @Test(arguments: try ProjectFolder.logs.names())
  func isReadAsItStands(_ name: String) throws {
    let log = readConsoleLog(try ProjectFolder.logs.bytes(of: name), path: name)
    expectGolden(outline(log), name.replacing(".log", with: ".txt"))
  }
}
