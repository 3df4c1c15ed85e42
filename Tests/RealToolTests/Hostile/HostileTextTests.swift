import Diagnostics
import Foundation
import TestSupport
import Testing

/// What goes into generated code as a text comes back as that text, and nothing else appears beside it.
struct HostileTextTests {
  private static let count = HostileSpec.count

  @Test func nothingIsWrongWithTheSpec() async throws {
    let (spec, compiled) = try await HostileSpec.compiled.value
    #expect(
      compiled.diagnostics.filter { $0.severity == .error }.map(\.message) == [],
      "seed \(spec.seed)")
  }

  @Test func swiftDeclaresNothingElse() async throws {
    let (spec, compiled) = try await HostileSpec.compiled.value
    let names = try await SwiftCompiler.declarations(of: compiled.files("swift"))
    let groups = ["Hostile", "Hostile.Texts", "Hostile.Families", "Hostile.Names"]
    #expect(names.count == groups.count + 3 * Self.count, "seed \(spec.seed)")
    let expected = (0..<Self.count).flatMap { ["Hostile.Texts.t\($0)", "Hostile.Families.f\($0)"] }
    #expect(Set(groups + expected).isSubset(of: names), "seed \(spec.seed)")
  }

  #if os(Linux)
    @Test func swiftSaysTheSame() async throws {
      let (spec, compiled) = try await HostileSpec.compiled.value
      let folder = try TemporaryFolder()
      let lines = (0..<Self.count).map {
        """
        Report.text("t\($0)", Hostile.Texts.t\($0))
        Report.text("f\($0)", Hostile.Families.f\($0)[0])
        """
      }
      let main = try folder.write(lines.joined(separator: "\n"), to: "main.swift")
      let report = try Report(
        try await SwiftCompiler.run(
          compiled.files("swift") + [main, PackageRoot.file("Tests/Drivers/Swift/Report.swift")]))
      try compare(spec) { try report.text($0) }
    }
  #endif

  @Test(.requires(KotlinCompiler.tools)) func kotlinSaysTheSame() async throws {
    let (spec, compiled) = try await HostileSpec.compiled.value
    let folder = try TemporaryFolder()
    let main = try folder.write(
      """
      package dev.tessera.testing

      import dev.tessera.hostile.Hostile

      public fun main() {
          for (group in listOf(Hostile.Texts, Hostile.Families, Hostile.Names)) {
              val getters = group.javaClass.declaredMethods.filter { it.name.startsWith("get") }
              Report.text(group.javaClass.simpleName, group.javaClass.declaredMethods.size)
              for (getter in getters) {
                  val value = getter.invoke(group)
                  val name = getter.name.removePrefix("get").replaceFirstChar { it.lowercase() }
                  Report.text(name, if (value is List<*>) value[0] else value)
              }
          }
          Report.text("classes", Hostile::class.java.declaredClasses.size)
      }
      """, to: "Hostile.kt")
    let program = try await KotlinCompiler.compile(
      compiled.files("kotlin") + [main, PackageRoot.file("Tests/Drivers/Kotlin/Report.kt")])
    try #require(program.complaints == "", "seed \(spec.seed)")
    let report = try Report(
      try await KotlinCompiler.run(program, main: "dev.tessera.testing.HostileKt"))
    for group in ["Texts", "Families", "Names"] {
      #expect(try report.text(group) == "\(Self.count)", "seed \(spec.seed)")
    }
    #expect(try report.text("classes") == "3")
    try compare(spec) { try report.text($0) }
  }

  /// Descriptions and other tools' extensions too.
  @Test func designToolsReadTheSame() async throws {
    let (spec, compiled) = try await HostileSpec.compiled.value
    let file = try #require(
      compiled.files("dtcg").first { $0.lastPathComponent.contains("tokens") })
    let json = try JSONDecoder().decode(JSON.self, from: Data(contentsOf: file))
    let texts = json["$extensions"]["dev.tessera"]["spec"]["tokens"]["texts"]
    for (index, text) in spec.texts.enumerated() {
      let other = spec.texts[(index + 1) % spec.texts.count]
      let token = texts["t\(index)"]
      #expect(
        token["$description"].text.map { Array($0.utf8) } == Array(other.utf8), "seed \(spec.seed)")
      let kept = token["$extensions"]["x" + other].text
      #expect(kept.map { Array($0.utf8) } == Array(text.utf8), "seed \(spec.seed)")
    }
    try compare(spec) { name in
      // What DTCG has no type for is kept as it is written in a spec, where braces have backslashes.
      let value =
        name.hasPrefix("t")
        ? texts[name]["$value"].text?.replacing("\\{", with: "{")
        : json["families"][name]["$value"].list.first?.text
      return value ?? "no text"
    }
  }

  @Test(.requires(StyleSheet.tools)) func styleSheetsDeclareNothingElse() async throws {
    let (spec, compiled) = try await HostileSpec.compiled.value
    let sheet = try await StyleSheet.parse(try compiled.text("css", "tokens.css"))
    #expect(sheet.errors == [], "seed \(spec.seed)")
    #expect(sheet.declarations.count == 3 * Self.count, "seed \(spec.seed)")
    #expect(sheet.declarations.allSatisfy { $0.path == [":root"] }, "seed \(spec.seed)")
    let numbers = sheet.declarations.filter { $0.name.hasPrefix("--names-") }.compactMap {
      Int($0.value)
    }
    #expect(numbers == Array(0..<Self.count), "seed \(spec.seed)")
  }

  /// In the browser that reads the page, where a text can also end the style sheet.
  @Test(.requires(Browser.tools)) func theBrowserReadsTheSame() async throws {
    let (spec, compiled) = try await HostileSpec.compiled.value
    let folder = try TemporaryFolder()
    let css = try compiled.text("css", "tokens.css")
    let page = try folder.write(
      "<!doctype html><html><head><meta charset=utf-8><style>\(css)</style></head><body></body></html>",
      to: "page.html")
    let seen = try await Browser.run(
      .open(page),
      .evaluate("() => document.querySelectorAll('*').length"),
      // The browser's own spelling of a string has escapes for quotes, backslashes and controls only.
      .evaluate(
        #"""
        () => {
          const style = getComputedStyle(document.documentElement), probe = document.createElement("p").style
          const text = (property, value) => {
            probe.setProperty(property, value)
            const string = probe.getPropertyValue(property).match(/^"((?:[^"\\]|\\.)*)"/su)
            return string && string[1].replace(/\\([0-9a-f]{1,6}) ?|\\(.)/gsu,
              (_, code, letter) => code ? String.fromCodePoint(parseInt(code, 16)) : letter)
          }
          const result = {}
          for (let index = 0; index < COUNT; index++) {
            result["t" + index] = text("content", style.getPropertyValue("--texts-t" + index))
            result["f" + index] = text("quotes", style.getPropertyValue("--families-f" + index)
              .replace(/, *serif$/, ' "x"'))
          }
          return result
        }
        """#.replacing("COUNT", with: "\(Self.count)")))
    #expect(seen[1] == 5, "seed \(spec.seed)")
    try compare(spec) { seen[2][$0].text ?? "no text" }
  }

  private func compare(_ spec: HostileSpec, _ found: (String) throws -> String) throws {
    for (index, text) in spec.texts.enumerated() {
      let isEqual = try Array(found("t\(index)").utf8) == Array(text.utf8)
      #expect(isEqual, "seed \(spec.seed): \(text.debugDescription)")
      let isFamily = try Array(found("f\(index)").utf8) == Array("x\(text)".utf8)
      #expect(isFamily, "seed \(spec.seed): \(text.debugDescription)")
    }
  }
}
