import Diagnostics
import Emission
import IR

/// The Kotlin names of tokens, groups and animations: members of the namespace and of the objects
/// nested in it.
struct TokenNames {
  struct Group {
    var identifier: Identifier<Kotlin>
    var words: NameMaker.Words
    /// The object's name from the namespace down: `Fukidashi.Color`.
    var path: Code<Kotlin>
  }

  /// By the group's place; `nil` for what is not generated.
  private(set) var groups: [Group?]
  /// By the token's place; `nil` for what is not generated.
  private(set) var tokens: [Identifier<Kotlin>?]
  /// By the animation's place; `nil` for what is not generated.
  private(set) var animations: [Identifier<Kotlin>?]
  /// The object that holds the animations.
  private(set) var motion: Group
  /// The group of tokens that shares its object with the animations.
  private(set) var motionGroup: GroupID?

  /// The types that stand beside the namespace, for what Compose has no type for.
  let shadowType: Identifier<Kotlin>
  let gradientType: Identifier<Kotlin>
  let strokeStyleType: Identifier<Kotlin>

  private let namespace: Group
  /// The names of types that every token may have to be written with: no group hides them.
  private let needed: Set<String>

  init(
    _ design: DesignSystem, namespace: Identifier<Kotlin>, words: NameMaker.Words,
    modes: ModeNames, diagnostics: inout DiagnosticList
  ) {
    groups = Array(repeating: nil, count: design.groups.count)
    tokens = Array(repeating: nil, count: design.tokens.count)
    animations = Array(repeating: nil, count: design.animations.count)
    shadowType = Identifier(namespace.name + "Shadow") ?? namespace
    gradientType = Identifier(namespace.name + "Gradient") ?? namespace
    strokeStyleType = Identifier(namespace.name + "StrokeStyle") ?? namespace
    self.namespace = Group(identifier: namespace, words: words, path: "\(id: namespace)")
    needed = Set([namespace.name] + modes.used.map(\.type.name))
    let identifier = Identifier<Kotlin>(known: "Motion")
    motion = Group(
      identifier: identifier, words: ["motion"], path: "\(id: namespace).\(id: identifier)")
    guard !design.groups.isEmpty else { return }
    groups[GroupID.root.index] = self.namespace
    allocate(.root, as: self.namespace, design, modes.used, diagnostics: &diagnostics)
    if motionGroup == nil {
      var scope = Scope()
      allocateAnimations(design, in: &scope, diagnostics: &diagnostics)
    }
  }

  /// The token's name from the namespace down: `Fukidashi.Color.green`.
  func path(of id: TokenID, in design: DesignSystem) -> Code<Kotlin>? {
    guard let token = tokens[id.index], let group = groups[design.tokens[id.index].group.index]
    else {
      return nil
    }
    return "\(group.path).\(id: token)"
  }

  /// The animation's name from the namespace down: `Fukidashi.Motion.easeOut`, or that of the token that
  /// it is.
  func path(of id: AnimationID, in design: DesignSystem) -> Code<Kotlin>? {
    if let token = design.generatedToken(of: id) { return path(of: token, in: design) }
    return animations[id.index].map { "\(motion.path).\(id: $0)" }
  }

  // MARK: Allocation

  /// The names in one object: as Kotlin sees them, and as the methods that the JVM sees.
  private struct Scope {
    var names: NameTable
    var methods = NameTable(platformName: "Kotlin's class files")
    /// Whether functions stand among the properties: only then can methods clash where names don't.
    var hasFunctions = false

    init(capacity: Int = 0) {
      names = NameTable(platformName: "Kotlin", capacity: capacity)
    }
  }

  /// - Parameter contexts: what the object holds beside the group's members.
  private mutating func allocate(
    _ id: GroupID, as group: Group, _ design: DesignSystem, _ contexts: [ModeNames.Axis] = [],
    diagnostics: inout DiagnosticList
  ) {
    let members = design.groups[id.index].members
    var scope = Scope(capacity: members.count)
    for axis in contexts {
      scope.names.reserve(axis.property.name)
      scope.methods.reserve(axis.getter)
    }
    var inner: [(GroupID, Group)] = []
    let reservesMotion = id == .root && !design.generatedAnimations.isEmpty
    scope.hasFunctions =
      id == motionGroup
      || members.contains { member in
        if case .token(let token) = member {
          design.tokens[token.index].type.isFunction
        } else {
          false
        }
      }
    for member in members {
      switch member {
      case .token(let token):
        guard design.isGenerated(token, on: KotlinFile.platform) else { continue }
        allocate(token, in: group, &scope, design, diagnostics: &diagnostics)
      case .group(let child):
        guard design.isGenerated(child, on: KotlinFile.platform) else { continue }
        guard
          let name = NameMaker.name(
            NameStyle.words(design[child].name), within: group.words, .type,
            isTaken: needed.contains)
        else {
          NameMaker.report(
            unsayable: design[child].name, at: design[child].annotation.span, to: &diagnostics)
          continue
        }
        scope.names.claim(
          name.identifier.name, for: design.path(of: child).joined(separator: "."),
          at: design[child].annotation.span, diagnostics: &diagnostics)
        let nested = Group(
          identifier: name.identifier, words: name.words,
          path: "\(group.path).\(id: name.identifier)"
        )
        if reservesMotion, name.identifier == motion.identifier {
          motionGroup = child
          motion = nested
        }
        groups[child.index] = nested
        inner.append((child, nested))
      }
    }
    if id == motionGroup { allocateAnimations(design, in: &scope, diagnostics: &diagnostics) }
    for (child, nested) in inner { allocate(child, as: nested, design, diagnostics: &diagnostics) }
  }

  private mutating func allocate(
    _ id: TokenID, in group: Group, _ scope: inout Scope, _ design: DesignSystem,
    diagnostics: inout DiagnosticList
  ) {
    let place = id.index
    let isFunction = design.tokens[place].type.isFunction
    let kind: NameMaker.Kind = isFunction ? .function : .property
    let own = design.tokens[place].outputName ?? design.tokens[place].name
    let span = design.tokens[place].annotation.span
    var words: NameMaker.Words?
    var identifier = NameMaker.member(own, kind)
    if identifier == nil {
      let name = NameMaker.name(NameStyle.words(own), within: group.words, kind)
      (words, identifier) = (name?.words, name?.identifier)
    }
    guard let identifier else {
      return NameMaker.report(unsayable: own, at: span, to: &diagnostics)
    }
    tokens[place] = identifier
    let isFree = scope.names.claim(
      identifier.name, for: design.path(of: design.tokens[place]).joined(separator: "."), at: span,
      diagnostics: &diagnostics)
    if isFree, scope.hasFunctions {
      scope.methods.claim(
        isFunction ? identifier.name : TokenNames.getter(words ?? NameStyle.words(own)),
        for: design.path(of: design.tokens[place]).joined(separator: "."), at: span,
        diagnostics: &diagnostics)
    }
  }

  private mutating func allocateAnimations(
    _ design: DesignSystem, in scope: inout Scope, diagnostics: inout DiagnosticList
  ) {
    for id in design.generatedAnimations {
      let animation = design[id]
      guard
        let name = NameMaker.name(NameStyle.words(animation.name), within: motion.words, .function)
      else {
        NameMaker.report(
          unsayable: animation.name, at: animation.annotation.span, to: &diagnostics)
        continue
      }
      animations[id.index] = name.identifier
      let isFree = scope.names.claim(
        name.identifier.name, for: "animations.\(animation.name)", at: animation.annotation.span,
        diagnostics: &diagnostics)
      if isFree {
        scope.methods.claim(
          name.identifier.name, for: "animations.\(animation.name)", at: animation.annotation.span,
          diagnostics: &diagnostics)
      }
    }
  }

  /// What the JVM calls the getter of a property.
  private static func getter(_ words: NameMaker.Words) -> String {
    "get" + NameStyle.upperCamel(words)
  }
}

extension TokenType {
  /// Whether tokens of the type are functions: an animation is made for the type of what it animates.
  var isFunction: Bool { self == .spring || self == .transition }
}
