import Compiler
import Diagnostics
import Emission
import Foundation
import IR
import Syntax
import Testing

/// What other tools keep with tokens and groups goes through to files of tokens, as it is.
@Suite struct ForeignDataTests {
  private static let source = #"""
    {
      "color": {
        "$type": "color",
        "$extensions": { "com.figma": { "collection": "Brand \"A\"", "hidden": false } },
        "ink": {
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0] },
          "$extensions": {
            "org.acme": [1, -0.5e10, 123456789012345678901234567890, true, null, "\ud83d\ude00 */ </script> \u2028"],
            "com.figma": { "scopes": [], "empty": {}, "deep": { "a": { "b": ["c"] } } }
          }
        },
        "alias": { "$value": "{color.ink}", "$extensions": { "org.acme": "of the alias" } },
        "plain": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } }
      },
      "attributed": { "$type": "number", "$value": 1, "attributes": { "category": "size" } }
    }
    """#

  private func emit(_ text: String, _ dialect: Dialect = .designTokens) async throws -> String {
    let compilation = await Emitted.compile([("a.tokens.json", text, dialect)], platforms: ["dtcg"])
    let errors = compilation.diagnostics.sorted.filter { $0.severity == .error }
    #expect(errors.map(\.message) == [])
    let files = Emitted.texts(compilation.outputs.first?.files ?? [])
    return try #require(files["DesignTokens.tokens.json"])
  }

  private func at(_ path: String, in text: String) throws -> NSObject? {
    var value: Any? = try json(text)
    for key in path.split(separator: "/") { value = (value as? NSDictionary)?[String(key)] }
    return value as? NSObject
  }

  @Test(arguments: [
    "color/$extensions", "color/ink/$extensions", "color/alias/$extensions",
    "attributed/attributes",
  ])
  func isWrittenAsItIs(path: String) async throws {
    let text = try await emit(Self.source)
    let expected = try #require(try at(path, in: Self.source))
    #expect(try at(path, in: text) == expected)
    #expect(try at("color/plain/$extensions", in: text) == nil)
    // Once more: nothing is lost on the way back.
    #expect(try at(path, in: await emit(text)) == expected)
  }

  /// Numbers keep all their digits, which Foundation would round.
  @Test func numbersAreNotRounded() async throws {
    #expect(try await emit(Self.source).contains("123456789012345678901234567890"))
  }

  @Test func isKeptBesideWhatTesseraSays() async throws {
    let spec = """
      tokens:
        step:
          $type: number
          $value: 1
          $modes: { dark: 2 }
          $extensions: { dev.tessera: { name: stepOne }, org.acme: { id: 0x10, far: .inf } }
      """
    let emitted = try await Emitted(spec)
    for file in ["DesignTokens.tokens.json", "DesignTokens.appearance-dark.tokens.json"] {
      #expect(
        try emitted.value("step.$extensions", in: file)
          == json(
            #"{ "org.acme": { "id": "0x10", "far": ".inf" }, "dev.tessera": { "name": "stepOne" } }"#
          ), "\(file)")
    }
  }

  /// A file as deep and as large as may be is laid out in time with its size.
  @Test(.timeLimit(.minutes(1))) func largeDataTakesNoTime() async throws {
    let inner = "[" + Array(repeating: "1", count: 100_000).joined(separator: ",") + "]"
    let deep =
      String(repeating: #"{"a":"#, count: 50) + inner + String(repeating: "}", count: 50)
    let text = try await emit(
      #"{ "t": { "$type": "number", "$value": 1, "$extensions": { "x": \#(deep) } } }"#)
    #expect(text.utf8.count > 100_000)
  }
}
