/// A shape that is hard to draw alike, with the same outline said once more, by hand, for a canvas.
struct AwkwardShape {
  let name: String
  /// What the spec says below its name.
  let spec: String
  /// A JavaScript function's body: draws on the canvas `c` in a box of `w` × `h`.
  let canvas: String

  /// Each command; coordinates that are negative and that overhang; arcs in both directions, over half a
  /// circle and over a whole one; corners for which a box can be too small.
  static let all = [
    AwkwardShape(
      name: "awkwardLines",
      spec: """
            path:
              - move: [4, height / 3]
              - line: [width / 2, 0]
              - line: [width, height - 4]
              - line: [0, height]
              - close
        """,
      canvas: "c.moveTo(4, h / 3); c.lineTo(w / 2, 0); c.lineTo(w, h - 4); c.lineTo(0, h)"),
    AwkwardShape(
      name: "awkwardQuads",
      spec: """
            path:
              - move: [0, height / 2]
              - quad: { to: [width / 2, 0], control: [0, 0] }
              - quad: { to: [width, height / 2], control: [width, 0] }
              - quad: { to: [width / 2, height], control: [width - 4, height - 4] }
              - quad: { to: [0, height / 2], control: [10, height - 10] }
        """,
      canvas: """
        c.moveTo(0, h / 2); c.quadraticCurveTo(0, 0, w / 2, 0);
        c.quadraticCurveTo(w, 0, w, h / 2); c.quadraticCurveTo(w - 4, h - 4, w / 2, h);
        c.quadraticCurveTo(10, h - 10, 0, h / 2)
        """),
    AwkwardShape(
      name: "awkwardCubics",
      spec: """
            axis: fixed
            minimum: [30, 10]
            path:
              - move: [0, height]
              - cubic: { to: [width, height], controls: [[width / 4, 0 - height / 4], [width - 10, height / 2]] }
              - cubic: { to: [0, height], controls: [[width * 0.75, height * 0.75], [20, height - 6]] }
        """,
      canvas: """
        c.moveTo(0, h); c.bezierCurveTo(w / 4, -h / 4, w - 10, h / 2, w, h);
        c.bezierCurveTo(w * 0.75, h * 0.75, 20, h - 6, 0, h)
        """),
    AwkwardShape(
      name: "awkwardBites",
      spec: """
            minimum: [22, 8]
            path:
              - move: [0, 0]
              - arc: { center: [width / 2, 0], radius: 6, from: 180, to: 0 }
              - line: [width, 0]
              - arc: { center: [width, height], radius: 8, from: 270, to: 180 }
              - line: [0, height]
        """,
      canvas: """
        c.moveTo(0, 0); c.arc(w / 2, 0, 6, Math.PI, 0, true); c.lineTo(w, 0);
        c.arc(w, h, 8, 1.5 * Math.PI, Math.PI, true); c.lineTo(0, h)
        """),
    AwkwardShape(
      name: "awkwardWedge",
      spec: """
            minimum: [46, 28]
            path:
              - arc: { center: [14, height / 2], radius: 14, from: 30, to: 330 }
              - line: [14, height / 2]
              - arc: { center: [width - 10, height / 2], radius: 8, from: 315, to: 45 }
        """,
      canvas: """
        const d = Math.PI / 180; c.arc(14, h / 2, 14, 30 * d, 330 * d); c.lineTo(14, h / 2);
        c.arc(w - 10, h / 2, 8, 315 * d, 45 * d, true)
        """),
    AwkwardShape(
      name: "awkwardRing",
      spec: """
            minimum: [24, 24]
            path:
              - arc: { center: [width / 2, height / 2], radius: 12, from: 0, to: 360 }
              - arc: { center: [width / 2, height / 2], radius: 7, from: 360, to: 0 }
        """,
      canvas: """
        c.arc(w / 2, h / 2, 12, 0, 2 * Math.PI); c.lineTo(w / 2 + 7, h / 2);
        c.arc(w / 2, h / 2, 7, 2 * Math.PI, 0, true)
        """),
    AwkwardShape(
      name: "awkwardEars",
      spec: """
            parameters: { ear: 9 }
            path:
              - move: [0, 10]
              - line: [0 - ear, -5]
              - line: [12, 0]
              - cubic: { to: [width, 8], controls: [[width / 2, -8], [width + ear, -3]] }
              - arc: { center: [width, height - 8], radius: 5, from: 270, to: 450 }
              - quad: { to: [0, height - 4], control: [width / 2, height + 14] }
        """,
      canvas: """
        c.moveTo(0, 10); c.lineTo(-9, -5); c.lineTo(12, 0);
        c.bezierCurveTo(w / 2, -8, w + 9, -3, w, 8);
        c.arc(w, h - 8, 5, 1.5 * Math.PI, 2.5 * Math.PI); c.quadraticCurveTo(w / 2, h + 14, 0, h - 4)
        """),
    AwkwardShape(
      name: "awkwardBounds",
      spec: """
            minimum: [10, 12]
            path:
              - move: ["max(4, width / 8)", "min(height, 12)"]
              - line: ["clamp(10, width / 2, 60)", 0]
              - line: ["min(width, 90) - 2", "min(height / 2, 20)"]
              - line: [width, height]
              - line: [0, "max(height - 10, 8)"]
        """,
      canvas: """
        c.moveTo(Math.max(4, w / 8), Math.min(h, 12));
        c.lineTo(Math.min(Math.max(10, w / 2), 60), 0);
        c.lineTo(Math.min(w, 90) - 2, Math.min(h / 2, 20)); c.lineTo(w, h);
        c.lineTo(0, Math.max(h - 10, 8))
        """),
    AwkwardShape(
      name: "awkwardStar",
      spec: """
            path:
              - move: [width / 2, 0]
              - line: [width * 0.8, height]
              - line: [0, height * 0.4]
              - line: [width, height * 0.4]
              - line: [width * 0.2, height]
        """,
      canvas: """
        c.moveTo(w / 2, 0); c.lineTo(w * 0.8, h); c.lineTo(0, h * 0.4); c.lineTo(w, h * 0.4);
        c.lineTo(w * 0.2, h)
        """),
    AwkwardShape(
      name: "awkwardTurns",
      spec: """
            parameters: { r: "{awkwardRadius}", s: r * 2 }
            path:
              - arc: { center: [r, r], radius: r, from: -180, to: -90 }
              - arc: { center: [width - s, s], radius: s, from: 270, to: 405 }
              - arc: { center: [width - r, height - r], radius: r, from: 0, to: 90 }
              - line: [r, height]
              - arc: { center: [0, height], radius: r, from: 720, to: 630 }
        """,
      canvas: """
        const d = Math.PI / 180; c.arc(6, 6, 6, -180 * d, -90 * d);
        c.arc(w - 12, 12, 12, 270 * d, 405 * d); c.arc(w - 6, h - 6, 6, 0, 90 * d);
        c.lineTo(6, h); c.arc(0, h, 6, 0, -90 * d, true)
        """),
    AwkwardShape(
      name: "awkwardCorners",
      spec: """
            parameters: { r: 16, none: 0 }
            path:
              - arc: { center: [r, r], radius: r, from: 180, to: 270 }
              - arc: { center: [width - none, none], radius: none, from: 270, to: 360 }
              - arc: { center: [width - r, height - r], radius: r, from: 0, to: 90 }
              - arc: { center: [r, height - r], radius: r, from: 90, to: 180 }
        """,
      canvas: """
        const q = Math.PI / 2; c.arc(16, 16, 16, 2 * q, 3 * q); c.lineTo(w, 0);
        c.arc(w - 16, h - 16, 16, 0, q); c.arc(16, h - 16, 16, q, 2 * q)
        """),
    AwkwardShape(
      name: "awkwardFirstLine",
      spec: """
            path:
              - line: [10, 10]
              - line: [width, 0]
              - line: [width - 10, height]
        """,
      canvas: "c.moveTo(10, 10); c.lineTo(w, 0); c.lineTo(w - 10, h)"),
  ]

  /// All of them as a spec.
  static let text =
    "tokens:\n  awkwardRadius: { $type: dimension, $value: 6 }\nshapes:\n"
    + all.map { "  \($0.name):\n\($0.spec)\n" }.joined()
}
