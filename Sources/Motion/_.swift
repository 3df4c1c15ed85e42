package struct CubicBezier: Hashable, Sendable {}
package struct Spring: Hashable, Sendable {}
