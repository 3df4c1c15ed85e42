import Testing

@testable import TestSupport

struct OutlineTests {
  /// A disc of radius 10 by each kind of piece that can say one.
  private static let discs = [
    // Arcs, each with a transform of its own: as it stands, and moved after being doubled.
    "M 20 10\nA 10 10 10 0 6.283185307179586 1 0 0 1 0 0\nZ",
    "M 20 10\nA 0 0 5 0 -6.283185307179586 2 0 0 2 10 10\nZ",
    // Conic sections of a quarter turn.
    "M 20 10\nK 20 20 10 20 0.7071067811865476\nK 0 20 0 10 0.7071067811865476\n"
      + "K 0 0 10 0 0.7071067811865476\nK 20 0 20 10 0.7071067811865476\nZ",
  ]

  @Test(arguments: discs)
  func readsArcs(text: String) throws {
    let polygons = try Outline(parsing: text).polygons()
    #expect(polygons.count == 1)
    for point in polygons.joined() {
      let x = point.x - 10
      let y = point.y - 10
      #expect(abs((x * x + y * y).squareRoot() - 10) < 1e-9)
    }
  }

  @Test func cutsCurvesByTheirFormulas() throws {
    let quad = try Outline(parsing: "M 0 0\nQ 10 20 20 0\nZ").polygons(steps: 2)
    #expect(quad == [[.init(x: 0, y: 0), .init(x: 10, y: 10), .init(x: 20, y: 0)]])
    let cubic = try Outline(parsing: "M 0 0\nC 0 8 16 8 16 0\nZ").polygons(steps: 2)
    #expect(cubic == [[.init(x: 0, y: 0), .init(x: 8, y: 6), .init(x: 16, y: 0)]])
  }

  @Test func startsAnewAfterClosing() throws {
    let outline = try Outline(parsing: "M 0 0\nL 4 0\nL 4 4\nZ\nM 10 10\nL 12 10\nL 12 12\nZ")
    #expect(outline.polygons().map(\.count) == [3, 3])
  }

  @Test(arguments: ["M 1", "X 1 2", "L 1 a", "Z 1", "M"])
  func refusesOtherNotations(text: String) {
    #expect(throws: Outline.Unreadable.self) { try Outline(parsing: text) }
  }
}
