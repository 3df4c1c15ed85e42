import Geometry
import IR
import Motion
import Testing

/// The program that the language's reference is written around.
@Suite struct LanguageProgramTests {
  private static let tokens = """
    tokens:
      color:
        $type: color
        green: { $value: "#6DE67B", $description: The default balloon colour. }
        white: "#FFFFFF"
        blue: "oklch(55% 0.18 255)"
        red: "color(display-p3 0.9 0.15 0.1)"
        balloon: { mine: "{color.green}", yours: "{color.white}" }
        text: { $value: "#111", $modes: { dark: "#EEE" } }
        surface: { $value: "{color.white}", $modes: { dark: "oklch(20% 0.02 260)", "dark & high": "#000" } }
        old: { $value: "#0F0", $deprecated: "Use {color.green}." }
        helper: { $value: "mix({color.green}, black, 20%)", $private: true }
      space: { $type: dimension, s: 4, m: "{space.s} * 2", l: 1rem }
      gray: { $type: color, 100: "#F5F5F5", 900: "mix({gray.100}, black, 90%)" }
    """

  private static let shapes = """
    shapes:
      balloon:
        description: A rounded box whose top trailing corner grows a tail.
        parameters: { cornerRadius: 8, tailWidth: cornerRadius / 2, tailHeight: cornerRadius / 2 }
        path:
          - arc: { center: [cornerRadius, cornerRadius], radius: cornerRadius, from: 180, to: 270 }
          - arc: { center: [width - cornerRadius - tailWidth, cornerRadius], radius: cornerRadius, from: 270, to: 315 }
          - quad: { to: [width, 0], control: [width - tailWidth / 2, 0] }
          - quad: { to: [width - tailWidth, cornerRadius / 2 + tailHeight], control: [width - tailWidth / 2, 0] }
          - arc: { center: [width - cornerRadius - tailWidth, height - cornerRadius], radius: cornerRadius, from: 0, to: 90 }
          - arc: { center: [cornerRadius, height - cornerRadius], radius: cornerRadius, from: 90, to: 180 }
          - close
      chatBubble:
        description: A message bubble with its tail at the bottom left.
        axis: fixed
        path:
          - move: [25, height]
          - line: [width - 20, height]
          - cubic: { to: [width, height - 20], controls: [[width - 8, height], [width, height - 8]] }
          - line: [width, 20]
          - cubic: { to: [width - 20, 0], controls: [[width, 8], [width - 8, 0]] }
          - line: [21, 0]
          - cubic: { to: [4, 20], controls: [[12, 0], [4, 8]] }
          - line: [4, height - 11]
          - cubic: { to: [0, height], controls: [[4, height - 1], [0, height]] }
          - line: [-0.05, height - 0.01]
          - cubic: { to: [11, height - 4], controls: [[4, height + 0.5], [8, height - 1]] }
          - cubic: { to: [25, height], controls: [[16, height], [20, height]] }
    """

  private static let motion = """
    animations:
      soft:   { duration: 350ms, curve: [0, 0, 0.58, 1] }
      bouncy: { spring: { response: 0.4s, dampingFraction: 0.45, blend: 0s } }
      typing: { duration: 600ms, curve: easeInOut, repeat: forever, autoreverse: true }

    interactions:
      opacity: { pressed: { opacity: 0.75 }, animation: easeOut }
      overlay:
        parameters: { overlayColor: { type: color } }
        pressed: { overlay: { color: overlayColor, opacity: 0.4 } }
        animation: easeOut
      spring: { pressed: { scale: 0.9 }, animation: bouncy }
    """

  private static let components = """
    components:
      rectangleButton:
        kind: button
        description: A button in fixed sizes.
        variants:
          size:
            large: { fontSize: 14, width: 200, height: 40 }
            small: { fontSize: 12, width: 100, height: 16 }
        defaults: { size: large }

      balloonText:
        kind: text
        shape: balloon
        parameters: { color: "{color.balloon.mine}" }
        background: color
        padding: { start: 4, end: { default: 4 + tailWidth, kotlin: 2 + tailWidth }, vertical: { default: 2, kotlin: 1 } }
        compounds:
          - when: { mirrored: true }
            padding: { start: { kotlin: 4 + tailWidth }, end: { kotlin: 2 } }

      chatBubble:
        kind: container
        shape: chatBubble
        variants:
          direction: { left: {}, right: { mirrored: true } }
        margin: { left: 20, right: 50, vertical: 20 }
        align: left

      badge:
        kind: text
        padding: { horizontal: 6, vertical: 2 }
        shape: capsule
        variants:
          tone: { info: { background: "{color.blue}" }, danger: { background: "{color.red}" } }
          size: { s: { fontSize: 10 }, m: { fontSize: 12 } }
        defaults: { tone: info, size: m }
        compounds:
          - when: { tone: danger, size: s }
            fontWeight: 700
        states:
          disabled: { opacity: 0.4 }
    """

  /// In one file, and in files of their own, in any order.
  @Test(arguments: [
    [tokens + "\n" + shapes + "\n" + motion + "\n" + components],
    [components, motion, shapes, tokens],
  ])
  func compilesAsItStands(files: [String]) throws {
    let analysis = Analysis(files: files)
    #expect(analysis.diagnostics.isEmpty, Comment(rawValue: analysis.rendered))
    let design = analysis.design
    #expect(analysis.value("space.m") == .dimension(Dimension(8)))
    #expect(analysis.value("space.l") == .dimension(Dimension(1, .rem)))
    #expect(analysis.token("color.helper")?.isPrivate == true)
    #expect(analysis.token("gray.100")?.type == .color)
    #expect(design.shapes.map(\.name) == ["balloon", "chatBubble"])
    #expect(design.animations.filter { !$0.isPredefined }.count == 3)
    #expect(design.interactions.map(\.name) == ["opacity", "overlay", "spring"])
    #expect(design.components.map(\.kind) == [.button, .text, .container, .text])

    let badge = try #require(analysis.component("badge"))
    #expect(badge.axes.map(\.name) == ["tone", "size", "mirrored"])
    #expect(badge[.fontWeight]?.value(for: [1, 0, 0])?.base == .measure(Measure(700)))
    #expect(badge[.fontWeight]?.value(for: [1, 1, 0]) == nil)
    #expect(badge[.background]?.axes == [0])
    #expect(badge.states.first?.state == .disabled)
    let kotlin = PlatformID("kotlin")
    let balloon = try #require(analysis.component("balloonText"))
    let tail = Measure(.shapeParameter(1))
    let paddings: [(Side, Int, Measure)] = [
      (.start, 0, Measure(4)), (.end, 0, tail + Measure(2)), (.start, 1, tail + Measure(4)),
      (.end, 1, Measure(2)), (.top, 0, Measure(1)),
    ]
    for (side, mirrored, expected) in paddings {
      #expect(
        balloon[.padding(side)]?.value(for: [mirrored])?.value(on: kotlin)
          == .measure(expected))
    }
  }
}
