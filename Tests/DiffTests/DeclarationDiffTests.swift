import Diff
import Geometry
import Testing

/// What becomes of shapes, animations, interactions and components.
@Suite struct DeclarationDiffTests {
  @Test func parameters() async {
    func spec(_ parameters: String) -> String {
      """
      shapes:
        leaf:
          parameters: { \(parameters) }
          path: [{ move: [0, 0] }, { line: [width, 0] }, { line: [width, height] }, close]
      """
    }
    #expect(
      await Compared(spec("a: 1, b: 2"), spec("a: 1")).lines == [
        "breaking removed shape leaf, parameter b: dimension → nothing"
      ])
    #expect(
      await Compared(spec("a: 1"), spec("a: 1, b: 2")).lines == [
        "feature added shape leaf, parameter b: nothing → dimension"
      ])
    #expect(
      await Compared(spec("a: 1"), spec("a: 1, b: { type: dimension }")).lines == [
        "breaking added shape leaf, parameter b: nothing → dimension"
      ])
    #expect(
      await Compared(spec("a: 1, b: 2"), spec("a: 1, b: { type: dimension }")).lines == [
        "breaking removed shape leaf, parameter-default b: 2px → nothing"
      ])
    #expect(
      await Compared(spec("a: 1, b: { type: dimension }"), spec("a: 1, b: 2")).lines == [
        "feature added shape leaf, parameter-default b: nothing → 2px"
      ])
    #expect(
      await Compared(spec("a: 1"), spec("a: 3")).lines == [
        "fix changed shape leaf, parameter-default a: 1px → 3px"
      ])
    #expect(
      await Compared(spec("a: 1"), spec("a: { type: number, default: 1 }")).heads == [
        "breaking changed shape leaf, parameter a", "fix changed shape leaf, parameter-default a",
      ])
    #expect(
      await Compared(spec("a: 1, b: 2"), spec("b: 2, a: 1")).lines == [
        "breaking changed shape leaf, parameter-order: a, b → b, a"
      ])
  }

  /// What a default changes is seen in the outline.
  @Test func defaultsAreDrawn() async throws {
    func spec(_ inset: Int) -> String {
      """
      shapes:
        leaf:
          parameters: { inset: \(inset) }
          path: [{ move: [inset, 0] }, { line: [width, 0] }, { line: [width, height] }, close]
      """
    }
    let change = try #require(await Compared(spec(4), spec(9)).diff.changes.first)
    let difference = try #require(change.differences.first)
    for (shown, inset) in [(difference.old, 4.0), (difference.new, 9.0)] {
      guard case .outline(let path, _, _)? = shown?.picture else {
        Issue.record("no picture")
        return
      }
      #expect(path.first?.end?.x.constantValue == inset)
    }
  }

  @Test func outlines() async {
    func spec(_ x: String, _ axis: String) -> String {
      """
      shapes:
        leaf:
          axis: \(axis)
          path: [{ move: [0, 0] }, { line: ["\(x)", 0] }, { line: [width, height] }, close]
      """
    }
    let compared = await Compared(spec("width", "start"), spec("width - 8", "fixed"))
    #expect(
      compared.lines == [
        "fix changed shape leaf, path: move [0, 0]; line [width, 0]; line [width, height]; close → move [0, 0]; line [width - 8, 0]; line [width, height]; close",
        "fix changed shape leaf, least-size: 0px wide, 0px high → 8px wide, 0px high",
        "fix changed shape leaf, axis: follows the reading direction → stays as it is",
      ])
    guard
      case .outline(let path, let width, let height)? = compared.diff.changes[0].differences[0].new?
        .picture
    else {
      Issue.record("no picture")
      return
    }
    #expect(path.count == 4)
    #expect(path[1].end?.x.constantValue == width - 8)
    #expect(path[2].end?.y.constantValue == height)
  }

  @Test func animationsAndInteractions() async {
    let compared = await Compared(
      """
      animations:
        pop: { spring: { response: 0.4s, dampingFraction: 0.5 } }
        slide: { curve: easeIn, duration: 200ms }
      interactions:
        press: { pressed: { opacity: 0.7, scale: 0.9 }, animation: pop }
        hover: { hovered: { opacity: 0.7 }, animation: pop }
      """,
      """
      animations:
        pop: { spring: { response: 0.3s, dampingFraction: 0.5 } }
        slide: { curve: easeIn, duration: 200ms, repeat: 2, autoreverse: true }
      interactions:
        press: { pressed: { opacity: 0.6 }, hovered: { opacity: 0.9 }, animation: slide }
        hover: { pressed: { opacity: 0.7 }, animation: pop }
      """)
    #expect(
      compared.lines == [
        "fix changed animation pop, timing: spring(response 0.4s, damping fraction 0.5) → spring(response 0.3s, damping fraction 0.5)",
        "fix changed animation slide, repetition: once → 2 times, back and forth",
        "fix changed interaction press, effect opacity while pressed: 0.7 → 0.6",
        "fix removed interaction press, effect scale while pressed: 0.9 → nothing",
        "fix changed interaction press, animation: pop → slide",
        "fix added interaction press, effect opacity while hovered: nothing → 0.9",
        "breaking changed interaction hover, tap: does not answer to taps → answers to taps",
        "fix removed interaction hover, effect opacity while hovered: 0.7 → nothing",
        "fix added interaction hover, effect opacity while pressed: nothing → 0.7",
      ])
  }

  private static func button(_ body: String) -> String {
    """
    tokens: { ink: { $type: color, $value: "#000000", $modes: { dark: "#FFFFFF" } } }
    components:
      send:
        kind: button
    \(body.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n"))
    """
  }

  @Test func variants() async {
    let two = Self.button(
      """
      variants: { size: { large: { height: 40 }, small: { height: 16 } } }
      defaults: { size: large }
      """)
    let three = Self.button(
      """
      variants: { size: { large: { height: 40 }, medium: { height: 24 }, small: { height: 16 } } }
      defaults: { size: large }
      """)
    #expect(
      await Compared(two, three).lines == [
        "feature added component send, option size medium: nothing → medium"
      ])
    #expect(
      await Compared(three, two).lines == [
        "breaking removed component send, option size medium: medium → nothing"
      ])
    let required = Self.button(
      "variants: { size: { large: { height: 40 }, small: { height: 16 } } }")
    #expect(
      await Compared(two, required).heads == [
        "breaking removed component send, variant-default size"
      ])
    #expect(
      await Compared(required, two).heads == ["feature added component send, variant-default size"])
    let other = Self.button(
      """
      variants: { size: { large: { height: 40 }, small: { height: 18 } } }
      defaults: { size: small }
      """)
    #expect(
      await Compared(two, other).lines == [
        "fix changed component send, variant-default size: large → small",
        "fix changed component send, property height (size small): 16px → 18px",
      ])
    let without = Self.button("height: 40")
    #expect(
      await Compared(two, without).heads == ["breaking removed component send, variant size"])
    #expect(
      await Compared(without, two).heads == ["feature added component send, variant size"])
    #expect(
      await Compared(without, required).heads == ["breaking added component send, variant size"])
  }

  /// A property is told for the choices, the states, the modes and the platforms that matter.
  @Test func properties() async {
    func spec(_ small: Int, _ kotlin: Int, _ opacity: String, _ color: String) -> String {
      Self.button(
        """
        variants:
          size: { large: { height: 40 }, small: { height: \(small) } }
          tone: { calm: {}, loud: { background: "\(color)" } }
        defaults: { size: large, tone: calm }
        background: "{ink}"
        width: { default: 100, kotlin: \(kotlin) }
        states: { pressed: { opacity: \(opacity) } }
        """)
    }
    let compared = await Compared(
      spec(16, 90, "0.5", "#FF0000"), spec(18, 92, "0.6", "#00FF00"))
    #expect(
      compared.lines == [
        "fix changed component send, property background (tone loud): #FF0000 → #00FF00",
        "fix changed component send, property height (size small): 16px → 18px",
        "fix changed component send, property opacity while pressed: 0.5 → 0.6",
        "fix changed component send, property width (kotlin): 90px → 92px",
      ])
  }

  /// What a component looks like follows the tokens that it names.
  @Test func propertiesThroughTokens() async {
    let spec = Self.button("background: \"{ink}\"\nheight: 40")
    let other = spec.replacing("#FFFFFF", with: "#EEEEEE")
    #expect(
      await Compared(spec, other).lines == [
        "fix changed token ink (dark): #FFFFFF → #EEEEEE",
        "fix changed component send, property background (dark): #FFFFFF → #EEEEEE",
      ])
  }

  @Test func kindsAndOthers() async {
    let button = "components: { send: { kind: button, height: 40, cornerRadius: 8 } }"
    let box = "components: { send: { kind: container, height: 40, shape: capsule } }"
    #expect(
      await Compared(button, box).heads.prefix(1) == ["breaking changed component send, kind"])
    let constants = "components: { send: { height: 40, width: 30 } }"
    #expect(
      await Compared(constants, "components: { send: { height: 40 } }").lines == [
        "breaking removed component send, property width: 30px → nothing"
      ])
    #expect(
      await Compared("components: { send: { height: 40 } }", constants).lines == [
        "feature added component send, property width: nothing → 30px"
      ])
  }

  @Test func parts() async {
    func spec(_ size: Int, _ more: String = "") -> String {
      """
      components:
        lamp:
          kind: graphic
          width: 40
          height: 20
          parts:
            dot: { width: \(size), height: 8, background: "#FF0000" }
      \(more)
      """
    }
    #expect(
      await Compared(spec(8), spec(10)).lines == [
        "fix changed component lamp, property width of dot: 8px → 10px"
      ])
    #expect(
      await Compared(
        spec(8), spec(8, "      ring: { width: 4, height: 4, background: \"#00FF00\" }")
      )
      .heads == ["fix added component lamp, part ring"])
  }
}
