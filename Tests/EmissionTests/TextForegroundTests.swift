import Color
import Diagnostics
import Emission
import Geometry
import IR
import Testing

@Suite("The foreground of a text that has a background only")
struct TextForegroundTests {
  private let span = SourceSpan(file: FileID(0), start: 0, end: 1)
  private let swift = PlatformID("swift")

  private func design() -> DesignSystem {
    DesignSystem(root: TokenGroup(name: "", parent: nil, annotation: Annotation(span: span)))
  }

  private func text(background: ColorExpression?, parameters: [Parameter] = []) -> Component {
    var component = Component(name: "label", annotation: Annotation(span: span), kind: .text)
    component.parameters = parameters
    if let background {
      component.properties = [
        PropertyTable(
          property: .background,
          table: VariantTable(
            axes: [], optionCounts: [], cells: [Conditional(.color(background))]))
      ]
    }
    return component
  }

  private func parameter(_ color: ColorValue?) -> Parameter {
    Parameter(
      name: "color", kind: .color, defaultValue: color.map { Conditional(.color(.literal($0))) },
      span: span)
  }

  @Test("contrasts with a colour that is written out")
  func literal() {
    let result = design().withForeground(text(background: .literal(.white)), on: swift)
    #expect(result.constant(.foreground, on: swift) == .color(.literal(.black)))
    #expect(result.parameters.isEmpty)
  }

  @Test("is a parameter where the background is one")
  func parameter() {
    let result = design().withForeground(
      text(background: .parameter(0), parameters: [parameter(.black)]), on: swift)
    #expect(result.parameters.map(\.name) == ["color", "foreground"])
    #expect(result.constant(.foreground, on: swift) == .color(.parameter(1)))
    #expect(
      design().color(of: .parameter(1), parameters: result.parameters, on: swift) == .white)
  }

  @Test("has no default where the background has none")
  func required() {
    let result = design().withForeground(
      text(background: .parameter(0), parameters: [parameter(nil)]), on: swift)
    #expect(result.parameters.last?.name == "foreground")
    #expect(result.parameters.last?.defaultValue == nil)
  }

  @Test("follows the background's choices and states")
  func choices() {
    var component = text(background: nil)
    component.axes = [
      VariantAxis(
        name: "tone", span: span,
        options: [.init(name: "light", span: span), .init(name: "dark", span: span)],
        defaultOption: 0)
    ]
    let colors: [ColorValue] = [.white, .black]
    component.properties = [
      PropertyTable(
        property: .background,
        table: VariantTable(
          axes: [0], optionCounts: [2],
          cells: colors.map { Conditional(.color(.literal($0))) }))
    ]
    component.states = [
      (
        .hovered,
        [
          PropertyTable(
            property: .background,
            table: VariantTable(
              axes: [], optionCounts: [], cells: [Conditional(.color(.literal(.black)))]))
        ]
      )
    ]
    let result = design().withForeground(component, on: swift)
    #expect(
      result[.foreground]?.cells.map { $0?.base } == [
        .color(.literal(.black)), .color(.literal(.white)),
      ])
    #expect(
      result.states[0].properties.last?.table.constant?.base == .color(.literal(.white)))
  }

  @Test("stays the reader's own without a background, and upon an invisible one")
  func none() {
    let bare = design().withForeground(text(background: nil), on: swift)
    #expect(bare[.foreground] == nil)
    let clear = ColorValue(.srgb, 0, 0, 0, alpha: 0)
    let invisible = design().withForeground(text(background: .literal(clear)), on: swift)
    #expect(invisible.constant(.foreground, on: swift) == nil)
  }

  @Test("a default that goes round in a ring is no colour")
  func ring() {
    let ring = Parameter(
      name: "color", kind: .color, defaultValue: Conditional(.color(.parameter(0))), span: span)
    #expect(design().color(of: .parameter(0), parameters: [ring], on: swift) == nil)
  }
}
