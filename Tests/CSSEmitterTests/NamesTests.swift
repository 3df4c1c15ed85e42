import Color
import Diagnostics
import Emission
import EmissionTestSupport
import Geometry
import IR
import Testing

@Suite struct NamesTests {
  private func tokens(_ names: [String], in group: String? = nil) -> Emitted {
    Emitted { builder in
      let id = group.map { builder.group($0) } ?? .root
      for name in names { builder.token(name, in: id, .number(1)) }
    }
  }

  private func names(_ emitted: Emitted) -> [String] {
    emitted.tokens.split(separator: "\n").filter { $0.hasPrefix("  --") }.map {
      String($0.dropFirst(2).prefix { $0 != ":" })
    }
  }

  @Test func kebabCase() {
    let emitted = tokens(["cornerRadius", "h1", "2xl", "025", "100", "RGBColor", "größe", "日本"])
    #expect(
      names(emitted) == [
        "--corner-radius", "--h1", "--2xl", "--025", "--100", "--rgb-color", "--größe", "--日本",
      ])
    #expect(emitted.diagnostics.isEmpty)
  }

  @Test func groupsLeadToTheirTokens() {
    let emitted = Emitted { builder in
      let background = builder.group("bg")
      builder.token("canvas", in: background, .number(1))
      let inner = builder.group("canvas", in: background)
      builder.token("raised", in: inner, .number(2))
      builder.token("$root", in: background, .number(3))
      builder.token("1.5", in: background, .number(4), outputName: "onePointFive")
    }
    #expect(
      names(emitted) == ["--bg-canvas", "--bg-canvas-raised", "--bg", "--bg-one-point-five"])
    #expect(emitted.diagnostics.isEmpty)
  }

  @Test func equalNamesAreReportedWithBothPlaces() throws {
    let emitted = tokens(["1.5", "15", "1-5", "one_five", "oneFive"], in: "step")
    #expect(emitted.diagnostics.map(\.rule) == [.nameCollision, .nameCollision])
    let first = try #require(emitted.diagnostics.first)
    #expect(first.severity == .error)
    #expect(first.message.contains("step.1-5"))
    #expect(first.message.contains("--step-1-5"))
    #expect(first.related.count == 1)
  }

  @Test func privateTokensAreNotWritten() {
    let emitted = Emitted { builder in
      let hidden = builder.token("hidden", .number(1.5), isPrivate: true)
      builder.alias("shown", of: hidden)
      let group = builder.group("inner", isPrivate: true)
      builder.token("too", in: group, .number(2))
    }
    #expect(names(emitted) == ["--shown"])
    #expect(emitted.tokens.contains("--shown: 1.5;"))
  }

  @Test func nameWithoutLetters() throws {
    let emitted = tokens(["--"])
    let fault = try #require(emitted.diagnostics.first)
    #expect(fault.rule == .invalidName)
  }

  /// On an element a component's custom property would hide the token of the same name.
  @Test func componentsShareTheScopeOfTokens() throws {
    let emitted = Emitted { builder in
      let group = builder.group("badge")
      builder.token("color", in: group, .color(.black))
      builder.component("badge", .text) { badge, builder in
        badge.parameters = [builder.parameter("color", .color, .color(.literal(.white)))]
      }
    }
    let fault = try #require(emitted.diagnostics.first)
    #expect(fault.rule == .nameCollision)
    #expect(fault.message.contains("--badge-color"))
    #expect(fault.related.count == 1)
  }

  @Test func classesAreShared() throws {
    let emitted = Emitted { builder in
      let easeOut = builder.predefinedAnimations()
      builder.interaction(
        "soft", [(.pressed, [.opacity(Conditional(Measure(0.5)))])], animation: easeOut)
      builder.component("tapSoft", .container) { _, _ in }
    }
    let fault = try #require(emitted.diagnostics.first { $0.rule == .nameCollision })
    #expect(fault.message.contains("tap-soft"))
  }

  @Test func partsOfTokensAreTakenToo() throws {
    let emitted = Emitted { builder in
      builder.token("body", .typography(Typography(fontSize: .literal(Dimension(16)))))
      builder.token("bodyFontSize", .number(1))
    }
    let fault = try #require(emitted.diagnostics.first)
    #expect(fault.rule == .nameCollision)
    #expect(fault.message.contains("--body-font-size"))
  }

  @Test func optionsAndChoicesMustDiffer() {
    let emitted = Emitted { builder in
      builder.component("box", .container) { box, builder in
        box.axes = [
          builder.axis("size", ["oneTwo", "one-two"], defaultOption: 0),
          builder.axis("Size", ["a"], defaultOption: 0),
        ]
      }
    }
    #expect(emitted.diagnostics.map(\.rule) == [.nameCollision, .nameCollision])
  }

  @Test func prefixOfComponents() {
    let emitted = Emitted(settings: OutputSettings(componentPrefix: "Fk")) { builder in
      builder.component("card", .container) { card, builder in
        card.parameters = [builder.parameter("tone", .color, .color(.literal(.white)))]
        card.set(.background, .color(.parameter(0)))
      }
    }
    #expect(emitted.rule(".fk-card").contains("background: var(--fk-card-tone);"))
  }
}
