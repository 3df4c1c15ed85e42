import Diagnostics
import Foundation
import TestSupport
import Testing

/// Swift that follows modes is Swift on every system.
struct SwiftUIModesTests {
  @Test func nothingIsWrongWithTheSpec() async throws {
    #expect(
      try await ModesExample.compiled.value.diagnostics.filter { $0.severity == .error }.map(
        \.message) == [])
  }

  @Test(arguments: SwiftCompiler.Mode.allCases)
  func compilesWithoutWarnings(mode: SwiftCompiler.Mode) async throws {
    let files = try await ModesExample.compiled.value.files("swift")
    try #require(files.count == 2)
    #expect(try await SwiftCompiler.check(files, mode: mode) == "")
  }

  @Test func isLaidOutAsSwiftFormatLikes() async throws {
    let files = try await ModesExample.compiled.value.files("swift")
    let result = try await Command(
      "swift", ["format", "lint", "--strict"] + files.map(\.path)
    ).run()
    #expect(result.status == 0, "\(result.text)")
  }

  #if os(Linux)
    /// What AppKit and UIKit have for colours that follow the system, in the words of their interfaces.
    private static let kits = [
      "AppKit": """
      import SwiftUI
      public final class NSAppearance {
        public struct Name: Hashable, Sendable {
          let rawValue: String
          public static let aqua = Name(rawValue: "a")
          public static let darkAqua = Name(rawValue: "b")
          public static let accessibilityHighContrastAqua = Name(rawValue: "c")
          public static let accessibilityHighContrastDarkAqua = Name(rawValue: "d")
        }
        public func bestMatch(from appearances: [Name]) -> Name? { appearances.first }
      }
      public final class NSColor: Sendable {
        public typealias Name = String
        public init(_ color: Color) {}
        public init(name: Name?, dynamicProvider: @escaping (NSAppearance) -> NSColor) {}
      }
      extension Color {
        nonisolated public init(nsColor: NSColor) { self = .clear }
      }
      """,
      "UIKit": """
      import SwiftUI
      public enum UIUserInterfaceStyle: Sendable { case unspecified, light, dark }
      public enum UIAccessibilityContrast: Sendable { case unspecified, normal, high }
      public final class UITraitCollection {
        public var userInterfaceStyle: UIUserInterfaceStyle { .light }
        public var accessibilityContrast: UIAccessibilityContrast { .normal }
      }
      public final class UIColor: Sendable {
        public init(_ color: Color) {}
        public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {}
      }
      extension Color {
        nonisolated public init(uiColor: UIColor) { self = .clear }
      }
      """,
    ]

    @Test(arguments: kits.keys.sorted(), SwiftCompiler.Mode.allCases)
    func compilesBesideTheSystemsKit(kit: String, mode: SwiftCompiler.Mode) async throws {
      let files = try await ModesExample.compiled.value.files("swift")
      let folder = try TemporaryFolder()
      try await SwiftCompiler.module(kit, of: #require(Self.kits[kit]), in: folder)
      #expect(try await SwiftCompiler.check(files, mode: mode, modules: folder.url) == "")
    }

    @Test(
      .enabled(if: Availability.canCheck, "this toolchain has no standard library for iOS"),
      arguments: Availability.System.allCases)
    func usesWhatTheOldestSystemsHave(system: Availability.System) async throws {
      let files = try await ModesExample.compiled.value.files("swift")
      #expect(try await Availability.check(files, on: system) == "")
    }
  #endif
}
