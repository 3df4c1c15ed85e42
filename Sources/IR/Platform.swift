/// The name of an output platform as specs and configuration write it: `swift`, `kotlin`, `css`.
package struct PlatformID: Hashable, Comparable, Sendable {
  package let name: String

  package init(_ name: String) {
    self.name = name
  }

  package static func < (left: PlatformID, right: PlatformID) -> Bool { left.name < right.name }
}
