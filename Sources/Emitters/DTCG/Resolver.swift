import Emission
import IR

/// The resolver document of the design: one set, and a modifier for each axis with which something
/// differs, in their order.
struct Resolver {
  struct File {
    let mode: Condition.Mode
    let path: String
  }

  private let context: Context
  private let axes: [Int]
  /// One for each context in which a token is something else.
  let files: [File]

  init(_ files: Files) {
    context = files.context
    axes = context.design.axesInUse(on: DTCGEmitter.platform).places
    var taken: Set<String> = []
    var result: [File] = []
    for axis in axes {
      for place in context.design.axes[axis].contexts.indices
      where !files.overrides[axis][place].isEmpty {
        let own = context.design.axes[axis]
        let stem = NameStyle.kebab(of: "\(own.name) \(own.contexts[place])")
        var name = stem
        var number = 2
        while !taken.insert(name).inserted {
          name = "\(stem)-\(number)"
          number += 1
        }
        result.append(
          File(
            mode: .init(axis: axis, context: place),
            path: "\(context.settings.namespace).\(name).tokens.json"))
      }
    }
    self.files = result
  }

  /// `nil` when nothing differs by mode.
  var bytes: [UInt8]? {
    guard !axes.isEmpty else { return nil }
    let settings = context.settings
    let base = JSONTree.reference("\(settings.namespace).tokens.json")
    let entries: [JSONTree.Entry] = [
      .init("$schema", .text("https://www.designtokens.org/schemas/2025.10/resolver.json")),
      .init("name", .text(settings.namespace)),
      .init("version", .text("2025.10")),
      .init("sets", .object([.init("tokens", .object([.init("sources", .list([base]))]))])),
      .init("modifiers", .object(axes.map { modifier(of: $0) })),
      .init(
        "resolutionOrder",
        .list(
          [.reference("#/sets/tokens")]
            + axes.map { .reference("#/modifiers/\(context.design.axes[$0].name.pointerPart)") })),
    ]
    var writer = SourceWriter<JSON>()
    writer.line("{ \"description\": \(string: Marker.sentence(origin: settings.origin)),")
    writer.indent()
    writer.write(entries, isLast: true)
    writer.outdent()
    writer.line("}")
    return writer.bytes
  }

  private func modifier(of axis: Int) -> JSONTree.Entry {
    let own = context.design.axes[axis]
    let contexts = own.contexts.enumerated().map { place, name in
      let sources = files.filter { $0.mode == .init(axis: axis, context: place) }
      return JSONTree.Entry(name, .list(sources.map { .reference($0.path) }))
    }
    var entries: [JSONTree.Entry] = [
      .init("contexts", .object(contexts)), .init("default", .text(own.contexts[0])),
    ]
    // An axis of the setting's own name follows it anyway.
    if let follows = own.follows, follows.setting.rawValue != own.name {
      entries += context.extensions([.init("follows", .text(follows.setting.rawValue))])
    }
    return .init(own.name, .object(entries))
  }
}

extension JSONTree {
  fileprivate static func reference(_ target: String) -> JSONTree {
    .object([.init("$ref", .text(target))])
  }
}

extension String {
  /// As one part of a JSON pointer in a fragment (RFC 6901 §3 and §6; `%` would begin an escape).
  fileprivate var pointerPart: String {
    var bytes: [UInt8] = []
    for byte in utf8 {
      switch byte {
      case 0x7E: bytes += Array("~0".utf8)
      case 0x2F: bytes += Array("~1".utf8)
      case 0x25: bytes += Array("%25".utf8)
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
