import Foundation
import TestSupport
import Testing

/// Generated Kotlin that differs by mode compiles against real Compose, and follows the mode when it
/// runs.
@Suite(.requires(KotlinCompiler.tools))
struct ComposeModesTests {
  @Test func compilesWithoutWarnings() async throws {
    #expect(try await ComposeModes.diagnosticsAndFiles.value.complaints == [])
    #expect(try await ComposeModes.program.value.complaints == "")
  }

  @Test(
    arguments: ["Light", "Dark"],
    ["Standard", "High"].flatMap { contrast in
      ["Comfortable", "Compact"].map { "\(contrast) \($0)" }
    })
  func valuesInEachMode(_ appearance: String, _ others: String) async throws {
    try await expect(
      "\(appearance) \(others)", isDark: appearance == "Dark", isHigh: others.hasPrefix("High"),
      isCompact: others.hasSuffix("Compact"))
  }

  @Test func whatIsNotChosenFollowsTheSystem() async throws {
    try await expect("nothing chosen", isDark: false, isHigh: false, isCompact: false)
    try await expect("system dark", isDark: true, isHigh: false, isCompact: false)
    try await expect("system dark, compact", isDark: true, isHigh: false, isCompact: true)
  }

  @Test func choicesStandInsideChoices() async throws {
    try await expect("light in a dark system", isDark: false, isHigh: false, isCompact: false)
    try await expect("inside that, high", isDark: false, isHigh: true, isCompact: false)
    try await expect("inside that, as the system", isDark: true, isHigh: false, isCompact: false)
  }

  /// What the spec says, by its own precedence.
  private func expect(
    _ mode: String, isDark: Bool, isHigh: Bool, isCompact: Bool,
    location: SourceLocation = #_sourceLocation
  ) async throws {
    let report = try await ComposeModes.report.value
    func expect(_ name: String, _ value: String) throws {
      #expect(try report.text("\(mode): \(name)") == value, sourceLocation: location)
    }
    let text = isDark ? "EEEEEE" : "111111"
    let helper = isHigh ? "FF0000FF" : isDark ? "FF66AAFF" : "FF0A84FF"
    let space = isCompact ? 4.0 : 8.0
    try expect(
      "contexts",
      "\(isDark ? "Dark" : "Light") \(isHigh ? "High" : "Standard") \(isCompact ? "Compact" : "Comfortable")"
    )
    try expect("text", "FF\(text)")
    try expect("surface", isDark ? isHigh ? "FF000000" : "FF222222" : "FFFFFFFF")
    try expect("deep", "FF\(text)")
    try expect("faint", "80\(text)")
    try expect("shown", helper)
    try expect("fixed", "FF123456")
    try expect("space", "\(space).dp \(space * 2).dp")
    try expect(
      "others",
      "[\(isHigh ? 0.9 : 0.5), \(isHigh ? 0 : 100), \(!isDark), Good \(isDark ? "night" : "day"), \(isHigh ? 700 : 400)]"
    )
    try expect("sans", isHigh ? "[serif]" : "[Inter, sans-serif]")
    try expect("body", "\(space * 2).sp \(isHigh ? 700 : 400)")
    try expect("size", "\(isCompact ? 14 : 16).0.sp \(isHigh ? 0.0 : 10.0)")
    try expect("shadow", "FF\(text) \(space).dp")
    try expect(
      "edge",
      isHigh ? "\(isDark ? "FF000000" : "FFFFFFFF") 2.0.dp" : "FF\(text) 1.0.dp")
    try expect("sky", "[\(isDark ? isHigh ? "FF000000" : "FF222222" : "FFFFFFFF"), \(helper)]")
    try expect("line", isHigh ? "[]" : "[3.0.dp, 3.0.dp]")
    try expect("fade", "\(isHigh ? 0 : 100)")
    try expect("spring", isHigh ? "1.0" : "0.45")
    try expect("leaf", "\(space).dp")
    func padding(_ length: Double) -> String {
      let sides = ["start", "top", "end", "bottom"].map { "\($0)=\(length).dp" }
      return "PaddingValues(\(sides.joined(separator: ", ")))"
    }
    try expect("recipe", "[FF\(text), \(helper), \(padding(space)), \(space).dp]")
    try expect(
      "computed",
      "[\(space * 3 + 1).dp, \(isHigh ? 1.9 : 1.5).em, \(isHigh ? 10 : 210)]")
    try expect("outline", "\(100 + space * 3)")
    try expect("large", "[\(padding(space * 2)), \(padding(space * 2)), 20.0.sp]")
    let middle = try #require(Double(try report.text("\(mode): out")))
    #expect(isHigh ? middle == 0.5 : middle > 0.6, sourceLocation: location)
  }
}
