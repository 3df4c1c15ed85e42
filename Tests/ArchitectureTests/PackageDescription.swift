import Foundation
import TestSupport

/// The targets of this package, as its manifest says them.
struct PackageDescription: Decodable {
  struct Target: Decodable {
    var name: String
    var type: String
    /// From the package's root.
    var path: String
    /// Swift files, from `path`.
    var sources: [String]
    /// The targets of this package that it may import.
    var dependencies: [String]?

    private enum CodingKeys: String, CodingKey {
      case name, type, path, sources
      case dependencies = "target_dependencies"
    }
  }

  var targets: [Target]

  static func load() async throws -> PackageDescription {
    let scratch = try TemporaryFolder()
    let json = try await Command(
      "swift", ["package", "--scratch-path", scratch.url.path, "describe", "--type", "json"]
    ).output()
    return try JSONDecoder().decode(PackageDescription.self, from: Data(json.utf8))
  }
}
