/// The whole design, resolved and checked, free of any platform: what emitters read.
package struct DesignSystem: Sendable {
  /// How many logical pixels one rem is.
  package var rem: Double
  package var axes: [ModeAxis]
  package var tokens: [Token]
  /// The root is the first.
  package var groups: [TokenGroup]
  package var shapes: [ShapeDeclaration]
  /// The predefined ones come last.
  package var animations: [AnimationDeclaration]
  package var interactions: [InteractionDeclaration]
  package var components: [Component]
  /// What other tools keep with tokens, by the tokens' places.
  package var keptOfTokens = KeptTable()
  /// What other tools keep with groups, by the groups' places.
  package var keptOfGroups = KeptTable()
  /// The shapes and animations as a platform has them, for the platforms of which some spec says
  /// that they have other figures; in the same order as `shapes` and `animations`.
  package var platformDeclarations: [PlatformID: PlatformDeclarations]

  /// Of the platform that the design is specialized to.
  var holders: TokenHolders?

  package struct PlatformDeclarations: Sendable {
    package var shapes: [ShapeDeclaration]
    package var animations: [AnimationDeclaration]

    package init(shapes: [ShapeDeclaration], animations: [AnimationDeclaration]) {
      self.shapes = shapes
      self.animations = animations
    }
  }

  package init(rem: Double = 16, axes: [ModeAxis] = [], root: TokenGroup) {
    self.rem = rem
    self.axes = axes
    tokens = []
    groups = [root]
    shapes = []
    animations = []
    interactions = []
    components = []
    platformDeclarations = [:]
    holders = nil
  }

  /// The design with the shapes, animations and uses of them that one platform has. Values stay conditional, and
  /// what `isGenerated` and `value(of:on:)` say about that platform is worked out once for all
  /// tokens: tokens and groups are not to change after this.
  package func specialized(to platform: PlatformID) -> DesignSystem {
    var design = self
    if let own = platformDeclarations[platform] {
      design.shapes = own.shapes
      design.animations = own.animations
    }
    for index in components.indices { design.components[index].takeOwnUses(of: platform) }
    design.holders = TokenHolders(of: self, on: platform)
    return design
  }

  package subscript(id: TokenID) -> Token { tokens[id.index] }
  package subscript(id: GroupID) -> TokenGroup { groups[id.index] }
  package subscript(id: ShapeID) -> ShapeDeclaration { shapes[id.index] }
  package subscript(id: AnimationID) -> AnimationDeclaration { animations[id.index] }
  package subscript(id: InteractionID) -> InteractionDeclaration { interactions[id.index] }

  /// The names from the top group down to the token.
  package func path(of token: Token) -> [String] {
    path(of: token.group) + [token.name]
  }

  /// The names from the top group down; empty for the root.
  package func path(of group: GroupID) -> [String] {
    var names: [String] = []
    var next: GroupID? = group
    while let id = next, let parent = self[id].parent {
      names.append(self[id].name)
      next = parent
    }
    return names.reversed()
  }

  /// The animations that something uses, or a file declares: those to generate, in order. One that is
  /// a token which is generated is that token.
  package var generatedAnimations: [AnimationID] {
    var used = animations.map { !$0.isPredefined }
    let parts = components.lazy.flatMap(\.parts).map(\.recipe.animation)
    for case let id? in interactions.map(\.animation) + components.map(\.animation) + parts {
      used[id.index] = generatedToken(of: id) == nil
    }
    return used.indices.filter { used[$0] }.map { AnimationID($0) }
  }

  /// The token that an animation is, where the platform that the design is specialized to generates it
  /// and naming it does not warn.
  package func generatedToken(of animation: AnimationID) -> TokenID? {
    guard let token = self[animation].token, let holders, holders.isGenerated(token),
      self[token].annotation.deprecation == nil
    else { return nil }
    return token
  }
}
