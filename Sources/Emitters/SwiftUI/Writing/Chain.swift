import Emission

/// A modifier in a chain of them.
enum ChainItem {
  /// `.padding(.leading, 4)`
  case call(Code<Swift>, [Code<Swift>])
  /// `.modifier(SpringTap(isPressed: isPressed))`
  case nested(Code<Swift>, Expression.Call)
  /// `.overlay { … }`
  case closure(Code<Swift>, Chain)
  /// `.onHover`, on systems that know pointers.
  case hover
}

/// A view and the modifiers upon it.
struct Chain {
  var root: Code<Swift>
  var items: [ChainItem] = []
}

extension SourceWriter<Swift> {
  mutating func chain(_ chain: Chain) {
    line(chain.root)
    indented { writer in
      for (index, item) in chain.items.enumerated() {
        let goesOn = index < chain.items.count - 1
        switch item {
        case .call(let name, let arguments):
          writer.call(name, arguments, goesOn: goesOn)
        case .nested(let name, let argument):
          writer.call(name, argument, goesOn: goesOn)
        case .closure(let name, let content):
          writer.closure(name, content)
        case .hover:
          writer.line("#if !os(tvOS) && !os(watchOS)")
          writer.indented { $0.line(".onHover { isHovered = $0 }") }
          writer.line("#endif")
        }
      }
    }
  }

  /// `.overlay { color.opacity(0.4) }`, or with its content on lines of its own.
  private mutating func closure(_ name: Code<Swift>, _ content: Chain) {
    var code = content.root
    for item in content.items {
      guard case .call(let name, let arguments) = item else { continue }
      code += "\(name)(\(arguments.joined(separator: ", ")))"
    }
    if fits("\(name) { \(code) }") {
      line("\(name) { \(code) }")
    } else {
      block("\(name) {") { $0.chain(content) }
    }
  }
}
