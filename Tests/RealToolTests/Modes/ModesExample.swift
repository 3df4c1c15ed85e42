import Emission
import IR

/// A design that differs by appearance, contrast and an axis of its own, compiled for all platforms.
enum ModesExample {
  static let spec = """
    tokens:
      color:
        $type: color
        white: "#ffffff"
        text: { $value: "#111111", $modes: { dark: "#eeeeee" } }
        surface: { $value: "{color.white}", $modes: { dark: "#222222", dark & high: "#000000" } }
        label: "{color.text}"
        faint: alpha({color.text}, 50%)
        hidden: { $value: "#0000ff", $modes: { dark: "#00ffff" }, $private: true }
        link: "{color.hidden}"
        vivid: { $value: "color(display-p3 0 0.8 0.4)", $modes: { dark: "#003300" } }
        brand: { $value: "#ff0000", $modes: { dark: "#aa0000", compact: "#00ff00" } }
      space:
        $type: dimension
        gap: { $value: 8, $modes: { compact: 4, high: 10, compact & high: 6 } }
        inset: "{space.gap}"
        wide: "{space.gap} * 2"
      line:
        weight: { $type: number, $value: 1, $modes: { high: 2 } }
        again: "{line.weight}"
      text:
        $type: typography
        body:
          $value: { fontFamily: [Inter, sans-serif], fontSize: 16, lineHeight: 1.5 }
          $modes: { compact: { fontFamily: [Inter, sans-serif], fontSize: 14, lineHeight: 1.3 } }
    components:
      notice:
        kind: text
        padding: "{space.gap}"
        background: "{color.surface}"
      hint:
        kind: text
        background: "{color.hidden}"
        states: { disabled: { background: "alpha({color.text}, 20%)" } }
    """

  static let compiled = Task {
    try await CompiledSpec(
      spec,
      axes: ModeAxis.standard + [ModeAxis(name: "density", contexts: ["comfortable", "compact"])],
      settings: OutputSettings(namespace: "Modal", package: "dev.tessera.modal"))
  }
}
