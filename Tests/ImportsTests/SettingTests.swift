import ConsoleLogs
import Imports
import Reports
import Testing

/// Logs that the simulation posts under other settings than the defaults: the imported timeline sets them.
@Suite struct SettingTests {
  private let tablet = """
    device ipad-9-7
    keyboard letters { height 313pt }
    screen { text-field other; input-bar field }

    """
  private let phone = """
    device iphone-6s
    keyboard letters { height 260pt }
    screen { text-field other; text-field password { secure }; input-accessory field { height 54pt } }

    """

  private func cues(of timeline: String) throws -> (system: String, cues: [String], text: String) {
    let printed = EventLog(try run(timeline)).lines(.objc).joined()
    let imported = try imported(printed)
    expectAll(of: log(printed).notifications, in: printedBack(try run(imported.text), as: .objc))
    let lines = imported.text.split(separator: "\n").map(String.init)
    let cues = lines.filter { $0.hasPrefix("at ") }.map { String($0.split(separator: " ", maxSplits: 2)[2]) }
    return (lines.first { $0.hasPrefix("system ") } ?? "", cues, imported.text)
  }

  @Test(arguments: ["change-frame-only", "did-change-frame-only"])
  func aFloatThatPostsLess(_ setting: String) throws {
    let found = try cues(
      of: tablet + "system ios-18 { float posts \(setting) }\nat 0.2s tap field\nat 1s float\nat 2s dock")
    #expect(found.cues == ["tap field", "float", "dock"])
    #expect(found.system == "system ios-18 { float posts \(setting) }")
  }

  @Test func aFieldSwitchThatIsShown() throws {
    let found = try cues(
      of: tablet + "system ios-18 { field-switch posts show }\nat 0.2s tap field\nat 1s tap other\nat 2s tap field")
    #expect(found.cues == ["tap field", "tap second-field", "tap field"])
    #expect(found.system == "system ios-18 { field-switch posts show }")
  }

  @Test func anAccessoryThatStaysAfterAHide() throws {
    let found = try cues(
      of: phone + "system ios-18 { accessory-return posts hide }\nat 0.2s become-first-responder\n"
        + "at 1s tap field\nat 2s dismiss")
    #expect(found.cues == ["become-first-responder", "tap field", "dismiss"])
    #expect(found.system == "system ios-18 { accessory-return posts hide }")
  }

  @Test func threeStepsOfAnotherMakersKeyboard() throws {
    let found = try cues(
      of: "device iphone-6s\nkeyboard third-party { height 300pt }\nsystem ios-8 { third-party steps 2 }\n"
        + "screen { input-bar field { keyboard third-party } }\nat 0.2s tap field")
    #expect(found.cues == ["tap third-party-field"])
    #expect(found.system == "system ios-8 { third-party steps 2 }")
  }

  @Test func aPasswordsKeysOfAnotherHeight() throws {
    let found = try cues(
      of: "device iphone-6s\npredictive-bar off\nkeyboard letters { height 250pt }\n"
        + "screen { text-field field { secure } }\nat 0.2s tap field")
    #expect(found.cues == ["tap password-field"])
    #expect(found.text.contains("\npredictive-bar off\nkeyboard letters { height 250pt }\n"))
  }

  @Test func anotherMultitaskingMode() throws {
    let found = try cues(of: tablet + "at 0.2s tap field\nat 1s switch-multitasking\nat 2s dismiss")
    #expect(found.cues == ["tap field", "switch-multitasking", "dismiss"])
  }

  @Test func thereAndBackTurned() throws {
    let found = try cues(
      of: tablet.replacing("313pt", with: "313pt; turned-height 350pt")
        + "at 0.2s tap field\nat 1s rotate landscape\nat 2s rotate portrait\nat 3s dismiss")
    #expect(found.cues == ["tap field", "rotate landscape", "rotate portrait", "dismiss"])
    #expect(found.text.contains("\nkeyboard letters { turned-height 350pt }\n"))
  }

  /// The place of an undocked keyboard is the model's own; another one is posted as it is.
  @Test func aPlaceThatTheModelDoesNotKnow() throws {
    let printed = EventLog(try run(tablet + "at 0.2s tap field\nat 1s undock")).lines(.objc).joined()
    let moved = printed.replacing("{{0, 540", with: "{{0, 500").replacing("696.5}", with: "656.5}")
    #expect(printed != moved)
    let found = try imported(moved)
    #expect(found.recognised == 4 && found.raw == 4)
    expectAll(of: log(moved).notifications, in: printedBack(try run(found.text), as: .objc))
  }

  /// A cue that would also post a show, where the log has none, is not what happened.
  @Test func aHeightChangeWithoutAShowStaysAsItWasPosted() throws {
    let found = try cues(
      of: """
        device iphone-6s
        system ios-18 { height-change posts change-frame-only }
        keyboard emoji { height 300pt }
        screen { input-bar field }
        at 0.2s tap field
        at 1.2s keyboard emoji
        """)
    #expect(found.cues == ["tap field", "notify will-change-frame {", "notify did-change-frame {"])
  }
}
