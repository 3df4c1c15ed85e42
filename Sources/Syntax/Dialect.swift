package import Diagnostics

/// By whose rules the tokens of a file are read.
package enum Dialect: String, CaseIterable, Sendable {
  /// The language of Tessera.
  case native
  /// The W3C Design Tokens format, 2025.10.
  case designTokens = "dtcg"
  /// What Style Dictionary reads: `value` and `type` without `$`, types that follow from values.
  case styleDictionary = "style-dictionary"
  /// What Tokens Studio writes: types of its own, formulas in values.
  case tokensStudio = "tokens-studio"

  /// Those that a file of tokens can be said to be written in.
  package static let foreign: [Dialect] = [.designTokens, .styleDictionary, .tokensStudio]

  /// Whether what another tool put there and Tessera cannot read is left out with a warning: the tool
  /// has no rules that would call it wrong.
  package var isLenient: Bool { self == .styleDictionary || self == .tokensStudio }
}

/// The dialect of each file of a run.
package struct DialectTable: Sendable {
  /// By the files' numbers; native beyond the end.
  private var dialects: [Dialect] = []

  package init() {}

  package subscript(file: FileID) -> Dialect {
    get {
      let index = Int(file.index)
      return index < dialects.count ? dialects[index] : .native
    }
    set {
      let index = Int(file.index)
      guard index < dialects.count || newValue != .native else { return }
      while dialects.count <= index { dialects.append(.native) }
      dialects[index] = newValue
    }
  }
}
