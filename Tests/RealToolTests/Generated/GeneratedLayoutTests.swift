import Foundation
import TestSupport
import Testing

/// Generated code is laid out as its receivers lay out theirs.
struct GeneratedLayoutTests {
  @Test(arguments: GeneratedSpec.allCases)
  func swiftFormatHasNothingToSay(spec: GeneratedSpec) async throws {
    var files = try await spec.files("swift")
    try #require(files.count == 2)
    let folder = try TemporaryFolder()
    if spec == .landmines {
      // Of ten thousand constants alike, which take minutes, a hundred say as much.
      let code = try String(contentsOf: files[0], encoding: .utf8)
      var count = 0
      let lines = code.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
        guard line.contains(/static let (size|paint)\d+:/) else { return true }
        count += 1
        return count <= 100
      }
      #expect(count == Landmines.crowd)
      files[0] = try folder.write(lines.joined(separator: "\n"), to: "Tokens.swift")
    }
    let result = try await Command(
      "swift",
      ["format", "lint", "--strict", "--configuration", PackageRoot.file(".swift-format").path]
        + files.map(\.path)
    ).run(timeout: 300)
    #expect(result.status == 0, "\(result.text.prefix(2000))")
  }

  /// Kotlin's official style: lines of at most 120 columns, four blanks a step, no tabs.
  @Test(arguments: GeneratedSpec.allCases.filter { $0 != .landmines })
  func kotlinIsInTheOfficialStyle(spec: GeneratedSpec) async throws {
    for file in try await spec.files("kotlin") {
      let code = try String(contentsOf: file, encoding: .utf8)
      for (number, line) in code.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        let place = "\(file.lastPathComponent):\(number + 1): \(line)"
        let isComment = line.drop { $0 == " " }.hasPrefix("/**") || line.hasPrefix("import ")
        #expect(line.count <= 120 || isComment, "\(place)")
        #expect(!line.contains("\t") && line.last != " ", "\(place)")
        let depth = line.prefix { $0 == " " }.count
        #expect(depth % 4 == 0 || line.dropFirst(depth).hasPrefix("*"), "\(place)")
      }
    }
  }
}
