extension View {
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    _WithEnvironment(content: self) { $0.isEnabled = $0.isEnabled && !disabled }
  }

  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    _record(self, "allowsHitTesting", .flag("enabled", enabled))
  }

  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    _record(self, "contentShape", .view("shape", shape))
  }

  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    _record(self, "onHover")
  }

  @available(tvOS 16, *)
  public nonisolated func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    _record(self, "onTapGesture")
  }

  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    _record(self, "onAppear")
  }

  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    _record(self, "onDisappear")
  }

  @available(iOS, deprecated: 17, message: "Use `onChange` with a two or zero parameter action.")
  @available(macOS, deprecated: 14, message: "Use `onChange` with a two or zero parameter action.")
  @available(tvOS, deprecated: 17, message: "Use `onChange` with a two or zero parameter action.")
  @available(
    watchOS, deprecated: 10, message: "Use `onChange` with a two or zero parameter action."
  )
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    _record(self, "onChange")
  }

  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    _record(self, "focused")
  }

  @available(iOS 17, macOS 12, tvOS 15, watchOS 8, *)
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    _record(self, "focusable", .flag("isFocusable", isFocusable))
  }

  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    _record(self, "accessibilityHidden", .flag("hidden", hidden))
  }

  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    _record(self, "accessibilityLabel", .word("label", label.content))
  }

  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    _record(self, "accessibilityAddTraits")
  }

  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    _record(self, "accessibilityElement")
  }

  public nonisolated func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    _record(self, "accessibilityRepresentation", .view("representation", representation()))
  }
}

public struct AccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  public static let isSelected = AccessibilityTraits(rawValue: 4)
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let contain = AccessibilityChildBehavior(name: "contain")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}
