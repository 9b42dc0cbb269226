import Foundation

/// The distinct pictures of a page, numbered as they are met. Each stands in the page once, however many frames of
/// however many timelines show it.
struct PictureTable {
  private(set) var pictures: [ReviewPage.Picture] = []
  private var numbers: [ReviewPage.Picture: Int] = [:]

  mutating func number(of picture: ReviewPage.Picture) -> Int {
    if let number = numbers[picture] { return number }
    numbers[picture] = pictures.count
    pictures.append(picture)
    return pictures.count - 1
  }

  /// One element a picture, in base 64, which holds nothing that could end the element.
  var elements: [String] {
    pictures.enumerated().map { number, picture in
      "<script type=\"text/plain\" id=\"picture-\(number)\">\(Data(picture.png).base64EncodedString())</script>\n"
    }
  }
}

extension ReviewPage.Picture {
  /// Width and height as the file's first chunk has them (PNG, section 11.2.1); 0 × 0 when it is no PNG file.
  var size: (width: Int, height: Int) {
    guard png.count >= 24, png.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return (0, 0) }
    return (Self.number(png[16..<20]), Self.number(png[20..<24]))
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
