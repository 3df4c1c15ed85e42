import IR

/// A variant as a dimension of a grid.
struct VariantDimension {
  let dimension: GridDimension
  private let old: Int?
  private let new: Int?
  private let options: [(old: Int, new: Int)]

  /// A variant that both have: the options that both have.
  init(
    _ name: String, _ old: (place: Int, axis: VariantAxis), _ new: (place: Int, axis: VariantAxis)
  ) {
    var names: [String] = []
    var options: [(old: Int, new: Int)] = []
    for (place, option) in new.axis.options.enumerated() {
      guard let other = old.axis.options.firstIndex(where: { $0.name == option.name }) else {
        continue
      }
      names.append(option.name)
      options.append((other, place))
    }
    dimension = GridDimension(axis: name, options: names, isMode: false)
    self.old = old.place
    self.new = new.place
    self.options = options
  }

  /// A variant of one design.
  init(_ place: Int, _ axis: VariantAxis, isOld: Bool) {
    dimension = GridDimension(axis: axis.name, options: axis.options.map(\.name), isMode: false)
    old = isOld ? place : nil
    new = isOld ? nil : place
    options = axis.options.indices.map { ($0, $0) }
  }

  func choose(_ place: Int, _ before: inout [Int], _ after: inout [Int]) {
    if let old { before[old] = options[place].old }
    if let new { after[new] = options[place].new }
  }

  /// Those that matter to a facet of both designs; what only one of them has a choice of is left at
  /// its default.
  static func all(
    _ old: Facet?, _ oldAxes: [VariantAxis], _ new: Facet?, _ newAxes: [VariantAxis]
  ) -> [VariantDimension] {
    guard let old, let new else {
      let axes = old == nil ? newAxes : oldAxes
      return ((old ?? new)?.variants ?? []).filter(axes.indices.contains).map {
        VariantDimension($0, axes[$0], isOld: old != nil)
      }
    }
    return newAxes.enumerated().compactMap { place, axis in
      guard let other = oldAxes.firstIndex(where: { $0.name == axis.name }),
        new.variants.contains(place) || old.variants.contains(other)
      else { return nil }
      let dimension = VariantDimension(axis.name, (other, oldAxes[other]), (place, axis))
      return dimension.options.isEmpty ? nil : dimension
    }
  }
}
