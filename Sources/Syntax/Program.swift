package import Diagnostics
package import Document

/// Everything that the files of a token folder declare, typed but unresolved, in the order of the files
/// and of the places in them.
package struct Program: Sendable {
  package var groups: [GroupSyntax] = []
  package var tokens: [TokenSyntax] = []
  /// What files with `mode:` say: values of tokens that other files declare.
  package var overrides: [TokenOverride] = []
  /// What tokens in the long form say beside their value.
  package var tokenDetails: [TokenSyntax.Details] = []
  package var shapes: [ShapeSyntax] = []
  package var animations: [AnimationSyntax] = []
  package var interactions: [InteractionSyntax] = []
  package var components: [ComponentSyntax] = []
  /// The modifiers of a resolver, in their order: names, and contexts, the default first.
  package var modifiers: [(name: Node, contexts: [Node])] = []
  package var choices: PlatformChoice.Reader
  /// By whose rules each file is read.
  package var dialects: DialectTable
  /// Where a DTCG file holds what is written in the language of specs, by the files.
  package var nativeParts: [FileID: Range<Int>] = [:]

  package init(choices: PlatformChoice.Reader, dialects: DialectTable = DialectTable()) {
    self.choices = choices
    self.dialects = dialects
  }

  /// By whose rules what stands at a place is read.
  package func dialect(at place: SourceSpan) -> Dialect {
    let dialect = dialects[place.file]
    guard dialect != .native, !nativeParts.isEmpty, let part = nativeParts[place.file],
      part.contains(Int(place.start))
    else { return dialect }
    return .native
  }
}

/// A group as one place in one file writes it. Several places may write the same group.
package struct GroupSyntax: Sendable {
  /// The place in `Program.groups` of the group around it; `nil` for the `tokens` section itself.
  package var parent: Int?
  /// Its name; for the section itself the word `tokens`.
  package var key: Node
  package var type: Node?
  /// The type that a DTCG file, or a source of a resolver, gives to all its tokens at its top; only
  /// where there is no parent.
  package var fileType: Node?
  package var description: Node?
  package var deprecated: Node?
  package var isPrivate = false
  /// The group whose tokens it takes over: a path in braces, or the text of a JSON pointer.
  package var extends: Node?
  /// What other tools keep with it.
  package var extensions: Node?
  /// Its type was given under a misspelt key, which has been reported.
  package var hasUnknownType = false
}

package struct TokenSyntax: Sendable {
  /// What a token in the long form says beside its value.
  package struct Details: Sendable {
    package var type: Node?
    package var description: Node?
    package var deprecated: Node?
    package var outputName: Node?
    /// What `$modes` holds: values by contexts.
    package var modes: Node?
    package var isPrivate = false
    /// It is no map with `$value`, but with `$ref`, which may lead to a group as well.
    package var isPointer = false
    /// All of `$extensions`.
    package var extensions: Node?
    /// What stands in a token of a DTCG file beside what the format knows, in order.
    package var unknown: [Node.Entry] = []
  }

  /// The place in `Program.groups` of the group that it stands in.
  package var group: Int
  package var key: Node
  /// In DTCG files it can be a map with `$ref`: a JSON pointer to what stands for the value.
  package var value: Node
  /// The place in `Program.tokenDetails`; `nil` for the short form.
  package var details: Int?
  /// Something in it was wrong and has been reported: nothing is said about what it lacks.
  package var isBroken = false
  /// Its place in the order of a resolver, where later tokens take the place of earlier ones; -1 for a
  /// token that no resolver brought.
  package var order: Int32 = -1
  /// It counts only where no set declares the token: a modifier's default context has it.
  package var isFallback = false
}

/// A token's value in the contexts that a file is for.
package struct TokenOverride: Sendable {
  /// The contexts, as `mode:` names them; the name of a context if there is an `axis`.
  package var mode: Node
  package var token: TokenSyntax
  /// The modifier of a resolver whose context it is.
  package var axis: Node?
}

/// What `description` and `deprecated` say, with or without `$`.
package struct AnnotationSyntax: Sendable {
  package var description: Node?
  package var deprecated: Node?

  package init(description: Node? = nil, deprecated: Node? = nil) {
    self.description = description
    self.deprecated = deprecated
  }
}

package struct ParameterSyntax: Sendable {
  package var key: Node
  /// What `{ type: … }` says.
  package var type: Node?
  package var defaultValue: Node?
  /// Something in it was wrong and has been reported: nothing is said about what it lacks.
  package var isBroken = false
}

package struct ShapeSyntax: Sendable {
  package struct Point: Sendable {
    package var x: Node
    package var y: Node
  }

  package enum Command: Sendable {
    case move(Point)
    case line(Point)
    case quad(to: Point, control: Point)
    case cubic(to: Point, control1: Point, control2: Point)
    case arc(center: Point, radius: Node, from: Node, to: Node)
    case close
  }

  package var key: Node
  package var annotation = AnnotationSyntax()
  package var parameters: [ParameterSyntax] = []
  package var axis: Node?
  package var path: [(command: Command, node: Node)] = []
  package var minimum: Point?
  /// Something in it was wrong and has been reported: the path may not be whole.
  package var isBroken = false
}

package struct AnimationSyntax: Sendable {
  package var key: Node
  package var annotation = AnnotationSyntax()
  package var duration: Node?
  package var curve: Node?
  package var spring: Node?
  package var delay: Node?
  package var repetition: Node?
  package var autoreverse: Node?
  /// Something in it was wrong and has been reported: nothing is said about what it lacks.
  package var isBroken = false
}

package struct InteractionSyntax: Sendable {
  package var key: Node
  package var annotation = AnnotationSyntax()
  package var parameters: [ParameterSyntax] = []
  package var states: [(key: Node, effects: [Node.Entry])] = []
  package var animation: Node?
  /// Something in it was wrong and has been reported: nothing is said about what it lacks.
  package var isBroken = false
}

package struct ComponentSyntax: Sendable {
  /// A set of properties with what its states change.
  package struct Recipe: Sendable {
    package var properties: [Node.Entry] = []
    package var states: [(key: Node, properties: [Node.Entry])] = []
    package var parts: [Part] = []

    package init() {}
  }

  /// What a recipe says of one part.
  package struct Part: Sendable {
    package var key: Node
    package var recipe: Recipe
  }

  package struct Axis: Sendable {
    package var key: Node
    package var options: [(key: Node, recipe: Recipe)]
    /// Something in it was wrong and has been reported: nothing is said about what it lacks.
    package var isBroken = false
  }

  package struct Compound: Sendable {
    package var when: [Node.Entry]
    package var recipe: Recipe
  }

  package var key: Node
  /// All of it, for references to values that are written in it.
  package var node: Node
  package var annotation = AnnotationSyntax()
  package var kind: Node?
  package var parameters: [ParameterSyntax] = []
  package var base = Recipe()
  package var axes: [Axis] = []
  package var defaults: [Node.Entry] = []
  package var compounds: [Compound] = []
  package var customProperties: [ParameterSyntax] = []
  package var textScaling: Node?
  /// Something in it was wrong and has been reported: nothing is said about what it lacks.
  package var isBroken = false
}
