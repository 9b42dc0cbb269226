import Foundation

/// Why the system could not read, in its own short words: `permission denied`.
public func systemReason(for error: any Error) -> String {
  var next: NSError? = error as NSError
  while let current = next {
    if current.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(current.code))).lowercased() }
    next = current.userInfo[NSUnderlyingErrorKey] as? NSError
  }
  return "the system gives no reason"
}
