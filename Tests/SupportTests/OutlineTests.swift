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

  @Test(arguments: discs)
  func mirrors(text: String) throws {
    var outline = try Outline(parsing: text + "\nM 1 2\nL 3 4\nQ 5 6 7 8\nC 1 2 3 4 5 6\nZ")
    let before = outline.polygons().joined()
    outline.mirror(width: 50)
    let after = outline.polygons().joined()
    #expect(before.count == after.count)
    for (a, b) in zip(before, after) {
      #expect(abs(a.x + b.x - 50) < 1e-9 && abs(a.y - b.y) < 1e-9)
    }
  }

  @Test func measuresDistances() throws {
    let box = try Outline(parsing: "M 0 0\nL 10 0\nL 10 10\nL 0 10\nZ")
    var moved = box
    #expect(box.distance(to: moved) == 0)
    moved.move(x: 3, y: 4)
    #expect(box.distance(to: moved) == 5)
    // A way round that goes farther on one side only is found from both ends.
    let bumped = try Outline(parsing: "M 0 0\nL 5 -2\nL 10 0\nL 10 10\nL 0 10\nZ")
    #expect(box.distance(to: bumped) == 2)
    #expect(bumped.distance(to: box) == 2)
    // Arcs and conic sections of the same circle.
    let arc = try Outline(parsing: Self.discs[0])
    #expect(try arc.distance(to: Outline(parsing: Self.discs[2])) < 0.05)
  }

  @Test(arguments: ["M 1", "X 1 2", "L 1 a", "Z 1", "M"])
  func refusesOtherNotations(text: String) {
    #expect(throws: Outline.Unreadable.self) { try Outline(parsing: text) }
  }
}
