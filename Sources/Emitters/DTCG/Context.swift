import Emission
import IR

/// What every part of the files looks things up in.
struct Context {
  let design: DesignSystem
  let settings: OutputSettings
  let names: Names

  init(_ design: DesignSystem, settings: OutputSettings) {
    self.design = design
    self.settings = settings
    names = Names(design)
  }

  func isGenerated(_ id: TokenID) -> Bool { design.isGenerated(id, on: DTCGEmitter.platform) }

  /// What to write for a token in one context: an alias stays one while the token that it names is
  /// written too.
  func written(_ id: TokenID, in context: ModeContext) -> TokenValue? {
    var written = design.tokens[id.index].value.value(on: DTCGEmitter.platform, in: context)
    while case .alias(let target)? = written, !(settings.keepsAliases && isGenerated(target)) {
      written = design.tokens[target.index].value.value(on: DTCGEmitter.platform, in: context)
    }
    return written
  }

  /// The token to name in a field, or `nil` when its value has to be written instead.
  func named(_ id: TokenID) -> TokenID? {
    var next = id
    while settings.keepsAliases {
      if isGenerated(next) { return next }
      let value = design.tokens[next.index].value.onlyOverrides(on: DTCGEmitter.platform)
      guard value.overrides.isEmpty, case .alias(let target)? = value.base else { return nil }
      next = target
    }
    return nil
  }

  /// The axes with which what is written for a token can differ: its own, and those of tokens that are
  /// written out in its place. What it is an alias of differs by itself.
  func axes(of id: TokenID) -> AxisSet {
    var result = AxisSet()
    guard !design.axes(of: id, on: DTCGEmitter.platform).isEmpty else { return result }
    var pending = [id]
    var visited: Set<TokenID> = [id]
    while let next = pending.popLast() {
      let value = design.tokens[next.index].value.onlyOverrides(on: DTCGEmitter.platform)
      result.formUnion(value.axes)
      for case .alias(let target) in [value.base].compactMap({ $0 }) + value.overrides.map(\.value)
      where !(settings.keepsAliases && isGenerated(target)) && visited.insert(target).inserted {
        pending.append(target)
      }
    }
    return result
  }
}
