package import Foundation

/// Compiles generated Swift against SwiftUI: Apple's where there is one, else the stand-in.
package enum SwiftCompiler {
  /// How an app may be set up that generated code is put into.
  package enum Mode: String, CaseIterable, Sendable {
    case swift5
    case swift6
    /// Swift 6 with everything on the main actor unless it says otherwise, as Xcode sets new apps up.
    case mainActor

    var flags: [String] {
      switch self {
      case .swift5: ["-swift-version", "5"]
      case .swift6: ["-swift-version", "6"]
      case .mainActor: ["-swift-version", "6", "-default-isolation", "MainActor"]
      }
    }
  }

  /// What the compiler says of the files, as one module; empty when it has no error and no warning.
  ///
  /// - Parameter modules: a folder with further modules.
  package static func check(
    _ files: [URL], mode: Mode, modules: URL? = nil
  ) async throws -> String {
    let further = modules.map { ["-I", $0.path] } ?? []
    let result = try await Command(
      "swiftc",
      ["-typecheck", "-warnings-as-errors"] + mode.flags + search + further + files.map(\.path)
    ).run()
    return result.status == 0 && result.text.isEmpty
      ? "" : "status \(result.status)\n\(result.text)"
  }

  /// Everything that the files declare, as one module, by its path: `Tokens.Space.small`.
  ///
  /// - Throws: `Command.Failure` with what the compiler said when it went wrong.
  package static func declarations(of files: [URL]) async throws -> [String] {
    struct Graph: Decodable {
      struct Symbol: Decodable { var pathComponents: [String] }
      var symbols: [Symbol]
    }
    let folder = try TemporaryFolder()
    _ = try await Command(
      "swiftc",
      [
        "-emit-module", "-module-name", "Program", "-swift-version", "6", "-emit-symbol-graph",
        "-emit-symbol-graph-dir", folder.url.path, "-symbol-graph-minimum-access-level", "private",
        "-o", folder.url.appending(path: "Program.swiftmodule").path,
      ] + search + files.map(\.path)
    ).output()
    let graph = folder.url.appending(path: "Program.symbols.json")
    return try JSONDecoder().decode(Graph.self, from: Data(contentsOf: graph)).symbols
      .map { $0.pathComponents.joined(separator: ".") }
  }

  #if os(Linux)
    /// Makes a module out of a text, into a folder, for code that imports it beside SwiftUI.
    package static func module(_ name: String, of text: String, in folder: TemporaryFolder)
      async throws
    {
      let source = try folder.write(text, to: "\(name).swift")
      _ = try await Command(
        "swiftc",
        [
          "-emit-module", "-module-name", name, "-swift-version", "6", "-o",
          folder.url.appending(path: "\(name).swiftmodule").path,
        ] + search + [source.path]
      ).output()
    }

    /// What a program made of the files writes. One of them holds `@main` or is named `main.swift`.
    ///
    /// - Throws: `Command.Failure` with what the compiler or the program said when it went wrong.
    package static func run(_ files: [URL], arguments: [String] = []) async throws -> String {
      let folder = try TemporaryFolder()
      let program = folder.url.appending(path: "program").path
      _ = try await Command(
        "swiftc",
        ["-o", program, "-module-name", "Program", "-swift-version", "6"] + search + standIn
          + files.map(\.path)
      ).output()
      return try await Command(program, arguments).output()
    }

    private static var standIn: [String] {
      let folder = PackageRoot.buildFolder.appending(path: "SwiftUI.build")
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.filter { $0.hasSuffix(".o") }.sorted().map { folder.appending(path: $0).path }
    }
  #endif

  private static var search: [String] {
    #if os(Linux)
      ["-I", PackageRoot.buildFolder.appending(path: "Modules").path]
    #else
      []
    #endif
  }
}
