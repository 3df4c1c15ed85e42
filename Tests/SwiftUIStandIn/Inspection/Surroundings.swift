#if !hasFeature(Embedded)
  /// What a view finds around it while it is looked into. Not in Apple's API.
  public struct _Surroundings {
    public var environment = EnvironmentValues()
    /// How much larger than usual the reader wants text.
    public var textScale = 1.0
    /// Whether every button is being pressed.
    public var isPressed = false

    var buttonStyle: any Sendable = false
    var styles: [Any] = []

    public init() {}

    /// Sets what the system alone can set.
    public mutating func set(
      reduceMotion: Bool? = nil, isFocused: Bool? = nil, contrast: ColorSchemeContrast? = nil
    ) {
      if let reduceMotion { environment.accessibilityReduceMotion = reduceMotion }
      if let isFocused { environment.isFocused = isFocused }
      if let contrast { environment.colorSchemeContrast = contrast }
    }

    /// Set by `_inspect` alone, which is bound to the main actor as all views are.
    nonisolated(unsafe) static var current = _Surroundings()
  }
#endif
