import Foundation
import TestSupport
import Testing

/// A platform is a folder and two lines, and none of the three can be forgotten.
struct PlatformsTests {
  @Test func everyFolderIsRegistered() async throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: PackageRoot.file("Sources/Emitters").path
    ).sorted()
    let paths = try await PackageDescription.load().targets.map(\.path)
    let registry = String(
      decoding: try Data(contentsOf: PackageRoot.file("Sources/Compiler/Platforms.swift")),
      as: UTF8.self)
    #expect(folders.count >= 3)
    for folder in folders {
      #expect(paths.contains("Sources/Emitters/\(folder)"), "Package.swift lacks \(folder)")
      #expect(
        registry.contains("import \(folder)Emitter"), "Compiler/Platforms.swift lacks \(folder)")
    }
  }
}
