import Diagnostics
import Emission
import IR

/// The Swift names of all that the namespace holds, taken before any text is written.
struct TokenNames {
  /// An animation's names in `Motion`.
  struct AnimationNames {
    /// The constant.
    var name: Identifier<Swift>
    /// The same spring for interactions, when one uses it.
    var interactive: Identifier<Swift>?
  }

  let namespace: Identifier<Swift>
  /// The types that stand beside the namespace, for what SwiftUI has no type for.
  let typographyType: Identifier<Swift>
  let curveType: Identifier<Swift>
  let shadowType: Identifier<Swift>
  let borderType: Identifier<Swift>
  let fontSizeType: Identifier<Swift>
  /// So have the axes that are arguments.
  let modes: ModeTypes
  /// By the place of the group: the enum that it becomes; `nil` for the root and for what is not
  /// generated.
  private(set) var groups: [Identifier<Swift>?]
  /// By the place of the token; `nil` for what is not generated.
  private(set) var members: [Identifier<Swift>?]
  /// By the place of the group: `Fukidashi.Color`.
  private var paths: [Code<Swift>]
  /// By the place of the animation; `nil` for what is not generated.
  private(set) var animations: [AnimationNames?]
  /// The top group whose enum the animations share.
  private(set) var motionGroup: GroupID?
  /// The names of all enums: they hide types of the same name inside the namespace.
  private(set) var types: Set<String> = []
  private(set) var brokenRules: FormatRules

  private let unusableTypes: Set<String>
  private var likeHelpers: Set<String> = []

  init(_ design: DesignSystem, namespace: Identifier<Swift>, diagnostics: inout DiagnosticList) {
    self.namespace = namespace
    typographyType = Identifier(namespace.name + "Typography") ?? namespace
    curveType = Identifier(namespace.name + "Curve") ?? namespace
    shadowType = Identifier(namespace.name + "Shadow") ?? namespace
    borderType = Identifier(namespace.name + "Border") ?? namespace
    fontSizeType = Identifier(namespace.name + "FontSize") ?? namespace
    modes = ModeTypes(design, namespace: namespace)
    unusableTypes = Set(
      [
        namespace.name, typographyType.name, curveType.name, shadowType.name, borderType.name,
        fontSizeType.name, "Swift", "SwiftUI",
      ] + modes.names.map(\.name))
    groups = Array(repeating: nil, count: design.groups.count)
    members = Array(repeating: nil, count: design.tokens.count)
    paths = Array(repeating: Code(), count: design.groups.count)
    animations = Array(repeating: nil, count: design.animations.count)
    brokenRules = namespace.brokenRules
    collect(design, .root, type: namespace, path: "\(id: namespace)", diagnostics: &diagnostics)
    if motionGroup == nil {
      var scope = NameTable(platformName: "Swift")
      collectAnimations(design, in: &scope, diagnostics: &diagnostics)
    }
  }

  /// `Fukidashi.Color.green`; `nil` for what is not generated.
  func path(of token: TokenID, in design: DesignSystem) -> Code<Swift>? {
    guard let name = members[token.index] else { return nil }
    return "\(paths[design.tokens[token.index].group.index]).\(id: name)"
  }

  /// The namespace, and the types beside it.
  var topLevel: [Identifier<Swift>] {
    [namespace, typographyType, curveType, shadowType, borderType, fontSizeType] + modes.names
  }

  /// `Fukidashi.Motion.bouncy`; for a spring, the one for interactions when that is asked for.
  func path(of animation: AnimationID, interactive: Bool) -> Code<Swift>? {
    guard let names = animations[animation.index] else { return nil }
    let name = interactive ? names.interactive ?? names.name : names.name
    return "\(id: namespace).Motion.\(id: name)"
  }

  /// A name for a private helper that no member hides.
  func helper(_ name: StaticString) -> Identifier<Swift> {
    var free = "\(name)"
    while likeHelpers.contains(free) { free += "Color" }
    return Identifier(free) ?? Identifier(known: name)
  }

  /// The recursion is as deep as the groups, and the language bounds how deep those are.
  private mutating func collect(
    _ design: DesignSystem, _ group: GroupID, type: Identifier<Swift>, path: Code<Swift>,
    diagnostics: inout DiagnosticList
  ) {
    let groupMembers = design.groups[group.index].members
    var scope = NameTable(platformName: "Swift", capacity: groupMembers.count)
    var children: [(GroupID, Identifier<Swift>)] = []
    paths[group.index] = path
    for member in groupMembers {
      switch member {
      case .token(let id):
        guard design.isGenerated(id, on: SwiftUIEmitter.platform) else { continue }
        let place = id.index
        let name = Naming.member(
          design.tokens[place].outputName ?? design.tokens[place].name, in: type.name)
        scope.claim(
          name.name, for: design.path(of: design.tokens[place]).joined(separator: "."),
          at: design.tokens[place].annotation.span, diagnostics: &diagnostics)
        members[place] = name
        note(name)
      case .group(let id):
        guard design.isGenerated(id, on: SwiftUIEmitter.platform) else { continue }
        let name = Naming.type(design[id].name, in: type.name, unusable: unusableTypes)
        scope.claim(
          name.name, for: design.path(of: id).joined(separator: "."),
          at: design[id].annotation.span, diagnostics: &diagnostics)
        groups[id.index] = name
        types.insert(name.name)
        note(name)
        children.append((id, name))
      }
    }
    if design[group].parent == .root, type.name == "Motion", motionGroup == nil {
      motionGroup = group
      collectAnimations(design, in: &scope, diagnostics: &diagnostics)
    }
    for (child, name) in children {
      collect(
        design, child, type: name, path: "\(path).\(id: name)", diagnostics: &diagnostics)
    }
  }

  private mutating func collectAnimations(
    _ design: DesignSystem, in scope: inout NameTable, diagnostics: inout DiagnosticList
  ) {
    let inInteractions = Set(design.interactions.compactMap(\.animation))
    for id in design.generatedAnimations {
      let animation = design[id]
      let name = Naming.member(animation.name, in: "Motion")
      scope.claim(
        name.name, for: animation.name, at: animation.annotation.span, diagnostics: &diagnostics)
      note(name)
      var names = AnimationNames(name: name, interactive: nil)
      if case .spring = animation.timing, inInteractions.contains(id) {
        let interactive = Naming.member(animation.name + " interactive", in: "Motion")
        scope.claim(
          interactive.name, for: animation.name, at: animation.annotation.span,
          diagnostics: &diagnostics)
        names.interactive = interactive
      }
      animations[id.index] = names
    }
  }

  private mutating func note(_ name: Identifier<Swift>) {
    brokenRules.formUnion(name.brokenRules)
    if ["rgb", "displayP3", "dynamic"].contains(where: { name.name.hasPrefix($0) }) {
      likeHelpers.insert(name.name)
    }
  }
}
