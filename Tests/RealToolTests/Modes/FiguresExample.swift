import Emission
import IR

/// A design whose declarations compute figures from tokens that differ by mode, wherever they can.
enum FiguresExample {
  static let spec = """
    tokens:
      color:
        $type: color
        text: { $value: "#111111", $modes: { dark: "#eeeeee", high: "#000000" } }
        surface: { $value: "#ffffff", $modes: { dark: "#222222", high: "#000080", dark & high: "#ffff00" } }
        hidden: { $value: "#0000ff", $modes: { compact: "#000055" }, $private: true }
      space:
        $type: dimension
        m: { $value: 8, $modes: { compact: 4, high: 10 } }
        secret: { $value: 3, $modes: { compact: 1 }, $private: true }
      rate: { $type: number, $value: 1.5, $modes: { compact: 1.25 } }
      fade: { $type: number, $value: 0.5, $modes: { high: 1 } }
      weight: { $type: fontWeight, $value: 400, $modes: { high: 700 } }
      sans: { $type: fontFamily, $value: [Inter], $modes: { compact: [system-ui] } }
      quick: { $type: duration, $value: 200ms, $modes: { compact: 100ms } }
      slide: { $type: transition, $value: { duration: "{quick}", timingFunction: easeOut } }
      plain: { $type: transition, $value: { duration: 300ms, timingFunction: easeIn } }
      bounce:
        $type: spring
        $value: { response: 0.4s, dampingFraction: 0.45 }
        $modes: { high: { response: 0.2s, dampingFraction: 1 } }
      type:
        $type: typography
        body:
          $value: { fontFamily: [Inter], fontSize: 16, lineHeight: 1.5 }
          $modes: { compact: { fontFamily: [Inter], fontSize: 14, lineHeight: 1.25 } }
        caption:
          $private: true
          $value: { fontFamily: [Inter], fontSize: 12, lineHeight: 1.5 }
          $modes: { compact: { fontFamily: [serif], fontSize: 10, lineHeight: 1.25 } }
      edge:
        $type: border
        $value: { color: "{color.text}", width: 1, style: solid }
        $modes: { high: { color: "{color.surface}", width: 2, style: solid } }
    shapes:
      leaf:
        parameters: { corner: "{space.m} * 2", tail: corner / 2 }
        path:
          - move: [0, 0]
          - line: ["width - {space.m}", 0]
          - line: ["width - {space.secret} * 2", height - corner]
          - line: [tail, height]
    animations:
      soft: { duration: "{quick} * 2", delay: "{quick} - 100ms", curve: easeOut }
      jump: { spring: { response: "{quick}", dampingFraction: 0.5 } }
      pulse: { duration: "{quick}", curve: linear, repeat: forever, autoreverse: true }
    interactions:
      overlay:
        parameters: { tint: { type: color }, reach: "{space.m} / 2" }
        pressed: { overlay: { color: tint, opacity: "{fade} / 2" }, offset: { x: reach, y: "{space.secret}" } }
        hovered: { opacity: "{fade}" }
        animation: jump
      pulsing: { pressed: { scale: "{fade}" }, animation: pulse }
    components:
      tag:
        kind: text
        shape: leaf
        parameters: { gap: "{space.m} + 1", inner: gap / 2 }
        padding: { horizontal: gap, vertical: "{space.secret} + 1" }
        margin: { top: "max({space.m}, inner)" }
        background: "{color.surface}"
        fontSize: "{space.m} * 2"
        lineHeight: "{rate}"
        letterSpacing: "{rate} * 0.1em"
        fontFamily: "{sans}"
        fontWeight: "{weight}"
        opacity: "1 - {fade} / 4"
        variants:
          size:
            s: { width: "{space.m} * 10", minHeight: 10 }
            l: { width: 200, minHeight: "{space.secret} * 10" }
        compounds: [{ when: { size: l, mirrored: true }, minHeight: "{space.m} * 10" }]
        defaults: { size: s }
        states: { disabled: { opacity: "{fade} / 2" } }
        properties: { glow: { type: dimension }, rank: { type: number } }
        glow: "{space.m} * 3"
        rank: "{rate}"
      note:
        kind: container
        font: "{type.caption}"
        shape: { roundedRectangle: { cornerRadius: "{space.secret} * 4" } }
        shadow: { color: "{color.hidden}", x: 0, y: "{space.m} / 2", blur: 3 }
        border: "{edge}"
        padding: "{space.m}"
      press:
        kind: button
        font: "{type.body}"
        fontSize: "{space.m} * 3"
        background: "{color.hidden}"
        interaction: { overlay: { tint: "{color.surface}" } }
        width: "{space.m} * 12"
      glide:
        kind: button
        background: "{color.text}"
        height: "{space.m} * 5"
        states: { pressed: { scale: "1 - {fade} / 10" }, hovered: { background: "{color.surface}" } }
        animation: "{slide}"
      plainer: { kind: button, width: 10, states: { pressed: { opacity: 0.5 } }, animation: "{plain}" }
      hop: { kind: button, width: 10, states: { pressed: { opacity: "{fade}" } }, animation: "{bounce}" }
      drift: { kind: button, width: 10, states: { pressed: { opacity: "{fade}" } }, animation: soft }
      beat: { kind: button, width: 10, interaction: pulsing }
      recipe:
        kind: none
        shape: leaf
        parameters: { ink: "{color.text}", reach: "{space.m}" }
        padding: "{space.m} * 2"
        width: reach
        variants: { size: { s: { fontSize: "{space.m} + 1" }, l: { fontSize: 20 } } }
      simple:
        kind: none
        padding: "{space.m} * 2"
        animation: soft
    """

  static let compiled = Task {
    try await CompiledSpec(
      spec,
      axes: ModeAxis.standard + [ModeAxis(name: "density", contexts: ["comfortable", "compact"])],
      settings: OutputSettings(namespace: "Figures", package: "dev.tessera.figures"))
  }
}
