import Color
import Diagnostics
import Geometry
import IR
import Testing

/// What is drawn around components.
@Suite struct BorderPropertyTests {
  private static let tokens = """
    tokens:
      line: { $type: color, $value: "#111111", $modes: { dark: "#EEEEEE" } }
      hair: 1px
      thin: { $type: border, $value: { color: "{line}", width: "{hair}", style: solid } }
      modal: { $type: border, $value: { color: "#111111", width: 2px, style: dashed }, $modes: { dark: { color: "#EEEEEE", width: 2px, style: dashed } } }
      card: { $type: shadow, $value: { color: "{line}", x: 0, y: 1, blur: 2 } }

    """

  private func rest(_ analysis: Analysis, _ property: Property) -> PropertyValue? {
    analysis.component("it")?[property]?.constant?.base
  }

  @Test func aTokenSetsAllParts() {
    let analysis = expectNothing(
      in: Self.tokens + "components: { it: { kind: container, border: \"{thin}\" } }")
    #expect(rest(analysis, .borderColor) == .color(.token(TokenID(0))))
    #expect(rest(analysis, .borderWidth) == .measure(Measure(.token(1))))
    #expect(rest(analysis, .borderStyle) == .strokeStyle(.keyword(.solid)))
  }

  /// The colour of a border that differs by mode does so in the component.
  @Test func modesOfATokenStay() {
    let analysis = expectNothing(
      in: Self.tokens + "components: { it: { kind: container, border: \"{modal}\" } }")
    guard case .color(.token(let id))? = rest(analysis, .borderColor) else {
      Issue.record("no token")
      return
    }
    let dark = ModeContext([Condition.Mode(axis: 0, context: 1)])
    #expect(
      analysis.design.value(of: id, on: PlatformID("css"))
        == .color(ColorValue(rgb8: 0x111111)))
    #expect(
      analysis.design.value(of: id, on: PlatformID("css"), in: dark)
        == .color(ColorValue(rgb8: 0xEEEEEE)))
    #expect(rest(analysis, .borderWidth) == .measure(Measure(2)))
    #expect(rest(analysis, .borderStyle) == .strokeStyle(.keyword(.dashed)))
  }

  /// Maps merge field by field.
  @Test func fieldsLeaveTheOthersAsTheyAre() {
    let analysis = expectNothing(
      in: Self.tokens + """
        components:
          it:
            kind: container
            parameters: { edge: { type: color, default: red } }
            border: { color: edge, width: { default: 1, kotlin: 2 }, style: dotted }
            variants: { tone: { calm: {}, loud: { border: { width: 3 } }, none: { border: none } } }
            defaults: { tone: calm }
            states: { focused: { border: { color: "{line}" } } }
        """)
    let component = analysis.component("it")
    #expect(rest(analysis, .borderColor) == .color(.parameter(0)))
    let width = component?[.borderWidth]
    #expect(width?.cells.map { $0?.base } == [1, 3, 0].map { .measure(Measure($0)) })
    #expect(width?.cells.first??.value(on: PlatformID("kotlin")) == .measure(Measure(2)))
    let focused = component?.states.first?.properties
    #expect(focused?.map(\.property) == [.borderColor])
  }

  @Test func shadows() {
    let analysis = expectNothing(
      in: Self.tokens + """
        components:
          it: { kind: container, shadow: "{card}", states: { disabled: { shadow: none } } }
          other: { kind: container, shadow: { color: red, x: 0, y: 1, blur: 2 } }
        """)
    guard case .shadow(.alias(let id, let layers))? = rest(analysis, .shadow),
      case .shadow(.literal(let written))? = analysis.component("other")?[.shadow]?.constant?.base
    else {
      Issue.record("no shadow")
      return
    }
    #expect(analysis.design[id].name == "card")
    #expect(layers.count == 1)
    #expect(written.first?.color == .literal(ColorValue(rgb8: 0xFF0000)))
    #expect(
      analysis.component("it")?.states.first?.properties.first?.table.constant?.base
        == .shadow(.literal([])))
  }

  @Test func faults() {
    expect(
      .missingField, .missingField, .variesByVariant, .unknownKey, .outOfRange, .unknownName,
      .typeMismatch, .typeMismatch, .wrongKind, .invalidColor,
      in: Self.tokens + """
        components:
          ‹a›: { kind: container, border: { width: 1 } }
          ‹b›: { kind: container, border: { color: red } }
          ‹c›: { kind: container, border: "{thin}", states: { hovered: { border: "{modal}" } } }
          d: { kind: container, border: { color: red, width: 1, ‹colour›: red } }
          e: { kind: container, border: { color: red, width: ‹-1› } }
          f: { kind: container, border: { color: red, width: 1, style: ‹dahsed› } }
          g: { kind: container, border: ‹"{card}"› }
          h: { kind: container, shadow: ‹"{thin}"› }
          i: { kind: container, shadow: ‹high› }
          j: { kind: container, border: { color: "‹edge›", width: 1 } }
        """,
      saying: [
        "no 'color'", "no 'width'", "at the component itself", "did you mean 'color'", "negative",
        "did you mean 'dashed'", "not a border", "not a shadow",
      ])
  }
}
