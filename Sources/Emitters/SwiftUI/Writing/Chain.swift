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
  /// `.onAppear { isRunning = true }`
  case statement(Code<Swift>, Code<Swift>)
}

/// A view and the modifiers upon it.
struct Chain {
  /// What stands before `children`, if there are any: `HStack(spacing: 4)`.
  var root: Code<Swift>
  /// What the root is called with.
  var arguments: [Code<Swift>]?
  /// What a closure behind the root holds.
  var children: [Chain] = []
  /// What that closure is given: `index`.
  var closureParameter: Code<Swift>?
  var items: [ChainItem] = []
}

extension SourceWriter<Swift> {
  mutating func chain(_ chain: Chain) {
    guard chain.children.isEmpty else {
      let parameter: Code<Swift> = chain.closureParameter.map { " \($0) in" } ?? ""
      block("\(chain.root) {\(parameter)") { writer in
        for child in chain.children { writer.chain(child) }
      }
      items(chain.items)
      return
    }
    if let arguments = chain.arguments {
      call(chain.root, arguments)
    } else {
      line(chain.root)
    }
    indented { $0.items(chain.items) }
  }

  private mutating func items(_ items: [ChainItem]) {
    for (index, item) in items.enumerated() {
      let goesOn = index < items.count - 1
      switch item {
      case .call(let name, let arguments):
        call(name, arguments, goesOn: goesOn)
      case .nested(let name, let argument):
        call(name, argument, goesOn: goesOn)
      case .closure(let name, let content):
        closure(name, content)
      case .hover:
        line("#if !os(tvOS) && !os(watchOS)")
        indented { $0.line(".onHover { isHovered = $0 }") }
        line("#endif")
      case .statement(let name, let statement):
        line("\(name) { \(statement) }")
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
