import Diagnostics
import Testing

/// What holds for whole files, whatever is in them.
struct FilesTests {
  /// A bit of everything, so that everything that can be imported is.
  private static let outputs = [
    Emitted(specs: [Specs.tokens, Specs.shapes, Specs.interactions, Specs.components]),
    Emitted(specs: [Specs.tokens]), Emitted(specs: [Specs.shapes]),
    Emitted(specs: [Specs.shapes, Specs.interactions]),
  ]

  private static var files: [String] { outputs.flatMap { [$0.tokens, $0.components] } }

  @Test func theSpecsAreSound() {
    for output in Self.outputs { #expect(output.diagnostics.allSatisfy { $0.severity != .error }) }
  }

  @Test func theMarkerIsTheFirstLine() {
    for file in Self.files {
      #expect(file.hasPrefix("// Generated from tokens/ by Tessera. Do not edit.\n\n"))
      #expect(file.hasSuffix("\n") && !file.hasSuffix("\n\n"))
    }
  }

  @Test func importsAreSortedKnownAndUsed() {
    for file in Self.files {
      let lines = file.split(separator: "\n")
      let imports = lines.filter { $0.hasPrefix("import ") }.map { $0.dropFirst(7) }
      #expect(imports == imports.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
      #expect(Set(imports).count == imports.count)
      let words = Set(
        lines.filter { !$0.hasPrefix("import ") }
          .flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } })
      for name in imports {
        #expect(name.hasPrefix("androidx.compose.") || name.hasPrefix("kotlinx.coroutines."))
        // `by` calls these two.
        if name.hasSuffix(".getValue") || name.hasSuffix(".setValue") { continue }
        let simple = name.split(separator: ".").last ?? ""
        #expect(words.contains(simple), "\(name) is not used")
      }
      for delegate in ["getValue", "setValue"]
      where imports.contains("androidx.compose.runtime.\(delegate)") {
        #expect(file.contains(" by "))
      }
    }
  }

  @Test func linesHaveRoom() {
    for file in Self.files {
      for line in file.split(separator: "\n") where !line.hasPrefix("import ") {
        #expect(line.unicodeScalars.count <= 120, "\(line)")
        #expect(line.last != " ", "\(line)")
      }
    }
  }

  @Test func helpersAreWrittenOnceAndWhenTheyAreUsed() {
    for file in Self.files {
      for helper in ["DelayedSpec<T>(private", "class InteractionNode(", "fun Path.place("] {
        #expect(file.ranges(of: helper).count <= 1)
      }
    }
    #expect(!Self.outputs[2].components.contains("InteractionNode"))
    #expect(!Self.outputs[1].components.contains("Path.place"))
  }

  @Test func nothingOfAndroidItself() {
    for file in Self.files { #expect(!file.contains("import android.")) }
  }

  @Test func theSameSpecsGiveTheSameBytes() {
    let again = Emitted(specs: [Specs.tokens, Specs.shapes, Specs.interactions, Specs.components])
    #expect(again.tokens == Self.outputs[0].tokens)
    #expect(again.components == Self.outputs[0].components)
  }

  @Test func hostileTextStaysText() {
    let hostile = #"*/ evil() /* \" $x ${y} \\(z) </style>"#
    let output = Emitted(
      """
      tokens:
        word: { $type: string, $value: '\(hostile)', $description: '\(hostile)', $deprecated: '\(hostile)' }
      components:
        note: { kind: text, description: '\(hostile)', deprecated: '\(hostile)', padding: 4 }
      """)
    #expect(output.diagnostics.allSatisfy { $0.severity != .error })
    for file in [output.tokens, output.components] {
      let lines = file.split(separator: "\n").map { $0.drop { $0 == " " } }
      let comments = lines.filter { $0.hasPrefix("/**") || $0.hasPrefix("*") }
      #expect(comments.contains { $0.contains("* / evil() / *") })
      #expect(!comments.contains { $0.dropFirst().dropLast(2).contains("*/") })
      let strings = lines.filter { $0.contains("\"*/ evil()") }
      // A token's value and its deprecation; a component's two spellings.
      #expect(strings.count == 2)
      #expect(strings.allSatisfy { $0.contains(##"/* \\\" \$x \${y} \\\\(z) </style>""##) })
    }
  }
}

/// Specs that use all there is.
enum Specs {
  static let tokens = """
    tokens:
      color:
        $type: color
        green: { $value: "#6DE67B", $description: The default balloon colour. }
        white: "#FFFFFF"
        wide: "color(display-p3 0 1 0)"
      space: { $type: dimension, s: 4, m: 8 }
      half: { $type: number, $value: 0.5 }
      fast: { $type: duration, $value: 150ms }
      out: { $type: cubicBezier, $value: [0, 0, 0.58, 1] }
      even: { $type: cubicBezier, $value: [0, 0, 1, 1] }
      soft: { $type: spring, $value: { response: 0.5s, dampingFraction: 1 } }
      hello: { $type: string, $value: Hi }
      loud: { $type: boolean, $value: true }
      sans: { $type: fontFamily, $value: [Inter, sans-serif] }
      bold: { $type: fontWeight, $value: bold }
      body: { $type: typography, $value: { fontFamily: "{sans}", fontSize: 17, fontWeight: "{bold}", lineHeight: 1.3, letterSpacing: 0.2 } }
    animations:
      bouncy: { spring: { response: 0.4s, dampingFraction: 0.45 } }
      typing: { duration: 600ms, curve: easeInOut, repeat: forever, autoreverse: true }
      thrice: { duration: 600ms, curve: linear, repeat: 3, delay: 100ms }
      late: { spring: { stiffness: 200, damping: 12, mass: 2 }, delay: 50ms }
      pulse: { spring: { response: 0.4s, dampingFraction: 0.45 }, repeat: 2 }
    """

  static let shapes = """
    shapes:
      balloon:
        parameters: { cornerRadius: 8, tailWidth: cornerRadius / 2 }
        path:
          - arc: { center: [cornerRadius, cornerRadius], radius: cornerRadius, from: 180, to: 270 }
          - quad: { to: [width, 0], control: [width - tailWidth / 2, 0] }
          - line: [width - tailWidth, height]
      ring:
        axis: fixed
        path: [{ arc: { center: [width / 2, height / 2], radius: 10, from: 0, to: 360 } }]
    """

  static let interactions = """
    interactions:
      all:
        parameters: { tint: white, depth: 4px, strength: { type: number } }
        hovered: { opacity: 0.95, overlay: { color: tint, opacity: 0.1 }, scale: 1.05 }
        focused: { background: "#123" }
        pressed: { opacity: strength, offset: { x: depth, y: 2 + depth / 2 }, overlay: { color: black, opacity: strength / 2 }, background: tint }
        disabled: { opacity: 0.4, background: "#EEE" }
        animation: easeOut
      lift: { hovered: { scale: 1.05 } }
    """

  static let components = """
    components:
      balloonText:
        kind: text
        shape: balloon
        parameters: { color: "{color.green}" }
        background: color
        padding: { start: 4, end: 4 + tailWidth, vertical: 2 }
      action:
        kind: button
        interaction: { all: { tint: "{color.green}", strength: 0.5 } }
        background: "{color.white}"
        foreground: "{color.green}"
        font: "{body}"
        padding: { left: 8, right: 12 }
        align: center
        minWidth: 48
        states:
          pressed: { scale: 0.98, background: "{color.green}" }
          focused: { foreground: "#00F", padding: 2 }
          disabled: { opacity: 0.5 }
        variants:
          emphasis: { low: { opacity: 0.9 }, high: { height: 40, fontSize: 12 } }
        defaults: { emphasis: low }
      plain:
        kind: button
        shape: { roundedRectangle: { cornerRadius: 8 } }
        width: 90
        height: 30
      panel:
        kind: container
        shape: circle
        interaction: lift
        opacity: 0.5
        scale: 1.1
        textScaling: false
        height: 40
        foreground: "#00F"
        variants: { side: { near: { align: start }, far: { lineHeight: 1.5, letterSpacing: 1px, fontFamily: serif } } }
      responding: { kind: button, background: "#FFF", states: { pressed: { cornerRadius: 4 } } }
      constants:
        kind: none
        properties: { ratio: { type: number } }
        parameters: { unit: 4px }
        width: unit * 2
        ratio: 2
        shape: balloon
        padding: 4
        margin: { left: 2 }
        fontWeight: 500
    """
}
