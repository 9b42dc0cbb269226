/// Works on several elements at a time and keeps their order; the first error ends it.
func concurrentMap<Element: Sendable, Result: Sendable>(
  _ elements: [Element], jobs: Int, _ work: @escaping @Sendable (Element) throws -> Result
) async throws -> [Result] {
  try await withThrowingTaskGroup(of: (Int, Result).self) { group in
    var waiting = elements.enumerated().makeIterator()
    func start() {
      guard let (place, element) = waiting.next() else { return }
      group.addTask { (place, try work(element)) }
    }
    for _ in 0..<jobs { start() }
    var results: [(place: Int, result: Result)] = []
    while let (place, result) = try await group.next() {
      results.append((place, result))
      start()
    }
    return results.sorted { $0.place < $1.place }.map(\.result)
  }
}
