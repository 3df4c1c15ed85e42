import Diagnostics
import Foundation
import IR
import Syntax
import Testing

/// The examples of the W3C Design Tokens specification, each by itself: what its chapter calls right is
/// read without a fault, and what it calls wrong is told. An example that refers to tokens which it
/// does not show is told of those, and of nothing else.
@Suite(
  .enabled(
    if: SpecificationBlocks.folder != nil,
    "skipped: the specification's examples are not there (set TESSERA_SHARED)"))
struct SpecificationBlockTests {
  @Test func thereAreAllChapters() {
    #expect(SpecificationBlocks.all.count >= 80)
  }

  @Test(arguments: SpecificationBlocks.all)
  func saysWhatItsChapterSays(block: SpecificationBlocks.Block) {
    let analysis = Analysis([Analysis.Input(text: block.text, dialect: .designTokens)])
    let errors = analysis.diagnostics.filter { $0.severity == .error }.map(\.rule)
    #expect(
      errors == SpecificationBlocks.faults[block.name] ?? [], "\(block.name)\n\(analysis.rendered)")
  }

  @Test func pointersTakeWhatTheChapterSays() throws {
    let block = try #require(
      SpecificationBlocks.all.first { $0.name == "format/aliases/block-06" })
    let analysis = Analysis([Analysis.Input(text: block.text, dialect: .designTokens)])
    #expect(analysis.value("layout.small") == .dimension(Dimension(16, .rem)))
    #expect(analysis.value("layout.large") == .dimension(Dimension(32)))
  }
}

enum SpecificationBlocks {
  struct Block: CustomStringConvertible, Sendable {
    var name: String
    var text: String

    var description: String { name }
  }

  static let folder: URL? = {
    let shared =
      ProcessInfo.processInfo.environment["TESSERA_SHARED"].map { URL(filePath: $0) }
      ?? URL(filePath: #filePath).appending(path: "../../../../../shared").standardized
    let folder = shared.appending(
      path: "data/systems/design-tokens+community-group/technical-reports")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  /// Those of the chapters on files of tokens.
  static let all: [Block] = {
    guard let folder, let paths = FileManager.default.subpaths(atPath: folder.path) else {
      return []
    }
    return paths.sorted().compactMap { path in
      guard path.hasSuffix(".json"), !path.hasPrefix("resolver/"),
        let text = try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
      else { return nil }
      return Block(name: String(path.dropLast(5)), text: strict(text))
    }
  }()

  /// Without the comments and the last commas that some examples have for their readers.
  private static func strict(_ text: String) -> String {
    var result: [UInt8] = []
    let bytes = Array(text.utf8)
    var index = 0
    var isText = false
    while index < bytes.count {
      let byte = bytes[index]
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      if isText, byte == UInt8(ascii: "\\") {
        result += [byte, next]
        index += 1
      } else if byte == UInt8(ascii: "\"") {
        isText.toggle()
        result.append(byte)
      } else if !isText, byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        while index + 1 < bytes.count, bytes[index + 1] != 0x0A { index += 1 }
      } else if !isText, byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        while index < bytes.count,
          !(bytes[index] == UInt8(ascii: "*") && index + 1 < bytes.count
            && bytes[index + 1] == UInt8(ascii: "/"))
        { index += 1 }
        index += 1
      } else if !isText, byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
        while let last = result.last, last <= 0x20 { result.removeLast() }
        if result.last == UInt8(ascii: ",") { result.removeLast() }
        result.append(byte)
      } else {
        result.append(byte)
      }
      index += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// What is wrong with the examples that are not whole, or wrong on purpose, in the order of the places.
  static let faults: [String: [Rule]] = [
    // References in a ring, and lists and texts outside tokens.
    "format/aliases/block-04": [.referenceCycle],
    "format/aliases/block-08": [.wrongKind, .wrongKind, .wrongKind],
    // Tokens that are not shown.
    "format/composite-types/block-01": [.unresolvedReference, .unresolvedReference],
    "format/composite-types/block-07": [.unresolvedReference],
    "format/composite-types/block-09": [
      .unresolvedReference, .unresolvedReference, .unresolvedReference,
    ],
    "format/composite-types/block-12": [.unresolvedReference],
    "format/composite-types/block-13": [
      .unresolvedReference, .unresolvedReference, .unresolvedReference,
    ],
    "color/token-naming/block-03": [.unresolvedReference, .unresolvedReference],
    "color/token-naming/block-09": [
      .unresolvedReference, .unresolvedReference, .unresolvedReference, .unresolvedReference,
    ],
    "color/token-naming/block-10": [.unresolvedReference, .unresolvedReference],
    "color/token-naming/block-11": [
      .unresolvedReference, .unresolvedReference, .unresolvedReference, .unresolvedReference,
    ],
    // The group that is extended is not shown, and neither is the type that comes from it.
    "format/groups/block-05": [.unresolvedReference, .missingType, .missingType],
    "format/groups/block-06": [.unresolvedReference, .missingType, .missingType],
    // Tokens without a type are not valid; the chapter is about something else.
    "format/groups/block-07": [.missingType, .missingType, .missingType],
    "format/groups/block-11": [.missingType],
    "format/groups/block-13": [.missingType],
    "format/groups/block-14": [.missingType],
    // Groups in a ring.
    "format/groups/block-09": [.extendsCycle],
    "format/groups/block-10": [.extendsCycle],
    "format/groups/block-16": [.extendsCycle],
    // Percent is no unit of a dimension.
    "format/groups/block-18": [.unitMismatch],
  ]
}
