import Testing

/// Tests that drive a browser, one after the other: each starts its own.
@Suite(.serialized)
enum PageInBrowser {}
