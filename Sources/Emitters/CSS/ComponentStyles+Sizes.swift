import Emission
import Geometry
import IR

extension ComponentStyles {
  /// Widths are exact. A height is exact while text has its usual size, and a minimum when the reader
  /// has it larger.
  func addSizes() {
    let fits = component.kind != .button && component.kind != .field && part == nil
    add([.width]) { values, state in
      guard let width = values.measure(.width) else {
        return fits && state == nil ? [Placed(.host, "inline-size", "fit-content")] : nil
      }
      return [
        Placed(.host, "flex-shrink", "0"),
        Placed(.host, "inline-size", expressions.length(width)),
      ]
    }
    let least = leastSize
    add([.minWidth]) { values, _ in
      greatest([values.measure(.minWidth), least?.width]).map {
        [Placed(.host, "min-inline-size", $0)]
      }
    }
    add([.height, .minHeight]) { values, _ in
      var placed: [Placed] = []
      var minimum = [values.merged(.minHeight)?.measure, least?.height]
      if let height = values.merged(.height)?.measure {
        if component.scalesText {
          // Else a row, or a grid, would stretch it.
          placed.append(Placed(.host, "block-size", "fit-content"))
          minimum.append(height)
        } else {
          placed.append(Placed(.host, "block-size", expressions.length(height)))
        }
      }
      if let minimum = greatest(minimum) {
        placed.append(Placed(.host, "min-block-size", minimum))
      }
      return placed
    }
    add([.maxHeight]) { values, _ in
      values.measure(.maxHeight).map {
        [Placed(.host, "max-block-size", expressions.length($0))]
      }
    }
  }

  /// The smallest box in which the shape is whole, in the component's words.
  private var leastSize: LeastSize? {
    guard let size = declaredShape?.leastSize else { return nil }
    func inComponent(_ measure: Measure) -> Measure {
      measure.substituting { symbol in
        if case .parameter(let index) = symbol { return Measure(.shapeParameter(index)) }
        return nil
      }
    }
    return LeastSize(width: inComponent(size.width), height: inComponent(size.height))
  }

  private func greatest(_ measures: [Measure?]) -> CSSCode? {
    let measures = measures.compactMap { $0 }
    guard !measures.isEmpty else { return nil }
    let greatest = Measure.maximum(measures)
    return greatest.constantValue == 0 ? nil : expressions.length(greatest)
  }
}

extension Recipe.Values {
  func measure(_ property: Property) -> Measure? { self[property]?.measure }
  func color(_ property: Property) -> ColorExpression? { self[property]?.color }
}

extension PropertyValue {
  var measure: Measure? {
    if case .measure(let measure) = self { measure } else { nil }
  }

  var color: ColorExpression? {
    if case .color(let color) = self { color } else { nil }
  }

  var alignment: Alignment? {
    if case .alignment(let alignment) = self { alignment } else { nil }
  }

  var typography: TokenID? {
    if case .typography(let token) = self { token } else { nil }
  }
}
