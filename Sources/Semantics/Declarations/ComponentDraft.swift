internal import Diagnostics
internal import Document
internal import Geometry
internal import IR

/// A component while its layers are gathered, before they are laid over each other.
struct ComponentDraft {
  /// The properties that one place of the spec sets, and when they hold.
  struct Layer {
    struct Requirement {
      /// The place of the axis in `Component.axes`.
      var axis: Int
      var options: [Int]
    }

    var requirements: [Requirement] = []
    /// What `when` says about mirroring.
    var mirrored: Bool?
    var state: State?
    var values: [Property: Conditional<PropertyValue>] = [:]
    /// The properties in the order in which they are written.
    var order: [Property] = []

    mutating func set(_ property: Property, _ value: Conditional<PropertyValue>?) {
      guard let value else { return }
      if values.updateValue(value, forKey: property) == nil { order.append(property) }
    }

    func holds(for selection: [Int], mirrored isMirrored: Bool) -> Bool {
      if let mirrored, mirrored != isMirrored { return false }
      return requirements.allSatisfy { $0.options.contains(selection[$0.axis]) }
    }
  }

  /// Whether a component can be mirrored, and who decides it.
  enum Mirroring {
    case never
    /// The boolean axis at this place.
    case axis(Int)
    /// The property `mirrored`.
    case property
  }

  /// More combinations of options than any table can hold.
  static let combinationLimit = 4096

  var component: Component
  /// In rising precedence, apart from states and the mirrored frame.
  var layers: [Layer] = []
  var mirroring = Mirroring.never
  let platforms: [PlatformID]

  // MARK: Laying layers over each other

  /// The tables of all properties, at rest or in a state; `nil` when an axis too many decides one.
  func tables(in state: State?) -> [PropertyTable]? {
    let layers = layers.filter { $0.state == state }
    var properties: [Property] = []
    for layer in layers {
      for property in layer.order {
        if !properties.contains(property) { properties.append(property) }
        if canBeMirrored, let other = property.mirrorImage, !properties.contains(other) {
          properties.append(other)
        }
      }
    }
    var result: [PropertyTable] = []
    for property in properties {
      guard let table = table(property, layers) else { return nil }
      // Nothing is left of a property that was written for cases which cannot be.
      if table.cells.contains(where: { $0 != nil }) {
        result.append(PropertyTable(property: property, table: table))
      }
    }
    return result
  }

  private var canBeMirrored: Bool {
    if case .never = mirroring { false } else { true }
  }

  /// The layers that say something of a property or its mirror image.
  private func speaking(of property: Property, _ layers: [Layer]) -> [Layer] {
    layers.filter { layer in
      layer.values[property] != nil || property.mirrorImage.map { layer.values[$0] != nil } == true
    }
  }

  private func table(_ property: Property, _ layers: [Layer]) -> VariantTable? {
    let speaking = speaking(of: property, layers)
    let deciding = self.speaking(of: .mirrored, self.layers.filter { $0.state == nil })
    var axes = Set(speaking.flatMap { $0.requirements.map(\.axis) })
    let dependsOnMirroring =
      property != .mirrored
      && (property.isMirrored || speaking.contains { $0.mirrored != nil })
    if dependsOnMirroring {
      switch mirroring {
      case .never: break
      case .axis(let axis): axes.insert(axis)
      case .property: axes.formUnion(deciding.flatMap { $0.requirements.map(\.axis) })
      }
    }
    let places = axes.sorted()
    let counts = places.map { component.axes[$0].options.count }
    var total = 1
    for count in counts {
      total *= count
      guard total <= Self.combinationLimit else { return nil }
    }
    var selection = component.axes.map { _ in 0 }
    let cells = (0..<total).map { index in
      var rest = index
      for (place, count) in zip(places, counts).reversed() {
        selection[place] = rest % count
        rest /= count
      }
      return cell(property, for: selection, speaking, deciding)
    }
    return VariantTable(axes: places, optionCounts: counts, cells: cells)
  }

  private func cell(
    _ property: Property, for selection: [Int], _ layers: [Layer], _ deciding: [Layer]
  ) -> Conditional<PropertyValue>? {
    let isMirrored = property == .mirrored ? false : isMirrored(selection, deciding)
    let source = isMirrored ? property.mirrorImage ?? property : property
    var value: Conditional<PropertyValue>?
    for layer in layers where layer.mirrored != true {
      guard layer.holds(for: selection, mirrored: isMirrored), let upper = layer.values[source]
      else { continue }
      value = value?.overlaid(by: upper, platforms: platforms) ?? upper
    }
    if isMirrored, property == .align || property == .offsetX { value = value?.map(\.mirrored) }
    // Written in the mirrored frame, as they are, and over all others.
    for layer in layers where layer.mirrored == true && isMirrored {
      guard layer.holds(for: selection, mirrored: true), let upper = layer.values[property] else {
        continue
      }
      value = value?.overlaid(by: upper, platforms: platforms) ?? upper
    }
    return value
  }

  private func isMirrored(_ selection: [Int], _ deciding: [Layer]) -> Bool {
    switch mirroring {
    case .never: false
    case .axis(let axis): selection[axis] == 1
    case .property:
      cell(.mirrored, for: selection, deciding, [])?.base == .boolean(true)
    }
  }
}

extension Property {
  /// The property that takes its place in the mirrored frame; `nil` when that is itself.
  var mirrorImage: Property? {
    switch self {
    case .padding(.start): .padding(.end)
    case .padding(.end): .padding(.start)
    case .margin(.start): .margin(.end)
    case .margin(.end): .margin(.start)
    default: nil
    }
  }

  /// Whether mirroring changes it.
  var isMirrored: Bool { mirrorImage != nil || self == .align || self == .offsetX }
}

extension PropertyValue {
  /// The value in the mirrored frame.
  fileprivate var mirrored: PropertyValue {
    if case .measure(let measure) = self { return .measure(measure * -1) }
    guard case .alignment(let alignment) = self else { return self }
    switch alignment {
    case .start: return .alignment(.end)
    case .end: return .alignment(.start)
    case .left: return .alignment(.right)
    case .right: return .alignment(.left)
    case .center: return self
    }
  }
}
