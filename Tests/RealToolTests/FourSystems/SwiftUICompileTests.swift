import Foundation
import TestSupport
import Testing

/// The generated Swift is Swift to everyone who receives it.
struct SwiftUICompileTests {
  @Test(arguments: SwiftCompiler.Mode.allCases)
  func compilesWithoutWarnings(mode: SwiftCompiler.Mode) async throws {
    let files = SwiftUIExample.generated + SwiftUIExample.screens
    #expect(try await SwiftCompiler.check(files, mode: mode) == "")
  }

  @Test func isLaidOutAsSwiftFormatLikes() async throws {
    let result = try await Command(
      "swift", ["format", "lint", "--strict"] + SwiftUIExample.generated.map(\.path)
    ).run()
    #expect(result.status == 0, "\(result.text)")
  }

  #if os(Linux)
    @Test(
      .enabled(if: Availability.canCheck, "this toolchain has no standard library for iOS"),
      arguments: Availability.System.allCases)
    func usesWhatTheOldestSystemsHave(system: Availability.System) async throws {
      #expect(try await Availability.check(SwiftUIExample.generated, on: system) == "")
    }
  #endif
}
