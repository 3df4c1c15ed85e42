package import Diagnostics

/// The names of one scope of generated code. Names are allocated before any text is written, and two
/// that come out equal are an error with both places.
package struct NameTable: Sendable {
  private var owners: [String: SourceSpan?] = [:]
  private let platformName: String

  /// - Parameters:
  ///   - platformName: what to call the output in messages: `Swift`, `Kotlin`, `CSS`.
  ///   - capacity: how many names there will be, about.
  package init(platformName: String, capacity: Int = 0) {
    self.platformName = platformName
    if capacity > 0 { owners.reserveCapacity(capacity) }
  }

  /// Whether a name is kept or taken already.
  package func isTaken(_ name: String) -> Bool { owners[name] != nil }

  /// Keeps a name for the emitter's own use.
  package mutating func reserve(_ name: String) {
    owners[name] = .some(nil)
  }

  /// Takes a name for a declaration of the specs.
  ///
  /// - Parameters:
  ///   - original: what the spec calls it, for the message: `color.one_five`.
  ///   - span: where it is declared.
  /// - Returns: whether the name was free. If not, a `name-collision` is reported.
  @discardableResult
  package mutating func claim(
    _ name: String, for original: @autoclosure () -> String, at span: SourceSpan,
    diagnostics: inout DiagnosticList
  ) -> Bool {
    guard let owner = owners.updateValue(.some(span), forKey: name) else { return true }
    // The first to come keeps it.
    owners[name] = .some(owner)
    let original = original()
    diagnostics.report(
      .error(
        .nameCollision, at: span,
        owner == nil
          ? "'\(original)' would be called '\(name)' in \(platformName), which generated code needs for itself"
          : "'\(original)' and another name both become '\(name)' in \(platformName)",
        help: [
          "rename one of them, or give a token another name in outputs: $extensions: { dev.tessera: { name: … } }"
        ],
        related: owner.map { [.init(span: $0, message: "the other one is declared here")] } ?? []))
    return false
  }
}
