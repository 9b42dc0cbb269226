import Keyboards
import Motion
import Recordings
import Scenarios
import Units

/// One panel's device while it runs: the model values of everything, and the tracks they leave.
///
/// Work is done in turns of a run loop: an action of the agenda, then a layout pass without animation. Within a turn
/// time stands still.
struct PanelRun {
  let scenario: Scenario
  let plan: PanelPlan
  let tree: ViewTree
  /// As the screens are before anything happens.
  let start: StartingPoint

  var now: Time = .zero
  var agenda: Agenda
  var steps = 0

  /// Tracks and, by their last targets, the model values of every view.
  var nodes: [Node]
  var layout: LayoutSettings
  /// Screens whose layout has changed since their last pass.
  var dirtyScreens: Set<Int> = []

  /// The screen as the device is held.
  var screens: Steps<ScreenMetrics>
  var keyboard: KeyboardTrack
  /// What is up as far as the system's model goes; it may still be on its way.
  var shown: ShownKeyboard?
  /// The end frame that was last announced of it, on the screen.
  var announcedFrame: Rect?
  /// Whether a hide was announced of a keyboard that is still to come again, as in a rotation.
  var isAnnouncedHidden = false
  /// Counts the drags, so that one knows whether it is over.
  var currentDrag = 0
  /// Counts the transitions, so that one knows whether another has cut it short.
  var transitions = 0
  var input: TextInput
  /// Whether what is being posted comes from inside `performWithoutAnimation`.
  var disablesAnimations = false

  /// Indices of the scenario's screens, the visible one last.
  var stack = [0]
  var slides = 0

  /// Indices of the plan's observers in order of registration; one that registered twice is there twice.
  var registrations: [Int] = []
  var components: [String: KeyboardState] = [:]
  /// What handlers found before they changed it.
  var savedValues: [Slot: Double] = [:]

  var firstResponder = Steps<ElementID?>(nil)
  var posts: [PanelRecording.Post] = []
  var calls: [PanelRecording.Call] = []
  var touches: [PanelRecording.Touch] = []
  var drags: [PanelRecording.Drag] = []
  var unsettled: Set<UnsettledPoint> = []

  init(scenario: Scenario, plan: PanelPlan) {
    self.scenario = scenario
    self.plan = plan
    tree = ViewTree(screens: scenario.screens, order: scenario.drawingOrder)
    start = StartingPoint(scenario: scenario, plan: plan, tree: tree)
    agenda = Agenda(cues: scenario.cues)
    nodes = start.nodes
    layout = start.layout
    screens = Steps(scenario.screen)
    keyboard = KeyboardTrack(on: scenario.screen.size)
    input = TextInput(hasPredictiveBar: plan.hasPredictiveBar)
    load(screen: 0)
  }

  /// Runs until nothing is left to happen.
  mutating func run() throws(SimulationError) -> PanelRecording {
    while let item = agenda.next() {
      now = item.time
      try perform(item.action)
      try layOut(in: .none)
    }
    return recording
  }

  private mutating func perform(_ action: Agenda.Action) throws(SimulationError) {
    try countStep()
    switch action {
    case .cue(let cue): try perform(cue)
    case .updateKeyboard(let cause): try updateKeyboard(because: cause)
    case .transitionStep(let number, let step): try performLater(step, of: number)
    case .finishStep(let number, let notifications): try finishStep(of: number, posting: notifications)
    case .dragSample(let sample): try follow(sample)
    case .liftSheets: try liftSheets()
    case .answer(let answer): try perform(answer)
    case .complete(let answer): try complete(answer)
    case .finishSlide(let number): finishSlide(number)
    }
  }

  mutating func countStep() throws(SimulationError) {
    steps += 1
    if steps > Scenario.stepLimit { throw .tooManySteps(panel: plan.name, limit: Scenario.stepLimit) }
  }

  /// The screen as the device is held now.
  var screen: ScreenMetrics { screens.last }

  /// What has happened so far.
  var recording: PanelRecording {
    var recording = PanelRecording(
      name: plan.name, caption: plan.caption, systemName: plan.system.name, keyboard: keyboard, nodes: nodes,
      firstResponder: firstResponder, posts: posts, calls: calls,
      trackedNode: plan.trackedElement.flatMap { tree.indices[$0] }, spacing: plan.spacing, touches: touches,
      screens: screens, keyboardDesign: plan.system.design)
    recording.drags = drags
    recording.assumptions = unsettled.sorted().map {
      PanelRecording.Assumption(text: plan.system.settings.text(of: $0), source: $0.source)
    }
    return recording
  }
}
