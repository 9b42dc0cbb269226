import Command
import Foundation

exit(await runCurve7(Array(ProcessInfo.processInfo.arguments.dropFirst())))
