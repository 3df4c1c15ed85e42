import Diagnostics
import Emission
import IR

/// The names of the axes with which the design varies, and of their contexts.
struct ModeNames {
  struct Axis {
    /// `FukidashiAppearance`
    var type: Identifier<Kotlin>
    /// `LocalFukidashiAppearance`
    var local: Identifier<Kotlin>
    /// The current context, and what a caller of the provider sets: `appearance`.
    var property: Identifier<Kotlin>
    /// What the JVM calls the getter of that: `getAppearance`.
    var getter: String
    /// `Light`, `Dark`
    var contexts: [Identifier<Kotlin>]
  }

  /// By the axis's place; `nil` for one with which no token differs.
  private var axes: [Axis?]
  /// Chooses contexts for what is in it: `FukidashiModes`.
  let provider: Identifier<Kotlin>
  /// Holds what is generated of private tokens: `FukidashiInternal`.
  let values: Identifier<Kotlin>

  /// An axis with which some token differs.
  subscript(axis: Int) -> Axis {
    guard let axis = axes[axis] else { preconditionFailure("no token differs with this axis") }
    return axis
  }

  /// Those that some token differs with, in their order.
  var used: [Axis] { axes.compactMap { $0 } }

  /// The names in the package that are taken.
  var topLevel: [String] {
    let used = used
    guard !used.isEmpty else { return [] }
    return [provider.name, values.name] + used.flatMap { [$0.type.name, $0.local.name] }
  }

  /// - Parameters:
  ///   - words: those of the namespace.
  ///   - taken: names that other generated code has in the package.
  init?(
    _ design: DesignSystem, words: NameMaker.Words, taken: [String],
    diagnostics: inout DiagnosticList
  ) {
    axes = Array(repeating: nil, count: design.axes.count)
    guard let provider = NameMaker.name(words + ["modes"], within: [], .type)?.identifier,
      let values = NameMaker.name(words + ["internal"], within: [], .type)?.identifier
    else { return nil }
    self.provider = provider
    self.values = values
    var used = AxisSet()
    for index in design.tokens.indices {
      used.formUnion(design.axes(of: TokenID(index), on: KotlinFile.platform))
    }
    var claims = Claims(topLevel: Set(taken + [provider.name, values.name]))
    for place in used.places where place < design.axes.count {
      axes[place] = claims.name(design.axes[place], words)
    }
    diagnostics.report(contentsOf: claims.faults)
    if claims.faults.hasErrors { return nil }
  }

  /// Names as they are given away. Axes stand in the configuration, whose places no output knows.
  private struct Claims {
    var topLevel: Set<String>
    var members: Set<String> = ["content"]
    var faults = DiagnosticList()

    mutating func name(_ axis: ModeAxis, _ words: NameMaker.Words) -> Axis? {
      let own = NameStyle.words(axis.name)
      guard !own.isEmpty, let type = NameMaker.name(words + own, within: [], .type)?.identifier,
        let local = NameMaker.name(["local"] + words + own, within: [], .type)?.identifier,
        let property = NameMaker.name(own, within: words, .property)
      else {
        report(unsayable: axis.name)
        return nil
      }
      if PlatformNames.contains(type.name) {
        faults.report(
          .error(
            .hidesPlatformType, at: nil,
            "the axis '\(axis.name)' would be called '\(type.name)' in Kotlin and hide Compose's own '\(type.name)'",
            help: ["give the axis, or the design, another name in tessera.yaml"]))
      }
      for name in [type.name, local.name] where !topLevel.insert(name).inserted {
        report(taken: name, "the axis '\(axis.name)'")
      }
      if !members.insert(property.identifier.name).inserted {
        report(taken: property.identifier.name, "the axis '\(axis.name)'")
      }
      var contexts: [Identifier<Kotlin>] = []
      for context in axis.contexts {
        let spoken = NameStyle.words(context)
        guard
          let name =
            (NameMaker.name(spoken, within: own, .type)
            ?? NameMaker.name(spoken, within: words + own, .type))?.identifier
        else {
          report(unsayable: context)
          continue
        }
        if contexts.contains(name) {
          report(taken: name.name, "the context '\(context)' of the axis '\(axis.name)'")
        }
        contexts.append(name)
      }
      return Axis(
        type: type, local: local, property: property.identifier,
        getter: "get" + NameStyle.upperCamel(property.words), contexts: contexts)
    }

    private mutating func report(unsayable name: String) {
      faults.report(
        .error(
          .invalidConfiguration, at: nil,
          "'\(name)' has no letter or digit that a name in Kotlin could be made of",
          help: ["rename it under 'modes' in tessera.yaml"]))
    }

    private mutating func report(taken name: String, _ subject: String) {
      faults.report(
        .error(
          .nameCollision, at: nil,
          "\(subject) would be called '\(name)' in Kotlin, as something else is",
          help: ["rename it under 'modes' in tessera.yaml"]))
    }
  }
}
