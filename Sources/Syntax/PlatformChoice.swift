package import Diagnostics
package import Document

/// A value that may be written once for all, or once for each of several platforms:
/// `{ default: 2, kotlin: 1 }`.
package struct PlatformChoice: Sendable {
  /// Tells those maps apart from others, and reads them.
  package struct Reader: Sendable {
    /// The names of all platforms, as specs write them.
    package let platforms: [String]

    package init(platforms: [String]) {
      self.platforms = platforms
    }

    /// Whether a map's key is one of `default swift kotlin css` (and other platforms' names).
    package func isPlatformKey(_ key: Node) -> Bool {
      key.hasText("default") || platforms.contains(key.text)
    }

    /// The choice at a place where a value is expected. A mixture of platforms' names and other
    /// keys is reported, and read as what the platforms' names say.
    package func read(_ node: Node, diagnostics: inout DiagnosticList) -> PlatformChoice {
      guard node.kind == .mapping, node.count > 0 else { return PlatformChoice(base: node) }
      var choice = PlatformChoice(base: nil)
      var other: Node.Entry?
      var named: Node.Entry?
      for entry in node.entries {
        if entry.key.hasText("default") {
          choice.base = entry.value
          named = entry
        } else if platforms.contains(entry.key.text) {
          choice.overrides.append((entry.key.text, entry.value))
          named = entry
        } else {
          other = other ?? entry
        }
      }
      guard let named else { return PlatformChoice(base: node) }
      if let other {
        diagnostics.report(
          .error(
            .mixedPlatformValue, at: other.key.span,
            "'\(other.key.text.shortened)' stands among platforms' names",
            help: [
              didYouMean(other.key.text, among: ["default"] + platforms).first
                ?? "a value for each platform has the keys default, \(platforms.joined(separator: ", ")) and no other"
            ],
            related: [.init(span: named.key.span, message: "this is a platform's value")]))
      }
      return choice
    }
  }

  /// For every platform that has no value of its own; `nil`: those ignore the place.
  package var base: Node?
  package var overrides: [(platform: String, value: Node)]

  package init(base: Node?, overrides: [(platform: String, value: Node)] = []) {
    self.base = base
    self.overrides = overrides
  }

  /// All values written, in order.
  package var nodes: [Node] { (base.map { [$0] } ?? []) + overrides.map(\.value) }
}
