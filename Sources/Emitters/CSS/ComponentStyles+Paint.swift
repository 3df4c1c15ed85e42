import Emission
import Geometry
import IR

extension ComponentStyles {
  /// Colours, opacity and size.
  func addPaint() {
    add([.background]) { values, _ in
      values.color(.background).map {
        [Placed(backgroundPart, "background", expressions.color($0))]
      }
    }
    if let foreground = helpers[.foreground], let background = sharedBackground {
      builder.add([
        Placed(.host, Declaration(foreground, expressions.color(.onColor(background)))),
        Placed(.host, "color", .variable(foreground)),
      ])
    } else {
      addForeground()
    }
    addProduct("opacity", .opacity, own: .ownOpacity, feedback: .feedbackOpacity)
    addProduct("scale", .scale, own: .ownScale, feedback: .feedbackScale)
  }

  /// Text on a background without a colour of its own is black or white.
  private func addForeground() {
    let properties: [Property] =
      component.kind == .text ? [.foreground, .background] : [.foreground]
    add(properties) { values, _ in
      if let color = values.color(.foreground) {
        return [Placed(.host, "color", expressions.color(color))]
      }
      guard component.kind == .text, values.merged(.foreground) == nil,
        let background = values.color(.background)
      else { return nil }
      return [Placed(.host, "color", expressions.color(.onColor(background)))]
    }
  }

  /// The background of a text whose colour is the caller's choice, when its foreground is open: then
  /// that becomes the caller's choice too.
  var sharedBackground: ColorExpression? {
    guard component.kind == .text, !recipe.sets(.foreground),
      let color = recipe.constant(.background)?.color, case .parameter = color
    else { return nil }
    return color
  }

  /// A property that an interaction multiplies. Where both have a say, each has a custom property.
  private func addProduct(
    _ name: CSSCode, _ property: Property, own: Helper, feedback: Helper
  ) {
    guard let own = helpers[own], let feedback = helpers[feedback] else {
      add([property]) { values, _ in
        values.measure(property).map { [Placed(.host, name, expressions.number($0))] }
      }
      return
    }
    add([property]) { values, _ in
      let value = values.measure(property).map { expressions.number($0) } ?? "1"
      return [Placed(.host, Declaration(own, value))]
    }
    builder.add([
      Placed(.host, Declaration(feedback, "1")),
      Placed(.host, name, "calc(var(\(id: own)) * var(\(id: feedback)))"),
    ])
  }
}
