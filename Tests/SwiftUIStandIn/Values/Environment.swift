public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

public struct EnvironmentValues {
  #if !hasFeature(Embedded)
    private var others: [ObjectIdentifier: Any] = [:]
  #endif

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      #if hasFeature(Embedded)
        K.defaultValue
      #else
        others[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
      #endif
    }
    set {
      #if !hasFeature(Embedded)
        others[ObjectIdentifier(key)] = newValue
      #endif
    }
  }

  public var layoutDirection = LayoutDirection.leftToRight
  public var isEnabled = true
  public var colorScheme = ColorScheme.light
  public var dynamicTypeSize = DynamicTypeSize.large
  public var displayScale: CGFloat = 2
  public var font: Font?
  public var legibilityWeight: LegibilityWeight?

  // These are the system's to say: `environment(_:_:)` cannot set them.
  public internal(set) var accessibilityReduceMotion = false
  public internal(set) var accessibilityReduceTransparency = false
  public internal(set) var accessibilityDifferentiateWithoutColor = false
  public internal(set) var colorSchemeContrast = ColorSchemeContrast.standard
  public internal(set) var isFocused = false
}

@frozen @propertyWrapper
public struct Environment<Value>: DynamicProperty {
  let keyPath: KeyPath<EnvironmentValues, Value>

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  public var wrappedValue: Value {
    #if hasFeature(Embedded)
      fatalError()
    #else
      _Surroundings.current.environment[keyPath: keyPath]
    #endif
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

public enum ColorScheme: CaseIterable, Sendable {
  case light
  case dark
}

public enum ColorSchemeContrast: CaseIterable, Sendable {
  case standard
  case increased
}

public enum LegibilityWeight: Hashable, Sendable {
  case regular
  case bold
}

public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall
  case small
  case medium
  case large
  case xLarge
  case xxLarge
  case xxxLarge
  case accessibility1
  case accessibility2
  case accessibility3
  case accessibility4
  case accessibility5
}

extension View {
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    _WithEnvironment(content: self) { $0[keyPath: keyPath] = value }
  }
}
