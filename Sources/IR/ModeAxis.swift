/// One way in which the design varies; the first context is the default.
package struct ModeAxis: Hashable, Sendable {
  /// What a system knows of its user's wishes.
  package enum Setting: String, CaseIterable, Hashable, Sendable {
    case appearance
    case contrast

    /// The contexts that it is known by: the one that it asks for when it is off, and when it is on.
    package var names: (off: String, on: String) {
      switch self {
      case .appearance: ("light", "dark")
      case .contrast: ("standard", "high")
      }
    }
  }

  /// That the system chooses the context, unless the app does.
  package struct Following: Hashable, Sendable {
    package var setting: Setting
    /// The place of the context for a light appearance, or for the standard contrast.
    package var off: Int
    /// The place of the context for a dark appearance, or for more contrast.
    package var on: Int

    package init(_ setting: Setting, off: Int, on: Int) {
      self.setting = setting
      self.off = off
      self.on = on
    }
  }

  package var name: String
  package var contexts: [String]
  package var follows: Following?

  package init(name: String, contexts: [String], follows: Following? = nil) {
    self.name = name
    self.contexts = contexts
    self.follows = follows
  }

  /// An axis that follows a setting: its contexts are told by their usual names, else the first is
  /// for "off" and the second for "on".
  package init(name: String, contexts: [String], following setting: Setting) {
    let names = setting.names
    let off: Int
    let on: Int
    if let first = contexts.firstIndex(of: names.off),
      let second = contexts.firstIndex(of: names.on)
    {
      (off, on) = (first, second)
    } else {
      (off, on) = (0, min(1, contexts.count - 1))
    }
    self.init(name: name, contexts: contexts, follows: Following(setting, off: off, on: on))
  }

  /// The axes of a project that names none.
  package static let standard: [ModeAxis] = Setting.allCases.map {
    ModeAxis(name: $0.rawValue, contexts: [$0.names.off, $0.names.on], following: $0)
  }
}

/// Some of the axes, by their places in `DesignSystem.axes`.
package struct AxisSet: Hashable, Sendable {
  private var bits: UInt64 = 0

  /// How many axes a design can have.
  package static let limit = 64

  package init() {}

  package var isEmpty: Bool { bits == 0 }

  package func contains(_ axis: Int) -> Bool {
    axis < Self.limit && bits & (1 << UInt64(axis)) != 0
  }

  package mutating func insert(_ axis: Int) {
    if axis >= 0, axis < Self.limit { bits |= 1 << UInt64(axis) }
  }

  package mutating func remove(_ axis: Int) {
    if axis >= 0, axis < Self.limit { bits &= ~(1 << UInt64(axis)) }
  }

  package mutating func formUnion(_ other: AxisSet) { bits |= other.bits }

  package func intersection(_ other: AxisSet) -> AxisSet {
    var result = self
    result.bits &= other.bits
    return result
  }

  /// Those that are not in the other set.
  package func subtracting(_ other: AxisSet) -> AxisSet {
    var result = self
    result.bits &= ~other.bits
    return result
  }

  /// Their places, rising.
  package var places: [Int] {
    var result: [Int] = []
    var rest = bits
    while rest != 0 {
      result.append(rest.trailingZeroBitCount)
      rest &= rest - 1
    }
    return result
  }
}

/// The chosen context of each axis, by its place; of axes that nothing is said about, the default.
package struct ModeContext: Hashable, Sendable {
  private var places: [Int] = []

  package init() {}

  /// The default of every axis.
  package static let standard = ModeContext()

  package init(_ modes: [Condition.Mode]) {
    for mode in modes { self[mode.axis] = mode.context }
  }

  package subscript(axis: Int) -> Int {
    get { axis < places.count ? places[axis] : 0 }
    set {
      while places.count <= axis { places.append(0) }
      places[axis] = newValue
    }
  }

  /// The contexts that are not their axis' default, in the order of the axes.
  package var modes: [Condition.Mode] {
    places.indices.filter { places[$0] != 0 }.map { Condition.Mode(axis: $0, context: places[$0]) }
  }

  package static func == (left: ModeContext, right: ModeContext) -> Bool {
    left.modes == right.modes
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(modes)
  }
}

extension [ModeAxis] {
  /// All contexts that differ in no other axes than these, the standard one first, then those that
  /// differ from it in one axis, and so on.
  package func contexts(over axes: AxisSet, from start: ModeContext = .standard) -> [ModeContext] {
    var result = [start]
    for axis in axes.places where axis < count {
      result += result.flatMap { context in
        self[axis].contexts.indices.dropFirst().map { place in
          var other = context
          other[axis] = place
          return other
        }
      }
    }
    return result.enumerated().sorted {
      ($0.element.modes.count, $0.offset) < ($1.element.modes.count, $1.offset)
    }.map(\.element)
  }

  /// The same, the last axis running fastest.
  func contextsInOrder(over axes: AxisSet) -> [ModeContext] {
    var result = [ModeContext.standard]
    for axis in axes.places where axis < count {
      result = result.flatMap { context in
        self[axis].contexts.indices.map { place in
          var other = context
          other[axis] = place
          return other
        }
      }
    }
    return result
  }

  /// How many that are, or `nil` when it is more than `limit`.
  package func contextCount(over axes: AxisSet, limit: Int) -> Int? {
    var product = 1
    for axis in axes.places where axis < count {
      product *= self[axis].contexts.count
      if product > limit { return nil }
    }
    return product
  }
}
