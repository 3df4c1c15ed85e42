import Foundation
import TestSupport
import Testing

/// Targets import what they declare, and no more.
///
/// SwiftPM's own check (`--explicit-target-dependency-import-check`) lets a target import what its
/// dependencies depend on; here, only direct dependencies count.
struct ImportsTests {
  /// Besides targets of the package: the C library everywhere, Foundation at the rim.
  private static let system: Set<String> = ["Glibc", "Musl", "Darwin", "Synchronization"]
  private static let foundation: Set<String> = ["FoundationEssentials"]
  private static let rim: Set<String> = [
    "Workspace", "CommandLineInterface", "LanguageServer", "tessera",
  ]

  @Test func areDeclared() async throws {
    let package = try await PackageDescription.load()
    #expect(package.targets.count > 10)
    for target in package.targets where target.path.hasPrefix("Sources/") {
      var allowed = Self.system.union(target.dependencies ?? [])
      if Self.rim.contains(target.name) { allowed.formUnion(Self.foundation) }
      for source in target.sources where source.hasSuffix(".swift") {
        let file = PackageRoot.file("\(target.path)/\(source)")
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        let undeclared = Set(Self.imports(of: text)).subtracting(allowed).sorted()
        #expect(undeclared == [], "\(target.path)/\(source)")
      }
    }
  }

  @Test func areRead() {
    let text = """
      import A
      package import B
      @_exported public import struct C.D
        internal import E  // Why.
      // import F
      important import
      let text = "import G"
      """
    #expect(Self.imports(of: text) == ["A", "B", "C", "E"])
  }

  /// The modules that a Swift file imports.
  private static func imports(of text: String) -> [String] {
    text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let at = words.firstIndex(of: "import"), at + 1 < words.count,
        words[..<at].allSatisfy({ $0.hasPrefix("@") || access.contains($0) })
      else { return nil }
      let module = kinds.contains(words[at + 1]) ? words[at + 2] : words[at + 1]
      return module.split(separator: ".").first.map(String.init)
    }
  }

  private static let access: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
  ]
}
