import Curve7Kit
import Foundation

/// The timelines of a run of `snapshot`, and baselines that belong to none.
struct SnapshotInputs: Sendable {
  let timelines: [TimelineFile]
  /// Folders of baselines whose timeline is gone.
  let orphans: [String]

  /// Timelines that are named, and all of folders that are; of a shard every n-th.
  init(_ operands: [String], shard: Shard, in context: Context) throws {
    let files = try context.timelineFiles(inFolders: operands)
    timelines = files.enumerated().filter { shard.holds($0.offset) }.map(\.element)
    orphans = shard.index == 1 ? operands.filter(isFolder).flatMap(Self.orphans) : []
  }

  /// Whether something that is no folder has the path, a link that leads nowhere too.
  private static func isThere(_ path: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: path)) != nil && !isFolder(path)
  }

  private static func orphans(below folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let baselines = names.filter { $0.hasSuffix(Snapshot.folderEnding) && !isHidden($0) && isFolder(join(folder, $0)) }
    return baselines.sorted().map { join(folder, $0) }.filter { baseline in
      // A table of positions keeps its ending: `walk.csv.snapshot`.
      let name = String(baseline.dropLast(Snapshot.folderEnding.count))
      return Snapshot.isStored(in: baseline) && !isThere(name) && !isThere(name + ".timeline")
    }
  }
}

/// One of several runs that share the work: `--shard I/N`.
struct Shard: Hashable, Sendable {
  static let all = Shard(index: 1, count: 1)

  let index: Int
  let count: Int

  /// Whether what stands at this place of a list belongs to it.
  func holds(_ place: Int) -> Bool { place % count == index - 1 }
}
