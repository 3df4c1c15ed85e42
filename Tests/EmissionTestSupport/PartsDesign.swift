import Geometry
package import IR

/// Components with parts, built by hand: a switch whose thumb slides, and dots that run one after the
/// other.
package enum PartsDesign {
  package static let design: DesignSystem = {
    var builder = DesignBuilder()
    let slide = builder.predefinedAnimations()
    let typing = AnimationID(3)
    builder.design.animations[typing.index].repetition = .forever
    builder.design.animations[typing.index].autoreverses = true
    builder.component("knob", .toggle) { toggle, builder in
      toggle.scalesText = false
      toggle.axes = [builder.axis("size", ["usual", "small"], defaultOption: 0)]
      toggle.shape = .capsule
      toggle.animation = slide
      toggle.set(.width, .number(51))
      toggle.set(.height, .number(31))
      toggle.set(.background, .hex(0xDDDDDD))
      toggle.set(.background, in: .checked, .hex(0x00AA00))
      var thumb = part("thumb", of: toggle, &builder)
      thumb.shape = .circle
      thumb.set(.width, axes: [0], [.number(27), .number(20)])
      thumb.set(.height, axes: [0], [.number(27), .number(20)])
      thumb.set(.background, .hex(0xFFFFFF))
      thumb.set(.align, .alignment(.start))
      thumb.set(.offsetX, in: .checked, axes: [0], [.number(20), .number(16)])
      thumb.set(.scale, in: .pressed, .number(0.9))
      toggle.parts = [ComponentPart(thumb)]
    }
    builder.component("dots", .graphic) { dots, builder in
      dots.scalesText = false
      dots.layout = .row
      dots.set(.gap, .number(4))
      var dot = part("dot", of: dots, &builder)
      dot.set(.width, .number(8))
      dot.set(.height, .number(8))
      dot.set(.background, .hex(0x888888))
      dot.animation = typing
      var part = ComponentPart(dot)
      part.count = 3
      part.stagger = Duration(milliseconds: 150)
      var start = ComponentPart.Start()
      start.opacity = Conditional(Measure(0.3))
      start.offsetY = Conditional(Measure(3))
      part.start = start
      dots.parts = [part]
    }
    return builder.design
  }()

  private static func part(
    _ name: String, of component: Component, _ builder: inout DesignBuilder
  ) -> Component {
    var part = Component(name: name, annotation: builder.annotation(), kind: .graphic)
    part.axes = component.axes
    part.scalesText = false
    return part
  }
}
