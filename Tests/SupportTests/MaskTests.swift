import Foundation
import Testing

@testable import TestSupport

struct MaskTests {
  private func mask(_ text: String, scale: Double = 1) throws -> Mask {
    Mask(try Outline(parsing: text).polygons(), width: 20, height: 20, scale: scale)
  }

  @Test func coversPartsOfPixels() throws {
    let box = try mask("M 2 3\nL 6.5 3\nL 6.5 5.25\nL 2 5.25\nZ")
    #expect(abs(box.area - 4.5 * 2.25) < 1e-9)
    #expect(box.coverage[3 * 20 + 2] == 1)
    #expect(box.coverage[3 * 20 + 6] == 0.5)
    #expect(box.coverage[5 * 20 + 2] == 0.25)
    #expect(box.coverage[2 * 20 + 2] == 0)
  }

  /// A disc of radius 4, drawn twice as large, as a polygon of 64 sides: its area is ½·n·r²·sin(2π/n).
  @Test func hasTheAreaOfADisc() throws {
    let disc = try mask("A 5 5 4 0 6.283185307179586 1 0 0 1 0 0\nZ", scale: 2)
    #expect(abs(disc.area - 32 * 64 * sin(Double.pi / 32)) < 0.05)
  }

  @Test func fillsByTheNonzeroRule() throws {
    // Twice around the same way is full; the other way round makes a hole.
    let outer = "M 0 0\nL 10 0\nL 10 10\nL 0 10\nZ\n"
    let sameWay = try mask(outer + "M 2 2\nL 4 2\nL 4 4\nL 2 4\nZ")
    let otherWay = try mask(outer + "M 2 2\nL 2 4\nL 4 4\nL 4 2\nZ")
    #expect(abs(sameWay.area - 100) < 1e-9)
    #expect(abs(otherWay.area - 96) < 1e-9)
  }

  @Test func cutsOffWhatIsOutside() throws {
    #expect(abs(try mask("M -5 -5\nL 30 -5\nL 30 30\nL -5 30\nZ").area - 400) < 1e-9)
  }

  @Test func comparesByArea() throws {
    let left = try mask("M 0 0\nL 10 0\nL 10 10\nL 0 10\nZ")
    let right = try mask("M 5 0\nL 15 0\nL 15 10\nL 5 10\nZ")
    #expect(abs(left.overlap(with: right) - 50.0 / 150) < 1e-9)
    #expect(left.overlap(with: left) == 1)
  }
}
