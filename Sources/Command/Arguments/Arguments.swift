/// A command line that was read without errors.
struct Arguments: Sendable {
  /// Files and names, in order.
  var operands: [String] = []
  /// Values of the options that were given, by name.
  var values: [String: [any Sendable]] = [:]

  /// Nil when the option was not given.
  subscript<Value>(option: Option<Value>) -> Value? {
    values[option.spec.name]?.last as? Value
  }

  /// All values of an option that may be repeated, in order.
  func all<Value>(_ option: Option<Value>) -> [Value] {
    (values[option.spec.name] ?? []).compactMap { $0 as? Value }
  }

  func has(_ flag: Option<Bool>) -> Bool {
    values[flag.spec.name] != nil
  }
}
