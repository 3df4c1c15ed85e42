@propertyWrapper
public struct State<Value>: DynamicProperty {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let box: Box

  public init(wrappedValue value: Value) { box = Box(value) }
  public init(initialValue value: Value) { box = Box(value) }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    Binding(unchecked: { box.value }, { box.value = $0 })
  }
}

@frozen @propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  init(unchecked read: @escaping () -> Value, _ write: @escaping (Value) -> Void) {
    self.read = read
    self.write = write
  }

  @preconcurrency
  public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // Only the type is of use here: nothing presses a control of the stand-in.
    read = { fatalError("A binding of closures cannot be read outside its actor") }
    write = { _ in }
  }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(unchecked: { value }, { _ in })
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      unchecked: { wrappedValue[keyPath: keyPath] }, { wrappedValue[keyPath: keyPath] = $0 })
  }
}

@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let value: Value

  public init(wrappedValue: Value) { value = wrappedValue }
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { value = wrappedValue }

  public var wrappedValue: Value {
    #if hasFeature(Embedded)
      value
    #else
      value * Value(_Surroundings.current.textScale)
    #endif
  }
}

extension ScaledMetric: Sendable where Value: Sendable {}

@frozen @propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let value: Value

  @frozen @propertyWrapper
  public struct Binding {
    let value: Value
    public var wrappedValue: Value {
      get { value }
      nonmutating set {}
    }
    public var projectedValue: FocusState<Value>.Binding { self }
  }

  public init() where Value == Bool { value = false }

  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  public var projectedValue: FocusState<Value>.Binding { Binding(value: value) }
}
