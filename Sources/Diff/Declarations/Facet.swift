import IR

/// One thing that is so of a declaration, in all circumstances.
struct Facet {
  /// How much it counts when it comes, goes or changes, and why.
  struct Weight {
    var level: ChangeLevel
    var reason: String

    init(_ level: ChangeLevel, _ reason: String = "") {
      self.level = level
      self.reason = reason
    }

    static let fix = Weight(.fix)
    static let feature = Weight(.feature)
  }

  let aspect: Aspect
  /// What it is a part of: when that comes or goes, this does too, and nothing is said of it.
  var parent: Aspect?
  var added = Weight.fix
  var removed = Weight.fix
  var changed = Weight.fix
  /// The places of the variants that matter.
  var variants: [Int] = []
  /// The axes of modes that matter.
  var modes = AxisSet()
  /// What it is, for an option of every variant and in a context; `nil`: nothing.
  var read: (_ selection: [Int], _ context: ModeContext) -> Shown?

  /// The same in all circumstances.
  init(
    _ aspect: Aspect, _ shown: Shown?, parent: Aspect? = nil, added: Weight = .fix,
    removed: Weight = .fix, changed: Weight = .fix
  ) {
    self.aspect = aspect
    self.parent = parent
    self.added = added
    self.removed = removed
    self.changed = changed
    read = { _, _ in shown }
  }

  init(
    _ aspect: Aspect, variants: [Int] = [], modes: AxisSet,
    read: @escaping (_ selection: [Int], _ context: ModeContext) -> Shown?
  ) {
    self.aspect = aspect
    self.variants = variants
    self.modes = modes
    self.read = read
  }
}

/// A declaration as it is compared.
struct Declared {
  var name: String
  var annotation: Annotation
  /// What it is, in short.
  var summary: Shown
  var variants: [VariantAxis] = []
  var facets: [Facet] = []
  /// Lists whose order counts.
  var orders: [(aspect: Aspect, names: [String])] = []
}
