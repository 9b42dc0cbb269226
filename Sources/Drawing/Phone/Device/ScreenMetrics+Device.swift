import Keyboards
import Units

extension ScreenMetrics {
  /// Across the device held upright.
  var portraitWidth: Double { min(size.width, size.height) }

  /// Down the device held upright.
  var portraitHeight: Double { max(size.width, size.height) }
}
