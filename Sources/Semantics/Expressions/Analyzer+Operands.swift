import Color
import Diagnostics
import Document
import Geometry
import IR
import Motion
import Syntax

/// What names in formulas stand for: parameters, tokens and their fields.
extension Analyzer {
  mutating func operand(
    named name: String, at span: SourceSpan, in scope: Scope
  ) -> Operand? {
    if let operand = scope.operand(name) { return operand }
    if scope.broken.contains(name) {
      silencedCount += 1
      return nil
    }
    if let named = ColorValue(cssName: name) { return .color(.literal(named)) }
    if scope.isOpen {
      silencedCount += 1
      return nil
    }
    if scope.hidden.contains(name) {
      diagnostics.report(
        .error(
          .unknownName, at: span,
          "'\(name.shortened)' is a parameter of a shape that not all platforms have here",
          help: ["write the figure, or make it a token"]))
      return nil
    }
    var help: [String] = []
    if lookUp(name) != nil {
      help.append("a token's name stands in braces: '{\(name)}'")
    } else if ["width", "height"].contains(name) {
      help.append("only a shape can use the '\(name)' of its box")
    } else if let suggestion = didYouMean(name, among: scope.names).first {
      help.append(suggestion)
    } else if !scope.names.isEmpty {
      help.append("the names that can stand here: \(scope.names.joined(separator: ", "))")
    }
    diagnostics.report(
      .error(.unknownName, at: span, "nothing is called '\(name.shortened)' here", help: help))
    return nil
  }

  /// A colour in one of CSS's notations, as a part of a formula.
  mutating func color(_ text: String, at span: SourceSpan) -> Operand? {
    switch ColorSyntax.parse(text) {
    case .success(let parsed):
      for note in parsed.notes {
        diagnostics.report(.warning(.invalidColor, at: span.part(note.range), note.message))
      }
      return .color(.literal(parsed.color))
    case .failure(let error):
      diagnostics.report(
        .error(
          .invalidColor, at: span.part(error.range), error.message,
          help: error.help.isEmpty ? [] : [error.help]))
      return nil
    }
  }

  mutating func operand(
    ofToken path: String, at span: SourceSpan, on platform: PlatformID?
  ) -> Operand? {
    switch lookUp(path, by: program.dialect(at: span)) {
    case .token(let id)?:
      if reportIfLeftOut(id, at: span) { return nil }
      return value(of: id, on: platform).map { operand(of: $0) }
    case .field(let id, let fields)?:
      if reportIfLeftOut(id, at: span) { return nil }
      return field(fields, of: id, path: path, at: span, on: platform)
    case .written(let node, let property)?:
      return written(node, as: property, path: path, at: span, on: platform)
    case .group(let id)?:
      reportGroup(id, path: path, at: span)
      return nil
    case nil:
      reportUnresolved(path, at: span)
      return nil
    }
  }

  /// What a token holds, aliases followed; `nil` when it holds nothing there, or is broken.
  mutating func value(of id: TokenID, on platform: PlatformID?) -> Value? {
    var next = TokenID(Int(aliasEnds[id.index]))
    while progress[next.index] == .done {
      let value = design.tokens[next.index].value
      switch value.overrides.isEmpty ? value.base : value.value(on: platform, in: context) {
      case nil: return nil
      case .literal(let value): return value
      case .alias(let target): next = TokenID(Int(aliasEnds[target.index]))
      }
    }
    silencedCount += 1
    return nil
  }

  func operand(of value: Value) -> Operand {
    switch value {
    case .color(let color): .color(.literal(color))
    case .dimension(let dimension), .fontSize(let dimension):
      .quantity(
        Quantity(
          Measure(dimension.pixels(rem: design.rem)), .length,
          rem: dimension.unit == .rem ? dimension.number : nil))
    case .number(let number), .fontWeight(let number): .quantity(Quantity(number))
    case .duration(let duration): .quantity(Quantity(Measure(duration.milliseconds), .duration))
    case .angle(let degrees): .quantity(Quantity(Measure(degrees), .angle))
    case .cubicBezier, .spring, .string, .boolean, .fontFamily, .typography, .strokeStyle, .border,
      .transition, .shadow, .gradient:
      .other(value)
    }
  }

  // MARK: Fields

  /// Why a token has no such field.
  enum FieldFault: Error {
    /// It has none on this platform, or is broken.
    case silent
    /// What is said.
    case unknown(String, help: [String])
  }

  /// A field of a composite token: `{text.body.fontSize}`. Reports one that is not there.
  mutating func field(
    _ fields: [Substring], of id: TokenID, path: String, at span: SourceSpan,
    on platform: PlatformID?
  ) -> Operand? {
    switch field(fields, of: id, on: platform) {
    case .success(let operand): return operand
    case .failure(.silent): return nil
    case .failure(.unknown(let message, let help)):
      diagnostics.report(
        .error(
          .unresolvedReference, at: span, message, help: help,
          related: [.init(span: design[id].annotation.span, message: "it is declared here")]))
      return nil
    }
  }

  mutating func field(
    _ fields: [Substring], of id: TokenID, on platform: PlatformID?
  ) -> Result<Operand, FieldFault> {
    guard let value = value(of: id, on: platform) else { return .failure(.silent) }
    let token = path(of: .token(id))
    let subject = value.type.words
    switch part(fields[...], of: value) {
    case .found(let operand, _): return .success(operand)
    case .open(let field):
      return .failure(
        .unknown("'\(token)' is \(subject) that leaves its \(field) open", help: []))
    case .unknown(0, let known) where known.isEmpty:
      let field = fields.joined(separator: ".")
      let near = suggestion(for: token + "." + field)
      return .failure(
        .unknown(
          "no token is called '\((token + "." + field).shortened)': '\(token)' is \(subject), and nothing stands below it",
          help: near.map { ["did you mean '{\($0)}'?"] } ?? []))
    case .unknown(let place, let known):
      let field = fields[place...].joined(separator: ".")
      let above = ([Substring(token)] + fields[..<place]).joined(separator: ".")
      return .failure(
        .unknown(
          place == 0
            ? "'\(token)' is \(subject), which has no '\(field.shortened)'"
            : "'\(above)' has no '\(field.shortened)'",
          help: [
            known.isEmpty
              ? "nothing stands below it"
              : nearestName(to: field, among: known).map { "did you mean '{\(above).\($0)}'?" }
                ?? "it can have \(known.joined(separator: ", "))"
          ]))
    }
  }
}
