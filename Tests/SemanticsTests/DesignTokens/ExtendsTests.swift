import Diagnostics
import IR
import Testing

/// `$extends`: groups that take over the tokens of another.
@Suite struct ExtendsTests {
  private func names(_ analysis: Analysis) -> [String] {
    analysis.design.tokens.map { analysis.design.path(of: $0).joined(separator: ".") }
  }

  @Test func takesOverWhatItDoesNotSayItself() {
    let analysis = expectNothing(
      in: """
        tokens:
          button:
            $type: number
            $description: A button.
            back: 1
            text: { $value: 2, $description: Of the label. }
            deep: { one: 3, two: 4 }
          primary:
            $extends: "{button}"
            back: 10
            deep: { two: 40, three: 50 }
            extra: 60
        """)
    #expect(
      ["back", "text", "deep.one", "deep.two", "deep.three", "extra"].map {
        analysis.value("primary.\($0)")
      } == [10, 2, 3, 40, 50, 60].map { .number($0) })
    #expect(analysis.value("button.deep.two") == .number(4))
    #expect(analysis.token("primary.text")?.annotation.description == "Of the label.")
    let primary = analysis.design.groups.first { $0.name == "primary" }
    #expect(primary?.annotation.description == "A button.")
    #expect(
      primary?.members.map { member in
        switch member {
        case .token(let id): analysis.design[id].name
        case .group(let id): analysis.design[id].name
        }
      } == ["back", "text", "deep", "extra"])
  }

  @Test func aTokenKeepsTheTypeOfItsPlace() {
    let analysis = expectNothing(
      inTokenFiles: """
        {
          "base": { "$type": "color", "deep": { "primary": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } } } },
          "extended": {
            "$extends": "{base.deep}", "$type": "dimension",
            "spacing": { "$value": { "value": 16, "unit": "px" } }
          }
        }
        """)
    #expect(analysis.token("extended.primary")?.type == .color)
    #expect(analysis.token("extended.spacing")?.type == .dimension)
  }

  @Test func chainsAndNestedExtensionsInAnyOrder() {
    let analysis = expectNothing(
      in: "tokens: { c: { $extends: '{b}', z: 3 }, b: { $extends: '{a}', y: 2 } }",
      """
      tokens:
        a: { x: 1, in: { $extends: "{d}" } }
        d: { w: 4 }
        e: { $extends: "{c.in}" }
        f: { f: { $extends: "{e}" } }
      """)
    #expect(
      ["c.x", "c.y", "c.z", "c.in.w", "e.w", "f.f.w"].map { analysis.value($0) }
        == [1, 2, 3, 4, 4, 4].map { .number($0) })
  }

  @Test func referencesGoWhereTheySay() {
    let analysis = expectNothing(
      in: """
        tokens:
          base: { a: 1, b: "{base.a}" }
          other: { $extends: "{base}", a: 2 }
        """)
    #expect(analysis.value("other.b") == .number(1))
  }

  @Test func aPointerExtendsToo() {
    let analysis = expectNothing(
      inTokenFiles: """
        {
          "button": { "$type": "number", "$root": { "$value": 0 }, "a": { "$value": 1 } },
          "one": { "$ref": "#/button", "b": { "$value": 2, "$type": "number" } },
          "two": { "$ref": "#/button" },
          "three": { "$extends": "#/button" },
          "four": { "$extends": { "$ref": "#/button" } }
        }
        """)
    for group in ["one", "two", "three", "four"] {
      #expect(analysis.value("\(group).a") == .number(1))
      #expect(analysis.value("\(group).$root") == .number(0))
    }
    #expect(analysis.value("one.b") == .number(2))
  }

  @Test func deprecationComesAlongUnlessDenied() {
    let analysis = expectNothing(
      in: """
        tokens:
          base: { $deprecated: Old., a: 1 }
          one: { $extends: "{base}" }
          two: { $extends: "{base}", $deprecated: false }
        """)
    #expect(analysis.token("one.a")?.annotation.deprecation == Deprecation(message: "Old."))
    #expect(analysis.token("two.a")?.annotation.deprecation == nil)
  }

  @Test func aPrivateGroupCanBeAModel() {
    let analysis = expectNothing(
      in: "tokens: { base: { $private: true, a: 1 }, one: { $extends: '{base}' } }")
    #expect(analysis.design.groups.filter(\.isPrivate).map(\.name) == ["base"])
    #expect(analysis.value("one.a") == .number(1))
  }

  // MARK: Faults

  @Test func ringsAreShownWhole() {
    let analysis = expect(
      .extendsCycle, .extendsCycle, .extendsCycle,
      in: """
        tokens:
          a: { $extends: ²‹"{b}"› }
          b: { $extends: ³‹"{c}"› }
          c: { $extends: ‹"{a}"› }
          me: { $extends: ‹"{me}"›, x: 1 }
          button: { color: "#123", secondary: { $extends: ‹"{button}"› } }
        """)
    #expect(analysis.diagnostics[0].message.contains("a → b → c → a"))
    #expect(analysis.diagnostics[1].message.contains("'me'"))
  }

  @Test func faultsOfTheTarget() {
    expect(
      .unresolvedReference, .invalidExtends, .invalidExtends, .invalidExtends, .invalidPointer,
      in: """
        tokens:
          button: { x: 1 }
          a: { $extends: ‹"{buton}"› }
          b: { $extends: ‹"{button.x}"› }
          c: { $extends: ‹button› }
          d: { $extends: ‹["{button}"]› }
          e: { $extends: ‹"#button"› }
        """, saying: ["{button}", "token", "{button}"])
  }

  @Test func theirNumberIsBounded() {
    // Each doubles the one before.
    let groups = (1...40).map {
      "  g\($0): { a: { $extends: '{g\($0 - 1)}' }, b: { $extends: '{g\($0 - 1)}' } }"
    }
    let analysis = Analysis(
      files: ["tokens:\n  g0: { x: 1 }\n" + groups.joined(separator: "\n")])
    #expect(analysis.rules == [.extendsExpansion])
  }

  @Test func longChainsAreNoMatter() {
    let count = 800
    let groups = (1...count).map { "  g\($0): { $extends: '{g\($0 - 1)}' }" }
    let analysis = expectNothing(
      in: "tokens:\n  g0: { x: 1 }\n" + groups.reversed().joined(separator: "\n"))
    #expect(analysis.value("g\(count).x") == .number(1))
  }
}

/// What `$extends` does with values for modes.
@Suite struct ExtendedModesTests {
  @Test func valuesForModesComeAlong() {
    let analysis = expectNothing(
      in: """
        tokens:
          base: { a: { $value: 1, $modes: { dark: 2 } }, b: 3, c: 5 }
          other: { $extends: "{base}", c: 6 }
          third: { $extends: "{base}" }
        """, "{ mode: dark, tokens: { base: { b: 4 }, third: { b: 40 } } }")
    func values(_ path: String) -> [TokenValue] {
      let value = analysis.token(path)?.value
      return ([value?.base] + (value?.overrides.map(\.value) ?? [])).compactMap { $0 }
    }
    #expect(values("other.a") == [.literal(.number(1)), .literal(.number(2))])
    #expect(values("other.b") == [.literal(.number(3)), .literal(.number(4))])
    #expect(values("other.c") == [.literal(.number(6))])
    #expect(values("third.b") == [.literal(.number(3)), .literal(.number(40))])
  }
}
