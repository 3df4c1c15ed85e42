import Diagnostics
import Emission
import Foundation
import TestSupport
import Testing

/// Components whose shape and interaction differ by platform, for real compilers.
struct PlatformUsesTests {
  private static let compiled = Task {
    try await CompiledSpec(
      """
      shapes:
        leaf:
          parameters: { corner: 8 }
          path: [move: [0, 0], line: [width - corner, 0], line: [width, height], line: [0, height]]
      interactions:
        fade: { pressed: { opacity: 0.5 } }
        press: { pressed: { scale: 0.9 }, animation: easeOut }
        glow: { hovered: { opacity: 0.9 } }
      components:
        tag:
          kind: text
          shape: { default: leaf, kotlin: capsule }
          background: "#123456"
          padding: { start: 4, end: 8 }
        note: { kind: container, shape: { leaf: { corner: { default: 4, kotlin: 6, css: 10 } } }, background: "#EEE" }
        only: { kind: container, shape: { kotlin: circle }, background: "#ABC", padding: { start: 1, end: 3 } }
        send:
          kind: button
          shape: { default: capsule, swift: { roundedRectangle: { cornerRadius: 6 } } }
          background: "#00F"
          interaction: { default: fade, kotlin: press, css: glow }
      """, settings: OutputSettings(namespace: "Uses"))
  }

  @Test func eachPlatformHasItsOwn() async throws {
    let spec = try await Self.compiled.value
    #expect(spec.diagnostics.map(\.message) == [])
    let swift = try spec.text("swift", "Components.swift")
    let kotlin = try spec.text("kotlin", "Components.kt")
    let css = try spec.text("css", "components.css")
    #expect(swift.contains("LeafShape(corner: 4,"))
    #expect(swift.contains("RoundedRectangle(cornerRadius: 6"))
    #expect(kotlin.contains("LeafShape(corner = 6.dp,"))
    #expect(css.contains("10px"))
    #expect(!css.contains("border-radius: 6px"))
  }

  @Test(arguments: SwiftCompiler.Mode.allCases)
  func swiftCompiles(mode: SwiftCompiler.Mode) async throws {
    let files = try await Self.compiled.value.files("swift")
    try #require(files.count == 2)
    #expect(try await SwiftCompiler.check(files, mode: mode) == "")
  }

  @Test(.requires(KotlinCompiler.tools))
  func kotlinCompiles() async throws {
    let files = try await Self.compiled.value.files("kotlin")
    try #require(files.count == 2)
    #expect(try await KotlinCompiler.compile(files).complaints == "")
  }

  @Test(.requires(StyleSheet.tools))
  func styleSheetsParse() async throws {
    for file in try await Self.compiled.value.files("css") {
      let sheet = try await StyleSheet.parse(String(contentsOf: file, encoding: .utf8))
      #expect(sheet.errors == [])
    }
  }
}
