/// What this build calls itself.
enum Version {
  /// By semantic versioning.
  static let text = "0.1.0"
}
