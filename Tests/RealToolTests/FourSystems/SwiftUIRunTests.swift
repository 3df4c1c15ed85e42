#if os(Linux)
  import TestSupport
  import Testing

  /// The generated Swift does what the figures say when it runs.
  struct SwiftUIRunTests {
    @Test(arguments: ["100x40", "61x33", "300x120"], [false, true])
    func shapes(size: String, mirrored: Bool) async throws {
      let report = try await SwiftUIExample.report.value
      let sides = size.split(separator: "x").compactMap { Double($0) }
      let name = "\(size)\(mirrored ? " mirrored" : "")"
      let balloon = Reference.balloon(width: sides[0], height: sides[1], mirrored: mirrored)
      let larger = Reference.balloon(
        width: sides[0], height: sides[1], cornerRadius: 12, mirrored: mirrored)
      let bubble = Reference.chatBubble(width: sides[0], height: sides[1], mirrored: mirrored)
      #expect(try report.outline("balloon \(name)").distance(to: balloon) < 1e-9)
      #expect(try report.outline("balloon of 12 \(name)").distance(to: larger) < 1e-9)
      #expect(try report.outline("bubble \(name)").distance(to: bubble) < 1e-9)
    }

    @Test(arguments: [false, true])
    func shapesFollowTheirFrame(mirrored: Bool) async throws {
      let report = try await SwiftUIExample.report.value
      var expected = Reference.balloon(width: 100, height: 40, mirrored: mirrored)
      expected.move(x: 7, y: 11)
      let outline = try report.outline("balloon moved\(mirrored ? " mirrored" : "")")
      #expect(outline.distance(to: expected) < 1e-9)
    }

    @Test func constants() async throws {
      let report = try await SwiftUIExample.report.value
      let green = "sRGB(\(109.0 / 255) \(230.0 / 255) \(123.0 / 255) 1)"
      #expect(try report.text("green") == green)
      #expect(try report.text("mine") == green)
      #expect(try report.text("sizes") == "[\"large\", \"small\"]")
      #expect(try report.text("figures") == "[[14.0, 200.0, 40.0], [12.0, 100.0, 16.0]]")
    }

    @Test(arguments: [
      ("literal", "Hello"), ("string", "Hello"), ("text", "Hello"), ("interpolated", "Hello 3"),
    ])
    func balloonsTakeTextsOfAllKinds(kind: String, text: String) async throws {
      let drawing = try await SwiftUIExample.report.value.drawing("text \(kind)")
      #expect(drawing.lines.first == "Text(\"\(text)\")")
      #expect(drawing.padding == [4, 2, 8, 2])
    }

    @Test func balloonsArePaddedAndMirrored() async throws {
      let report = try await SwiftUIExample.report.value
      for (name, padding, isMirrored) in [
        ("balloon view", [4.0, 2, 8, 2], false), ("balloon mirrored view", [8, 2, 4, 2], true),
        ("balloon view rtl", [8, 2, 4, 2], true),
        ("balloon mirrored view rtl", [4, 2, 8, 2], false),
      ] {
        let drawing = try report.drawing(name)
        #expect(drawing.padding == padding, "\(name)")
        let background = drawing.lines.last { $0.contains(".background(") } ?? ""
        #expect(background.contains("blue, in: BalloonShape("), "\(name)")
        #expect(background.contains("mirrored: \(isMirrored)"), "\(name)")
      }
    }

    /// Left and right are physical: the reading direction changes nothing.
    @Test(arguments: ["", " rtl"])
    func bubblesStandWhereTheyAreSaidTo(layout: String) async throws {
      let report = try await SwiftUIExample.report.value
      for (direction, padding) in [("left", [20.0, 20, 50, 20]), ("right", [50, 20, 20, 20])] {
        let drawing = try report.drawing("bubble \(direction) view\(layout)")
        #expect(drawing.padding == padding)
        let clip = try #require(drawing.calls("clipShape").first)
        #expect(clip.arguments["shape"] == "ChatBubbleShape(mirrored: \(direction == "right"))")
        let frame = try #require(drawing.calls("frame").last)
        #expect(frame.arguments["maxWidth"] == "inf")
        let atLeading = (direction == "left") != frame.isRightToLeft
        #expect(frame.arguments["alignment"] == "\(atLeading ? "leading" : "trailing") center")
      }
    }

    @Test(arguments: [("large", 14.0, 200.0, 40.0), ("small", 12, 100, 16)])
    func buttonsHaveTheirSizes(
      size: String, fontSize: Double, width: Double, height: Double
    ) async throws {
      let report = try await SwiftUIExample.report.value
      let usual = try report.drawing("button \(size)")
      let frames = usual.calls("frame")
      #expect(
        usual.calls("font").first?.arguments["font"]?.hasPrefix("system(\(Int(fontSize))") == true)
      #expect(frames.compactMap { $0.number("width") ?? $0.number("minWidth") } == [width])
      #expect(frames.compactMap { $0.number("height") ?? $0.number("minHeight") } == [height])

      // A reader whose text is twice as large: the width stays, the height is a minimum.
      let large = try report.drawing("button \(size), text twice as large")
      #expect(
        large.calls("font").first?.arguments["font"]?.hasPrefix("system(\(Int(2 * fontSize))")
          == true)
      #expect(large.calls("frame").compactMap { $0.number("width") } == [width])
      #expect(large.calls("frame").compactMap { $0.number("minHeight") } == [height])
      #expect(
        large.calls("frame").allSatisfy {
          $0.number("height") == nil && $0.number("maxHeight") == nil
        })
      if size == "large" { #expect(try report.lines("button") == usual.lines) }
    }

    @Test func opacityLetsThrough() async throws {
      let report = try await SwiftUIExample.report.value
      #expect(try report.drawing("opacity").opacity == 1)
      let pressed = try report.drawing("opacity pressed")
      #expect(pressed.opacity == 0.75)
      #expect(pressed.calls("animation").map(\.arguments) == [["animation": Self.easeOut]])
    }

    @Test func overlayCoversWithTheCallersColour() async throws {
      let report = try await SwiftUIExample.report.value
      #expect(try report.lines("overlay").contains { $0.hasSuffix(" red.opacity(0)") })
      #expect(try report.lines("overlay pressed").contains { $0.hasSuffix(" red.opacity(0.4)") })
      #expect(
        try report.drawing("overlay pressed").calls("animation").map(\.arguments)
          == [["animation": Self.easeOut]])
    }

    @Test func springShrinks() async throws {
      let report = try await SwiftUIExample.report.value
      #expect(try report.drawing("spring").scale == 1)
      let pressed = try report.drawing("spring pressed")
      #expect(pressed.scale == 0.9)
      #expect(pressed.opacity == 1)
      #expect(
        try report.lines("spring pressed").contains {
          $0.contains("interactiveSpring(response 0.4, damping 0.45, blend 0)")
        })
    }

    @Test func reducedMotionGivesFeedbackWithoutMovement() async throws {
      let report = try await SwiftUIExample.report.value
      #expect(try report.drawing("spring without motion").opacity == 1)
      let pressed = try report.drawing("spring pressed without motion")
      #expect(pressed.scale == 1)
      #expect(pressed.opacity < 1)
      #expect(
        try !report.lines("spring pressed without motion").contains { $0.contains("Spring(") })
    }

    private static let easeOut = "timingCurve(0 0 0.58 1"
  }
#endif
