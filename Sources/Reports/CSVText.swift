/// One line of CSV as in RFC 4180: fields with a comma, a quote or a line break stand in quotes, quotes doubled.
func csvLine(_ fields: some Sequence<String>) -> String {
  var line = ""
  for (index, field) in fields.enumerated() {
    if index > 0 { line += "," }
    line += csvField(field)
  }
  return line + "\n"
}

private func csvField(_ field: String) -> String {
  let needsQuotes = field.utf8.contains { $0 == 0x2C || $0 == 0x22 || $0 == 0x0A || $0 == 0x0D }
  guard needsQuotes else { return field }
  return "\"" + field.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
}
