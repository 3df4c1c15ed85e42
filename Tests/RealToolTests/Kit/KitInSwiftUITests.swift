#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// What the compiler made of `tokens/kit`, as the stand-in for SwiftUI draws it.
  struct KitInSwiftUITests {
    private func drawing(_ name: String) async throws -> Drawing {
      try await SwiftUIExample.report.value.drawing(name)
    }

    @Test func switchesAreToggles() async throws {
      for (name, isOn) in [("switch off", false), ("switch on", true)] {
        let lines = try await drawing(name).lines
        #expect(lines.contains { $0.contains("Toggle(\(isOn ? "on" : "off"))") })
        #expect(lines.contains { $0.contains("Text(\"Sound\")") })
      }
    }

    @Test func theThumbSlides() async throws {
      let off = try await drawing("switch off")
      let on = try await drawing("switch on")
      #expect(off.calls("offset").last?.number("x") == 0)
      #expect(on.calls("offset").last?.number("x") == 20)
      // The shadow has one too, before it. SwiftUI turns offsets round by itself.
      #expect(try await drawing("switch on rtl").calls("offset").last?.number("x") == 20)
      #expect(off.calls("frame").contains { $0.number("width") == 51 && $0.number("height") == 31 })
      #expect(off.calls("frame").contains { $0.number("width") == 27 && $0.number("height") == 27 })
      #expect(off.lines != on.lines)
    }

    @Test func pressesAndWishes() async throws {
      #expect(try await drawing("switch off").scale == 1)
      #expect(try await drawing("switch off pressed").scale == 0.94)
      #expect(try await drawing("switch off pressed without motion").scale == 1)
      #expect(try await drawing("switch off pressed without motion").opacity == 0.75)
      #expect(try await drawing("switch on disabled").opacity == 0.4)
    }

    @Test func fields() async throws {
      let field = try await drawing("field")
      #expect(field.lines.contains { $0.contains("TextField(\"Hi\")") })
      #expect(field.padding == [12, 8, 12, 8])
      func border(_ name: String) async throws -> String {
        try await drawing(name).lines.first { $0.contains(".strokeBorder(") } ?? ""
      }
      #expect(try await border("field").contains("lineWidth: 1)"))
      #expect(try await border("field invalid").contains("lineWidth: 2)"))
    }

    @Test func layouts() async throws {
      let badge = try await drawing("badge").lines
      #expect(badge.contains { $0.contains("HStack") && $0.contains("4") })
      #expect(try await drawing("badge quiet").lines != badge)
      #expect(try await drawing("card").lines.contains { $0.contains("VStack") })
      #expect(try await drawing("hint").padding == [10, 6, 10, 12])
      #expect(try await drawing("hint left").padding == [16, 6, 10, 6])
    }

    @Test func dotsRunOneAfterTheOther() async throws {
      let typing = try await drawing("typing")
      // Not on screen yet: as the animation begins.
      #expect(typing.calls("opacity").compactMap { $0.number("opacity") } == [0.3, 0.3, 0.3])
      #expect(typing.calls("offset").compactMap { $0.number("y") } == [3, 3, 3])
      let animations = typing.lines.filter { $0.contains(".animation(") }
      #expect(animations.count == 3)
      for (line, delay) in zip(animations, ["delay(0)", "delay(0.15)", "delay(0.3)"]) {
        #expect(line.contains(delay), "\(line)")
        #expect(line.contains("repeatForever"))
      }
      #expect(
        try await drawing("typing without motion").calls("offset").compactMap { $0.number("y") }
          == [0, 0, 0])
    }
  }
#endif
