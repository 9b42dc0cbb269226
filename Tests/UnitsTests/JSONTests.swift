import Foundation
import Testing
import Units

@Suite("JSON")
struct JSONTests {
  @Test("values print on one line, members in the order given")
  func text() {
    let value: JSON = [
      "z": .number(-0.0), "a": [.number(0.1 + 0.2), .null, .bool(true), .bool(false)], "empty": [], "none": [:],
      "text": "say \"hi\"\\\n\t\r\u{1}\u{1F}é键😀", "nan": .number(.nan),
    ]
    #expect(
      value.text
        == #"{"z": 0, "a": [0.3, null, true, false], "empty": [], "none": {}, "#
        + #""text": "say \"hi\"\\\n\t\r\u0001\u001fé键😀", "nan": null}"#)
  }

  @Test("any string comes back from a parser as it was")
  func strings() throws {
    let string = String(String.UnicodeScalarView((0..<0x3000).compactMap(Unicode.Scalar.init)))
    let data = Data(JSON.array([.string(string)]).text.utf8)
    #expect(try JSONDecoder().decode([String].self, from: data) == [string])
  }
}
