import Motion

/// The systems that a timeline can name.
public struct SystemCatalogue: Hashable, Sendable {
  /// Oldest first.
  public let systems: [SystemProfile]

  public static let standard = SystemCatalogue(SystemProfile.history)

  public init(_ systems: [SystemProfile]) {
    self.systems = systems
  }

  /// The system with this id, or for a version between two of them (`ios-10`, `ios-18-4`) the one whose behaviour it
  /// has: the last that is not newer. Nil for anything else, and for what is older or newer than all of them.
  public subscript(id: String) -> SystemProfile? {
    if let exact = systems.first(where: { $0.id == id }) { return exact }
    guard let wanted = SystemVersion(id: id), let last = systems.compactMap({ SystemVersion(id: $0.id) }).max(),
      wanted < SystemVersion(major: last.major + 1, minor: 0)
    else { return nil }
    return systems.last { profile in SystemVersion(id: profile.id).map { $0 <= wanted } ?? false }
  }
}

/// `ios-8-3` as numbers.
struct SystemVersion: Comparable {
  let major: Int
  let minor: Int

  init(major: Int, minor: Int) {
    self.major = major
    self.minor = minor
  }

  /// Nil for what is not `ios-` and one or two numbers. Versions 19 to 25 were never made.
  init?(id: String) {
    guard id.hasPrefix("ios-") else { return nil }
    let parts = id.dropFirst(4).split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.count <= 2 && $0.allSatisfy(\.isASCII) ? UInt8($0) : nil }
    guard (1...2).contains(parts.count), numbers.count == parts.count, !(19...25).contains(numbers[0]) else {
      return nil
    }
    self.init(major: Int(numbers[0]), minor: numbers.count > 1 ? Int(numbers[1]) : 0)
  }

  static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
