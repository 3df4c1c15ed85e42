package import Diagnostics

/// A component: what it wraps, what a caller can choose, and what each property is for each choice.
///
/// The precedence of the language (base, options, compounds, states, mirroring) is already applied:
/// an emitter reads tables.
package struct Component: Sendable {
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Wraps the platform's text.
    case text
    /// A button, or a style for one.
    case button
    /// Wraps any content.
    case container
    /// A switch between on and off; draws itself by its parts.
    case toggle
    /// Wraps the platform's field for text.
    case field
    /// Draws itself and its parts, and wraps nothing.
    case graphic
    /// Constants only.
    case none
  }

  /// What one platform has instead of what the others have; `nil` where it is the same.
  package struct OwnUses: Sendable {
    package var shape: ShapeUse?
    package var interaction: InteractionUse?

    package init() {}
  }

  /// A property that the spec adds to the known ones.
  package struct CustomProperty: Hashable, Sendable {
    package var name: String
    package var kind: Parameter.Kind
    package var span: SourceSpan

    package init(name: String, kind: Parameter.Kind, span: SourceSpan) {
      self.name = name
      self.kind = kind
      self.span = span
    }
  }

  package var name: String
  package var annotation: Annotation
  package var kind: Kind
  package var parameters: [Parameter]
  package var customProperties: [CustomProperty]
  /// The choices in the order in which they are written. The boolean axis `mirrored` of a component
  /// with a shape, unless a property decides it, comes last.
  package var axes: [VariantAxis]
  package var shape: ShapeUse?
  package var paddingFrame: SideFrame
  package var marginFrame: SideFrame
  /// At rest; each property once, in the order of `Property`'s cases as they are first written.
  package var properties: [PropertyTable]
  /// What the states change, in rising precedence of the states. A cell without a value leaves what
  /// lower states, or rest, say.
  package var states: [(state: State, properties: [PropertyTable])]
  package var interaction: InteractionUse?
  /// The shapes and interactions of platforms that have others; `DesignSystem.specialized(to:)` puts
  /// them in place.
  package var ownUses: [PlatformID: OwnUses] = [:]
  /// How properties change between states, when no interaction says so.
  package var animation: AnimationID?
  /// How its parts and what it wraps are laid out; `nil`: as the platform does with what it wraps.
  package var layout: Layout?
  /// In the order in which they are laid out, before what it wraps and after it.
  package var parts: [ComponentPart]
  /// How many of the parts stand before what it wraps.
  package var leadingPartCount: Int
  /// Whether text and heights grow with the reader's setting.
  package var scalesText: Bool

  package init(name: String, annotation: Annotation, kind: Kind) {
    self.name = name
    self.annotation = annotation
    self.kind = kind
    parameters = []
    customProperties = []
    axes = []
    shape = nil
    paddingFrame = .reading
    marginFrame = .reading
    properties = []
    states = []
    interaction = nil
    animation = nil
    layout = nil
    parts = []
    leadingPartCount = 0
    scalesText = true
  }

  package subscript(property: Property) -> VariantTable? {
    properties.first { $0.property == property }?.table
  }

  /// The value of a property that no choice changes.
  package func constant(_ property: Property, on platform: PlatformID) -> PropertyValue? {
    self[property]?.constant?.value(on: platform)
  }
}

/// An interaction as a component uses it; the arguments are in the order of its parameters, `nil`
/// leaves the default.
package struct InteractionUse: Hashable, Sendable {
  package var interaction: InteractionID
  package var arguments: [Conditional<Parameter.Default>?]

  package init(interaction: InteractionID, arguments: [Conditional<Parameter.Default>?] = []) {
    self.interaction = interaction
    self.arguments = arguments
  }
}

/// A choice that a caller makes by name.
package struct VariantAxis: Hashable, Sendable {
  package struct Option: Hashable, Sendable {
    package var name: String
    package var span: SourceSpan

    package init(name: String, span: SourceSpan) {
      self.name = name
      self.span = span
    }
  }

  package var name: String
  package var span: SourceSpan
  package var options: [Option]
  /// `nil` makes the choice required.
  package var defaultOption: Int?
  /// The choice is between no (option 0) and yes (option 1): `mirrored`.
  package var isBoolean: Bool

  package init(
    name: String, span: SourceSpan, options: [Option], defaultOption: Int?, isBoolean: Bool = false
  ) {
    self.name = name
    self.span = span
    self.options = options
    self.defaultOption = defaultOption
    self.isBoolean = isBoolean
  }
}

extension Component {
  /// Puts what one platform has of its own in place of what the others have.
  mutating func takeOwnUses(of platform: PlatformID) {
    if let own = ownUses[platform] {
      shape = own.shape ?? shape
      interaction = own.interaction ?? interaction
    }
    for index in parts.indices { parts[index].recipe.takeOwnUses(of: platform) }
  }

  /// Whether it is as wide as high for every choice and in every state, so that a circle fills it.
  package var isSquare: Bool {
    guard let width = self[.width], width == self[.height] else { return false }
    return !scalesText && width.cells.allSatisfy { $0 != nil }
      && !states.contains { state in
        state.properties.contains { $0.property == .width || $0.property == .height }
      }
  }

  /// How its parts are laid out where nothing is said of it.
  package var layoutOfParts: Layout { layout ?? (kind == .toggle ? .overlay : .row) }
}

package struct PropertyTable: Hashable, Sendable {
  package var property: Property
  package var table: VariantTable

  package init(property: Property, table: VariantTable) {
    self.property = property
    self.table = table
  }
}
