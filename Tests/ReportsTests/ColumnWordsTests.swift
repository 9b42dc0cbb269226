import Reports
import Testing

@Suite struct ColumnWordsTests {
  @Test(
    "columns in words",
    arguments: [
      ("keyboard_top_pt", "top of the keyboard"), ("edge_bottom_pt", "bottom of the tracked view"), ("gap_pt", "gap"),
      ("composer.bottom_pt", "bottom of composer"), ("a.b.top_pt", "top of a.b"),
      ("list.content_offset_pt", "scroll position of list"), ("list.content_inset_pt", "bottom inset of list"),
      ("unknown", "unknown"), ("list.unknown", "list.unknown"), (".top_pt", ".top_pt"), ("", ""), ("top_pt", "top_pt"),
    ])
  func names(column: String, name: String) {
    #expect(ColumnWords(column).name == name)
  }

  @Test("edges are counted from the top of the screen")
  func direction() {
    #expect(ColumnWords("composer.bottom_pt").isDownward)
    #expect(!ColumnWords("gap_pt").isDownward)
  }
}
