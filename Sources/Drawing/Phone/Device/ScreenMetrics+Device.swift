import Keyboards
import Units

extension ScreenMetrics {
  /// An iPad: the narrowest is 744 points across, the widest phone 440 (facts: devices.md §3).
  var isTablet: Bool { min(size.width, size.height) >= 744 }

  /// Across the device held upright.
  var portraitWidth: Double { min(size.width, size.height) }

  /// Down the device held upright.
  var portraitHeight: Double { max(size.width, size.height) }
}
