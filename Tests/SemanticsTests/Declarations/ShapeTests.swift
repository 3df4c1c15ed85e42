import Diagnostics
import Geometry
import IR
import Testing

@Suite struct ShapeTests {
  @Test func everyCommand() {
    let analysis = expectNothing(
      in: """
        tokens: { r: 4px }
        shapes:
          it:
            description: All of them.
            axis: fixed
            minimum: [45, 40]
            path:
              - move: ["{r}", 0]
              - line: [width - 4, "min(height, 8)"]
              - quad: { to: [width, 0], control: [width / 2, 1rem] }
              - cubic: { to: [0, 0], controls: [[1, 2], [3, -4]] }
              - arc: { center: [8, 8], radius: 8, from: 0.5turn, to: 270 }
              - close
        """)
    let shape = analysis.design.shapes.first
    #expect(shape?.axis == .fixed)
    #expect(shape?.annotation.description == "All of them.")
    #expect(shape?.leastSize.width == Measure(45))
    #expect(shape?.path.count == 6)
    #expect(shape?.path[0] == .move(to: Point(x: Measure(4), y: Measure(0))))
    guard case .line(let to)? = shape?.path[1], case .quad(let end, let control)? = shape?.path[2],
      case .arc(let arc)? = shape?.path[4]
    else {
      Issue.record("not the commands that were written")
      return
    }
    #expect(to.x == Measure(.width, plus: -4))
    #expect(to.y == Measure.minimum([Measure(.height), Measure(8)]))
    #expect(end.x == Measure(.width))
    #expect(control.x == Measure(.width, times: 0.5))
    #expect(control.y == Measure(16))
    #expect(arc.from == 180)
    #expect(arc.isClockwise)
  }

  /// The outline is closed: its first piece goes on from the last one.
  @Test func noFirstMoveIsNeeded() {
    let analysis = expectNothing(
      in: "shapes: { it: { path: [line: [0, 0], line: [width, 0], line: [width, height], close] } }"
    )
    let corner = Point(x: Measure(.width), y: Measure(.height))
    #expect(analysis.design.shapes.first?.path.first == .move(to: corner))
  }

  @Test func coordinatesKeepToTheirSide() {
    expect(
      .crossAxisCoordinate, .crossAxisCoordinate, .crossAxisCoordinate, .crossAxisCoordinate,
      in: """
        shapes:
          it:
            path:
              - move: [‹height - 4›, 0]
              - line: [‹"max(width, height)"›, 0]
              - line: [width, ‹width / 2›]
              - arc: { center: [8, 8], radius: ‹width / 2›, from: 0, to: 90 }
        """,
      saying: ["it can use 'width'", "", "it can use 'height'", "a parameter"])
  }

  @Test func onlyConstantsMultiply() {
    expect(
      .unitMismatch, .invalidExpression, .unitMismatch, .invalidExpression, .unitMismatch,
      in: """
        shapes:
          it:
            parameters: { k: { type: number, default: 2 } }
            path:
              - move: ["‹width * width›", 0]
              - line: ["‹width * k›", 4 / ‹width›]
              - line: ["width / ‹k›", ‹1s›]
        """)
  }

  @Test func piecesThatAreNone() {
    expect(
      .unknownKey, .wrongKind, .wrongKind, .invalidPath, .wrongKind, .missingField, .unknownKey,
      .invalidPath, .missingField, .wrongKind,
      in: """
        shapes:
          it:
            path:
              - ‹lne›: [0, 0]
              - ‹up›
              - ‹{ line: [0, 0], move: [1, 1] }›
              - line: ‹[1]›
              - line: ‹5›
              - quad: ‹{ to: [0, 0] }›
              - arc: { ‹centre›: [0, 0], radius: 4, from: 0, to: 90 }
              - cubic: { to: [0, 0], controls: ‹[[0, 0]]› }
              - arc: ‹{ center: [0, 0] }›
              - line: [0, ‹[1]›]
        """,
      saying: [
        "did you mean 'line'?", "one command", "a dash of its own", "here is 1",
        "a place is a list",
        "'control'", "did you mean 'center'?", "two control points, here is 1",
        "'radius' and 'from' and 'to'",
      ])
  }

  @Test func everyPointOfAPieceIsChecked() {
    expect(
      .unknownName, .unknownName, .unknownName, .unknownName, .wrongKind, .unknownName, .wrongKind,
      .wrongKind,
      in: """
        shapes:
          it:
            path:
              - quad: { to: [‹a›, ‹b›], control: [‹c›, 0] }
              - arc: { center: [‹d›, 0], radius: ‹[1]›, from: ‹e›, to: 1 }
              - cubic: { to: ‹6›, controls: [‹7›, [0, f]] }
        """)
  }

  @Test func arcsRunAtMostOnceRound() {
    expect(
      .invalidPath, .invalidPath, .outOfRange, .unitMismatch,
      in: """
        shapes:
          it:
            path:
              - arc: { center: [8, 8], radius: 8, from: 0, to: ‹361› }
              - arc: { center: [8, 8], radius: 8, from: 90, to: ‹90› }
              - arc: { center: [8, 8], radius: ‹-1›, from: 0, to: 90 }
              - arc: { center: [8, 8], radius: 8, from: ‹4px›, to: 90 }
        """, saying: ["at most 360°", "no length", "negative"])
    expectNothing(
      in: "shapes: { it: { path: [arc: { center: [8, 8], radius: 8, from: 360, to: 0 }] } }")
  }

  @Test func pathsAreOneClosedOutline() {
    expect(
      .invalidPath, .invalidPath, .invalidPath, .missingField, .unknownKey, .wrongKind,
      .invalidPath,
      .wrongKind,
      in: """
        shapes:
          ‹empty›: { path: [] }
          twice: { path: [move: [0, 0], line: [width, 0], ‹close›, line: [0, 0], ‹move: [1, 1]›] }
          ‹none›: { axis: start }
          misspelt: { ‹pth›: [move: [0, 0]] }
          number: ‹5›
          ‹dot›: { path: [move: [0, 0], close] }
          text: { path: ‹round› }
        components:
          it: { shape: misspelt, minWidth: 4 }
          that: { shape: number }
        """,
      saying: [
        "draws nothing", "'close' ends a path", "moves only once", "has no path",
        "did you mean 'path'?",
      ])
  }

  @Test func axisAndLeastSize() {
    expect(
      .invalidValue, .invalidPath, .outOfRange, .unknownName,
      in: """
        shapes:
          a: { axis: ‹left›, path: [move: [0, 0], line: [width, 0]] }
          b: { minimum: ‹[1, 2, 3]›, path: [move: [0, 0], line: [width, 0]] }
          c: { minimum: [‹-1›, ‹width›], path: [move: [0, 0], line: [width, 0]] }
        """, saying: ["'start' or 'fixed'", "width and height", "negative"])
  }

  @Test func namesOfShapes() {
    expect(
      .invalidName, .invalidName,
      in: """
        shapes:
          ‹2dots›: { path: [move: [0, 0], line: [width, 0]] }
          ‹"a.b"›: { path: [move: [0, 0], line: [width, 0]] }
        components:
          it: { shape: 2dots }
        """)
  }
}
