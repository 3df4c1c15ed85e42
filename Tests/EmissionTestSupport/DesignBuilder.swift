import Color
package import Diagnostics
import Geometry
package import IR
import Motion

/// Builds a resolved design in Swift, as the front end would from YAML, for tests of emitters.
/// Every declaration gets a place of its own, so that messages with two places can be told apart.
package struct DesignBuilder {
  package var design: DesignSystem
  private var places = 0

  package init(rem: Double = 16) {
    let root = TokenGroup(
      name: "", parent: nil,
      annotation: Annotation(span: SourceSpan(file: .init(0), start: 0, end: 0)))
    design = DesignSystem(rem: rem, root: root)
  }

  package mutating func span() -> SourceSpan {
    places += 1
    return SourceSpan(file: FileID(0), start: places * 10, end: places * 10 + 5)
  }

  package mutating func annotation(_ description: String? = nil, deprecated: Deprecation? = nil)
    -> Annotation
  {
    Annotation(description: description, deprecation: deprecated, span: span())
  }

  @discardableResult
  package mutating func group(
    _ name: String, in parent: GroupID = .root, description: String? = nil, isPrivate: Bool = false
  ) -> GroupID {
    let id = GroupID(design.groups.count)
    design.groups.append(
      TokenGroup(
        name: name, parent: parent, annotation: annotation(description), isPrivate: isPrivate))
    design.groups[parent.index].members.append(.group(id))
    return id
  }

  @discardableResult
  package mutating func token(
    _ name: String, in group: GroupID = .root, _ value: Value, description: String? = nil,
    deprecated: Deprecation? = nil, isPrivate: Bool = false, outputName: String? = nil
  ) -> TokenID {
    token(
      name, in: group, type: value.type, Conditional(.literal(value)), description: description,
      deprecated: deprecated, isPrivate: isPrivate, outputName: outputName)
  }

  @discardableResult
  package mutating func alias(
    _ name: String, in group: GroupID = .root, of target: TokenID, description: String? = nil,
    deprecated: Deprecation? = nil
  ) -> TokenID {
    token(
      name, in: group, type: design[target].type, Conditional(.alias(target)),
      description: description, deprecated: deprecated)
  }

  @discardableResult
  package mutating func token(
    _ name: String, in group: GroupID, type: TokenType, _ value: Conditional<TokenValue>,
    description: String? = nil, deprecated: Deprecation? = nil, isPrivate: Bool = false,
    outputName: String? = nil
  ) -> TokenID {
    let id = TokenID(design.tokens.count)
    design.tokens.append(
      Token(
        name: name, group: group, type: type, value: value,
        annotation: annotation(description, deprecated: deprecated), isPrivate: isPrivate,
        outputName: outputName))
    design.groups[group.index].members.append(.token(id))
    return id
  }

  package mutating func parameter(
    _ name: String, _ kind: Parameter.Kind, _ value: Parameter.Default?
  ) -> Parameter {
    Parameter(name: name, kind: kind, defaultValue: value.map { Conditional($0) }, span: span())
  }

  package mutating func axis(
    _ name: String, _ options: [String], defaultOption: Int?
  ) -> VariantAxis {
    VariantAxis(
      name: name, span: span(), options: options.map { .init(name: $0, span: span()) },
      defaultOption: defaultOption)
  }

  /// The axis that a component with a shape has.
  package mutating func mirroredAxis() -> VariantAxis {
    var axis = axis("mirrored", ["no", "yes"], defaultOption: 0)
    axis.isBoolean = true
    return axis
  }

  package mutating func shape(_ shape: ShapeDeclaration) -> ShapeID {
    design.shapes.append(shape)
    return ShapeID(design.shapes.count - 1)
  }

  package mutating func animation(
    _ name: String, _ timing: AnimationDeclaration.Timing, description: String? = nil
  ) -> AnimationID {
    design.animations.append(
      AnimationDeclaration(name: name, annotation: annotation(description), timing: timing))
    return AnimationID(design.animations.count - 1)
  }

  /// Adds the built-in curves of 350 ms, which come last, and returns `easeOut`.
  @discardableResult
  package mutating func predefinedAnimations() -> AnimationID {
    let curves: [(String, CubicBezier)] = [
      ("linear", .linear), ("ease", .ease), ("easeIn", .easeIn), ("easeInOut", .easeInOut),
      ("easeOut", .easeOut),
    ]
    for (name, curve) in curves {
      design.animations.append(
        AnimationDeclaration(
          name: name, annotation: annotation(),
          timing: .curve(curve, Duration(milliseconds: 350)), isPredefined: true))
    }
    return AnimationID(design.animations.count - 1)
  }

  @discardableResult
  package mutating func interaction(
    _ name: String, parameters: [Parameter] = [],
    _ states: [(state: State, effects: [InteractionDeclaration.Effect])], animation: AnimationID?,
    description: String? = nil
  ) -> InteractionID {
    design.interactions.append(
      InteractionDeclaration(
        name: name, annotation: annotation(description), parameters: parameters, states: states,
        animation: animation))
    return InteractionID(design.interactions.count - 1)
  }

  package mutating func component(
    _ name: String, _ kind: Component.Kind, description: String? = nil,
    _ fill: (inout Component, inout DesignBuilder) -> Void
  ) {
    var component = Component(name: name, annotation: annotation(description), kind: kind)
    fill(&component, &self)
    design.components.append(component)
  }
}

extension Component {
  /// Sets a property that no choice changes.
  package mutating func set(_ property: Property, _ value: PropertyValue?) {
    set(property, axes: [], [value.map { Conditional($0) }])
  }

  /// Sets a property for the options of some axes (their places in `axes`), the last running
  /// fastest.
  package mutating func set(_ property: Property, axes: [Int], _ cells: [VariantTable.Cell]) {
    properties.append(
      PropertyTable(property: property, table: table(axes: axes, cells)))
  }

  package mutating func set(_ property: Property, axes: [Int], _ values: [PropertyValue?]) {
    set(property, axes: axes, values.map { value in value.map { Conditional($0) } })
  }

  /// Sets a property in a state, for all choices.
  package mutating func set(_ property: Property, in state: State, _ value: PropertyValue) {
    set(property, in: state, axes: [], [value])
  }

  package mutating func set(
    _ property: Property, in state: State, axes: [Int], _ values: [PropertyValue?]
  ) {
    let entry = PropertyTable(
      property: property,
      table: table(axes: axes, values.map { value in value.map { Conditional($0) } }))
    if let index = states.firstIndex(where: { $0.state == state }) {
      states[index].properties.append(entry)
    } else {
      states.append((state, [entry]))
      states.sort { $0.state < $1.state }
    }
  }

  private func table(axes: [Int], _ cells: [VariantTable.Cell]) -> VariantTable {
    VariantTable(
      axes: axes, optionCounts: axes.map { self.axes[$0].options.count }, cells: cells)
  }
}

extension PropertyValue {
  package static func number(_ number: Double) -> PropertyValue { .measure(.init(number)) }
  package static func hex(_ rgb: UInt32) -> PropertyValue {
    .color(.literal(ColorValue(rgb8: rgb)))
  }
}
