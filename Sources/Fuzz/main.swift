import Foundation

exit(runFuzz(Array(ProcessInfo.processInfo.arguments.dropFirst())))
