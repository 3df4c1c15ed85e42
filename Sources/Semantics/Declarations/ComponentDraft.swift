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

    mutating func set(_ property: Property, _ value: Conditional<PropertyValue>) {
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
      result.append(PropertyTable(property: property, table: table))
    }
    return result
  }

  private var canBeMirrored: Bool {
    if case .never = mirroring { false } else { true }
  }

  private func table(_ property: Property, _ layers: [Layer]) -> VariantTable? {
    let speaking = layers.filter { layer in
      layer.values[property] != nil || property.mirrorImage.map { layer.values[$0] != nil } == true
    }
    var axes = Set(speaking.flatMap { $0.requirements.map(\.axis) })
    let dependsOnMirroring =
      property != .mirrored
      && (property.isMirrored || speaking.contains { $0.mirrored != nil })
    if dependsOnMirroring {
      switch mirroring {
      case .never: break
      case .axis(let axis): axes.insert(axis)
      case .property:
        let deciding = self.layers.filter { $0.values[.mirrored] != nil && $0.state == nil }
        axes.formUnion(deciding.flatMap { $0.requirements.map(\.axis) })
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
      return cell(property, for: selection, layers)
    }
    return VariantTable(axes: places, optionCounts: counts, cells: cells)
  }

  private func cell(
    _ property: Property, for selection: [Int], _ layers: [Layer]
  ) -> Conditional<PropertyValue>? {
    let isMirrored = property == .mirrored ? false : isMirrored(selection)
    let source = isMirrored ? property.mirrorImage ?? property : property
    var value: Conditional<PropertyValue>?
    for layer in layers where layer.mirrored != true {
      guard layer.holds(for: selection, mirrored: isMirrored), let upper = layer.values[source]
      else { continue }
      value = overlaid(value, upper)
    }
    if isMirrored, property == .align { value = value?.map(\.mirrored) }
    // Written in the mirrored frame, as they are, and over all others.
    for layer in layers where layer.mirrored == true && isMirrored {
      guard layer.holds(for: selection, mirrored: true), let upper = layer.values[property] else {
        continue
      }
      value = overlaid(value, upper)
    }
    return value
  }

  private func isMirrored(_ selection: [Int]) -> Bool {
    switch mirroring {
    case .never: return false
    case .axis(let axis): return selection[axis] == 1
    case .property:
      let layers = layers.filter { $0.state == nil }
      return cell(.mirrored, for: selection, layers)?.base == .boolean(true)
    }
  }

  /// What the upper value says, and for platforms of which it says nothing, what the lower one does.
  private func overlaid(
    _ lower: Conditional<PropertyValue>?, _ upper: Conditional<PropertyValue>
  ) -> Conditional<PropertyValue> {
    guard let lower else { return upper }
    var result = Conditional(upper.base ?? lower.base)
    for platform in platforms {
      guard let value = upper.value(on: platform) ?? lower.value(on: platform),
        value != result.base
      else { continue }
      result.overrides.append(.init(Condition(platform: platform), value))
    }
    return result
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
  var isMirrored: Bool { mirrorImage != nil || self == .align }
}

extension PropertyValue {
  /// The value in the mirrored frame.
  fileprivate var mirrored: PropertyValue {
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
