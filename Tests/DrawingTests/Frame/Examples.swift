import Keyboards
import Motion
import Recordings
import TestSupport
import Units

@testable import Drawing

/// Recordings of one to four panels: in step, then mistakes.
enum Examples {
  static let easeInOut = AnimationTiming(.bezier(.easeInOut), duration: quarter)
  static let linear = AnimationTiming(.bezier(.linear), duration: quarter)
  private static let quarter = Time(seconds: 0.25)

  static func recording(panels count: Int, title: String = "easeInOut cannot follow the keyboard") -> Recording {
    var made = HandMadeRecording()
    made.frameCount = 90
    made.add("right", timing: .keyboard)
    made.add("ease-in-out", timing: easeInOut)
    made.add("linear", timing: linear)
    made.add("jumps", timing: nil)
    var recording = made.recording
    recording.title = title
    recording.panels = Array(recording.panels.prefix(count))
    let captions = ["the keyboard's curve", "0.25 s, detached", "linear 0.25 s", "no animation"]
    for index in recording.panels.indices { recording.panels[index].caption = captions[index] }
    return recording
  }
}
