import Diagnostics
package import Document
import Geometry
package import IR
package import Syntax

/// What rules look at: the design in all its modes and on all platforms, and the places of what is
/// written.
package struct LintSubject {
  /// The design as one platform has it.
  struct View {
    let platform: PlatformID
    let design: DesignSystem
  }

  let design: DesignSystem
  let program: Program
  let documents: [DocumentTree]
  let settings: LintSettings
  /// One for each platform that draws.
  let views: [View]
  /// The names of each token with points between; empty for tokens without a name.
  let paths: [String]
  /// The first token of each path; a group's own is found without its `$root` too.
  let tokensByPath: [String: TokenID]
  /// The places in `program.tokens` of what declares tokens, by the places of their names.
  private let declarations: [SourceSpan: Int]

  /// More contexts than any design is looked at in.
  private static let contextLimit = 4096

  package init(
    design: DesignSystem, program: Program, documents: [DocumentTree], settings: LintSettings,
    platforms: [PlatformID]
  ) {
    self.design = design
    self.program = program
    self.documents = documents
    self.settings = settings
    views = platforms.map { View(platform: $0, design: design.specialized(to: $0)) }
    var groups: [String] = []
    for group in design.groups {
      guard let parent = group.parent else {
        groups.append("")
        continue
      }
      groups.append(groups[parent.index] + group.name + ".")
    }
    let paths = design.tokens.map { token in
      token.name.isEmpty ? "" : groups[token.group.index] + token.name
    }
    var byPath: [String: TokenID] = [:]
    for (index, path) in paths.enumerated() where !path.isEmpty {
      if byPath[path] == nil { byPath[path] = TokenID(index) }
      if path.hasSuffix(".$root") {
        let group = String(path.dropLast(".$root".utf8.count))
        if byPath[group] == nil { byPath[group] = TokenID(index) }
      }
    }
    self.paths = paths
    tokensByPath = byPath
    declarations = Dictionary(
      program.tokens.enumerated().map { ($1.key.span, $0) }, uniquingKeysWith: { first, _ in first }
    )
  }

  /// The tokens that a name says, in their order, without those that stand for computed values.
  var tokens: [TokenID] {
    design.tokens.indices.filter { !paths[$0].isEmpty }.map { TokenID($0) }
  }

  func path(of id: TokenID) -> String { paths[id.index] }

  /// What declares a token.
  func syntax(of id: TokenID) -> TokenSyntax? {
    declarations[design[id].annotation.span].map { program.tokens[$0] }
  }

  func details(of id: TokenID) -> TokenSyntax.Details? {
    syntax(of: id)?.details.map { program.tokenDetails[$0] }
  }

  func syntax(of component: Component) -> ComponentSyntax? {
    program.components.first { $0.key.span == component.annotation.span }
  }

  /// Whether a token, or a group around it, is private.
  func isPrivate(_ id: TokenID) -> Bool {
    if design[id].isPrivate { return true }
    var group: GroupID? = design[id].group
    while let next = group {
      if design[next].isPrivate { return true }
      group = design[next].parent
    }
    return false
  }

  // MARK: Contexts

  /// All contexts that differ by these axes, the default first; where they are too many, those that
  /// differ from it by one axis.
  func contexts(over axes: AxisSet) -> [ModeContext] {
    if design.axes.contextCount(over: axes, limit: Self.contextLimit) != nil {
      return design.axes.contexts(over: axes)
    }
    return [.standard]
      + axes.places.flatMap { axis in
        design.axes[axis].contexts.indices.dropFirst().map {
          ModeContext([Condition.Mode(axis: axis, context: $0)])
        }
      }
  }

  /// `dark & high`; empty for the default.
  func name(of context: ModeContext) -> String {
    context.modes.map { mode in
      let name = design.axes[mode.axis].contexts[mode.context]
      let isShared = design.axes.count { $0.contexts.contains(name) } > 1
      return isShared ? "\(design.axes[mode.axis].name):\(name)" : name
    }.joined(separator: " & ")
  }
}

extension LintSubject.View {
  /// The token's value and the axes with which it differs here.
  func value(of id: TokenID, in context: ModeContext = .standard) -> Value? {
    design.value(of: id, on: platform, in: context)
  }

  func axes(of id: TokenID) -> AxisSet { design.axes(of: id, on: platform) }

  /// The axes with which a component's figure differs.
  func axes(of measure: Measure) -> AxisSet {
    var result = AxisSet()
    for case .token(let place) in measure.symbols { result.formUnion(axes(of: TokenID(place))) }
    return result
  }

  /// What a component's figure comes to, parameters at their defaults; `nil` where that is not known
  /// before it is drawn.
  func number(
    _ measure: Measure, of parameters: [Parameter], in context: ModeContext = .standard
  ) -> Double? {
    var values: [Symbol: Double] = [:]
    for symbol in measure.symbols {
      guard let number = number(symbol, of: parameters, in: context) else { return nil }
      values[symbol] = number
    }
    let result = measure.evaluated { values[$0] ?? 0 }
    return result.isFinite ? result : nil
  }

  private func number(
    _ symbol: Symbol, of parameters: [Parameter], in context: ModeContext
  ) -> Double? {
    switch symbol {
    case .width, .height, .shapeParameter: return nil
    case .token(let place):
      switch value(of: TokenID(place), in: context) {
      case .dimension(let length)?, .fontSize(let length)?: return length.pixels(rem: design.rem)
      case .number(let number)?, .fontWeight(let number)?: return number
      default: return nil
      }
    case .parameter(let place):
      guard parameters.indices.contains(place),
        case .measure(let measure)? = parameters[place].defaultValue?.value(on: platform)
      else { return nil }
      // A default mentions earlier parameters only.
      return number(measure, of: Array(parameters[..<place]), in: context)
    }
  }
}

extension Measure {
  /// The token, if the figure is just that token.
  var singleToken: TokenID? {
    if case .token(let place)? = singleSymbol { return TokenID(place) }
    return nil
  }
}
