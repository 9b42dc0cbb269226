import Testing

@testable import Output

@Suite struct FilmPairTests {
  private func frames(_ pictures: [Int], width: Int = 8) -> FakeFrames {
    FakeFrames(pictures: pictures, width: width)
  }

  @Test func equalPicturesAreKeptOnceAndNothingDiffers() throws {
    let pair = try FilmPair(frames([1, 1, 2, 2]), frames([1, 1, 2, 2]))
    #expect(pair.before.order == [0, 0, 1, 1])
    #expect(pair.before == pair.after)
    #expect(pair.before.pictures.count == 2)
    #expect(pair.differing == [0, 0, 0, 0])
  }

  /// Where only one side goes on to another picture, both are compared again.
  @Test func differencesAreCountedFrameByFrame() throws {
    let pair = try FilmPair(frames([1, 1, 2, 2]), frames([1, 2, 2, 1]))
    #expect(pair.differing[0] == 0)
    #expect(pair.differing[2] == 0)
    #expect((pair.differing[1] ?? 0) > 0)
    #expect(pair.differing[3] == pair.differing[1])
    #expect(pair.after.order == [0, 1, 1, 2])
  }

  @Test func theLongerSideIsDrawnToItsEnd() throws {
    let pair = try FilmPair(frames([1]), frames([1, 2, 2]))
    #expect(pair.differing == [0])
    #expect(pair.before.order == [0])
    #expect(pair.after.order == [0, 1, 1])
  }

  @Test func otherSizesCannotBeCounted() throws {
    #expect(try FilmPair(frames([1, 2]), frames([1, 2], width: 9)).differing == [nil, nil])
  }

  @Test func digestsAreThoseOfThePictures() throws {
    let digests = try frames([1, 1, 2, 1]).frameDigests()
    #expect(digests[0] == digests[1])
    #expect(digests[0] == digests[3])
    #expect(digests[0] != digests[2])
    #expect(digests.allSatisfy { $0.count == 64 })
  }
}
