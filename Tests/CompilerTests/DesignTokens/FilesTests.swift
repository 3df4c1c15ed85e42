import Compiler
import Diagnostics
import Emission
import Foundation
import IR
import Syntax
import Testing

/// The files of the output `dtcg` as texts.
@Suite struct DesignTokensFilesTests {
  @Test func aSmallFile() async throws {
    let emitted = try await Emitted(
      """
      tokens:
        space: { $type: dimension, s: 4, m: "{space.s}" }
        shadow: { $type: shadow, $value: [{ color: "#000", x: 0, y: 1, blur: 2 }, { color: "#000", x: 0, y: 2, blur: 4 }] }
        note: { $type: string, $value: "{x}" }
      """)
    #expect(emitted.files.count == 1)
    let black = ##"{ "colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000" }"##
    #expect(
      try emitted.text() == """
        { "$description": "Generated from tokens/ by Tessera. Do not edit.",
          "$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
          "space": {
            "$type": "dimension",
            "s": { "$value": { "value": 4, "unit": "px" } },
            "m": { "$value": "{space.s}" }
          },
          "shadow": {
            "$type": "shadow",
            "$value": [
              {
                "color": \(black),
                "offsetX": { "value": 0, "unit": "px" },
                "offsetY": { "value": 1, "unit": "px" },
                "blur": { "value": 2, "unit": "px" },
                "spread": { "value": 0, "unit": "px" }
              },
              {
                "color": \(black),
                "offsetX": { "value": 0, "unit": "px" },
                "offsetY": { "value": 2, "unit": "px" },
                "blur": { "value": 4, "unit": "px" },
                "spread": { "value": 0, "unit": "px" }
              }
            ]
          },
          "$extensions": {
            "dev.tessera": { "spec": { "tokens": { "note": { "$type": "string", "$value": "\\\\{x}" } } } }
          }
        }

        """)
  }

  @Test func nothingAtAll() async throws {
    let emitted = try await Emitted("tokens:")
    #expect(
      try emitted.text() == """
        { "$description": "Generated from tokens/ by Tessera. Do not edit.",
          "$schema": "https://www.designtokens.org/schemas/2025.10/format.json"
        }

        """)
  }

  @Test func aResolver() async throws {
    let axes =
      ModeAxis.standard + [
        ModeAxis(name: "my/density", contexts: ["comfortable", "compact"]),
        ModeAxis(name: "theme", contexts: ["day", "night"], following: .appearance),
      ]
    let emitted = try await Emitted(
      """
      tokens:
        ink: { $value: "#111", $modes: { dark: "#EEE" } }
        gap: { $type: dimension, $value: 8, $modes: { compact: 4 } }
        sky: { $value: "#00F", $modes: { night: "#008" } }
        alias: "{ink}"
      """, axes: axes)
    #expect(
      emitted.files.keys.sorted() == [
        "DesignTokens.appearance-dark.tokens.json",
        "DesignTokens.my-density-compact.tokens.json", "DesignTokens.resolver.json",
        "DesignTokens.theme-night.tokens.json", "DesignTokens.tokens.json",
      ])
    #expect(
      try emitted.text("DesignTokens.resolver.json") == """
        { "description": "Generated from tokens/ by Tessera. Do not edit.",
          "$schema": "https://www.designtokens.org/schemas/2025.10/resolver.json",
          "name": "DesignTokens",
          "version": "2025.10",
          "sets": { "tokens": { "sources": [{ "$ref": "DesignTokens.tokens.json" }] } },
          "modifiers": {
            "appearance": {
              "contexts": { "light": [], "dark": [{ "$ref": "DesignTokens.appearance-dark.tokens.json" }] },
              "default": "light"
            },
            "my/density": {
              "contexts": {
                "comfortable": [],
                "compact": [{ "$ref": "DesignTokens.my-density-compact.tokens.json" }]
              },
              "default": "comfortable"
            },
            "theme": {
              "contexts": { "day": [], "night": [{ "$ref": "DesignTokens.theme-night.tokens.json" }] },
              "default": "day",
              "$extensions": { "dev.tessera": { "follows": "appearance" } }
            }
          },
          "resolutionOrder": [
            { "$ref": "#/sets/tokens" },
            { "$ref": "#/modifiers/appearance" },
            { "$ref": "#/modifiers/my~1density" },
            { "$ref": "#/modifiers/theme" }
          ]
        }

        """)
    #expect(
      try emitted.text("DesignTokens.my-density-compact.tokens.json") == """
        { "$description": "Generated from tokens/ by Tessera. Do not edit.",
          "$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
          "gap": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } }
        }

        """)
  }

  /// Nothing in names and texts can end the string that it stands in.
  @Test func nothingBreaksOut() async throws {
    let nasty = "\" }, \"x\": \\ \u{7F} \u{2028}\u{2029} // */ \u{1}'"
    var snapshot = Snapshot()
    let key = #"\" ], \"x\": \\ \u2028\u2029 // */ '"#
    snapshot.addSpec(
      SourceFile(
        path: "a.yaml",
        text: #"tokens: { "\#(key)": { g: { $value: 1, $description: "\#(key)\x7F\x01" } } }"#))
    let compilation = await Pipeline.compile(
      snapshot,
      CompilerOptions(outputs: [
        OutputRequest(
          name: "x", platform: Emitted.platform, settings: OutputSettings(origin: nasty))
      ]))
    #expect(compilation.diagnostics.diagnostics.isEmpty)
    let file = try #require(compilation.outputs.first?.files.first)
    let object = try JSONSerialization.jsonObject(with: Data(file.bytes)) as? NSDictionary
    let name = "\" ], \"x\": \\ \u{2028}\u{2029} // */ '"
    #expect(Set(object?.allKeys as? [String] ?? []) == ["$description", "$schema", name])
    let token = (object?[name] as? NSDictionary)?["g"] as? NSDictionary
    #expect(token?["$description"] as? String == name + "\u{7F}\u{1}")
    #expect(object?["$description"] as? String == Marker.sentence(origin: nasty))
    #expect(file.bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0A })
    #expect(!String(decoding: file.bytes, as: UTF8.self).unicodeScalars.contains("\u{2028}"))
  }

  /// Each file is known again by its first line.
  @Test func allFilesHaveTheMarker() async throws {
    let emitted = try await Emitted("tokens: { a: { $value: '#111', $modes: { dark: '#EEE' } } }")
    #expect(emitted.files.count == 3)
    for (path, text) in emitted.files {
      #expect(Marker.isPresent(in: text.utf8), "\(path)")
      #expect(throws: Never.self) {
        try JSONSerialization.jsonObject(with: Data(text.utf8))
      }
    }
  }
}
