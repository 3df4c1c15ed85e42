import Diagnostics
import Emission
import IR

/// The names that the stylesheets declare. Custom properties of tokens, animations, shapes,
/// interactions and components share one scope, since a component's own would hide a token's;
/// classes share another.
struct Names {
  private var variables: NameTable
  private var classes = NameTable(platformName: "CSS")
  private(set) var tokens: [Name?]
  private(set) var animations: [Name?]
  private(set) var shapes: [Scope] = []
  private(set) var interactions: [Scope] = []
  private(set) var components: [Scope] = []
  /// The custom property that holds presses, where some interaction does.
  private(set) var held: Name?

  /// The class of a declaration, and the custom properties of its parameters.
  struct Scope {
    var className: Name
    var parameters: [Name]
    fileprivate var words: [Substring]
    fileprivate var original: String
    fileprivate var span: SourceSpan
  }

  init(
    _ design: DesignSystem, settings: OutputSettings, diagnostics: inout DiagnosticList
  ) {
    variables = NameTable(platformName: "CSS", capacity: design.tokens.count)
    tokens = Array(repeating: nil, count: design.tokens.count)
    animations = Array(repeating: nil, count: design.animations.count)
    nameTokens(of: design, diagnostics: &diagnostics)
    for id in design.generatedAnimations {
      let animation = design[id]
      let words = ["motion"] + NameStyle.words(animation.name)
      animations[id.index] = claim(
        words, suffixes: design.suffixes(of: animation),
        for: "animations.\(animation.name)", at: animation.annotation.span,
        diagnostics: &diagnostics)
    }
    for shape in design.shapes {
      shapes.append(
        scope(
          NameStyle.words(shape.name), classSuffix: ["shape"], shape.parameters,
          for: "shapes.\(shape.name)", at: shape.annotation.span, diagnostics: &diagnostics))
    }
    for interaction in design.interactions {
      let words =
        [interaction.isTap ? "tap" : "interaction"] + NameStyle.words(interaction.name)
      interactions.append(
        scope(
          words, interaction.parameters, for: "interactions.\(interaction.name)",
          at: interaction.annotation.span, diagnostics: &diagnostics))
    }
    if let tap = design.interactions.first(where: \.holdsPress) {
      held = claim(
        ["tap", "held"], suffixes: [.none], for: "interactions.\(tap.name)",
        at: tap.annotation.span, diagnostics: &diagnostics)
    }
    let prefix = NameStyle.words(settings.componentPrefix)
    for component in design.components {
      components.append(
        scope(
          prefix + NameStyle.words(component.name), component.parameters,
          for: "components.\(component.name)", at: component.annotation.span,
          diagnostics: &diagnostics))
    }
  }

  /// Takes a custom property beside a declaration's parameters: `--badge-opacity`.
  mutating func variable(
    _ name: String, in scope: Scope, at span: SourceSpan? = nil,
    diagnostics: inout DiagnosticList
  ) -> Name {
    claim(
      Names.joined(scope.words, NameStyle.words(name)), suffixes: [.none],
      for: "\(scope.original).\(name)", at: span ?? scope.span, diagnostics: &diagnostics)
  }

  /// The scope of a part inside its component's: the class `chat-switch-thumb`.
  mutating func part(
    _ part: Component, of scope: Scope, diagnostics: inout DiagnosticList
  ) -> Scope {
    self.scope(
      scope.words + NameStyle.words(part.name), [],
      for: "\(scope.original).parts.\(part.name)", at: part.annotation.span,
      diagnostics: &diagnostics)
  }

  func isTaken(_ name: String) -> Bool { variables.isTaken(name) }

  /// Takes the names of values that only the rules need.
  mutating func claim(
    _ locals: LocalValues, of design: DesignSystem, diagnostics: inout DiagnosticList
  ) {
    for (value, name) in locals.entries {
      variables.claim(
        name.name, for: name.name, at: design[value.token].annotation.span,
        diagnostics: &diagnostics)
    }
  }

  /// `cornerRadius` of `balloon`: balloon, corner, radius; `overlayColor` of `overlay`: overlay, color.
  private static func joined(_ scope: [Substring], _ name: [Substring]) -> [Substring] {
    guard let last = scope.last, name.count > 1, name.first == last else { return scope + name }
    return scope + name.dropFirst()
  }

  private mutating func scope(
    _ words: [Substring], classSuffix: [Substring] = [], _ parameters: [Parameter],
    for original: String, at span: SourceSpan, diagnostics: inout DiagnosticList
  ) -> Scope {
    let className = Names.name(NameStyle.kebab(words + classSuffix))
    if words.isEmpty { Names.reportNameless(original, at: span, diagnostics: &diagnostics) }
    classes.claim(className.name, for: original, at: span, diagnostics: &diagnostics)
    var scope = Scope(
      className: className, parameters: [], words: words, original: original, span: span)
    let all = parameters.map { NameStyle.words($0.name) }
    for (parameter, own) in zip(parameters, all) {
      var joined = Names.joined(words, own)
      // Left whole where the shorter name is another parameter's.
      if joined.count < words.count + own.count, all.contains(Array(own.dropFirst())) {
        joined = words + own
      }
      scope.parameters.append(
        claim(
          joined, suffixes: [.none], for: "\(original).\(parameter.name)", at: parameter.span,
          diagnostics: &diagnostics))
    }
    return scope
  }
}

// MARK: Tokens

extension Names {
  private mutating func nameTokens(of design: DesignSystem, diagnostics: inout DiagnosticList) {
    var pending: [(group: GroupID, name: String)] = [(.root, "--")]
    while let (group, prefix) = pending.popLast() {
      var inner: [(group: GroupID, name: String)] = []
      for member in design.groups[group.index].members {
        switch member {
        case .group(let id):
          inner.append((id, Names.joined(prefix, design.groups[id.index].name)))
        case .token(let id):
          guard design.isGenerated(id, on: CSSEmitter.platform) else { continue }
          tokens[id.index] = name(id, in: prefix, of: design, diagnostics: &diagnostics)
        }
      }
      pending.append(contentsOf: inner.reversed())
    }
  }

  private mutating func name(
    _ id: TokenID, in prefix: String, of design: DesignSystem, diagnostics: inout DiagnosticList
  ) -> Name {
    let place = id.index
    let own = design.tokens[place].outputName ?? design.tokens[place].name
    let span = design.tokens[place].annotation.span
    var text = prefix
    // The token that stands for its group is called as the group is.
    if own != "$root" {
      text = Names.joined(prefix, own)
      if text == prefix {
        Names.reportNameless(
          design.path(of: design.tokens[place]).joined(separator: "."), at: span,
          diagnostics: &diagnostics)
      }
    }
    return claim(
      text, suffixes: design.suffixes(of: id),
      for: design.path(of: design.tokens[place]).joined(separator: "."), at: span,
      diagnostics: &diagnostics)
  }

  /// `--color` and `deepSea`: `--color-deep-sea`.
  private static func joined(_ prefix: String, _ name: String) -> String {
    let own = NameStyle.kebab(of: name)
    if own.isEmpty { return prefix }
    return prefix == "--" ? prefix + own : prefix + "-" + own
  }

  /// Takes the custom properties `--words` with each of some endings, and returns the name without
  /// one.
  private mutating func claim(
    _ words: [Substring], suffixes: [Suffix], for original: @autoclosure () -> String,
    at span: SourceSpan, diagnostics: inout DiagnosticList
  ) -> Name {
    claim(
      "--" + NameStyle.kebab(words), suffixes: suffixes, for: original(), at: span,
      diagnostics: &diagnostics)
  }

  private mutating func claim(
    _ text: String, suffixes: [Suffix], for original: @autoclosure () -> String,
    at span: SourceSpan, diagnostics: inout DiagnosticList
  ) -> Name {
    let name = Names.name(text)
    for suffix in suffixes {
      guard
        variables.claim(
          name.with(suffix).name, for: original(), at: span, diagnostics: &diagnostics)
      else { break }
    }
    return name
  }

  private static func name(_ text: String) -> Name {
    // Everything can be written with escapes, so that there is always a name.
    Name(text) ?? Name(known: "unnamed")
  }

  private static func reportNameless(
    _ original: String, at span: SourceSpan, diagnostics: inout DiagnosticList
  ) {
    diagnostics.report(
      .error(
        .invalidName, at: span,
        "'\(original)' has no letter or digit that a name in CSS could be made of",
        help: ["give it a name with at least one letter or digit"]))
  }
}
