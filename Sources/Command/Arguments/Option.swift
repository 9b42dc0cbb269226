/// An option whose values are of one type.
struct Option<Value: Sendable>: Sendable {
  let spec: OptionSpec

  /// An option with a value.
  init(
    _ name: String, letter: Character? = nil, _ placeholder: String, _ help: String, standard: String? = nil,
    isRepeatable: Bool = false, read: @escaping @Sendable (String) throws(ValueError) -> Value
  ) {
    spec = OptionSpec(
      name: name, letter: letter, placeholder: placeholder, help: help, standard: standard,
      isRepeatable: isRepeatable, read: { text throws(ValueError) in try read(text) })
  }
}

extension Option where Value == Bool {
  /// An option that is there or not.
  init(flag name: String, letter: Character? = nil, _ help: String) {
    spec = OptionSpec(
      name: name, letter: letter, placeholder: nil, help: help, standard: nil, isRepeatable: false,
      read: { _ in true })
  }
}
