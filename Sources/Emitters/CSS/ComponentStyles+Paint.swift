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
    add([.foreground]) { values, _ in
      values.color(.foreground).map { [Placed(.host, "color", expressions.color($0))] }
    }
    addProduct("opacity", .opacity, own: .ownOpacity, feedback: .feedbackOpacity, in: .all)
    addProduct("scale", .scale, own: .ownScale, feedback: .feedbackScale, in: .moving)
    // Where something stands may be all that tells a state: it is the same for everybody.
    add([.offsetX, .offsetY]) { values, _ in
      guard values[.offsetX] != nil || values[.offsetY] != nil else { return nil }
      let x = values.merged(.offsetX)?.measure ?? .zero
      let y = values.merged(.offsetY)?.measure ?? .zero
      return [
        Placed(
          .host, "translate",
          "\(expressions.across(x, helpers[.direction])) \(expressions.length(y))")
      ]
    }
  }

  /// A property that an interaction multiplies. Where both have a say, each has a custom property.
  ///
  /// - Parameter media: for whom states change it.
  private func addProduct(
    _ name: CSSCode, _ property: Property, own: Helper, feedback: Helper, in media: Slot.Media
  ) {
    let target = helpers[own].map { "\(id: $0)" as CSSCode } ?? name
    let needsValue = helpers[own] != nil
    builder.add(
      recipe.table(of: [property]) { values in
        let value = values.measure(property).map { expressions.number($0) }
        return (value ?? (needsValue ? "1" : nil)).map { [Placed(.host, target, $0)] }
      })
    for state in recipe.activeStates {
      builder.add(
        recipe.table(of: [property], in: state) { values in
          values.measure(property).map { [Placed(.host, target, expressions.number($0))] }
        }, in: Slot(media: media, state: state))
    }
    guard let own = helpers[own], let feedback = helpers[feedback] else { return }
    builder.add([
      Placed(.host, Declaration(feedback, "1")),
      Placed(.host, name, "calc(var(\(id: own)) * var(\(id: feedback)))"),
    ])
  }
}
