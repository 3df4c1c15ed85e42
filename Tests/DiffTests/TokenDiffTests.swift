import Diff
import IR
import Testing

/// What becomes of tokens, one kind of change at a time.
@Suite struct TokenDiffTests {
  @Test func nothing() async {
    let spec = "tokens: { color: { $type: color, a: \"#FFFFFF\", b: \"{color.a}\" } }"
    let same = await Compared(spec, "# Moved.\n\n" + spec)
    #expect(same.lines == [])
    #expect(same.diff.verdict.level == .none)
    #expect(same.diff.verdict.reason == "nothing that anyone could notice has changed")
    // The same colour, and the same alias, in other words.
    let other = await Compared(
      spec, "tokens: { color: { $type: color, a: \"rgb(255 255 255)\", b: white } }")
    #expect(other.lines == [])
  }

  @Test func addedAndRemoved() async {
    let compared = await Compared(
      "tokens: { a: 1, b: { $type: dimension, $value: 4 } }",
      "tokens: { a: 1, c: { $type: duration, $value: 200ms } }")
    #expect(
      compared.lines == [
        "breaking removed token b: 4px → nothing", "feature added token c: nothing → 200ms",
      ])
    #expect(compared.diff.verdict.level == .breaking)
    #expect(compared.diff.verdict.counts == "1 breaking change and 1 feature")
    #expect(compared.diff.changes.map(\.type) == ["dimension", "duration"])
  }

  @Test func valuesThroughAliases() async {
    let compared = await Compared(
      "tokens: { $type: color, base: \"#000000\", link: \"{base}\", other: \"#123456\" }",
      "tokens: { $type: color, base: \"#111111\", link: \"{base}\", other: \"#123456\" }")
    #expect(
      compared.lines == [
        "fix changed token base: #000000 → #111111", "fix changed token link: #000000 → #111111",
      ])
    #expect(compared.diff.verdict.level == .fix)
  }

  @Test func types() async {
    let compared = await Compared(
      "tokens: { a: { $type: dimension, $value: 4 } }",
      "tokens: { a: { $type: number, $value: 4 } }")
    #expect(
      compared.lines == [
        "breaking changed token a, type: dimension → number", "fix changed token a: 4px → 4",
      ])
  }

  /// The colours of `light` are what other contexts do not say.
  @Test func modes() async {
    let compared = await Compared(
      """
      tokens:
        $type: color
        a: { $value: "#000000", $modes: { dark: "#FFFFFF" } }
        b: { $value: "#000000", $modes: { dark: "#FFFFFF" } }
        c: { $value: "#000000", $modes: { dark: "#FFFFFF", dark & high: "#EEEEEE" } }
        d: "{a}"
      """,
      """
      tokens:
        $type: color
        a: { $value: "#000000", $modes: { dark: "#DDDDDD" } }
        b: { $value: "#222222", $modes: { dark: "#DDDDDD" } }
        c: { $value: "#000000", $modes: { dark: "#FFFFFF", dark & high: "#DDDDDD" } }
        d: "{a}"
      """)
    #expect(
      compared.lines == [
        "fix changed token a (dark): #FFFFFF → #DDDDDD",
        "fix changed token b (light): #000000 → #222222; (dark): #FFFFFF → #DDDDDD",
        "fix changed token c (dark, high): #EEEEEE → #DDDDDD",
        "fix changed token d (dark): #FFFFFF → #DDDDDD",
      ])
  }

  /// In Compose, what differs by mode can be read in composables only.
  @Test func beginningToVary() async {
    let plain = "tokens: { a: { $type: color, $value: \"#000000\" } }"
    let modal = "tokens: { a: { $type: color, $value: \"#000000\", $modes: { dark: white } } }"
    #expect(
      await Compared(plain, modal).lines == [
        "fix changed token a (dark): #000000 → #FFFFFF",
        "breaking changed token a, variation: nothing → appearance",
      ])
    #expect(
      await Compared(modal, plain).heads == [
        "fix changed token a", "breaking changed token a, variation",
      ])
  }

  @Test func platforms() async {
    let compared = await Compared(
      """
      tokens:
        $type: dimension
        a: { $value: { default: 4, kotlin: 2 } }
        b: { $value: { default: 4, kotlin: 2 } }
        c: { $value: { default: 4, kotlin: 2 } }
        d: 4
        e: "{a}"
      """,
      """
      tokens:
        $type: dimension
        a: { $value: { default: 4, kotlin: 3 } }
        b: { $value: { default: 5, kotlin: 2 } }
        c: 8
        d: 6
        e: "{a}"
      """)
    #expect(
      compared.lines == [
        "fix changed token a (kotlin): 2px → 3px",
        "fix changed token b (swift and css and dtcg): 4px → 5px",
        "fix changed token c (swift and css and dtcg): 4px → 8px; (kotlin): 2px → 8px",
        "fix changed token d: 4px → 6px",
        "fix changed token e (kotlin): 2px → 3px",
      ])
  }

  /// Platforms that another platform has a value for, in modes too.
  @Test func platformsAndModes() async {
    let compared = await Compared(
      "tokens: { a: { $type: dimension, $value: 4, $modes: { high: { default: 6, css: 7 } } } }",
      "tokens: { a: { $type: dimension, $value: 4, $modes: { high: { default: 6, css: 8 } } } }")
    #expect(compared.lines == ["fix changed token a (css, high): 7px → 8px"])
  }

  @Test func valuesThatComeAndGo() async {
    let all = "tokens: { $type: dimension, a: { $value: 4 }, b: 1 }"
    let some = "tokens: { $type: dimension, a: { $value: { swift: 4, css: 4 } }, b: 1 }"
    #expect(
      await Compared(all, some).lines == [
        "breaking changed token a (kotlin and dtcg): 4px → nothing"
      ])
    #expect(await Compared(some, all).heads == ["feature changed token a"])
  }

  @Test func deprecations() async {
    let compared = await Compared(
      """
      tokens:
        a: { $value: 1 }
        b: { $value: 1, $deprecated: true }
        c: { $value: 1, $deprecated: "Use a." }
      """,
      """
      tokens:
        a: { $value: 1, $deprecated: "Use {b}." }
        b: { $value: 1 }
        c: { $value: 1, $deprecated: "Use b." }
      """)
    #expect(
      compared.lines == [
        "feature deprecated token a: nothing → Use {b}.", "fix restored token b",
        "fix deprecated token c: Use a. → Use b.",
      ])
  }

  @Test func descriptions() async {
    let compared = await Compared(
      "tokens: { g: { $description: One., a: { $value: 1, $description: Old. }, b: 2 } }",
      "tokens: { g: { $description: Two., a: { $value: 1 }, b: { $value: 2, $description: New. } } }"
    )
    #expect(
      compared.lines == [
        "fix described token g.a: Old. → nothing", "fix described token g.b: nothing → New.",
        "fix described group g: One. → Two.",
      ])
    #expect(compared.diff.verdict.level == .fix)
  }

  /// What is private is no part of what others use.
  @Test func privateTokens() async {
    let open = "tokens: { a: 1, b: 2 }"
    let hidden = "tokens: { a: 1, b: { $value: 2, $private: true } }"
    let names = await Compared(open, hidden)
    #expect(names.heads == ["breaking removed token b"])
    #expect(names.diff.changes.first?.reason.contains("private") == true)
    #expect(await Compared(hidden, open).heads == ["feature added token b"])
    #expect(
      await Compared(hidden, "tokens: { a: 1, z: { $value: 3, $private: true } }").heads == [])
  }

  /// Every type is shown in words, also those of several fields.
  @Test func compositeValues() async {
    func spec(_ size: String, _ blur: String, _ cap: String, _ end: String) -> String {
      """
      tokens:
        font: { $type: typography, $value: { fontFamily: [Inter, Arial], fontSize: \(size), fontWeight: 500, lineHeight: 1.5, letterSpacing: 0px } }
        lift: { $type: shadow, $value: { color: "#00000040", offsetX: 0px, offsetY: 2px, blur: \(blur), spread: 0px } }
        edge: { $type: border, $value: { color: "#333333", width: 1px, style: \(cap) } }
        fade: { $type: gradient, $value: [ { color: "#FF0000", position: 0 }, { color: "#0000FF", position: \(end) } ] }
        move: { $type: transition, $value: { duration: 200ms, delay: 0ms, timingFunction: [0.2, 0, 0, \(end)] } }
      """
    }
    let compared = await Compared(
      spec("16px", "8px", "solid", "1"), spec("1rem", "9px", "dashed", "0.5"))
    #expect(
      compared.lines == [
        "fix changed token font: \"Inter\", \"Arial\", 16px, weight 500, line height 1.5, letter spacing 0px → \"Inter\", \"Arial\", 1rem, weight 500, line height 1.5, letter spacing 0px",
        "fix changed token lift: 0px 2px 8px 0px #00000040 → 0px 2px 9px 0px #00000040",
        "fix changed token edge: 1px solid #333333 → 1px dashed #333333",
        "fix changed token fade: #FF0000 0%, #0000FF 100% → #FF0000 0%, #0000FF 50%",
        "fix changed token move: 200ms cubic-bezier(0.2, 0, 0, 1) → 200ms cubic-bezier(0.2, 0, 0, 0.5)",
      ])
  }

  /// A composite value that names tokens is what those hold.
  @Test func tokensInsideOfValues() async {
    func spec(_ color: String) -> String {
      """
      tokens:
        ink: { $type: color, $value: "\(color)", $modes: { dark: "#FFFFFF" } }
        line: { $type: border, $value: { color: "{ink}", width: 1px, style: solid } }
      """
    }
    #expect(
      await Compared(spec("#000000"), spec("#222222")).lines == [
        "fix changed token ink (light): #000000 → #222222",
        "fix changed token line (light): 1px solid #000000 → 1px solid #222222",
      ])
  }

  @Test func rem() async {
    let spec = "tokens: { a: { $type: dimension, $value: 1rem } }"
    let compared = await Compared(spec, spec, rem: (16, 10))
    #expect(compared.lines == ["fix changed design rem, rem: 16px → 10px"])
  }

  @Test func axes() async {
    let spec = "tokens: { a: { $type: dimension, $value: 1, $modes: { compact: 2 } } }"
    let density = ModeAxis(name: "density", contexts: ["comfortable", "compact"])
    let more = ModeAxis(name: "density", contexts: ["compact", "comfortable", "huge"])
    let compared = await Compared(spec, spec, axes: [density], newAxes: [more])
    #expect(
      compared.lines == [
        "feature added mode density, context huge: nothing → huge",
        "breaking changed mode density, default-context: comfortable → compact",
      ])
    let plain = "tokens: { a: { $type: dimension, $value: 1 } }"
    #expect(
      await Compared(plain, plain, axes: [density], newAxes: []).lines == [
        "breaking removed mode density: comfortable, compact → nothing"
      ])
    #expect(
      await Compared(plain, plain, axes: [], newAxes: [density]).heads == [
        "feature added mode density"
      ])
    let gone = ModeAxis(name: "density", contexts: ["comfortable", "dense"])
    #expect(
      await Compared(plain, plain, axes: [density], newAxes: [gone]).heads == [
        "breaking removed mode density, context compact",
        "feature added mode density, context dense",
      ])
    let following = ModeAxis(name: "theme", contexts: ["light", "dark"], following: .appearance)
    let alone = ModeAxis(name: "theme", contexts: ["light", "dark"])
    #expect(
      await Compared(plain, plain, axes: [following], newAxes: [alone]).lines == [
        "breaking changed mode theme, following: appearance: light or dark → nothing"
      ])
    #expect(
      await Compared(plain, plain, axes: [alone], newAxes: [following]).heads == [
        "feature changed mode theme, following"
      ])
  }

  /// A token that differs by more axes than can be looked at together.
  @Test func manyAxes() async {
    let axes = (0..<40).map { ModeAxis(name: "axis\($0)", contexts: ["a\($0)", "b\($0)"]) }
    func spec(_ last: Int, _ name: String = "a") -> String {
      let modes = (0..<40).map { "b\($0): \($0 == 39 ? last : $0 + 1)" }.joined(separator: ", ")
      return "tokens: { z: 1, \(name): { $type: dimension, $value: 0, $modes: { \(modes) } } }"
    }
    let compared = await Compared(spec(40), spec(50), axes: axes)
    #expect(compared.lines == ["fix changed token a (b39): 40px → 50px"])
    let base = await Compared(
      spec(40), spec(40).replacing("$value: 0", with: "$value: 9"), axes: axes)
    #expect(base.diff.changes.count == 1)
    #expect(
      await Compared(spec(40), spec(40, "b"), axes: axes).heads == [
        "breaking renamed token a → b"
      ])
  }
}
