import Units

/// Samples on a plot as paths.
struct CurvePath {
  let times: PlotAxis
  let values: PlotAxis

  /// A line through the samples.
  func line(_ seconds: [Double], _ samples: [Double]) -> Path {
    .polyline(zip(seconds, samples).map { Point(x: times.position($0), y: values.position($1)) })
  }

  /// The area between two lines.
  func area(_ seconds: [Double], _ upper: [Double], _ lower: [Double]) -> Path {
    var path = line(seconds, upper)
    for (second, sample) in zip(seconds, lower).reversed() {
      path.line(times.position(second), values.position(sample))
    }
    path.close()
    return path
  }
}
