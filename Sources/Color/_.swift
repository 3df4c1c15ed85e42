package struct ColorValue: Hashable, Sendable {}
