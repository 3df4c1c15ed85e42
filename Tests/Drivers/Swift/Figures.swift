import SwiftUI

/// Runs components whose figures differ by mode, in every mode.
@main
struct FiguresDriver {
  static func main() {
    for contrast in FiguresContrast.allCases {
      for density in FiguresDensity.allCases {
        let mode = "\(contrast.rawValue) \(density.rawValue)"
        Report.outline(
          "leaf \(mode)", LeafShape(contrast: contrast, density: density),
          in: CGRect(x: 0, y: 0, width: 100, height: 50))
        Report.text("recipe \(mode)", Recipe(size: .s).fontSize(contrast, density))
        Report.text("simple \(mode)", Simple.paddingTop(contrast, density))
        Report.text("glow \(mode)", Tag("a").glow(contrast, density))
        Report.text("soft \(mode)", Figures.Motion.soft(density))
        MainActor.assumeIsolated {
          @MainActor func show(_ name: String, _ view: some View, isPressed: Bool = false) {
            var surroundings = _Surroundings()
            surroundings.isPressed = isPressed
            Report.view(
              "\(name) \(mode)",
              view.environment(\.figuresContrast, contrast).environment(\.figuresDensity, density),
              in: surroundings)
          }
          show("tag", Tag("a"))
          show("tag l", Tag("a", gap: 1, size: .l))
          show("tag mirrored", Tag("a", size: .l, mirrored: true))
          show("tag off", Tag("a").disabled(true))
          show("note", Note { Text("a") })
          show("press", Button("a") {}.buttonStyle(.press), isPressed: true)
          show("glide", Button("a") {}.buttonStyle(.glide), isPressed: true)
          show("tap", Text("a").onTapWithOverlay(tint: .red), isPressed: true)
        }
      }
    }
    MainActor.assumeIsolated {
      // What nobody chose is the system's.
      var surroundings = _Surroundings()
      surroundings.set(contrast: .increased)
      Report.view("tag system", Tag("a"), in: surroundings)
      Report.view("tag usual", Tag("a"))
    }
    Report.text(
      "usual", "\(LeafShape().corner) \(Simple.paddingTop as CGFloat) \(Recipe(size: .s).width)")
  }
}
