import Geometry
import IR
import Testing

/// What wins when several places of a component say the same property.
@Suite struct PrecedenceTests {
  /// The number that a property comes to for a choice of options, at rest or in a state, or `nil` where
  /// nothing is said.
  private func number(
    _ analysis: Analysis, _ property: Property, _ selection: [Int] = [], in state: State? = nil,
    on platform: String = "css", _ name: String = "it"
  ) -> Double? {
    guard let component = analysis.component(name) else { return nil }
    let tables =
      state == nil
      ? component.properties : component.states.first { $0.state == state }?.properties ?? []
    guard
      case .measure(let measure)? =
        tables.first(where: { $0.property == property })?.table.value(for: selection)?
        .value(on: PlatformID(platform))
    else { return nil }
    return measure.constantValue
  }

  @Test func laterAxesAndCompoundsWin() {
    let analysis = expectNothing(
      in: """
        components:
          it:
            width: 1
            height: 1
            minWidth: 1
            variants:
              one: { a: { width: 2, height: 2 }, b: {} }
              two: { a: { width: 3 }, b: { minWidth: 3 } }
            compounds:
              - when: { one: a, two: a }
                width: 4
              - when: { one: [a, b] }
                minWidth: 5
              - when: { one: a }
                minWidth: 6
        """)
    #expect(number(analysis, .width, [0, 0]) == 4)
    #expect(number(analysis, .width, [0, 1]) == 2)
    #expect(number(analysis, .width, [1, 0]) == 3)
    #expect(number(analysis, .width, [1, 1]) == 1)
    #expect(number(analysis, .height, [0, 0]) == 2)
    #expect(number(analysis, .height, [1, 0]) == 1)
    #expect(number(analysis, .minWidth, [0, 1]) == 6)
    #expect(number(analysis, .minWidth, [1, 1]) == 5)
    let component = analysis.component("it")
    #expect(component?[.height]?.axes == [0])
    #expect(component?[.minWidth]?.axes == [0])
  }

  @Test func statesLieOverAllLayersAtRest() {
    let analysis = expectNothing(
      in: """
        components:
          it:
            opacity: 0.9
            states:
              hovered: { opacity: 0.8 }
              disabled: { opacity: 0.1 }
            variants:
              size: { s: { opacity: 0.7, states: { hovered: { opacity: 0.6 } } }, m: {} }
            compounds:
              - when: { size: s }
                opacity: 0.5
                states: { disabled: { opacity: 0.2 } }
        """)
    #expect(number(analysis, .opacity, [0]) == 0.5)
    #expect(number(analysis, .opacity, [1]) == 0.9)
    #expect(number(analysis, .opacity, [0], in: .hovered) == 0.6)
    #expect(number(analysis, .opacity, [1], in: .hovered) == 0.8)
    #expect(number(analysis, .opacity, [0], in: .disabled) == 0.2)
    #expect(number(analysis, .opacity, [1], in: .disabled) == 0.1)
    #expect(analysis.component("it")?.states.map(\.state) == [.hovered, .disabled])
  }

  @Test func narrowerSidesWinWhereverTheyStand() {
    let analysis = expectNothing(
      in: """
        components:
          it:
            padding: { start: 1, top: 2, horizontal: 3, all: 4 }
            variants:
              size: { s: { padding: { vertical: 5 } }, m: { padding: 6 } }
        """)
    #expect(number(analysis, .padding(.start), [0]) == 1)
    #expect(number(analysis, .padding(.end), [0]) == 3)
    #expect(number(analysis, .padding(.top), [0]) == 5)
    #expect(number(analysis, .padding(.bottom), [0]) == 5)
    for side in Side.allCases { #expect(number(analysis, .padding(side), [1]) == 6) }
  }

  @Test func aPlatformIgnoresPlacesWithoutItsValue() {
    let analysis = expectNothing(
      in: """
        components:
          it:
            width: { default: 1, kotlin: 2 }
            height: { kotlin: 3 }
            padding: { horizontal: 4, start: { kotlin: 5 } }
            variants:
              size:
                s: { width: { swift: 6 }, height: { default: 7 } }
                m: { width: { default: 8 } }
            states:
              hovered: { width: { kotlin: 9 } }
        """)
    let widths: [(String, Int, Double)] = [
      ("swift", 0, 6), ("kotlin", 0, 2), ("css", 0, 1), ("swift", 1, 8), ("kotlin", 1, 8),
    ]
    for (platform, option, expected) in widths {
      #expect(number(analysis, .width, [option], on: platform) == expected)
    }
    #expect(number(analysis, .height, [0], on: "kotlin") == 7)
    #expect(number(analysis, .height, [1], on: "kotlin") == 3)
    #expect(number(analysis, .height, [1], on: "css") == nil)
    #expect(number(analysis, .padding(.start), on: "kotlin") == 5)
    #expect(number(analysis, .padding(.start), on: "css") == 4)
    #expect(number(analysis, .width, [0], in: .hovered, on: "kotlin") == 9)
    #expect(number(analysis, .width, [0], in: .hovered, on: "css") == nil)
  }

  @Test func aWholePaddingCanBeAPlatformsOwn() {
    let analysis = expectNothing(
      in: """
        components:
          it:
            padding: { default: 8, kotlin: { start: 1, vertical: 2 }, swift: { all: 3 } }
        """)
    #expect(number(analysis, .padding(.start), on: "kotlin") == 1)
    #expect(number(analysis, .padding(.end), on: "kotlin") == 8)
    #expect(number(analysis, .padding(.top), on: "kotlin") == 2)
    #expect(number(analysis, .padding(.top), on: "swift") == 3)
    #expect(number(analysis, .padding(.top), on: "css") == 8)
  }

  @Test func mirroredCasesApplyLastInTheMirroredFrame() {
    let analysis = expectNothing(
      in: """
        components:
          it:
            shape: capsule
            padding: { start: 1, end: 2 }
            margin: { left: 3, right: 4 }
            align: left
            compounds:
              - when: { mirrored: true }
                padding: { start: 10 }
              - when: { size: s }
                padding: { start: 5, end: 6 }
              - when: { mirrored: false }
                width: 7
            variants:
              size: { s: {}, m: { padding: { end: 8 } } }
        """)
    let component = analysis.component("it")
    #expect(component?.axes.map(\.name) == ["size", "mirrored"])
    #expect(component?.axes.last?.defaultOption == 0)
    // Size s, not mirrored and mirrored.
    #expect(number(analysis, .padding(.start), [0, 0]) == 5)
    #expect(number(analysis, .padding(.end), [0, 0]) == 6)
    #expect(number(analysis, .padding(.start), [0, 1]) == 10)
    #expect(number(analysis, .padding(.end), [0, 1]) == 5)
    // Size m.
    #expect(number(analysis, .padding(.end), [1, 0]) == 8)
    #expect(number(analysis, .padding(.start), [1, 1]) == 10)
    #expect(number(analysis, .padding(.end), [1, 1]) == 1)
    #expect(number(analysis, .margin(.start), [0, 0]) == 3)
    #expect(number(analysis, .margin(.start), [0, 1]) == 4)
    #expect(component?.marginFrame == .physical)
    #expect(component?.paddingFrame == .reading)
    #expect(component?[.align]?.value(for: [0, 0])?.base == .alignment(.left))
    #expect(component?[.align]?.value(for: [0, 1])?.base == .alignment(.right))
    #expect(number(analysis, .width, [0, 0]) == 7)
    #expect(number(analysis, .width, [0, 1]) == nil)
  }

  @Test func mirroringInStates() {
    let analysis = expectNothing(
      in: """
        components:
          it:
            shape: capsule
            states: { hovered: { padding: { start: 1, end: 2 } } }
            compounds:
              - when: { mirrored: true }
                states: { hovered: { padding: { end: 9 } } }
        """)
    #expect(number(analysis, .padding(.start), [0], in: .hovered) == 1)
    #expect(number(analysis, .padding(.start), [1], in: .hovered) == 2)
    #expect(number(analysis, .padding(.end), [1], in: .hovered) == 9)
  }

  @Test func thePropertyMirroredDecidesInPlaceOfAnAxis() {
    let analysis = expectNothing(
      in: """
        components:
          it:
            shape: capsule
            padding: { start: 1, end: 2 }
            variants:
              direction: { left: {}, right: { mirrored: true } }
              size: { s: {}, m: { padding: { start: 3 } } }
            compounds:
              - when: { mirrored: true }
                width: 5
              - when: { direction: right, size: m }
                mirrored: false
        """)
    let component = analysis.component("it")
    #expect(component?.axes.map(\.name) == ["direction", "size"])
    #expect(number(analysis, .padding(.start), [0, 0]) == 1)
    #expect(number(analysis, .padding(.start), [0, 1]) == 3)
    #expect(number(analysis, .padding(.start), [1, 0]) == 2)
    #expect(number(analysis, .padding(.end), [1, 0]) == 1)
    #expect(number(analysis, .padding(.start), [1, 1]) == 3)
    #expect(number(analysis, .width, [1, 0]) == 5)
    #expect(number(analysis, .width, [1, 1]) == nil)
    #expect(number(analysis, .width, [0, 0]) == nil)
  }
}
