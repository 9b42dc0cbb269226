import Recordings
import Units

/// How pixels became others.
public enum PixelChange: Hashable, Sendable {
  /// Every frame looks as it did, whatever drew it; one may have more frames that show the last picture.
  case same
  /// The same pictures, so many different ones, in the same order at other times.
  case timing(pictures: Int)
  /// Another size, in pixels, drawn by the same renderer.
  case size(from: String, to: String)
  /// These frames look different, drawn by the same renderer.
  case frames([ClosedRange<Int>])
  /// They look different, and so would they if nothing but the renderer had changed: its parts, in words.
  case renderer([String])

  public init(from old: PixelRecord, to new: PixelRecord) {
    let isSameSize = (old.width, old.height) == (new.width, new.height)
    let stretches = Self.stretches(old.digests, new.digests)
    if isSameSize, stretches.isEmpty {
      self = .same
    } else if old.renderer != new.renderer {
      self = .renderer(Self.rendererChanges(from: old, to: new))
    } else if isSameSize, old.digests.count == new.digests.count,
      let pictures = sameOrder(old.digests, new.digests)
    {
      self = .timing(pictures: pictures)
    } else if isSameSize {
      self = .frames(stretches)
    } else {
      self = .size(from: "\(old.width) × \(old.height)", to: "\(new.width) × \(new.height)")
    }
  }

  /// Draws all frames of two recordings with the renderer of this process.
  public init(from old: Recording, to new: Recording) throws {
    self.init(from: try PixelRecord(drawing: old, version: ""), to: try PixelRecord(drawing: new, version: ""))
  }

  /// What drew them differently, whatever they look like: `cairo 1.18.0, 1.16.0 before`.
  public static func rendererChanges(from old: PixelRecord, to new: PixelRecord) -> [String] {
    let before = Dictionary(old.renderer.map { ($0.name, $0.version) }) { first, _ in first }
    let after = Dictionary(new.renderer.map { ($0.name, $0.version) }) { first, _ in first }
    let names = new.renderer.map(\.name) + old.renderer.map(\.name).filter { after[$0] == nil }
    return names.filter { before[$0] != after[$0] }.map { name in
      "\(name) \(short(after[name])), \(short(before[name])) before"
    }
  }

  /// A digest's first digits tell it from another.
  private static func short(_ version: String?) -> String {
    guard let version else { return "none" }
    return version.count == 64 ? "\(version.prefix(8))…" : version
  }

  /// Of which one ends earlier, the last frame stands for those that it lacks: how many there are says the trace.
  private static func stretches(_ old: [String], _ new: [String]) -> [ClosedRange<Int>] {
    (0..<max(old.count, new.count)).filter { frame in
      (old.dropFirst(frame).first ?? old.last) != (new.dropFirst(frame).first ?? new.last)
    }.stretches
  }

  /// Nil when nothing changed.
  public var words: String? {
    switch self {
    case .same: nil
    case .size(let old, let new): "the pictures are \(new) px, \(old) before"
    case .timing(let pictures): timingWords(pictures)
    case .frames(let ranges):
      "looks different in "
        + ranges.map { $0.count == 1 ? "frame \($0.lowerBound)" : "frames \($0.lowerBound) to \($0.upperBound)" }
        .joined(separator: ", ")
    case .renderer(let parts):
      "drawn by another renderer, so that pixels cannot be compared: " + parts.joined(separator: "; ")
    }
  }
}

/// How many different pictures both show in the same order, however long each; nil when they do not. Equal digests are
/// equal pictures.
public func sameOrder(_ old: [String], _ new: [String]) -> Int? {
  func pictures(_ digests: [String]) -> [String] {
    digests.enumerated().filter { $0 == 0 || digests[$0 - 1] != $1 }.map(\.element)
  }
  let shown = pictures(old)
  return shown == pictures(new) ? shown.count : nil
}

/// `the same 41 pictures in the same order: only their timing changed`
public func timingWords(_ pictures: Int) -> String {
  "the same \(pictures) \(pictures == 1 ? "picture" : "pictures") in the same order: only their timing changed"
}
