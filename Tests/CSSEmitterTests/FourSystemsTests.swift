import EmissionTestSupport
import Testing

/// The four systems, in what the web has for them.
@Suite struct FourSystemsTests {
  private static let shared = Emitted(FourSystems.design)
  private let emitted = Self.shared

  @Test func button() {
    #expect(
      emitted.rule(".rectangle-button") == [
        "box-sizing: border-box;", "flex-shrink: 0;", "inline-size: 200px;",
        "block-size: fit-content;", "min-block-size: 40px;", "font-size: 0.875rem;",
        "line-height: 1.2;",
      ])
    #expect(
      emitted.rule(#".rectangle-button:where([data-size="small"])"#) == [
        "inline-size: 100px;", "min-block-size: 16px;", "font-size: 0.75rem;",
      ])
    #expect(
      emitted.components.contains(
        #"/* rectangleButton: <button class="rectangle-button" data-size="large | small">…</button>"#
          + "\n   A button in fixed sizes. */\n"))
    #expect(emitted.rule(":where(.rectangle-button)").contains("background: none;"))
  }

  @Test func opacityTap() {
    #expect(
      emitted.rule(".tap-opacity") == [
        "opacity: calc(1 - 0.25 * var(--tap-held));",
        "transition: opacity var(--motion-ease-out-duration) var(--motion-ease-out), --tap-held 0s 100ms;",
      ])
    #expect(
      emitted.rule(#".tap-opacity:active:not(:disabled, [aria-disabled="true"])"#)
        == ["--tap-held: 1;", "opacity: 0.75;", "transition-delay: 0s;"])
    #expect(
      emitted.rule("@property --tap-held")
        == [#"syntax: "<number>";"#, "inherits: false;", "initial-value: 0;"])
  }

  @Test func overlayTap() {
    let box = emitted.rule(".tap-overlay::after")
    #expect(box.contains("background: var(--tap-overlay-color);"))
    #expect(box.contains("opacity: calc(0.4 * var(--tap-held));"))
    #expect(
      emitted.rule(#".tap-overlay:active:not(:disabled, [aria-disabled="true"])::after"#)
        == ["--tap-held: 1;", "opacity: 0.4;", "transition-delay: 0s;"])
    #expect(
      emitted.components.contains(
        #"<button class="tap-overlay" style="--tap-overlay-color: …">…</button>"#))
  }

  /// For readers who asked for less movement nothing moves, and the tap is seen all the same.
  @Test func springTap() {
    let pressed = #".tap-spring:active:not(:disabled, [aria-disabled="true"])"#
    #expect(
      emitted.rule(".tap-spring", in: moving) == [
        "scale: calc(1 - 0.1 * var(--tap-held));",
        "transition: scale var(--motion-bouncy-duration) var(--motion-bouncy), --tap-held 0s 100ms;",
      ])
    #expect(
      emitted.rule(pressed, in: moving)
        == ["--tap-held: 1;", "scale: 0.9;", "transition-delay: 0s;"])
    #expect(
      emitted.rule(".tap-spring", in: still) == [
        "opacity: calc(1 - 0.25 * var(--tap-held));",
        "transition: opacity 350ms ease-out, --tap-held 0s 100ms;",
      ])
    #expect(
      emitted.rule(pressed, in: still)
        == ["--tap-held: 1;", "opacity: 0.75;", "transition-delay: 0s;"])
    #expect(emitted.rule(pressed).isEmpty)
  }

  @Test func balloon() {
    let host = emitted.rule(".balloon-text")
    for line in [
      "--balloon-text-color: var(--color-balloon-mine);", "--balloon-text-foreground: #000;",
      "--balloon-corner-radius: 8px;",
      "--balloon-tail-width: calc(var(--balloon-corner-radius) / 2);",
      "--balloon-tail-height: calc(var(--balloon-corner-radius) / 2);", "padding-block: 2px;",
      "padding-inline: 4px calc(4px + var(--balloon-tail-width));",
      "color: var(--balloon-text-foreground);", "inline-size: fit-content;",
      "min-inline-size: calc(2 * var(--balloon-corner-radius) + var(--balloon-tail-width));",
    ] { #expect(host.contains(line), "\(line)") }
    #expect(
      emitted.rule(".balloon-text:where([data-mirrored])")
        == ["padding-inline: calc(4px + var(--balloon-tail-width)) 4px;"])
    // The text is never cut: the outline is that of a box behind it.
    #expect(!emitted.rule(".balloon-text", in: shapes).contains { $0.hasPrefix("clip-path") })
    #expect(
      emitted.rule(".balloon-text::before") == [
        #"content: "";"#, "position: absolute;", "z-index: -1;", "inset: 0;",
        "background: var(--balloon-text-color);", "border-radius: var(--balloon-corner-radius);",
      ])
  }

  @Test func balloonFollowsTheReadingDirection() {
    #expect(
      emitted.rule(".balloon-text:where([data-mirrored])::before") == ["scale: -1 1;"])
    #expect(emitted.rule(".balloon-text:dir(rtl)::before") == ["scale: -1 1;"])
    #expect(
      emitted.rule(".balloon-text:where([data-mirrored]):dir(rtl)::before") == ["scale: none;"])
  }

  @Test func balloonOutline() {
    let r = "var(--balloon-corner-radius)"
    let t = "var(--balloon-tail-width)"
    let u = "var(--balloon-tail-height)"
    #expect(
      emitted.rule(".balloon-text::before", in: shapes) == [
        "border-radius: 0;",
        // The paint goes a pixel beyond the outline, which alone says where it ends.
        "inset: -1px;",
        "padding: 1px;",
        "clip-path: shape(",
        "from 0 \(r),",
        "arc to \(r) 0 of \(r) cw,",
        "hline to calc(100% - \(r) - \(t)),",
        "arc to calc(100% - 0.292893219 * \(r) - \(t)) calc(0.292893219 * \(r))",
        "of \(r) cw,",
        "curve to 100% 0 with calc(100% - \(t) / 2) 0,",
        "curve to calc(100% - \(t)) calc(\(r) / 2 + \(u))",
        "with calc(100% - \(t) / 2) 0,",
        "vline to calc(100% - \(r)),",
        "arc to calc(100% - \(r) - \(t)) 100%",
        "of \(r) cw,",
        "hline to \(r),",
        "arc to 0 calc(100% - \(r)) of \(r) cw,",
        "close",
        ") content-box;",
      ])
  }

  /// Left and right are physical: no margin is a logical one, and nothing asks for the direction.
  @Test func chatBubble() {
    let host = emitted.rule(".chat-bubble")
    for line in [
      "--chat-bubble-side: 1;", "inline-size: fit-content;", "margin-block: 20px;",
      "max-inline-size: calc(100% - 70px);", "border-radius: 20px;", "overflow: clip;",
      "min-inline-size: 45px;", "min-block-size: 40px;",
    ] { #expect(host.contains(line), "\(line)") }
    #expect(
      emitted.rule(#".chat-bubble:where([data-direction="left"])"#)
        == ["margin-left: 20px;", "margin-right: auto;"])
    #expect(
      emitted.rule(#".chat-bubble:where([data-direction="right"])"#)
        == ["--chat-bubble-side: -1;", "margin-left: auto;", "margin-right: 20px;"])
    #expect(!emitted.components.contains(".chat-bubble:dir"))
  }

  @Test func chatBubbleOutline() {
    let outline = emitted.rule(".chat-bubble", in: shapes)
    let s = "var(--chat-bubble-side)"
    #expect(outline[0...1] == ["border-radius: 0;", "overflow: visible;"])
    #expect(outline[3] == "from calc(50% + \(s) * (25px - 50%)) 100%,")
    #expect(outline[4] == "hline to calc(50% + \(s) * (50% - 20px)),")
    #expect(outline.contains("line to calc(50% - \(s) * (50% + 0.05px)) calc(100% - 0.01px),"))
    #expect(outline.contains("with calc(50% + \(s) * (4px - 50%)) calc(100% + 0.5px)"))
    #expect(outline.filter { $0.hasPrefix("curve to") }.count == 6)
  }

  @Test func forcedColors() {
    let forced = "@media (forced-colors: active)"
    #expect(emitted.rule(".rectangle-button", in: forced) == ["border: 1px solid;"])
    #expect(emitted.rule(".balloon-text", in: forced).contains("outline: 1px solid;"))
    #expect(
      emitted.rule(".chat-bubble", in: forced)
        == ["clip-path: none;", "border-radius: 20px;", "outline: 1px solid;"])
  }
}
