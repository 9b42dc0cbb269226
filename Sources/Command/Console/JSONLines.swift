import Curve7Kit

/// An array with one element a line.
func jsonLines(_ values: [JSON]) -> [String] {
  let elements = values.enumerated().map { index, value in
    "  \(value.text)\(index + 1 < values.count ? "," : "")\n"
  }
  return ["[\n"] + elements + ["]\n"]
}
