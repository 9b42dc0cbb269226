/// Refuses files of which two have results of one name; `conflict` says so of two different ones.
func checkDistinct(
  _ results: [(path: String, name: String)], for verb: String, conflict: (String, String, String) -> String
) throws(UsageErrors) {
  var owners: [String: String] = [:]
  var errors: [UsageError] = []
  for (path, name) in results {
    if let first = owners[name] {
      errors.append(
        .conflict(first == path ? "'\(path)' is named twice; name it once" : conflict(first, path, name)))
    } else {
      owners[name] = path
    }
  }
  if !errors.isEmpty { throw UsageErrors(errors: errors, verb: verb) }
}
