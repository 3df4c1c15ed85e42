import Diagnostics
import IR
import Syntax
import TestSupport
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
    #expect(TokenBlocks.all.count >= 80)
  }

  @Test(arguments: TokenBlocks.all)
  func saysWhatItsChapterSays(block: SpecificationBlocks.Block) {
    let analysis = Analysis([Analysis.Input(text: block.text, dialect: .designTokens)])
    let errors = analysis.diagnostics.filter { $0.severity == .error }.map(\.rule)
    #expect(
      errors == TokenBlocks.faults[block.name] ?? [], "\(block.name)\n\(analysis.rendered)")
  }

  @Test func pointersTakeWhatTheChapterSays() throws {
    let block = try #require(
      TokenBlocks.all.first { $0.name == "format/aliases/block-06" })
    let analysis = Analysis([Analysis.Input(text: block.text, dialect: .designTokens)])
    #expect(analysis.value("layout.small") == .dimension(Dimension(16, .rem)))
    #expect(analysis.value("layout.large") == .dimension(Dimension(32)))
  }
}

enum TokenBlocks {
  /// Those of the chapters on files of tokens.
  static let all = SpecificationBlocks.all.filter { !$0.name.hasPrefix("resolver/") }

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
