import Emission

/// Tokens of the types that have fields, or are drawn: written in every way, compiled for all platforms,
/// and used as people use them.
enum TypesOfTokens {
  static let spec = """
    tokens:
      color: { $type: color, veil: "#00000033", line: "#CCCCCC", vivid: "color(display-p3 0.9 0.15 0.1)" }
      size: { $type: dimension, hair: 1px, s: 4px, m: 0.5rem }
      shadow:
        $type: shadow
        card:
          $description: A card that lies on the page.
          $value:
            - { x: 0, y: 1px, blur: 2px, spread: 0, color: "{color.veil}" }
            - { x: 0, y: -1px, blur: 0, spread: "{size.hair}", color: "#ffffff80", inset: true }
        one: { $value: { color: "mix({color.line}, black, 20%)", x: "{size.s} * 2", y: "{size.m}", blur: 1.5rem, spread: 2px } }
        many: { $value: ["{shadow.card}", "{shadow.one}", { color: "{color.vivid}", x: 0, y: 0, blur: 4 }] }
        wide: { $value: { color: "color(display-p3 0.9 0.15 0.1 / 0.5)", x: 0, y: 0, blur: 4 } }
        same: "{shadow.card}"
      stroke:
        $type: strokeStyle
        dashed: dashed
        long: { $value: { dashArray: ["{size.s}", 0.25rem, 1px], lineCap: round } }
      border:
        $type: border
        thin: { $value: { color: "{color.line}", width: "{size.hair}", style: solid } }
        focus: { $value: { color: "{color.vivid}", width: 2px, style: "{stroke.long}" } }
        dots: { $value: { color: "{color.line}", width: 2, style: dotted } }
        same: "{border.thin}"
      duration: { quick: 100ms }
      curve: { $type: cubicBezier, sharp: { $value: [0.5, 0, 1, 1] } }
      transition:
        $type: transition
        emphasis: { $value: { duration: 200ms, delay: 0ms, timingFunction: [0.5, 0, 1, 1] } }
        late: { $value: { duration: "{duration.quick}", delay: 50ms, timingFunction: "{curve.sharp}" } }
        same: "{transition.late}"
      gradient:
        $type: gradient
        start: [{ color: white, position: 0 }]
        sunset: { $value: ["{gradient.start}", { color: "{color.vivid}", position: 50% }, { color: black, position: 1 }] }
      angle: { tilt: 0.125turn, back: -22.5deg }
      text: { $type: fontSize, small: 12px, body: 1.0625rem, big: "{text.body} * 2" }
      font: { $type: fontFamily, stack: [Acme Sans, "O'Neil \\"Slab\\"", 42 Grotesk, system-ui, sans-serif] }
      style:
        $type: typography
        body: { $value: { fontFamily: "{font.stack}", fontSize: "{text.body}", fontWeight: semi-bold, lineHeight: 1.4, letterSpacing: 1% } }
        title: { $value: { fontFamily: serif, fontSize: "{text.big}", fontWeight: 850, lineHeight: 40px, letterSpacing: -0.5px } }
    interactions:
      dim: { pressed: { opacity: 0.5 }, animation: "{transition.late}" }
      lifted: { hovered: { shadow: "{shadow.card}" }, pressed: { shadow: none } }
      veiled: { pressed: { overlay: { color: black, opacity: 0.2 } } }
    components:
      tile:
        kind: container
        parameters: { outline: "{color.line}" }
        background: white
        cornerRadius: 8
        border: { color: outline, width: "{size.hair}", style: solid }
        shadow: "{shadow.card}"
        variants: { tone: { calm: {}, loud: { border: { width: 3 }, shadow: none } } }
        defaults: { tone: calm }
        animation: "{transition.emphasis}"
        states: { hovered: { opacity: 0.9, shadow: "{shadow.one}" }, focused: { border: { color: "#0000FF" } } }
      pushButton: { kind: button, shape: capsule, background: "#EEEEEE", border: "{border.dots}", interaction: dim }
      overlaidButton: { kind: button, background: "#EEEEEE", border: "{border.thin}", interaction: veiled }
      leafText: { kind: text, shape: leaf, fontSize: "{text.big}", padding: "{text.small} / 2", minWidth: "{text.body}", background: "#EEEEEE", border: { color: black, width: 2, style: { default: solid, css: solid } }, shadow: "{shadow.card}" }
      edges: { border: "{border.thin}", shadow: { x: 0, y: 2, blur: 4, color: black } }
    shapes:
      leaf: { path: [ { move: [0, 0] }, { line: [width, 0] }, { line: [width, height] }, close ] }
    """

  static let compiled = Task {
    try await CompiledSpec(
      spec, settings: OutputSettings(namespace: "Kit", package: "dev.tessera.kit"))
  }
}
