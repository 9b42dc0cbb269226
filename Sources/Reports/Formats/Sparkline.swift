/// Numbers over time in one line of text: `▁▁▂▅█▅▂▁`.
public enum Sparkline {
  private static let blocks: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  /// - Parameters:
  ///   - values: of several that share a place, the largest is drawn, so that a single frame is still seen.
  ///   - top: what reaches the full height; 0 and below is the lowest block.
  ///   - width: characters, at most.
  public static func text(_ values: [Double], top: Double, width: Int = 24) -> String {
    let count = min(values.count, width)
    return String(
      (0..<count).map { place -> Character in
        let share = values[place * values.count / count..<(place + 1) * values.count / count]
        guard top > 0, let value = share.max() else { return blocks[0] }
        // Anything above 0 stands above the lowest block.
        let step = (value / top * Double(blocks.count - 1)).rounded(.up)
        return blocks[step.isNaN ? 0 : Int(min(Double(blocks.count - 1), max(0, step)))]
      })
  }
}
