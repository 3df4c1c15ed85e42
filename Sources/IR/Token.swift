package import Diagnostics

/// The place of a token in `DesignSystem.tokens`.
package struct TokenID: Hashable, Comparable, Sendable {
  package let index: Int

  package init(_ index: Int) {
    self.index = index
  }

  package static func < (left: TokenID, right: TokenID) -> Bool { left.index < right.index }
}

/// The place of a group in `DesignSystem.groups`; the root is 0.
package struct GroupID: Hashable, Sendable {
  package let index: Int

  package init(_ index: Int) {
    self.index = index
  }

  package static let root = GroupID(0)
}

/// That something is not to be used any more, and what its author says about it.
package struct Deprecation: Hashable, Sendable {
  package var message: String?

  package init(message: String?) {
    self.message = message
  }
}

/// What people are told about a declaration, and where it stands.
package struct Annotation: Hashable, Sendable {
  package var description: String?
  package var deprecation: Deprecation?
  /// The name where it is declared.
  package var span: SourceSpan

  package init(
    description: String? = nil, deprecation: Deprecation? = nil, span: SourceSpan
  ) {
    self.description = description
    self.deprecation = deprecation
    self.span = span
  }

  /// Whether there is nothing to tell.
  package var isEmpty: Bool { description == nil && deprecation == nil }
}

/// A token of the design.
package struct Token: Sendable {
  package var name: String
  package var group: GroupID
  package var type: TokenType
  package var value: Conditional<TokenValue>
  package var annotation: Annotation
  /// May be referred to, is never generated.
  package var isPrivate: Bool
  /// The name to generate in place of its own (`$extensions: { dev.tessera: { name: … } }`).
  package var outputName: String?

  package init(
    name: String, group: GroupID, type: TokenType, value: Conditional<TokenValue>,
    annotation: Annotation, isPrivate: Bool = false, outputName: String? = nil
  ) {
    self.name = name
    self.group = group
    self.type = type
    self.value = value
    self.annotation = annotation
    self.isPrivate = isPrivate
    self.outputName = outputName
  }
}

/// What a token holds: a value, or another token's name.
package enum TokenValue: Hashable, Sendable {
  case literal(Value)
  case alias(TokenID)
}

/// A group of tokens, with its members in the order in which they are written.
package struct TokenGroup: Sendable {
  package enum Member: Hashable, Sendable {
    case token(TokenID)
    case group(GroupID)
  }

  package var name: String
  /// `nil` for the root.
  package var parent: GroupID?
  package var members: [Member]
  package var annotation: Annotation
  package var isPrivate: Bool

  package init(
    name: String, parent: GroupID?, members: [Member] = [], annotation: Annotation,
    isPrivate: Bool = false
  ) {
    self.name = name
    self.parent = parent
    self.members = members
    self.annotation = annotation
    self.isPrivate = isPrivate
  }
}
