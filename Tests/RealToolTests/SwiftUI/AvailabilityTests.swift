#if os(Linux)
  import TestSupport
  import Testing

  /// What is newer than the oldest system supported, or is missing on a system, is found.
  @Suite(.enabled(if: Availability.canCheck, "this toolchain has no standard library for iOS"))
  struct SystemAvailabilityTests {
    private static let code = """
      import SwiftUI

      struct Old: View {
        @Environment(\\.isEnabled) private var isEnabled
        @ScaledMetric(relativeTo: .body) private var size: CGFloat = 12
        var body: some View {
          Text("a").font(.system(size: size)).padding(2).opacity(isEnabled ? 1 : 0.5)
            .background(Color.red, in: Capsule())
        }
      }
      struct Guarded: View {
        var body: some View {
          if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, *) {
            Text("a").padding(2).tracking(1)
          } else {
            Text("a")
          }
        }
      }
      struct Box: Shape {
        func path(in rect: CGRect) -> Path { Path(rect) }
        @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
        var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
      }
      struct Unguarded: View {
        var body: some View { Text("a").padding(2).tracking(1) }
      }
      struct Hovered: View {
        var body: some View { Text("a").onHover { _ in } }
      }
      """

    @Test(arguments: Availability.System.allCases)
    func findsWhatIsTooNew(system: Availability.System) async throws {
      let folder = try TemporaryFolder()
      let file = try folder.write(Self.code, to: "Code.swift")
      let complaints = try await Availability.check([file], on: system)
      let errors = complaints.split(separator: "\n").filter { $0.contains("Code.swift:") }
      #expect(errors.contains { $0.contains("'tracking' is only available") }, "\(complaints)")
      let hasPointer = system == .iOS || system == .macOS
      #expect(errors.contains { $0.contains("'onHover(perform:)' is unavailable") } != hasPointer)
      #expect(errors.count == (hasPointer ? 1 : 2), "\(complaints)")
    }
  }
#endif
