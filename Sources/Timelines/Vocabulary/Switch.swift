/// `on | off`
public enum Switch: String, CaseIterable, Sendable {
  case on, off

  public var isOn: Bool { self == .on }
}
