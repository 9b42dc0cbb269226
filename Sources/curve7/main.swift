import Command
import Foundation

// A reader that goes away shows as an error of the write, not as the end of the process.
signal(SIGPIPE, SIG_IGN)
exit(await runCurve7(Array(CommandLine.arguments.dropFirst())))
