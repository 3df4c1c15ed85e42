import Compiler
import Diagnostics
import Emission
import IR
import Syntax
import Testing

/// DTCG resolvers: sets, modifiers as axes, and the order of resolution.
@Suite struct ResolverTests {
  /// - Parameter files: by the names that the resolver has for them.
  private func compile(
    _ resolver: String, _ files: [String: String] = [:], specs: [String] = [],
    axes: [ModeAxis] = ModeAxis.standard
  ) async -> Compilation {
    var snapshot = Snapshot()
    snapshot.addResolver(SourceFile(path: "design.resolver.json", text: resolver))
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      snapshot.addResolved(SourceFile(path: "file-" + name, text: text), names: [name])
    }
    for (index, text) in specs.enumerated() {
      snapshot.addSpec(SourceFile(path: "\(index).yaml", text: text))
    }
    return await Pipeline.compile(
      snapshot,
      CompilerOptions(
        axes: axes,
        outputs: Platforms.ids.map { OutputRequest(name: $0.name, platform: $0, settings: .init()) }
      ))
  }

  /// What a number token is where these contexts are chosen, by the rules of `Conditional`.
  private func number(
    _ path: String, _ contexts: [String: String] = [:], in compilation: Compilation
  ) -> Double? {
    let design = compilation.design
    guard
      let token = design.tokens.first(where: {
        design.path(of: $0).joined(separator: ".") == path
      })
    else { return nil }
    var value = token.value.base
    for override in token.value.overrides {
      let holds = override.condition.modes.allSatisfy { mode in
        let axis = design.axes[mode.axis]
        return (contexts[axis.name] ?? axis.contexts[0]) == axis.contexts[mode.context]
      }
      if holds { value = override.value }
    }
    guard case .literal(.number(let number))? = value else { return nil }
    return number
  }

  private func tokens(_ values: String) -> String { #"{ "$type": "number", \#(values) }"# }

  private static let resolver = ##"""
    {
      "$schema": "https://www.designtokens.org/schemas/2025.10/resolver.json",
      "version": "2025.10",
      "sets": {
        "base": { "sources": [{ "$ref": "base.json" }, { "$ref": "more.json" }] },
        "all": { "sources": [{ "$ref": "#/sets/base" }, { "late": { "$type": "number", "$value": 7 } }] }
      },
      "modifiers": {
        "theme": {
          "contexts": { "dark": [{ "$ref": "dark.json" }], "light": [{ "$ref": "light.json" }] },
          "default": "light"
        },
        "density": { "contexts": { "wide": [], "tight": [{ "$ref": "tight.json" }] } }
      },
      "resolutionOrder": [
        { "$ref": "#/sets/all" }, { "$ref": "#/modifiers/theme" }, { "$ref": "#/modifiers/density" },
        { "type": "set", "name": "last", "sources": [{ "fixed": { "$type": "number", "$value": 9 } }] }
      ]
    }
    """##

  private var files: [String: String] {
    [
      "base.json": tokens(#""a": { "$value": 1 }, "b": { "$value": 1 }, "fixed": { "$value": 1 }"#),
      "more.json": tokens(#""b": { "$value": 2 }"#),
      "light.json": tokens(#""b": { "$value": 3 }, "only": { "$value": 4 }"#),
      "dark.json": tokens(
        #""a": { "$value": 10 }, "only": { "$value": 40 }, "fixed": { "$value": 8 }"#),
      "tight.json": tokens(#""a": { "$value": 100 }"#),
    ]
  }

  @Test func setsModifiersAndTheirOrder() async {
    let compilation = await compile(
      Self.resolver, files, specs: ["tokens: { twice: '{a} * 2', own: 5 }"])
    #expect(compilation.diagnostics.sorted.map(\.message) == [])
    #expect(
      compilation.design.axes.map(\.name) == ["appearance", "contrast", "theme", "density"])
    #expect(compilation.design.axes[2].contexts == ["light", "dark"])
    #expect(number("a", in: compilation) == 1)
    #expect(number("a", ["theme": "dark"], in: compilation) == 10)
    #expect(number("a", ["theme": "dark", "density": "tight"], in: compilation) == 100)
    #expect(number("twice", ["theme": "dark"], in: compilation) == 20)
    // The light context has its own; in the dark one the sets' last value holds.
    #expect(number("b", in: compilation) == 3)
    #expect(number("b", ["theme": "dark"], in: compilation) == 2)
    // No set has it: the default context's value is the token's.
    #expect(number("only", in: compilation) == 4)
    #expect(number("only", ["theme": "dark"], in: compilation) == 40)
    // A set behind the modifiers hides what they say.
    #expect(number("fixed", ["theme": "dark"], in: compilation) == 9)
    #expect(number("late", in: compilation) == 7)
    #expect(compilation.outputs.count == Platforms.ids.count)
  }

  @Test func theConfigurationSaysWhatAModifierFollows() async {
    let axis = ModeAxis(name: "theme", contexts: ["light", "dark"], following: .appearance)
    let compilation = await compile(Self.resolver, files, axes: [axis])
    #expect(compilation.design.axes.map(\.name) == ["theme", "density"])
    #expect(compilation.design.axes.first?.follows?.setting == .appearance)
    let other = await compile(
      Self.resolver, files, axes: [ModeAxis(name: "theme", contexts: ["day", "night"])])
    #expect(other.diagnostics.sorted.map(\.rule) == [.invalidResolver])
  }

  @Test(arguments: [
    (
      ##"{ "resolutionOrder": [{ "$ref": "#/sets/colour" }], "sets": { "color": { "sources": [] } } }"##,
      Rule.unresolvedReference
    ),
    (##"{ "resolutionOrder": [{ "$ref": "colors.json" }] }"##, .unresolvedReference),
    (##"{ "resolutionOrder": [{ "$ref": "#/$defs" }], "$defs": {} }"##, .invalidResolver),
    (##"{ "resolutionOrder": [{ "$ref": 7 }] }"##, .unresolvedReference),
    (##"{ "resolutionOrder": [{ "$ref": "" }] }"##, .invalidResolver),
    (
      ##"{ "resolutionOrder": [{ "type": "set", "name": "a", "sources": [] }, { "type": "set", "name": "a", "sources": [] }] }"##,
      .invalidResolver
    ),
    (
      ##"{ "resolutionOrder": [{ "$ref": "#/sets/a" }], "sets": { "a": { "sources": [{ "$ref": "#/sets" }] } } }"##,
      .referenceCycle
    ),
    (
      ##"{ "resolutionOrder": [{ "$ref": "#/sets/a" }], "sets": { "a": { "sources": [{ "$ref": "#/$defs/b~0c" }] } }, "$defs": { "b~c~1": {} } }"##,
      .unresolvedReference
    ),
    (##"{ "resolutionOrder": [{ "$ref": "#/resolutionOrder/0" }] }"##, .invalidResolver),
    (##"{ "sets": {} }"##, .invalidResolver),
    (##"{ "version": "2030.1", "resolutionOrder": [] }"##, .invalidResolver),
    (##"{ "resolutionOrder": [], "modifier": {} }"##, .unknownKey),
    (##"{ "resolutionOrder": [{ "type": "set", "name": "a" }] }"##, .invalidResolver),
    (
      ##"{ "resolutionOrder": [{ "type": "set", "name": "a", "sources": [{ "$ref": "no.json" }] }] }"##,
      .unresolvedReference
    ),
    (
      ##"{ "resolutionOrder": [{ "type": "set", "name": "a", "sources": [{ "$ref": "https://a.b/c.json" }] }] }"##,
      .invalidResolver
    ),
    (
      ##"{ "resolutionOrder": [{ "$ref": "#/sets/a" }], "sets": { "a": { "sources": [{ "$ref": "#/sets/b" }] }, "b": { "sources": [{ "$ref": "#/sets/a" }] } } }"##,
      .referenceCycle
    ),
    (
      ##"{ "resolutionOrder": [{ "$ref": "#/sets/a" }], "modifiers": { "m": { "contexts": { "x": [] } } }, "sets": { "a": { "sources": [{ "$ref": "#/modifiers/m" }] } } }"##,
      .invalidResolver
    ),
    (
      ##"{ "resolutionOrder": [{ "$ref": "#/modifiers/m" }], "modifiers": { "m": { "contexts": {} } } }"##,
      .invalidResolver
    ),
    (
      ##"{ "resolutionOrder": [{ "$ref": "#/modifiers/m" }], "modifiers": { "m": { "contexts": { "x": [] }, "default": "y" } } }"##,
      .invalidResolver
    ),
    (
      ##"{ "resolutionOrder": [{ "$ref": "#/modifiers/m" }, { "$ref": "#/modifiers/m" }], "modifiers": { "m": { "contexts": { "x": [] } } } }"##,
      .invalidResolver
    ),
    (
      ##"{ "resolutionOrder": [{ "$ref": "#/modifiers/m" }], "modifiers": { "m": { "contexts": { "x": [], "y": [{ "t": { "$type": "number", "$value": 1 } }] } } } }"##,
      .overrideWithoutToken
    ),
  ])
  func faults(resolver: String, rule: Rule) async {
    let compilation = await compile(resolver)
    #expect(compilation.diagnostics.sorted.map(\.rule) == [rule])
    #expect(compilation.diagnostics.sorted.allSatisfy { $0.span != nil })
  }

  @Test func setsThatDoubleEachOtherAreBounded() async {
    let sets = (1...40).map {
      ##""s\##($0)": { "sources": [{ "$ref": "#/sets/s\##($0 - 1)" }, { "$ref": "#/sets/s\##($0 - 1)" }] }"##
    }
    let compilation = await compile(
      ##"{ "resolutionOrder": [{ "$ref": "#/sets/s40" }], "sets": { "s0": { "sources": [{}] }, \##(sets.joined(separator: ", ")) } }"##
    )
    #expect(compilation.diagnostics.sorted.map(\.rule) == [.invalidResolver])
  }

  @Test func deepSetsAreAnError() async {
    let sets = (1...5000).map {
      ##""s\##($0)": { "sources": [{ "$ref": "#/sets/s\##($0 - 1)" }] }"##
    }
    let compilation = await compile(
      ##"{ "resolutionOrder": [{ "$ref": "#/sets/s5000" }], "sets": { "s0": { "sources": [{}] }, \##(sets.joined(separator: ", ")) } }"##
    )
    #expect(compilation.diagnostics.sorted.map(\.rule) == [.invalidResolver])
  }

  @Test func partsOfFilesAndOfTheResolverAreSources() async {
    let compilation = await compile(
      ##"""
      {
        "$defs": { "a/b": { "one": { "$type": "number", "$value": 1 } } },
        "sets": { "base": { "sources": [
          { "$ref": "#/$defs/a~1b" },
          { "$ref": "other.json#/parts/two", "three": { "$type": "number", "$value": 3 } },
          { "$ref": "other.json#/sets/more" }
        ] } },
        "modifiers": { "theme": { "contexts": { "light": [], "dark": [{ "$ref": "other.json#/dark" }] } } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme", "default": "dark" }]
      }
      """##,
      [
        "other.json": ##"""
        {
          "parts": { "two": { "$type": "number", "two": { "$value": 2 }, "three": { "$value": 9 } } },
          "dark": { "two": { "$type": "number", "$value": 20 } },
          "sets": { "more": { "sources": [{ "$ref": "#/sets/inner" }] }, "inner": { "sources": [{ "five": { "$type": "number", "$value": 5 } }] } }
        }
        """##
      ])
    #expect(compilation.diagnostics.sorted.map(\.message) == [])
    #expect(
      ["one", "two", "three", "five"].map { number($0, ["theme": "light"], in: compilation) }
        == [1, 2, 3, 5])
    #expect(compilation.design.axes.last?.contexts == ["dark", "light"])
    #expect(number("two", in: compilation) == 20)
  }

  @Test func filesOfASetInAnotherFileAreRefused() async {
    let compilation = await compile(
      ##"{ "resolutionOrder": [{ "$ref": "other.json#/sets/a" }] }"##,
      [
        "other.json": ##"{ "sets": { "a": { "sources": [{ "$ref": "more.json" }] } } }"##,
        "more.json": "{}",
      ])
    #expect(compilation.diagnostics.sorted.map(\.rule) == [.invalidResolver])
  }

  /// What a source says of all its tokens is said of no other's.
  @Test func eachSourceHasItsOwnType() async {
    let compilation = await compile(
      ##"""
      { "resolutionOrder": [{ "type": "set", "name": "a", "sources": [
        { "$type": "number", "n": { "$value": 1 } },
        { "$type": "fontFamily", "f": { "$value": "Acme" } }
      ] }] }
      """##)
    #expect(compilation.diagnostics.sorted.map(\.message) == [])
    #expect(compilation.design.tokens.map(\.type) == [.number, .fontFamily])
  }
}
