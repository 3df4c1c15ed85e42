import Foundation
import TestSupport
import Testing

/// No private declaration is generated that nothing uses.
struct UnusedHelperTests {
  /// How often each word stands in some code.
  private func words(_ code: String) -> [Substring: Int] {
    var counts: [Substring: Int] = [:]
    for word in code.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
      counts[word, default: 0] += 1
    }
    return counts
  }

  private func unused(_ declared: [Substring], in code: String) -> [Substring] {
    let counts = words(code)
    return declared.filter { (counts[$0] ?? 0) < 2 }
  }

  @Test(arguments: GeneratedSpec.allCases)
  func swift(spec: GeneratedSpec) async throws {
    for file in try await spec.files("swift") {
      let code = try String(contentsOf: file, encoding: .utf8)
      let hidden =
        /(?:private|fileprivate)(?: nonisolated| static)* (?:func|var|let|struct) `?(\w+)/
      let declared = code.matches(of: hidden).map(\.1)
      #expect(unused(declared, in: code) == [], "\(file.lastPathComponent)")
      if spec == .figures, file.lastPathComponent == "Components.swift" {
        #expect(declared.count > 40)
      }
    }
  }

  @Test(arguments: GeneratedSpec.allCases)
  func kotlin(spec: GeneratedSpec) async throws {
    for file in try await spec.files("kotlin") {
      let code = try String(contentsOf: file, encoding: .utf8)
      let hidden =
        /private (?:abstract |data )?(?:fun|val|var|class|object) (?:<[^>]+> )?(?:[\w<>]+\.)?(\w+)/
      var declared = code.matches(of: hidden).map(\.1)
      // What is generated of private tokens is in an object of its own.
      if let range = code.range(of: "\nprivate object ") {
        let object = code[range.upperBound...].prefix { $0 != "}" }
        declared += object.matches(of: /\n    val (\w+):/).map(\.1)
      }
      #expect(unused(declared, in: code) == [], "\(file.lastPathComponent)")
      if spec == .figures, file.lastPathComponent == "Components.kt" {
        #expect(declared.count > 20)
      }
    }
  }

  @Test(arguments: GeneratedSpec.allCases)
  func css(spec: GeneratedSpec) async throws {
    let files = try await spec.files("css")
    let code = try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    let declared = Set(code.matches(of: /\n *(--mode-[\w-]+):/).map(\.1))
    #expect(declared.filter { !code.contains("var(\($0))") } == [])
    if spec == .figures { #expect(declared.count > 15) }
  }
}
