import Curve7Kit
import Foundation

/// What two folders of frames have in common: frames of one name are compared, the others are missing or new.
struct FolderDiff {
  private var compared: [ImageDiff] = []
  private var missing: [String] = []
  private var new: [String] = []
  /// Frames that could not be read.
  private var unreadable: [String] = []
  /// What proves that nothing but the timing changed, from the bytes of the files: equal files are equal pictures.
  private let timing: String?
  /// Every frame of either folder, in order.
  private(set) var frames: [FramePair] = []

  init(_ before: [String: String], _ after: [String: String], _ context: Context, _ rule: PixelComparison.Rule) {
    missing = before.keys.filter { after[$0] == nil }.sorted()
    new = after.keys.filter { before[$0] == nil }.sorted()
    for name in before.keys.sorted() {
      guard let old = before[name], let path = after[name] else { continue }
      do {
        let pictures = try context.pictures(old, path)
        compared.append(ImageDiff(name: name, (old, path), pictures.before, pictures.after, rule))
      } catch {
        unreadable.append(name)
      }
    }
    let isSame = missing.isEmpty && new.isEmpty && compared.allSatisfy(\.isSame)
    timing = isSame ? nil : Self.timing(before, after)
    let found = Dictionary(uniqueKeysWithValues: compared.map { ($0.name, $0) })
    frames = Set(before.keys).union(after.keys).sorted(by: Self.isBefore).map { name in
      FramePair(
        before: before[name], after: after[name], differing: found[name]?.comparison?.differing,
        isSame: found[name]?.isSame ?? false)
    }
  }

  private var different: [ImageDiff] { compared.filter { !$0.isSame } }

  /// What could not be compared is never the same.
  var exitCode: ExitCode {
    if !unreadable.isEmpty || (compared.isEmpty && missing.isEmpty && new.isEmpty) { return .notComparable }
    return different.isEmpty && missing.isEmpty && new.isEmpty ? .done : .failed
  }

  var text: [String] { (sentences + [summary]).map { $0 + "\n" } }

  /// Every frame that is not the same, by itself.
  var sentences: [String] {
    different.map { "\($0.name.shown): \($0.words)" } + missing.map { "\($0.shown): only in the first folder" }
      + new.map { "\($0.shown): only in the second folder" } + unreadable.map { "\($0.shown): not compared" }
  }

  /// In the order in which they are seen: 2 stands before 10.
  private static func isBefore(_ name: String, _ other: String) -> Bool {
    name.compare(other, options: .numeric) == .orderedAscending
  }

  private static func timing(_ before: [String: String], _ after: [String: String]) -> String? {
    func digests(_ frames: [String: String]) -> [String]? {
      let files = frames.sorted { isBefore($0.key, $1.key) }.map { FileManager.default.contents(atPath: $0.value) }
      let digests = files.compactMap { $0?.withUnsafeBytes { SHA256.hexDigest(of: $0) } }
      return digests.count == files.count && !digests.isEmpty ? digests : nil
    }
    guard let old = digests(before), let new = digests(after) else { return nil }
    return sameOrder(old, new).map(timingWords)
  }

  private var summary: String {
    let count = compared.count
    if count == 0, missing.isEmpty, new.isEmpty { return "there are no frames to compare" }
    let frames = "\(count) \(count == 1 ? "frame" : "frames") compared"
    if let timing { return "\(frames), \(different.count) of them different; \(timing)" }
    return different.isEmpty ? "\(frames), all the same" : "\(frames), \(different.count) of them different"
  }

  var members: [JSON.Member] {
    [
      JSON.Member("same", .bool(exitCode == .done)), JSON.Member("compared", .number(Double(compared.count))),
      JSON.Member("different", .array(different.map(\.json))),
      JSON.Member("only_first", .array(missing.map(JSON.string))),
      JSON.Member("only_second", .array(new.map(JSON.string))),
      JSON.Member("not_compared", .array(unreadable.map(JSON.string))),
      JSON.Member("only_timing", .bool(timing != nil)),
    ]
  }
}
