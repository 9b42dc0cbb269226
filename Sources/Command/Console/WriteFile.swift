import Curve7Kit
import Foundation

/// Writes a text under its final name once it is complete; what was there before is replaced.
func write(_ text: String, to path: String) throws(OutputError) {
  var isFolder: ObjCBool = false
  if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
    throw .cannotCreate(path: path, reason: SystemReason(code: EISDIR))
  }
  do {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
  } catch {
    throw .cannotCreate(path: path, reason: SystemReason(code: posixCode(of: error)))
  }
}

/// The `errno` at the bottom of an error of Foundation; what it calls by a code of its own is a missing folder or a
/// refusal.
private func posixCode(of error: any Error) -> Int32 {
  var next: NSError? = error as NSError
  while let current = next {
    if current.domain == NSPOSIXErrorDomain { return Int32(current.code) }
    next = current.userInfo[NSUnderlyingErrorKey] as? NSError
  }
  return (error as NSError).code == CocoaError.fileWriteNoPermission.rawValue ? EACCES : ENOENT
}
