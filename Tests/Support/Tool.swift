import Foundation
package import Testing

/// A program that tests run generated code with, and that may be missing.
package struct Tool: Sendable {
  /// What a person calls it.
  package let name: String
  /// Where it should be.
  package let path: String?

  /// Where it is.
  ///
  /// - Throws: a sentence that says how to get it, when it is missing.
  package func find() throws -> String {
    guard let path, isThere else {
      throw Missing(description: "\(name) is missing: \(Self.howToGet)")
    }
    return path
  }

  package var isThere: Bool {
    path.map { $0.split(separator: ":").allSatisfy { Self.exists(String($0)) } } ?? false
  }

  package static let howToGet = "run Scripts/fetch-tools.sh"

  package struct Missing: Error, CustomStringConvertible {
    package let description: String
  }

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }
}

extension Tool {
  package static let java = Tool(name: "Java", path: inPath("java"))
  package static let kotlin = Tool(name: "The Kotlin compiler", path: fetched("kotlin/kotlinc.jar"))
  /// A class path: jars parted by colons.
  package static let compose = Tool(
    name: "Compose",
    path: ProcessInfo.processInfo.environment["TESSERA_COMPOSE_CLASSPATH"]
      ?? fetched("compose/compose.jar"))
  /// The Python with the modules of `Scripts/tools/requirements.txt`.
  package static let python = Tool(name: "Python", path: fetched("python/bin/python"))
  package static let ninja = Tool(name: "Ninja", path: fetched("python/bin/ninja"))
  package static let make = Tool(name: "Make", path: inPath("make"))
  package static let checkSchema = Tool(
    name: "check-jsonschema", path: fetched("python/bin/check-jsonschema"))
  package static let preCommit = Tool(name: "pre-commit", path: fetched("python/bin/pre-commit"))
  package static let chromium = Tool(
    name: "Chromium",
    path: ProcessInfo.processInfo.environment["TESSERA_CHROMIUM"].flatMap(inPath)
      ?? inPath("chromium") ?? inPath("chromium-browser") ?? inPath("google-chrome"))

  /// The path of what `Scripts/fetch-tools.sh` put into its folder.
  package static func fetched(_ path: String) -> String {
    PackageRoot.file(".cache/tools/\(path)").path
  }

  private static func inPath(_ program: String) -> String? {
    if program.contains("/") { return program }
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return folders.split(separator: ":").map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips a test where one of its tools is missing, and says how to get it. Under continuous
  /// integration the test runs all the same, and fails.
  package static func requires(_ tools: Tool...) -> Self { requires(tools) }

  /// See `requires(_:)`.
  package static func requires(_ tools: [Tool]) -> Self {
    let missing = tools.filter { !$0.isThere }.map(\.name)
    return .enabled(
      if: missing.isEmpty || isContinuousIntegration,
      "\(missing.joined(separator: ", ")) missing: \(Tool.howToGet)")
  }
}

/// Whether `CI` is set, to anything but `0` and `false`.
package let isContinuousIntegration: Bool = {
  let value = ProcessInfo.processInfo.environment["CI"] ?? ""
  return !["", "0", "false"].contains(value)
}()
