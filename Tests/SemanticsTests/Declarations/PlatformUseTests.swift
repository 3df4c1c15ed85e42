import Diagnostics
import Geometry
import IR
import Testing

/// Shapes and interactions of components that differ by platform.
@Suite struct PlatformUseTests {
  private static let declarations = """
    tokens: { corner: { $type: dimension, $value: { default: 4, kotlin: 6 } } }
    shapes:
      balloon: { parameters: { radius: 8, tail: { type: number, default: 2 } }, path: [move: [radius, 0], line: [width, height]] }
      leaf: { parameters: { radius: { type: dimension } }, path: [move: [radius, 0], line: [width, height]] }
    interactions:
      fade: { parameters: { by: { type: number, default: 0.5 } }, pressed: { opacity: by } }
      press: { pressed: { scale: 0.9 } }

    """

  private func component(
    _ name: String, _ platform: String, in analysis: Analysis
  ) -> Component? {
    analysis.design.specialized(to: PlatformID(platform)).components.first { $0.name == name }
  }

  @Test func eachPlatformHasItsOwn() throws {
    let analysis = expectNothing(
      in: Self.declarations + """
        components:
          a: { shape: { default: balloon, kotlin: capsule } }
          b: { shape: { kotlin: circle } }
          c: { shape: { balloon: { radius: { default: 1, kotlin: 2 } } }, padding: radius }
          d: { shape: { default: { leaf: { radius: 1 } }, css: { leaf: { radius: "{corner}" } } } }
          e: { shape: { roundedRectangle: { cornerRadius: { swift: 5, css: 7 } } } }
          f: { interaction: { default: fade, css: { fade: { by: 0.25 } }, kotlin: press } }
          g: { interaction: { swift: press } }
          h: { shape: { roundedRectangle: { cornerRadius: { default: "{corner}", css: "{corner} * 2" } } } }
        """)
    func shapes(_ name: String) -> [ShapeUse?] {
      ["swift", "kotlin", "css"].map { component(name, $0, in: analysis)?.shape }
    }
    func balloon(_ radius: Double?) -> ShapeUse {
      .declared(ShapeID(0), arguments: [radius.map { Measure($0) }, nil])
    }
    #expect(shapes("a") == [balloon(nil), .capsule, balloon(nil)])
    #expect(shapes("b") == [nil, .circle, nil])
    #expect(shapes("c") == [balloon(1), balloon(2), balloon(1)])
    let leaf = ShapeUse.declared(ShapeID(1), arguments: [Measure(1)])
    #expect(
      shapes("d") == [leaf, leaf, .declared(ShapeID(1), arguments: [Measure(.token(0))])])
    func rounded(_ radius: Double) -> ShapeUse {
      .roundedRectangle(cornerRadius: Measure(radius))
    }
    #expect(shapes("e") == [rounded(5), rounded(0), rounded(7)])
    let token = ShapeUse.roundedRectangle(cornerRadius: Measure(.token(0)))
    #expect(shapes("h") == [token, token, rounded(8)])
    func interactions(_ name: String) -> [Int?] {
      ["swift", "kotlin", "css"].map {
        component(name, $0, in: analysis)?.interaction?.interaction.index
      }
    }
    #expect(interactions("f") == [0, 1, 0])
    #expect(interactions("g") == [1, nil, nil])
    let arguments = component("f", "css", in: analysis)?.interaction?.arguments
    #expect(arguments == [Conditional(.measure(Measure(0.25)))])
    // The choice is there on every platform, so that code looks the same.
    #expect(analysis.component("b")?.axes.map(\.name) == ["mirrored"])
  }

  @Test func faults() {
    expect(
      .unknownName, .unknownName, .missingField, .mixedPlatformValue, .unknownName,
      in: Self.declarations + """
        components:
          a: { shape: { default: balloon, kotlin: ‹baloon› } }
          b: { shape: { default: balloon, kotlin: capsule }, padding: ‹radius› }
          c: { shape: { default: capsule, kotlin: ‹leaf› } }
          d: { shape: { default: capsule, ‹kotln›: circle } }
          e: { interaction: { default: fade, css: ‹fades› } }
        """,
      saying: [
        "did you mean 'balloon'?", "not all platforms", "needs 'radius'", "did you mean 'kotlin'?",
        "did you mean 'fade'?",
      ])
  }
}
