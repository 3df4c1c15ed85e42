import IR

/// The sections of declarations, in the order in which they are compared.
enum DeclarationSection: CaseIterable {
  case shapes
  case animations
  case interactions
  case components

  var subject: Change.Subject {
    switch self {
    case .shapes: .shape
    case .animations: .animation
    case .interactions: .interaction
    case .components: .component
    }
  }

  /// What a design declares in the section: the same on every platform, in the same order.
  func declared(in design: DesignSystem, on platform: PlatformID) -> [Declared] {
    switch self {
    case .shapes: design.shapes.map { ValueReader.declared($0, design, platform) }
    case .animations:
      design.animations.filter { !$0.isPredefined }
        .map { ValueReader.declared($0, design, platform) }
    case .interactions: design.interactions.map { ValueReader.declared($0, design, platform) }
    case .components: design.components.map { ValueReader.declared($0, design, platform) }
    }
  }
}
