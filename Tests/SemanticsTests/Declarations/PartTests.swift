import Diagnostics
import Geometry
import IR
import Testing

@Suite struct PartTests {
  private let css = PlatformID("css")

  @Test func partsOfEveryChoiceAndState() {
    let analysis = expectNothing(
      in: """
        tokens: { lift: { $type: shadow, $value: { color: black, offsetX: 0, offsetY: 2, blur: 6, spread: 0 } } }
        components:
          switch:
            kind: toggle
            shape: capsule
            width: 51
            height: 31
            parameters: { knob: white }
            variants:
              size:
                usual: {}
                small: { parts: { thumb: { width: 20, states: { checked: { offset: [16, 0] } } } } }
            defaults: { size: usual }
            compounds:
              - when: { size: small, mirrored: false }
                parts: { thumb: { opacity: 0.9 } }
            parts:
              thumb:
                width: 27
                height: 27
                margin: { start: 2 }
                align: start
                shape: circle
                background: knob
                shadow: "{lift}"
                states: { checked: { offset: [20, 0] }, disabled: { opacity: 0.5 } }
              mark: { width: 4, height: 4, cornerRadius: 1, border: { width: 1, color: red } }
        """)
    let component = analysis.component("switch")
    #expect(component?.layoutOfParts == .overlay)
    #expect(component?.scalesText == false)
    #expect(component?.parts.map(\.recipe.name) == ["thumb", "mark"])
    #expect(component?.leadingPartCount == 2)
    let thumb = component?.parts.first?.recipe
    #expect(thumb?.kind == .graphic)
    #expect(thumb?.shape == .circle)
    #expect(thumb?.constant(.height, on: css) == .measure(Measure(27)))
    #expect(thumb?.constant(.background, on: css) == .color(.parameter(0)))
    #expect(thumb?.states.map(\.state) == [.checked, .disabled])
    // size, mirrored
    func value(_ property: Property, _ size: Int, _ mirrored: Int) -> PropertyValue? {
      thumb?[property]?.value(for: [size, mirrored])?.base
    }
    #expect(value(.width, 0, 0) == .measure(Measure(27)))
    #expect(value(.width, 1, 1) == .measure(Measure(20)))
    #expect(value(.opacity, 1, 0) == .measure(Measure(0.9)))
    #expect(value(.opacity, 1, 1) == nil)
    #expect(value(.align, 0, 1) == .alignment(.end))
    #expect(value(.margin(.end), 0, 1) == .measure(Measure(2)))
    let checked = thumb?.states.first?.properties ?? []
    #expect(checked.map(\.property) == [.offsetX])
    let offsets = [[0, 0], [1, 0], [0, 1], [1, 1]].map { checked[0].table.value(for: $0)?.base }
    #expect(offsets == [20, 16, -20, -16].map { .measure(Measure($0)) })
  }

  @Test func placesWhatIsWrapped() {
    let analysis = expectNothing(
      in: """
        components:
          it:
            kind: text
            layout: column
            parts:
              before: { width: 4, height: 4 }
              content: {}
              after: { width: 4, height: 4 }
          that: { kind: button, parts: { dot: { width: 4, height: 4 } } }
        """)
    #expect(analysis.component("it")?.layoutOfParts == .column)
    #expect(analysis.component("it")?.leadingPartCount == 1)
    #expect(analysis.component("that")?.layoutOfParts == .row)
    #expect(analysis.component("that")?.leadingPartCount == 1)
  }

  @Test func animationsThatRun() {
    let analysis = expectNothing(
      in: """
        animations: { typing: { duration: 600ms, repeat: forever, autoreverse: true } }
        components:
          it:
            kind: graphic
            parts:
              dot: { width: 8, height: 8, repeat: 3, stagger: 150ms, animation: typing, from: { opacity: 0.3, scale: 0.5, offset: [0, 3] } }
        """)
    let dot = analysis.component("it")?.parts.first
    #expect(dot?.count == 3)
    #expect(dot?.stagger == Duration(milliseconds: 150))
    #expect(dot?.recipe.animation == AnimationID(0))
    #expect(dot?.start?.opacity == Conditional(Measure(0.3)))
    #expect(dot?.start?.scale == Conditional(Measure(0.5)))
    #expect(dot?.start?.offsetX == nil)
    #expect(dot?.start?.offsetY == Conditional(Measure(3)))
    #expect(analysis.design.generatedAnimations.contains(AnimationID(0)))
  }

  @Test func partsThatAreNone() {
    expect(
      .missingField, .unknownProperty, .unknownProperty, .unknownProperty,
      .invalidPart, .variesByVariant, .unknownName, .invalidPart, .invalidPart,
      in: """
        components:
          it:
            kind: container
            parts:
              ‹a›: { height: 1 }
              b: { width: 1, height: 1, ‹padding›: 2, ‹widht›: 2, ‹interaction›: x, parts: { ‹c›: {} } }
            variants:
              size: { s: { parts: { b: { ‹repeat›: 2 }, ‹bb›: {} } } }
          that: { width: 1, parts: { ‹a›: { width: 1, height: 1 } } }
          field: { kind: field, parts: { ‹a›: { width: 1, height: 1 } } }
        """,
      saying: [
        "has no width", "a part only draws", "did you mean 'width'?", "",
        "a part has no parts", "the same in every variant", "did you mean 'b'?",
        "kind: graphic", "has no parts",
      ])
  }

  @Test func contentThatCannotBePlaced() {
    expect(
      .invalidPart, .invalidPart,
      in: """
        components:
          it: { kind: graphic, parts: { ‹content›: {}, a: { width: 1, height: 1 } } }
          that: { kind: text, parts: { content: { ‹width›: 1 } } }
        """, saying: ["wraps nothing", "content: {}"])
  }

  @Test func sidesThatCannotBeChosen() {
    expect(
      .invalidPart, .invalidPart,
      in: """
        components:
          it: { kind: text, parts: { ‹a›: { width: 1, height: 1, align: end } } }
          that: { kind: text, layout: overlay, parts: { ‹a›: { width: 1, height: 1, align: end } } }
        """, saying: ["layout: overlay", "give the component a 'width'"])
  }

  @Test func copiesThatCannotBe() {
    expect(
      .invalidValue, .invalidValue, .missingField, .missingField, .wrongKind, .unknownKey,
      .invalidPart,
      in: """
        components:
          it:
            kind: text
            parts:
              a: { width: 1, height: 1, repeat: ‹0› }
              b: { width: 1, height: 1, repeat: ‹1.5› }
              c: { width: 1, height: 1, ‹stagger›: 1s }
              d: { width: 1, height: 1, ‹from›: { opacity: 0 } }
              e: { width: 1, height: 1, animation: ease, from: ‹0› }
              f: { width: 1, height: 1, animation: ease, from: { ‹color›: red } }
              g: { width: 1, height: 1, animation: ease, ‹from›: { scale: 0 }, states: { hovered: { opacity: 0.5 } } }
        """,
      saying: ["repeat: 3", "repeat: 3", "from: { opacity: 0.3 }", "animation: easeInOut"])
  }

  @Test func whatDrawsNeedsASize() {
    expect(
      .missingField, .missingField, .unknownProperty, .unknownProperty,
      in: """
        components:
          ‹dot›: { kind: graphic, width: 1 }
          ‹switch›: { kind: toggle, height: 1 }
          entry: { kind: field, ‹layout›: row }
          mark: { kind: graphic, width: 1, height: 1, ‹interaction›: x }
        """, saying: ["has no height", "has no width", "container", "only what people use"])
  }
}
