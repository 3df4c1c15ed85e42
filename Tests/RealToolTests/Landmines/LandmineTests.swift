import Diagnostics
import Foundation
import TestSupport
import Testing

/// No name, description or text breaks out of generated code, on any platform.
struct LandmineTests {
  @Test func nothingIsWrongWithTheSpec() async throws {
    let mines = try await Landmines.compiled.value
    #expect(mines.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
  }

  @Test("X03: ten thousand tokens in one group, in Swift") func swiftCompiles() async throws {
    let files = try await Landmines.compiled.value.files("swift")
    try #require(files.count == 2)
    let complaints = try await SwiftCompiler.check(files, mode: .swift6)
    #expect(complaints == "")
  }

  @Test("X03: ten thousand tokens in one group, in Kotlin", .requires(KotlinCompiler.tools))
  func kotlinCompiles() async throws {
    let files = try await Landmines.compiled.value.files("kotlin")
    try #require(files.count == 2)
    let complaints = try await KotlinCompiler.compile(files).complaints
    #expect(complaints == "")
  }

  @Test(.requires(StyleSheet.tools))
  func styleSheetsParse() async throws {
    for file in try await Landmines.compiled.value.files("css") {
      let sheet = try await StyleSheet.parse(String(contentsOf: file, encoding: .utf8))
      #expect(sheet.errors == [])
    }
  }

  @Test(.requires(Browser.tools))
  func browserTakesStyleSheetsWhole() async throws {
    let files = try await Landmines.compiled.value.files("css")
    try #require(files.count == 2)
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(try await Browser.run(.refused(text))[0] == [])
      #expect(!text.contains("</style"))
    }
  }
}
