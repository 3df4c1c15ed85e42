import Geometry
import IR

/// Which parameters of a component set sizes of text, themselves or through the defaults of others.
/// Their defaults are written in rem, so that they grow with the reader's text size.
enum TextParameters {
  static func of(_ component: Component) -> Set<Int> {
    guard component.scalesText else { return [] }
    var found: Set<Int> = []
    let tables = component.properties + component.states.flatMap(\.properties)
    for table in tables {
      switch table.property {
      case .fontSize, .lineHeight, .letterSpacing: break
      default: continue
      }
      for cell in table.table.cells {
        guard case .measure(let measure)? = cell?.value(on: CSSEmitter.platform) else { continue }
        add(measure, to: &found)
      }
    }
    // Defaults mention earlier parameters only, so that one pass from the last to the first is enough.
    for (index, parameter) in component.parameters.enumerated().reversed()
    where found.contains(index) {
      if case .measure(let measure)? = parameter.defaultValue?.value(on: CSSEmitter.platform) {
        add(measure, to: &found)
      }
    }
    return found
  }

  private static func add(_ measure: Measure, to found: inout Set<Int>) {
    for case .parameter(let index) in measure.symbols { found.insert(index) }
  }
}
