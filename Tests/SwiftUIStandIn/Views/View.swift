@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public var body: Never { fatalError("Never has no body") }
}

/// A view that is drawn by SwiftUI itself. Not in Apple's API, where each of them says it alone.
@MainActor @preconcurrency
public protocol _Primitive: View where Body == Never {}

extension _Primitive {
  public var body: Never { fatalError("A view of SwiftUI's own has no body") }
}

@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  @available(*, unavailable, message: "this expression does not conform to 'View'")
  @_disfavoredOverload
  public static func buildExpression(_ invalid: Any) -> some View { fatalError() }

  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    #if hasFeature(Embedded)
      return TupleView((repeat each content))
    #else
      var children: [any View] = []
      for child in repeat each content { children.append(child) }
      return TupleView((repeat each content), children)
    #endif
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

@frozen public struct EmptyView: Sendable {
  public init() {}
}

extension EmptyView: _Primitive {}

@frozen public struct TupleView<T> {
  public var value: T

  #if hasFeature(Embedded)
    init(_ value: T) { self.value = value }
  #else
    let children: [any View]

    init(_ value: T, _ children: [any View]) {
      self.value = value
      self.children = children
    }
  #endif
}

extension TupleView: _Primitive {}

public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View, _Primitive where TrueContent: View, FalseContent: View {}

extension Optional: View, _Primitive where Wrapped: View {}

@frozen public struct AnyView {
  #if hasFeature(Embedded)
    public nonisolated init<V: View>(_ view: V) {}
  #else
    let view: any View

    public nonisolated init<V: View>(_ view: V) { self.view = view }
  #endif
}

extension AnyView: _Primitive {}
