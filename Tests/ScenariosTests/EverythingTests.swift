import Scenarios
import TestSupport
import Testing

/// One timeline that uses nearly everything, as it comes out with all its defaults.
@Suite struct EverythingTests {
  @Test func isResolvedAsBefore() throws {
    expectGolden(try resolved(everything).dump, "everything.txt")
  }

  private let everything = """
    timeline "everything"
    device iphone-13
    system ios-18 { height-change posts change-frame-only; kind-switch reports 0.25s; interrupted-did posted }
    fps 120
    duration 4s
    theme dark
    latency 50ms
    predictive-bar off
    keyboard emoji { height 330pt }

    screen chat {
      frame 0pt 0pt 390pt 800pt
      navigation-bar "Chat" { opaque; height 50pt }
      tab-bar "Chats"
      scroll-view list {
        inset bottom 8pt; adjust-safe-area off; start 40pt
        bubbles 14; rows 3 { height 50pt }; space 20pt
        text-field answer "Answer" { keyboard number-pad }
        container box { height 90pt; label inside "Inside" { top view 4pt } }
      }
      label banner "New" { hidden; top below extra }
      image extra
      button more "More" { bottom above composer 8pt }
      input-bar composer "Message" { keyboard pinyin }
    }
    screen details { text-field note "Note" { bottom keyboard-layout-guide 4pt } }

    component center "one owner" { state keyboard }
    handler lift "lifts" {
      observe center will-show begin will-hide end
      lifetime from-load; convert off; measure difference; clamp before-safe-area; spacing 8pt always
      change constraint composer; change transform more by; hide banner while keyboard emoji
      layout after; delay 100ms; animate spring(3, 1000, 500) 0.5s; stacking from-current-state; restore zero
    }
    handler insets {
      observe will-change-frame
      change content-inset list; change indicator-inset list; change content-offset list
      animate options 458752 0.25s
      scroll first-responder in list {
        margin 16pt; coordinates mixed; clock own; limit old-inset; keyboard twice
      }
    }
    handler below { on details; observe did-show; change frame view; animate keyboard }

    panel first "everyone" { observers lift insets below; pin more safe-area 2pt }
    panel second {
      observers insets
      system ios-26
      predictive-bar on
      keyboard letters { height 340pt }
      keyboard pinyin { height 350pt }
      keyboard number-pad { height 300pt }
      latency 0s
      track answer
      spacing 3pt
    }
    compare second first

    at 0.2s tap composer
    at +0.8s keyboard emoji
    at 1.4s keyboard letters
    at 1.6s predictive-bar on
    at 2s tap outside
    at 2.2s focus answer
    at 2.4s dismiss
    at 2.5s scroll list 100pt
    at 2.6s push details
    at 3s pop

    expect first { gap within 1pt from 0.2s to 1s; calls lift reaches 2; visible banner equals 0 at 1.2s }
    expect second { content-inset list reaches 300pt tolerance 2pt; posts did-show equals 1; covered composer within 9pt }
    expect first { in-step from 1s; uncovered list; on-screen more to 1s; still extra; visible more from 1s to 2s }
    expect first { top more starts within 0.1s after 0.2s; top more settles within 0.5s after 0.2s to 1s }
    expect first { gap moves once; gap moves 3 times to 1s; order will-show did-show from 1s; everything like second }
    expect second { top more like first tolerance 2pt to 1s; gap equals 0pt from 1s; gap reaches 3pt from 1s to 2s }

    direction {
      slow 0.5x from 1s to 2s; slow 0.25x from 0.2s to 0.6s
      hold 3s for 0.5s; freeze worst for 1s; freeze worst first for 1.5s; freeze 0.3s for 250ms
      zoom composer from 0.2s to 0.7s; zoom answer 3x from 2.2s to 2.4s; zoom 0pt 400pt 390pt 300pt from 1s to 2s
      caption "Later" from 1s; caption "First" to 1s
      highlight keyboard; highlight composer in first from 0.2s to 0.9s
      measure bottom composer to keyboard-top in second; arrow top composer to keyboard-top to 1s
      note "too late" at top composer from 1s
      chapter hide "The keyboard goes" at 2.4s; chapter show at 0s
      loop 3 times; size 640pt; style wireframe; taps off
      color keyboard "#5E5CE6"; color fault "#0000FF"; color in-step "#00ff00"; color canvas "#FFFFFF"
    }
    """
}
