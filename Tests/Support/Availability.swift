#if os(Linux)
  package import Foundation

  /// Checks, on Linux, that code uses only what Apple's systems have from the oldest supported on.
  ///
  /// The toolchain for Linux brings a standard library for iOS, if only Embedded Swift's, so the
  /// compiler can check `@available` and `#available` of iOS. Its oldest iOS is newer than ours, hence
  /// each version is raised by 100, in copies of both the stand-in and the code. Another system is
  /// checked by taking its versions for those of iOS. Concurrency is missing there and is left out.
  package enum Availability {
    /// A system and the oldest release of it that generated code must run on.
    package enum System: String, CaseIterable, Sendable {
      case iOS
      case macOS
      case tvOS
      case watchOS

      var oldest: Int {
        switch self {
        case .iOS, .tvOS: 15
        case .macOS: 12
        case .watchOS: 8
        }
      }
    }

    /// Whether the toolchain has what the check needs.
    package static let canCheck: Bool = FileManager.default.fileExists(
      atPath: resources + "/embedded/Swift.swiftmodule/arm64-apple-ios.swiftmodule")

    /// What the compiler says is not available; empty when all is. Lines and columns are the files'
    /// own, versions are 100 too great.
    package static func check(_ files: [URL], on system: System) async throws -> String {
      let folder = try TemporaryFolder()
      let standIn = try copy(sources(of: "Tests/SwiftUIStandIn"), to: "SwiftUI", folder, system)
      let code = try copy(files, to: "code", folder, system)
      let flags = [
        "-target", "arm64-apple-ios\(100 + system.oldest).0", "-enable-experimental-feature",
        "Embedded", "-wmo", "-swift-version", "5", "-suppress-warnings",
      ]
      _ = try await Command(
        "swiftc",
        flags + ["-parse-as-library", "-emit-module", "-module-name", "SwiftUI", "-o"]
          + [folder.url.appending(path: "SwiftUI.swiftmodule").path] + standIn
      ).output()
      let result = try await Command(
        "swiftc", flags + ["-typecheck", "-I", folder.url.path] + code
      ).run()
      return result.status == 0 ? "" : result.text
    }

    private static func sources(of folder: String) -> [URL] {
      let root = PackageRoot.file(folder)
      let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
      return (names ?? []).filter { $0.hasSuffix(".swift") }.sorted()
        .map { root.appending(path: $0) }
    }

    private static func copy(
      _ files: [URL], to name: String, _ folder: TemporaryFolder, _ system: System
    ) throws -> [String] {
      try files.enumerated().map { index, file in
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        // Numbered, since two folders can hold files of one name.
        return try folder.write(
          asIOS(text, from: system), to: "\(name)/\(index)-\(file.lastPathComponent)"
        ).path
      }
    }

    /// `text` with `system` for iOS, versions raised by 100, and no word of other systems.
    static func asIOS(_ text: String, from system: System) -> String {
      let raised = { (version: Substring) in
        let parts = version.split(separator: ".")
        return ([String(100 + (Int(parts[0]) ?? 0))] + parts.dropFirst().map(String.init))
          .joined(separator: ".")
      }
      // `@available(iOS 16, macOS 13, *)`, `#available(…)`
      var text = text.replacing(
        /([@#](?:un)?available)\(((?:(?:iOS|macOS|tvOS|watchOS|visionOS) [\d.]+, )+)\*\)/
      ) { match in
        let mine = match.2.split(separator: ", ").first { $0.hasPrefix("\(system) ") }
        let version = mine.map { raised($0.dropFirst(system.rawValue.count + 1)) } ?? "100"
        return "\(match.1)(iOS \(version), *)"
      }
      // `@available(tvOS, unavailable)`, `@available(iOS, deprecated: 17, …)`
      text = text.replacing(
        /@available\((iOS|macOS|tvOS|watchOS|visionOS), (\w+)(?:: ([\d.]+))?([^)]*)\)/
      ) { match in
        guard match.1 == system.rawValue else { return "" }
        return "@available(iOS, \(match.2)\(match.3.map { ": \(raised($0))" } ?? "")\(match.4))"
      }
      text = text.replacing(/\bos\((iOS|macOS|tvOS|watchOS|visionOS)\)/) { match in
        match.1 == system.rawValue ? "os(iOS)" : "os(none)"
      }
      return text.replacing(
        /@MainActor|@preconcurrency|@Sendable|@isolated\(any\)|nonisolated\(unsafe\)|\bnonisolated\b/,
        with: "")
    }

    /// The folder of the compiler's own libraries.
    private static let resources: String = {
      let process = Process()
      let pipe = Pipe()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = ["swiftc", "-print-target-info"]
      process.standardOutput = pipe
      guard (try? process.run()) != nil else { return "" }
      let output = pipe.fileHandleForReading.readDataToEndOfFile()
      let info = try? JSONDecoder().decode(JSON.self, from: output)
      return info?["paths"]["runtimeResourcePath"].text ?? ""
    }()
  }
#endif
