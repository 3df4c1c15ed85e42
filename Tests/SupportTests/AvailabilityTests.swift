#if os(Linux)
  import Testing

  @testable import TestSupport

  struct AvailabilityTests {
    @Test(arguments: [
      ("@available(iOS 16.4, macOS 13, *)", "@available(iOS 116.4, *)"),
      ("if #available(iOS 16, macOS 13, tvOS 16, *) {", "if #available(iOS 116, *) {"),
      ("guard #unavailable(macOS 13, *) else", "guard #unavailable(iOS 100, *) else"),
      ("@available(tvOS, unavailable) let x", " let x"),
      ("@available(iOS, unavailable)", "@available(iOS, unavailable)"),
      (
        "@available(iOS, deprecated: 17, message: \"a (b\")",
        "@available(iOS, deprecated: 117, message: \"a (b\")"
      ),
      ("@available(*, deprecated, message: \"no\")", "@available(*, deprecated, message: \"no\")"),
      ("#if os(iOS) || os(watchOS)", "#if os(iOS) || os(none)"),
      ("public nonisolated static let a", "public  static let a"),
    ])
    func raisesVersionsOfIOS(text: String, expected: String) {
      #expect(Availability.asIOS(text, from: .iOS) == expected)
    }

    @Test func takesAnotherSystemForIOS() {
      let text =
        "@available(iOS 16, watchOS 9, *) @available(watchOS, unavailable) os(watchOS) os(iOS)"
      #expect(
        Availability.asIOS(text, from: .watchOS)
          == "@available(iOS 109, *) @available(iOS, unavailable) os(iOS) os(none)")
    }
  }
#endif
