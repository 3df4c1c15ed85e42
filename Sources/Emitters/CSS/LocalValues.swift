import Color
import Emission
import IR

/// The custom properties of what components need, differs by mode and is no token that is generated:
/// private tokens, what declarations compute, tokens in another unit, black or white upon a colour.
///
/// They get their names when rules first ask for them; all are declared at the top of the file, on the
/// root and again for each context.
final class LocalValues {
  enum Value: Hashable {
    case token(TokenID)
    /// A length in px, or in rem, whichever the token has.
    case length(TokenID, isRem: Bool)
    /// A style of text that does not grow with the reader's text size.
    case fixedStyle(TokenID)
    /// A shadow as `filter` takes it.
    case filter(TokenID)
    /// Black or white upon a colour, and upon that again, as often as is said.
    case onColor(TokenID, times: Int)

    var token: TokenID {
      switch self {
      case .token(let id), .length(let id, _), .fixedStyle(let id), .filter(let id),
        .onColor(let id, _):
        id
      }
    }
  }

  private(set) var entries: [(value: Value, name: Name)] = []
  private var places: [Value: Int] = [:]
  private var taken: Set<String> = []

  func name(of value: Value, in context: Context) -> Name {
    if let place = places[value] { return entries[place].name }
    let token = context.design[value.token]
    var words = ["mode"] as [Substring]
    if case .onColor(_, let times) = value { words += Array(repeating: "on", count: times) }
    words +=
      token.name.isEmpty
      ? NameStyle.words(token.outputName ?? token.type.rawValue)
      : context.design.path(of: token).flatMap { NameStyle.words($0) }
    let base = "--" + NameStyle.kebab(words)
    var text = base
    var number = 2
    while taken.contains(text) || context.names.isTaken(text) {
      text = "\(base)-\(number)"
      number += 1
    }
    taken.insert(text)
    let name = Name(text) ?? Name(known: "mode-value")
    places[value] = entries.count
    entries.append((value, name))
    return name
  }
}

extension Context {
  /// Whether a value of the token in a rule would not follow all modes: colours follow the appearance by
  /// themselves.
  func isModal(_ token: TokenID) -> Bool {
    var axes = design.axes(of: token, on: CSSEmitter.platform)
    if axes.isEmpty { return false }
    if design.tokens[token.index].type == .color, let scheme = design.schemeAxis {
      axes.remove(scheme)
    }
    return !axes.isEmpty
  }

  /// The custom property of a value that differs by mode; `nil` where it does not, or none can be had.
  func local(_ value: LocalValues.Value) -> Name? {
    guard let locals, isModal(value.token) else { return nil }
    return locals.name(of: value, in: self)
  }
}

// MARK: Declarations

extension TokensFile {
  /// What a local value is declared as, for each combination of contexts.
  mutating func blocks(of value: LocalValues.Value, _ name: Name) -> [ModeBlocks.Declared] {
    let id = value.token
    var rest = design.axes(of: id, on: CSSEmitter.platform)
    var scheme: Int?
    if design.tokens[id.index].type == .color, let axis = design.schemeAxis, rest.contains(axis) {
      scheme = axis
      rest.remove(axis)
    }
    let design = design
    let rem = design.rem
    return blocks(over: rest) { file, key in
      let all = file.contexts(key, scheme).compactMap { context -> TokenValue? in
        design.value(of: id, on: CSSEmitter.platform, in: context).map { .literal($0) }
      }
      return all.count == 2 && all[0] == all[1] ? [all[0]] : all
    } declarations: { file, written in
      let values = written.compactMap { value -> Value? in
        if case .literal(let literal) = value { literal } else { nil }
      }
      guard let first = values.first else { return [] }
      switch (value, first) {
      case (.length(_, let isRem), .dimension(let length)),
        (.length(_, let isRem), .fontSize(let length)):
        let pixels = length.pixels(rem: rem)
        return [
          Declaration(
            name, CSSCode(isRem ? Dimension(pixels / rem, .rem) : Dimension(pixels)))
        ]
      case (.fixedStyle, .typography(let style)):
        return TypographyCode(style: style, context: file.context, scales: false)
          .declarations(name)
      case (.filter, .shadow(let layers)):
        return [Declaration(name, CompositeCode(context: file.context).filter(layers))]
      case (.onColor(_, let times), _):
        let colors = values.compactMap { value -> ColorValue? in
          guard case .color(let color) = value else { return nil }
          return color.contrasting(times)
        }
        return file.declarations(id, name, colors.map { .literal(.color($0)) })
      case (.token, _), (.length, _), (.fixedStyle, _), (.filter, _):
        return file.declarations(id, name, written)
      }
    }
  }
}
