import Keyboards
import Recordings
import Units

extension EventLog {
  /// Each post as a line with time, panel and name, then its userInfo as the Xcode console prints it, then a blank
  /// line.
  func consoleLines(_ style: UserInfoStyle) -> ReportLines {
    ReportLines(
      panels.flatMap { panel in
        panel.posts.flatMap { post in
          [
            "\(post.time.seconds.decimalText) s  \(panel.name)  \(post.notification.name.systemName)\n",
            post.notification.userInfo.description(style) + "\n",
            "\n",
          ]
        }
      })
  }
}
