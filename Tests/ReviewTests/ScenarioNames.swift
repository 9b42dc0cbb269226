import Scenarios
import Timelines

// Swift Testing has types of the same names.
typealias Expectation = Scenarios.Expectation
typealias SourceLocation = Timelines.SourceLocation
