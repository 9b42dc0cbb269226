import Drawing
import TestSupport
import Testing

@testable import Output

@Suite struct LastPictureTests {
  @Test func theBoxHoldsAllThatChangedAndNoMore() {
    var generator = SeededGenerator(seed: 11)
    let (width, height) = (23, 17)
    let last = LastPicture()
    var old = Picture.noise(width: width, height: height, padding: 2, seed: 1)
    #expect(old.withView(last.change) == PixelBox(x: 0, y: 0, width: width, height: height))
    for _ in 0..<200 {
      var new = Picture(width: width, height: height, padding: 2) { x, y in
        // The unused byte is no color.
        old.pixels[y * old.rowLength + x] ^ UInt32.random(in: 0...255, using: &generator) << 24
      }
      let places = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
        (Int.random(in: 0..<width, using: &generator), Int.random(in: 0..<height, using: &generator))
      }
      for (x, y) in places { new.pixels[y * new.rowLength + x] ^= 1 }
      let different = (0..<width * height).filter { old.colors[$0] != new.colors[$0] }
      let (xs, ys) = (different.map { $0 % width }.sorted(), different.map { $0 / width }.sorted())
      var expected: PixelBox?
      if let left = xs.first, let right = xs.last, let top = ys.first, let bottom = ys.last {
        expected = PixelBox(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
      }
      #expect(new.withView(last.change) == expected)
      old = new
    }
  }
}
