/// A sentence, in which what comes from specs is told from the words around it.
struct Wording: Hashable, Sendable, ExpressibleByStringInterpolation {
  enum Piece: Hashable, Sendable {
    case words(String)
    /// A name from a spec: in quotes where there is no better way to set it off.
    case name(String)
    /// The same, where it needs no quotes.
    case term(String)
  }

  private(set) var pieces: [Piece]

  init(stringLiteral value: String) { pieces = value.isEmpty ? [] : [.words(value)] }

  init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pieces: [Piece] = []

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(.words(literal)) }
    }

    mutating func appendInterpolation(words: String) { appendLiteral(words) }

    mutating func appendInterpolation(name: String) { pieces.append(.name(name)) }

    mutating func appendInterpolation(term: String) { pieces.append(.term(term)) }

    mutating func appendInterpolation(_ wording: Wording) { pieces += wording.pieces }
  }

  /// As plain text.
  var text: String {
    pieces.reduce(into: "") { text, piece in
      switch piece {
      case .words(let words), .term(let words): text += words
      case .name(let name): text += "'\(name)'"
      }
    }
  }
}

extension Change {
  /// "token 'color.blue'", "component 'send', parameter 'color'".
  var title: Wording {
    let thing: Wording = "\(words: subject.rawValue) \(name: name)"
    return aspect.map { "\(thing), \($0.wording)" } ?? thing
  }

  /// What changed, and how, in front of the values.
  var headline: Wording {
    switch kind {
    case .added: "\(title) added"
    case .removed: "\(title) removed"
    case .renamed:
      "\(words: subject.rawValue) \(name: oldName ?? name) renamed to \(name: name)"
    case .changed: title
    case .deprecated: "\(title) deprecated"
    case .restored: "\(title) not deprecated any more"
    case .described: "description of \(title)"
    }
  }

  /// What happened, without the values: "token 'color.blue' was removed".
  var sentence: Wording {
    switch kind {
    case .added: "\(title) was added"
    case .removed: "\(title) was removed"
    case .renamed:
      "\(words: subject.rawValue) \(name: oldName ?? name) was renamed to \(name: name)"
    case .changed: "\(title) was changed"
    case .deprecated: "\(title) was deprecated"
    case .restored: "\(title) is not deprecated any more"
    case .described: "the description of \(title) was changed"
    }
  }
}

extension Aspect {
  /// "parameter 'color'", "height of 'thumb' while pressed".
  var wording: Wording {
    var wording: Wording
    switch what {
    case .type: wording = "type"
    case .outputName: wording = "name in generated code"
    case .variation: wording = "modes that it varies with"
    case .kind: wording = "kind"
    case .parameter: wording = "parameter \(name: name)"
    case .parameterDefault: wording = "default of parameter \(name: name)"
    case .parameterOrder: wording = "order of parameters"
    case .customProperty: wording = "property \(name: name)"
    case .variant: wording = "variant \(name: name)"
    case .variantDefault: wording = "default of variant \(name: name)"
    case .variantOrder: wording = "order of variants"
    case .option: wording = "variant option \(name: name)"
    case .property, .effect: wording = "\(term: name)"
    case .shape: wording = "shape"
    case .interaction: wording = "interaction"
    case .animation: wording = "animation"
    case .layout: wording = "layout"
    case .textScaling: wording = "growing with the reader's text size"
    case .part: wording = "part \(name: name)"
    case .repeat: wording = "repeat"
    case .path: wording = "outline"
    case .axis: wording = "reading direction"
    case .leastSize: wording = "least size"
    case .timing: wording = "timing"
    case .repetition: wording = "repetition"
    case .tap: wording = "tap"
    case .context: wording = "context \(name: name)"
    case .defaultContext: wording = "default context"
    case .following: wording = "system setting that it follows"
    case .rem: wording = "rem"
    }
    if !part.isEmpty { wording = "\(wording) of \(name: part)" }
    if !state.isEmpty { wording = "\(wording) while \(words: state)" }
    return wording
  }
}
