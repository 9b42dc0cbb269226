#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// An open file descriptor, written to without a buffer.
public struct FileSink: TextSink {
  private let descriptor: Int32

  public static let standardOutput = FileSink(descriptor: 1)
  public static let standardError = FileSink(descriptor: 2)

  public var isTerminal: Bool { isatty(descriptor) == 1 }

  public func write(_ text: String) throws(SinkError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in
        #if canImport(Glibc)
          Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #else
          Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EPIPE {
        throw .closed
      } else if errno != EINTR {
        throw .failed(String(cString: strerror(errno)))
      }
    }
  }
}
