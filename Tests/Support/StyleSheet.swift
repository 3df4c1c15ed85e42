import Foundation

/// A style sheet as two parsers read it, lightningcss and tinycss2.
package struct StyleSheet: Decodable, Sendable {
  package static let tools: [Tool] = [.python]

  package struct Declaration: Decodable, Sendable {
    /// The rules around it, outermost first.
    package var path: [String]
    package var name: String
    package var value: String
  }

  /// What either parser finds wrong.
  package var errors: [String]
  /// The sheet in lightningcss's own spelling.
  package var minified: String?
  package var declarations: [Declaration]

  /// Parses a style sheet.
  ///
  /// - Throws: `Command.Failure` when the parsers cannot be run.
  package static func parse(_ text: String) async throws -> StyleSheet {
    let output = try await Command(
      Tool.python.find(), [PackageRoot.file("Tests/Drivers/Web/css.py").path]
    ).output(input: text)
    return try JSONDecoder().decode(StyleSheet.self, from: Data(output.utf8))
  }

  /// The value of the last declaration of `name` within exactly the rules of `path`.
  package func value(_ name: String, in path: String...) -> String? {
    declarations.last { $0.path == path && $0.name == name }?.value
  }
}
