import Foundation
import TestSupport
import Testing

/// Figures that Compose components compute from tokens which differ by mode, against real Compose.
@Suite(.requires(KotlinCompiler.tools))
struct ComposeFiguresTests {
  @Test func compilesWithoutWarnings() async throws {
    let files = try await FiguresExample.compiled.value.files("kotlin")
    try #require(files.count == 2)
    #expect(try await KotlinCompiler.compile(files).complaints == "")
  }

  /// No figure of the default contexts is left where another one holds.
  @Test func nothingIsWrittenForTheDefaultContextsAlone() async throws {
    let code = try await FiguresExample.compiled.value.text("kotlin", "Components.kt")
    for figure in ["80.dp", "9.dp", "96.dp", "40.dp", "12.dp", "0.875f", "0.25f", "0.95f"] {
      let lines = code.split(separator: "\n").filter {
        $0.contains(" \(figure)") || $0.contains("(\(figure)")
      }
      #expect(lines.allSatisfy { $0.contains("->") }, "\(figure): \(lines)")
      #expect(!lines.isEmpty, "\(figure)")
    }
  }
}
