import Keyboards
import Testing
import Units

@testable import Drawing

struct DeviceOutlineTests {
  @Test func continuousCornersPassThroughTheMiddleOfTheArc() {
    let corners = Path.Corners.continuous(radius: 55)
    // Facts: devices.md §3.1: the outline of a radius of 55 leaves the edge at 74.7.
    #expect(abs(corners.extent - 74.7) < 0.2)
    let middle = (corners.extent + 3 * corners.handle) / 8
    #expect(abs(middle - 55 * (1 - 0.5.squareRoot())) < 0.01)
  }

  @Test func squareCornersForHomeButtons() throws {
    #expect(DeviceShape(try PhoneFixture.screen("iphone-8")).screenCorners == .circular(radius: 0))
    #expect(DeviceShape(try PhoneFixture.screen("iphone-13")).screenCorners == .continuous(radius: 47.33))
  }

  @Test func theThickEndsTurnWithTheDevice() throws {
    let upright = DeviceShape(try PhoneFixture.screen("iphone-8")).bezel
    let turned = DeviceShape(try PhoneFixture.screen("iphone-8", .landscape)).bezel
    #expect(upright.top > upright.left)
    #expect(turned.left == upright.top && turned.top == upright.left)
  }

  @Test func landscapePutsTheTopOfTheDeviceAtTheLeft() throws {
    let upright = UprightDevice(try PhoneFixture.screen("iphone-15-pro", .landscape))
    let island = upright.placed(Cutouts.island(width: upright.size.width))
    #expect(island == Rect(x: 11, y: 393 / 2 - 62.5, width: 37, height: 125))
  }

  @Test func partsOfTheOutlineDoNotOverlapAndLeaveTheMiddleFree() {
    for screen in PhoneFixture.screens {
      let parts = DeviceOutline.edges(of: screen)
      for (index, part) in parts.enumerated() {
        #expect(parts[(index + 1)...].allSatisfy { $0.intersection(part) == nil })
      }
      let middle = Rect(x: screen.size.width / 2, y: screen.size.height / 2, width: 1, height: 1)
      #expect(parts.allSatisfy { $0.intersection(middle) == nil }, "\(screen.deviceID)")
    }
  }

  @Test func homeIndicatorHasTheMeasuredSize() throws {
    let widths = [("iphone-13", 140.0), ("iphone-16", 141), ("iphone-16-pro", 145), ("iphone-16-pro-max", 158)]
    for (id, width) in widths {
      let indicator = try #require(HomeIndicator(PhoneFixture.screen(id), ink: Color(0)))
      #expect(indicator.size == Size(width: width, height: 5))
    }
    #expect(HomeIndicator(try PhoneFixture.screen("iphone-8"), ink: Color(0)) == nil)
  }
}
