import Diagnostics
import Emission
import EmissionTestSupport
import IR
import Motion
import Testing

@Suite("Names of tokens")
struct TokenNamesTests {
  @Test("Two that come out equal are reported with both places")
  func collisions() throws {
    let emitted = Emitted { builder in
      let step = builder.group("step")
      for name in ["1.5", "15", "1-5", "one_five", "oneFive"] {
        builder.token(name, in: step, .dimension(Dimension(1)))
      }
    }
    #expect(emitted.diagnostics.map(\.rule) == [.nameCollision, .nameCollision])
    let first = try #require(emitted.diagnostics.first)
    #expect(first.message.contains("'step.1-5'"))
    #expect(first.message.contains("'step1_5'"))
    #expect(first.related.count == 1)
    #expect(emitted.diagnostics.last?.message.contains("'oneFive'") == true)
  }

  @Test("A token and a group of one name live side by side")
  func tokenAndGroup() {
    let emitted = Emitted { builder in
      builder.token("canvas", .number(1))
      builder.token("raised", in: builder.group("canvas"), .number(2))
    }
    #expect(emitted.diagnostics.isEmpty)
    #expect(emitted.tokens.contains("static let canvas: Double = 1"))
    #expect(emitted.tokens.contains("public enum Canvas {\n"))
  }

  @Test("Digits and words of Swift join their group's name; a name of one's own wins")
  func joined() {
    let emitted = Emitted { builder in
      let gray = builder.group("gray")
      builder.token("100", in: gray, .number(1))
      builder.token("self", in: gray, .number(2))
      builder.token("1.5", in: gray, .number(3), outputName: "onePointFive")
      builder.token("2xl", .number(4))
    }
    for line in [
      "    public nonisolated static let gray100: Double = 1\n",
      "    public nonisolated static let graySelf: Double = 2\n",
      "    public nonisolated static let onePointFive: Double = 3\n",
      "  public nonisolated static let fukidashi2xl: Double = 4\n",
    ] {
      #expect(emitted.tokens.contains(line))
    }
  }

  @Test("Groups that would hide what the code names get another name")
  func hiding() {
    let emitted = Emitted { builder in
      builder.token("a", in: builder.group("fukidashi"), .number(1))
      builder.token("b", in: builder.group("swift"), .number(1))
      builder.token("c", in: builder.group("type"), .number(1))
    }
    for name in ["FukidashiFukidashi", "FukidashiSwift", "FukidashiType"] {
      #expect(emitted.tokens.contains("  public enum \(name) {\n"))
    }
  }

  @Test("Animations share the enum of a group called motion, and clash in it")
  func motion() throws {
    let emitted = Emitted { builder in
      let group = builder.group("motion")
      builder.token("factor", in: group, .number(2))
      builder.token("soft", in: group, .number(3))
      _ = builder.animation("soft", .curve(.easeOut, Duration(milliseconds: 350)))
    }
    #expect(
      emitted.tokens.split(separator: "\n").filter { $0 == "  public enum Motion {" }.count == 1)
    #expect(emitted.diagnostics.map(\.rule) == [.nameCollision])
    #expect(emitted.diagnostics.first?.related.count == 1)
  }

  @Test("A namespace that hides one of the system's types is an error")
  func namespace() {
    let emitted = Emitted(settings: .init(namespace: "color")) { $0.token("a", .number(1)) }
    #expect(emitted.diagnostics.map(\.rule) == [.hidesPlatformType])
    #expect(emitted.diagnostics.first?.span == nil)
  }
}
