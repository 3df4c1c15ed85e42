import Diagnostics
import IR
import Testing

/// The keys of tokens and groups, and what looks like them.
@Suite struct TokenKeyTests {
  @Test func shortAndLongFormsAreTheSame() {
    let analysis = expectNothing(
      in: """
        tokens:
          a: 4px
          b: { $value: 4px }
          c: { $type: dimension, $value: 4px, $description: A gap., $deprecated: "Use {a}.", $private: true }
        """)
    for name in ["a", "b", "c"] { #expect(analysis.value(name) == .dimension(Dimension(4))) }
    let token = analysis.token("c")
    #expect(token?.annotation.description == "A gap.")
    #expect(token?.annotation.deprecation == Deprecation(message: "Use {a}."))
    #expect(token?.isPrivate == true)
  }

  @Test func descriptionsMayBeEmpty() {
    let analysis = expectNothing(
      in: """
        tokens:
          a: { $value: 4px, $description: null }
          b: { $value: 4px, $description: "" }
          c: { $value: 4px, $description: }
          d: { $value: 4px, $deprecated: false }
          e: { $value: 4px, $deprecated: true }
        """)
    #expect(analysis.token("a")?.annotation.description == nil)
    #expect(analysis.token("c")?.annotation.description == nil)
    #expect(analysis.token("d")?.annotation.deprecation == nil)
    #expect(analysis.token("e")?.annotation.deprecation == Deprecation(message: nil))
  }

  @Test func groupsPassDeprecationOn() {
    let analysis = expectNothing(
      in: """
        tokens:
          a: { $deprecated: old, b: 1, c: { d: 1 }, e: { $deprecated: false, f: 1 }, g: { $value: 1, $deprecated: false } }
        """)
    let deprecated = ["b", "c.d", "e.f", "g"].filter {
      analysis.token("a.\($0)")?.annotation.deprecation != nil
    }
    #expect(deprecated == ["b", "c.d"])
  }

  @Test func membersKeepTheOrderOfTheFile() {
    let analysis = expectNothing(
      in: """
        tokens:
          zeta: { "5": 5, "40": 40, "300": 300, sub: { x: 1 }, "310": 310 }
          Alpha: { b: 2, a: 1 }
        """)
    let root = analysis.design.groups[0].members.map { member in
      if case .group(let id) = member { analysis.design[id].name } else { "" }
    }
    #expect(root == ["zeta", "Alpha"])
    let names = analysis.design.groups[1].members.map { member in
      switch member {
      case .group(let id): analysis.design[id].name
      case .token(let id): analysis.design[id].name
      }
    }
    #expect(names == ["5", "40", "300", "sub", "310"])
  }

  @Test func misspeltKeysHaveNearNames() {
    expect(
      .unknownKey, .unknownKey, .unknownKey, .unknownKey, .unknownKey,
      in: """
        tokens:
          a: { $value: 4px, ‹$descripton›: x }
          b: { ‹$descrption›: x, c: 4px }
          d: { ‹$valu›: 4px }
          e: { ‹$Value›: 4px }
          f: { ‹$foo›: 1, g: 4px }
          uses: "{d} + {e}"
        """,
      saying: [
        "did you mean '$description'?", "did you mean '$description'?", "did you mean '$value'?",
        "did you mean '$value'?", "what can stand here: $type",
      ])
  }

  @Test func forgottenSignsAreTold() {
    expect(
      .unknownKey, .unknownKey, .unknownKey,
      in: """
        tokens:
          a: { ‹value›: "#fff", type: color }
          b: { $value: 4px, ‹description›: a gap }
          c: { $value: 4px, ‹deprecated›: true }
          uses: "{a}"
        """,
      saying: [
        "write '$value' and '$type'", "did you mean '$description'?", "did you mean '$deprecated'?",
      ])
  }

  @Test func aTokenHoldsNoTokens() {
    expect(
      .unknownKey,
      in: "tokens: { canvas: { $value: \"#fff\", ‹raised›: { $value: \"#eee\" } } }",
      saying: ["call the value '$root'"])
  }

  @Test func rootIsAGroupsOwnValue() {
    let analysis = expectNothing(
      in: """
        tokens:
          canvas: { $type: color, $root: "#fff", raised: { $value: "#eee" } }
          other: { $root: { $value: "#ddd" }, raised: "{canvas}", lowered: "{canvas.$root}" }
        """)
    let white = analysis.value("canvas.$root")
    #expect(white?.type == .color)
    #expect(analysis.value("other.raised") == white)
    #expect(analysis.value("other.lowered") == white)
    expect(
      .invalidName, .missingValue,
      in: """
        tokens:
          ‹$root›: 4px
          a: { ‹$root›: { b: 4px }, c: 4px }
          d: "{a}"
        """)
  }

  @Test func compositesBelongUnderValue() {
    expect(
      .compositeInShortForm, .compositeInShortForm, .compositeInShortForm, .compositeInShortForm,
      in: """
        tokens:
          text:
            $type: typography
            body: ‹{ fontSize: 17, lineHeight: 1.3 }›
            title: ‹{ fontSize: 17, lineheight: 1.3 }›
          note: ‹{ $type: typography, fontSize: 12 }›
          spring: { $type: spring, soft: ‹{ response: 0.4s, dampingFraction: 1 }› }
          uses: { $type: typography, a: "{text.body}", b: "{note}" }
        """,
      saying: [
        "body: { $value: { … } }", "title: { $value: { … } }", "note: { $value", "soft: { $value",
      ])
  }

  @Test func emptyValuesAreTold() {
    expect(
      .missingValue, .missingValue, .missingValue, .missingValue,
      in: """
        tokens:
          ‹a›:
          b: { $value: ‹›}
          ‹c›: ~
          d: { $type: string, $value: ‹null› }
          uses: "{a} + {b}"
          $type: dimension
        """, saying: ["'a' has no value", "the $value of 'b' is empty"])
  }

  @Test func privacyIsTrueOrFalse() {
    expect(.wrongKind, in: "tokens: { a: { $value: 1, $private: ‹yes› } }")
    let analysis = expectNothing(in: "tokens: { a: { $private: true, b: 1 }, c: \"{a.b}\" }")
    #expect(analysis.design.groups[1].isPrivate)
    #expect(analysis.value("c") == .number(1))
  }

  @Test func outputNamesAreReadFromOurExtensionOnly() {
    let analysis = expectNothing(
      in: """
        tokens:
          step: { "1.5": { $value: 6px, $extensions: { dev.tessera: { name: stepOnePointFive }, com.figma: { anything: [1] } } } }
        """)
    #expect(analysis.token("step.1.5")?.outputName == "stepOnePointFive")
    expect(
      .unknownKey, .wrongKind, .wrongKind, .unknownKey,
      in: """
        tokens:
          a: { $value: 1, $extensions: { dev.tessera: { ‹nam›: x } } }
          b: { $value: 1, $extensions: ‹x› }
          c: { $value: 1, $extensions: { dev.tessera: { name: ‹[x]› } } }
          d: { $extensions: { dev.tessera: { ‹name›: x } }, e: 1 }
        """, saying: ["did you mean 'name'?"])
  }

  @Test func namesThatReferencesCouldNotSay() {
    expect(
      .invalidName, .invalidName, .invalidName, .invalidName, .invalidName,
      in: """
        tokens:
          ‹""›: 1px
          ‹" a"›: 1px
          ‹"a{b"›: 1px
          ‹"a\\nb"›: 1px
          ‹components›: { a: 1px }
        """, saying: ["empty", "blank", "brace", "cannot be seen", "'components'"])
  }

  @Test func namesAreFreeOtherwise() {
    let analysis = expectNothing(
      in: """
        tokens:
          "1.5": 1
          a/b-c d: 2
          größe: 3
          間隔: 4
          "🎨": 5
          null: 6
          true: 7
          uses: "{1.5} + {a/b-c d} + {größe} + { 間隔 } + {🎨} + {null} + {true}"
        """)
    #expect(analysis.value("uses") == .number(28))
  }
}
