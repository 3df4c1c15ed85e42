import Geometry
import Testing

/// How far outlines go beyond their boxes, by which backgrounds are painted larger.
struct OverhangTests {
  private let width = Measure(.width)
  private let height = Measure(.height)
  private let ear = Measure(.parameter(0))

  private func point(_ x: Measure, _ y: Measure) -> Point { Point(x: x, y: y) }

  @Test func isNoneWithinTheBox() {
    let path: [PathCommand] = [
      .move(to: point(.zero, .zero)), .line(to: point(width, .zero)),
      .line(to: point(width - ear, height)), .line(to: point(ear, height)),
    ]
    #expect(Overhang(of: path).most == .zero)
  }

  @Test func isThatOfTheFarthestPlaceBeyondAnEdge() {
    let left: [PathCommand] = [
      .move(to: point(Measure(-3), .zero)), .line(to: point(width, height)),
    ]
    #expect(Overhang(of: left).most == Measure(3))
    let bottom = left + [.line(to: point(.zero, height + Measure(7)))]
    #expect(Overhang(of: bottom).most == Measure(7))
  }

  @Test func countsControlPoints() {
    let quad: [PathCommand] = [
      .move(to: point(.zero, .zero)),
      .quad(to: point(width, .zero), control: point(width, Measure(-5))),
    ]
    #expect(Overhang(of: quad).most == Measure(5))
  }

  /// Only the part of the circle that is drawn counts.
  @Test func countsWhereArcsAreFarthest() {
    func arc(from: Double, to: Double) -> Measure {
      let arc = Arc(center: point(width, height), radius: Measure(5), from: from, to: to)
      return Overhang(of: [.arc(arc)]).most
    }
    #expect(arc(from: 180, to: 270) == .zero)
    #expect(arc(from: 270, to: 450) == Measure(5))
    #expect(arc(from: 180, to: 0) == Measure(5))
    #expect(arc(from: -300, to: -240) == Measure(5))
  }

  @Test func growsWithParameters() {
    let path: [PathCommand] = [
      .move(to: point(ear * -1, .zero)), .line(to: point(width + ear * 0.5, height)),
    ]
    #expect(Overhang(of: path).most == ear)
  }

  /// Another share of the box is taken to stay within it.
  @Test func leavesOutWhatMovesWithTheBox() {
    let path: [PathCommand] = [
      .move(to: point(width * 0.5 - Measure(9), .zero)), .line(to: point(width * 2, height)),
    ]
    #expect(Overhang(of: path).most == .zero)
  }
}
