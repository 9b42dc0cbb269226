import ConsoleLogs
import Keyboards
import Timelines
import Units

/// One motion of the keyboard in a log of heights.
struct PositionMove: Hashable, Sendable {
  var from: Double
  var to: Double
  /// The first height of it.
  var first: LoggedPosition

  /// Heights between turning points. Where the log names the target when a motion begins (`onStart`), it is taken.
  static func moves(in positions: [LoggedPosition]) -> [PositionMove] {
    let targets = positions.filter { $0.source == "onStart" }
    return targets.isEmpty ? turns(in: positions) : steps(to: targets, in: positions)
  }

  private static func steps(to targets: [LoggedPosition], in positions: [LoggedPosition]) -> [PositionMove] {
    // A log that begins with a hide began with the keyboard at the highest place that is logged.
    var last = targets.first?.height == 0 ? positions.map(\.height).max() ?? 0 : 0
    return targets.compactMap { target in
      defer { last = target.height }
      return target.height == last ? nil : PositionMove(from: last, to: target.height, first: target)
    }
  }

  private static func turns(in positions: [LoggedPosition]) -> [PositionMove] {
    guard let first = positions.first else { return [] }
    let rises = positions.first { $0.height != first.height }.map { $0.height > first.height } ?? true
    var moves: [PositionMove] = []
    var move = PositionMove(from: rises ? 0 : first.height, to: first.height, first: first)
    for position in positions.dropFirst() where position.height != move.to {
      if move.from == move.to || (position.height > move.to) == (move.to > move.from) {
        move.to = position.height
      } else if abs(position.height - move.to) >= noise {
        moves.append(move)
        move = PositionMove(from: move.to, to: position.height, first: position)
      }
    }
    return (moves + [move]).filter { $0.from != $0.to }
  }

  /// Points; smaller steps back are not taken for another motion.
  private static let noise = 1.0
}

extension PositionMove {
  /// The notification that announces such a motion of a docked keyboard on a screen of this size; nothing else of it is
  /// known.
  func notification(on size: Size) -> LoggedNotification {
    let frame = { (height: Double, top: Double) in Rect(x: 0, y: top, width: size.width, height: height) }
    let height = max(from, to)
    let begin = from == 0 ? frame(height, size.height) : frame(from, size.height - from)
    let end = to == 0 ? frame(height, size.height) : frame(to, size.height - to)
    return LoggedNotification(
      name: to == 0 ? .willHide : .willShow, values: [.frameBegin: .rect(begin), .frameEnd: .rect(end)],
      isWhole: false, time: first.time, range: first.range)
  }
}

extension Size {
  /// The upright screen of the first device on which some keyboard has this height, else of the language's default one.
  static func screen(withKeyboardOf height: Double, in catalogue: DeviceCatalogue = .standard) -> Size {
    let design = KeyboardDesign.ios7
    let device = catalogue.devices.first { device in
      KeyboardKind.allCases.contains { kind in
        [true, false].contains {
          device.portrait.keyboardHeights.height(kind, hasPredictiveBar: $0, design: design) == height
        }
      }
    }
    return (device ?? catalogue["iphone-13"])?.portrait.size ?? Size(width: 390, height: 844)
  }
}
