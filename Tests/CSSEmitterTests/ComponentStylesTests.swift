import Color
import Diagnostics
import Emission
import EmissionTestSupport
import Geometry
import IR
import Motion
import Testing

@Suite struct ComponentStylesTests {
  private static let shared = Emitted(Gallery.design)
  private let gallery = Self.shared

  @Test func galleryHasNoFaults() {
    #expect(gallery.diagnostics.isEmpty)
  }

  @Test func combinations() {
    #expect(gallery.rule(".badge").contains("background: var(--color-blue);"))
    #expect(gallery.rule(".badge").contains("font-size: 0.75rem;"))
    #expect(
      gallery.rule(#".badge:where([data-tone="danger"])"#) == ["background: var(--color-red);"])
    #expect(gallery.rule(#".badge:where([data-size="s"])"#) == ["font-size: 0.625rem;"])
    #expect(
      gallery.rule(#".badge:where([data-tone="danger"][data-size="s"])"#)
        == ["font-weight: 700;"])
    #expect(
      gallery.rule(#".badge:is(:disabled, [aria-disabled="true"])"#) == ["opacity: 0.4;"])
  }

  /// An option that says nothing of a property must not get it from another rule.
  @Test func unsetIsUnset() {
    #expect(!gallery.rule(".notice").contains { $0.hasPrefix("background") })
    #expect(
      gallery.rule(#".notice:where([data-loudness="plain"])"#)
        == ["background: #eee;", "border-radius: 4px;"])
    let emitted = Emitted { builder in
      builder.component("box", .container) { box, builder in
        box.axes = [builder.axis("tone", ["loud", "quiet"], defaultOption: 0)]
        box.set(.background, axes: [0], [.hex(0xFF0000), nil])
      }
    }
    #expect(!emitted.rule(".box").contains { $0.hasPrefix("background") })
    #expect(
      emitted.rule(#".box:where(:not([data-tone="quiet"]))"#) == ["background: #f00;"])
  }

  @Test func alignment() {
    #expect(gallery.rule(".notice").contains("margin-inline: 10px calc(2 * var(--size-gap));"))
    let room = "max-inline-size: min(100% - 2 * var(--size-gap) - 10px, 300px);"
    #expect(
      gallery.rule(#".notice:where([data-place="start"])"#) == [room, "margin-inline: 10px auto;"])
    #expect(
      gallery.rule(#".notice:where([data-place="end"])"#)
        == [room, "margin-inline: auto calc(2 * var(--size-gap));"])
    #expect(
      gallery.rule(#".notice:where([data-place="middle"])"#) == [
        room, "margin-inline: auto;", "position: relative;",
        "inset-inline-start: calc(5px - var(--size-gap));",
      ])
  }

  @Test(arguments: [
    (Alignment.left, SideFrame.reading, "margin-right: auto;", ["margin-left: 9px;"]),
    (.right, .reading, "margin-left: auto;", ["margin-right: 5px;"]),
    (.start, .physical, "margin-right: auto;", ["margin-left: auto;", "margin-right: 9px;"]),
    (.end, .physical, "margin-left: auto;", ["margin-left: 5px;", "margin-right: auto;"]),
  ])
  func mixedFramesAskForTheDirection(
    _ alignment: Alignment, _ frame: SideFrame, _ leftToRight: String, _ rightToLeft: [String]
  ) {
    let emitted = Emitted { builder in
      builder.component("box", .container) { box, builder in
        box.marginFrame = frame
        box.set(.align, .alignment(alignment))
        box.set(.margin(.start), .number(5))
        box.set(.margin(.end), .number(9))
      }
    }
    #expect(emitted.rule(".box").contains(leftToRight))
    for line in rightToLeft { #expect(emitted.rule(".box:dir(rtl)").contains(line), "\(line)") }
  }

  @Test func physicalPadding() {
    #expect(gallery.rule(".avatar").contains("padding-left: 8px;"))
    #expect(gallery.rule(".avatar").contains("clip-path: circle(closest-side);"))
  }

  @Test func parametersOfEveryKind() {
    let chip = gallery.rule(".chip")
    for line in [
      "--chip-accent: var(--color-blue);", "--chip-text-size: 0.875rem;",
      "--chip-inset: calc(var(--chip-text-size) / 2);",
      #"--chip-label: "*/ <\/style> \"";"#, "--chip-active: false;", "--chip-strength: 0.9;",
      "--chip-ring-width: 1px;", "font-size: var(--chip-text-size);",
      "padding-inline: var(--chip-inset);", "border-radius: 6px;", "min-inline-size: 60px;",
    ] { #expect(chip.contains(line), "\(line)") }
    #expect(gallery.rule(".chip:focus-visible") == ["--chip-ring-width: 3px;"])
  }

  /// Opacities multiply, and what a state says of other properties stands above the interaction.
  @Test func interactionBesideStates() {
    let chip = gallery.rule(".chip")
    #expect(chip.contains("--chip-own-opacity: var(--chip-strength);"))
    #expect(
      chip.contains("opacity: calc(var(--chip-own-opacity) * var(--chip-feedback-opacity));"))
    #expect(chip.contains("--tap-lift-distance: var(--chip-inset);"))
    let pressed = #".chip:active:where(:not(:disabled, [aria-disabled="true"]))"#
    let hovered = #".chip:hover:where(:not(:disabled, [aria-disabled="true"]))"#
    #expect(
      gallery.rule(pressed) == ["--chip-feedback-opacity: 0.8;", "background: #048;"])
    #expect(gallery.rule(hovered, in: "@media (hover: hover)") == ["background: #36c;"])
    let places = [pressed, hovered].map { gallery.components.firstRange(of: "\($0) {") }
    #expect(places.allSatisfy { $0 != nil })
    if let first = places[0], let second = places[1] {
      #expect(first.lowerBound < second.lowerBound)
    }
  }

  @Test func overlayHasTheOutlineOfTheShape() {
    let outlined = gallery.rule(".speech-button::before, .speech-button::after", in: shapes)
    #expect(outlined.contains("clip-path: shape("))
    #expect(gallery.rule(".speech-button").contains("--balloon-corner-radius: 10px;"))
    #expect(gallery.rule(".speech-button").contains("--balloon-tail-height: 6px;"))
    #expect(gallery.rule(".speech-button").contains("--tap-tint-color: #020;"))
  }

  @Test func ownMovementIsHonouredToo() {
    let pressed = #".speech-button:active:where(:not(:disabled, [aria-disabled="true"]))"#
    #expect(gallery.rule(pressed, in: moving) == ["scale: 0.97;"])
    #expect(gallery.rule(pressed, in: still) == ["opacity: 0.75;"])
    #expect(gallery.rule(pressed).isEmpty)
  }

  @Test func contentIsMirroredByFormulas() {
    #expect(gallery.rule(".speech-box").contains("--speech-box-side: 1;"))
    let mirrored = ["--speech-box-side: -1;", "--speech-box-clockwise: ccw;"]
    #expect(gallery.rule(".speech-box:where([data-mirrored])") == mirrored)
    #expect(gallery.rule(".speech-box:dir(rtl)") == mirrored)
    #expect(
      gallery.rule(".speech-box:where([data-mirrored]):dir(rtl)")
        == ["--speech-box-side: 1;", "--speech-box-clockwise: cw;"])
    #expect(
      gallery.rule(".speech-box", in: shapes).contains(
        "of var(--balloon-corner-radius) var(--speech-box-clockwise),"))
  }

  @Test func constants() {
    #expect(
      gallery.rule(".spacing") == [
        "--spacing-padding-start: 8px;", "--spacing-tint: var(--color-blue);",
        "--spacing-font: var(--text-body-font);",
        "--spacing-font-family: var(--text-body-font-family);",
        "--spacing-font-weight: var(--text-body-font-weight);",
        "--spacing-letter-spacing: var(--text-body-letter-spacing);",
        "--spacing-font-size: 1.25rem;", "--spacing-line-height: 1.5;",
      ])
    #expect(
      gallery.rule(#".spacing:where([data-density="compact"])"#)
        == ["--spacing-padding-start: 4px;", "--spacing-columns: 4;"])
  }

  @Test func textThatDoesNotGrow() {
    let emitted = Emitted { builder in
      let body = builder.token(
        "body",
        .typography(
          Typography(
            fontFamily: .literal(["serif"]), fontSize: .literal(Dimension(1, .rem)))))
      builder.component("logo", .text) { logo, builder in
        logo.scalesText = false
        logo.set(.font, .typography(body))
        logo.set(.height, .number(30))
        logo.set(.letterSpacing, .number(1))
      }
    }
    let logo = emitted.rule(".logo")
    for line in ["font-size: 16px;", "block-size: 30px;", "letter-spacing: 1px;"] {
      #expect(logo.contains(line), "\(line)")
    }
    #expect(!logo.contains { $0.contains("rem") })
  }

  /// A line of text is no higher than the component, whatever the font.
  @Test func lineFitsAFixedHeight() {
    let emitted = Emitted { builder in
      builder.component("tight", .button) { tight, builder in
        tight.set(.fontSize, .number(14))
        tight.set(.height, .number(20))
        tight.set(.padding(.top), .number(3))
        tight.set(.padding(.bottom), .number(3))
      }
    }
    #expect(emitted.rule(".tight").contains("line-height: min(1.2em, 0.875rem);"))
  }

  @Test func foregroundOfEachBackground() {
    let emitted = Emitted { builder in
      builder.component("label", .text) { label, builder in
        label.axes = [builder.axis("tone", ["dark", "light"], defaultOption: 0)]
        label.set(.background, axes: [0], [.hex(0x000080), .hex(0xFFFF00)])
      }
    }
    #expect(emitted.rule(".label").contains("color: #fff;"))
    #expect(emitted.rule(#".label:where([data-tone="light"])"#).contains("color: #000;"))
  }

  /// What stands upon a colour that only a caller knows, only the browser can tell.
  @Test func foregroundOfARequiredColour() {
    let emitted = Emitted { builder in
      builder.component("tag", .button) { tag, builder in
        tag.parameters = [builder.parameter("tone", .color, nil)]
        tag.set(.background, .color(.parameter(0)))
        tag.set(.foreground, .color(.onColor(.parameter(0))))
      }
    }
    #expect(emitted.rule(".tag").contains("color: contrast-color(var(--tag-tone));"))
    #expect(
      emitted.components.contains(#"<button class="tag" style="--tag-tone: …">…</button>"#))
  }

  /// Each property may differ over many combinations; together they must not run away.
  @Test func tooManyCombinations() throws {
    let emitted = Emitted { builder in
      builder.component("box", .text) { box, builder in
        let options = (0..<16).map { "o\($0)" }
        box.axes = (0..<4).map { builder.axis("axis\($0)", options, defaultOption: 0) }
        for (axis, property) in [Property.fontSize, .height, .padding(.top), .padding(.bottom)]
          .enumerated()
        {
          box.set(property, axes: [axis], (0..<16).map { PropertyValue.number(Double($0 + 1)) })
        }
      }
    }
    let fault = try #require(emitted.diagnostics.first)
    #expect(fault.rule == .outOfRange)
    #expect(emitted.diagnostics.count == 1)
  }

  @Test func onlyWhatTheWebHas() {
    let kotlin = Condition(platform: PlatformID("kotlin"))
    let emitted = Emitted { builder in
      builder.component("box", .container) { box, builder in
        box.set(
          .padding(.top), axes: [],
          [Conditional(nil, overrides: [.init(kotlin, .measure(Measure(3)))])])
        box.set(
          .padding(.bottom), axes: [],
          [
            Conditional(
              .measure(Measure(1)),
              overrides: [
                .init(Condition(platform: PlatformID("css")), .measure(Measure(7)))
              ])
          ])
      }
    }
    #expect(emitted.rule(".box").contains("padding-block-end: 7px;"))
    #expect(!emitted.rule(".box").contains { $0.hasPrefix("padding-block:") })
  }

  @Test func shapeThatNoComponentUses() {
    let ring = gallery.rule(".ring-shape", in: shapes)
    // A whole turn is drawn in two halves: one alone would begin where it ends.
    #expect(ring.filter { $0.hasPrefix("arc to") }.count == 2)
    #expect(ring.contains("of var(--ring-hole) var(--ring-anticlockwise),"))
    #expect(ring.filter { $0 == "close," || $0 == "close" }.count == 2)
    #expect(gallery.rule(".balloon-shape").isEmpty)
  }

  @Test func repeatedAnimationBetweenStatesIsWarnedOf() throws {
    let emitted = Emitted { builder in
      let pulse = builder.animation("pulse", .curve(.linear, Duration(milliseconds: 100)))
      builder.design.animations[pulse.index].repetition = .times(3)
      builder.interaction(
        "beat", [(.hovered, [.opacity(Conditional(Measure(0.5)))])], animation: pulse)
    }
    let warning = try #require(emitted.diagnostics.first)
    #expect(warning.severity == .warning)
    #expect(warning.rule == .unsupportedOnPlatform)
    #expect(warning.related.count == 1)
  }
}
