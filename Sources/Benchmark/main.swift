#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// `curve7-bench CURVE7 FOLDER [PAIRS]` measures; `curve7-bench --plain TIMELINE FOLDER SCALE` is one run of the
// baseline, in a process of its own.
let words = CommandLine.arguments
do {
  if words.count == 5, words[1] == "--plain", let scale = Int(words[4]) {
    mkdir(words[3], 0o777)
    try PlainLoop(timeline: words[2], scale: scale).run(into: words[3])
  } else if words.count == 3 || words.count == 4, let pairs = Int(words.count == 4 ? words[3] : "5"), pairs > 0 {
    try Benchmark(tool: words[1], baseline: words[0], folder: words[2], pairs: pairs).run()
  } else {
    throw BenchmarkError.usage
  }
} catch {
  let line = Array("curve7-bench: \(error)\n".utf8)
  write(2, line, line.count)
  exit(70)
}
