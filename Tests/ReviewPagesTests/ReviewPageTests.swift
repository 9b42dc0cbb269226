import Foundation
import ReviewPages
import Testing

@Suite struct ReviewPageTests {
  @Test("nothing in the model can end the element it stands in")
  func escaping() throws {
    let page = SamplePages.page([.init(name: "</script><!--", path: "<b>", outcome: .same)])
    let (start, end) = ("id=\"model\">", "</script>")
    let model = try #require(page.html.components(separatedBy: start).last?.components(separatedBy: end).first)
    #expect(!model.contains("<"))
    let object = try #require(JSONSerialization.jsonObject(with: Data(model.utf8)) as? [String: Any])
    let comparison = try #require((object["comparisons"] as? [[String: Any]])?.first)
    #expect(comparison["name"] as? String == "</script><!--")
    #expect(comparison["path"] as? String == "<b>")
  }

  @Test("a picture stands in the page once, however many frames show it")
  func distinctPictures() throws {
    let html = try SamplePages.usual().html
    #expect(html.components(separatedBy: "id=\"picture-").count - 1 == 30)
  }

  @Test("the page names no address on a network")
  func noAddresses() throws {
    let html = try SamplePages.usual().html.replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
    #expect(!html.contains("//www") && !html.contains("http:") && !html.contains("https:"))
    #expect(html.contains("default-src 'none'"))
  }

  @Test("every mark of the skeleton is filled in")
  func marks() throws {
    let html = try SamplePages.usual().html
    #expect(!html.contains("{{"))
    #expect(html.hasSuffix("</html>\n"))
  }

  @Test("the parts make the whole")
  func pieces() throws {
    let page = try SamplePages.usual()
    #expect(page.pieces.joined() == page.html)
  }

  @Test("an index without a picture stands for no picture")
  func missingPicture() {
    let film = ReviewPage.Film(pictures: [.init(png: [1])], order: [0, 7, nil])
    let frames = ReviewPage.Frames(rate: -1, before: film, after: nil, changed: [])
    let page = SamplePages.page([.init(name: "", path: "", outcome: .gone, frames: frames)])
    #expect(page.html.contains("\"rate\": null, \"before\": {\"order\": [0, null, null]}, \"after\": null"))
    #expect(page.html.contains("\"pictures\": [[0, 0]]"))
  }
}
