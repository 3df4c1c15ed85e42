import Diagnostics
import Document

extension SpecDecoder {
  private static let shapeKeys = [
    "description", "deprecated", "parameters", "path", "axis", "minimum",
  ]
  private static let commands = ["move", "line", "quad", "cubic", "arc", "close"]
  private static let example = "line: [width, 0]"

  mutating func decodeShapes(_ section: Node) {
    let example =
      "shapes: { dot: { path: [arc: { center: [8, 8], radius: 8, from: 0, to: 360 }] } }"
    for declaration in declarations(section, "shape", example: example) {
      var shape = ShapeSyntax(key: declaration.key, isBroken: declaration.isBroken)
      var hasPath = false
      for entry in declaration.entries
      where !reader.readAnnotation(entry, into: &shape.annotation) {
        switch entry.key.text {
        case "parameters": shape.parameters = reader.parameters(entry.value, choices: choices)
        case "axis": shape.axis = entry.value
        case "minimum":
          shape.minimum = decodePoint(
            entry.value, "the least size", parts: "width and height", example: "[45, 40]")
        case "path":
          hasPath = true
          decodePath(entry.value, of: &shape)
        default:
          shape.isBroken = true
          reader.diagnostics.report(unknownKey: entry.key, in: "a shape", known: Self.shapeKeys)
        }
      }
      if !hasPath, !shape.isBroken {
        shape.isBroken = true
        reader.diagnostics.report(
          .error(
            .missingField, at: shape.key.span,
            "the shape '\(shape.key.text.shortened)' has no path",
            help: ["add 'path:' with a list of commands: \(Self.commands.joined(separator: ", "))"])
        )
      }
      program.shapes.append(shape)
    }
  }

  private mutating func decodePath(_ node: Node, of shape: inout ShapeSyntax) {
    guard let elements = reader.list(node, "a path", example: "[\(Self.example), close]") else {
      shape.isBroken = true
      return
    }
    for element in elements {
      if let command = decodeCommand(element) {
        shape.path.append((command, element))
      } else {
        shape.isBroken = true
      }
    }
  }

  private mutating func decodeCommand(_ node: Node) -> ShapeSyntax.Command? {
    if node.hasText("close") { return .close }
    guard node.kind == .mapping, node.count == 1,
      let entry = node.entries.first(where: { _ in true })
    else {
      reportNoCommand(node)
      return nil
    }
    switch entry.key.text {
    case "move": return decodePoint(entry.value).map { .move($0) }
    case "line": return decodePoint(entry.value).map { .line($0) }
    case "quad":
      let example = "quad: { to: [width, 0], control: [width, 8] }"
      let fields = decodeFields(entry.value, of: "a quad", ["to", "control"], example: example)
      let points = fields?.map { node in node.flatMap { decodePoint($0) } }
      guard let points, let to = points[0], let control = points[1] else { return nil }
      return .quad(to: to, control: control)
    case "cubic": return decodeCubic(entry.value)
    case "arc":
      let fields = decodeFields(
        entry.value, of: "an arc", ["center", "radius", "from", "to"],
        example: "arc: { center: [8, 8], radius: 8, from: 180, to: 270 }")
      guard let fields else { return nil }
      let center = fields[0].flatMap { decodePoint($0) }
      guard let center, let radius = fields[1], let from = fields[2], let to = fields[3] else {
        return nil
      }
      return .arc(center: center, radius: radius, from: from, to: to)
    case "close" where entry.value.kind == .null:
      return .close
    default:
      reader.diagnostics.report(unknownKey: entry.key, in: "a path", known: Self.commands)
      return nil
    }
  }

  private mutating func decodeCubic(_ node: Node) -> ShapeSyntax.Command? {
    let example = "cubic: { to: [width, 8], controls: [[width, 4], [width, 0]] }"
    let fields = decodeFields(node, of: "a cubic", ["to", "controls"], example: example)
    guard let fields else { return nil }
    let to = fields[0].flatMap { decodePoint($0) }
    guard let controls = fields[1],
      let elements = reader.list(controls, "'controls' of a cubic", example: example)
    else { return nil }
    guard elements.count == 2 else {
      reader.diagnostics.report(
        .error(
          .invalidPath, at: controls.span,
          "a cubic has two control points, here \(elements.count == 1 ? "is 1" : "are \(elements.count)")",
          help: ["write it like this: \(example)"]))
      return nil
    }
    let points = elements.map { decodePoint($0) }
    guard let to, let control1 = points[0], let control2 = points[1] else { return nil }
    return .cubic(to: to, control1: control1, control2: control2)
  }

  private mutating func reportNoCommand(_ node: Node) {
    let expected = "a piece of a path is one command with its places"
    guard node.kind == .mapping, node.slips.isEmpty else {
      reader.diagnostics.report(wrongKind: node, expected: expected, example: Self.example)
      return
    }
    reader.diagnostics.report(
      .error(
        .wrongKind, at: node.span, "\(expected), here are \(node.count)",
        help: ["begin each with a dash of its own: - \(Self.example)"]))
  }

  /// The values of these keys, in this order; `nil` in place of each that is missing, which has been
  /// reported. No list when there is no map.
  private mutating func decodeFields(
    _ node: Node, of subject: String, _ names: [String], example: String
  ) -> [Node?]? {
    guard let entries = reader.map(node, subject, example: example) else { return nil }
    var hasUnknown = false
    for entry in entries where !names.contains(entry.key.text) {
      reader.diagnostics.report(unknownKey: entry.key, in: subject, known: names)
      hasUnknown = true
    }
    let values = names.map { node[$0] }
    // A misspelt key has already told of the one that is missing.
    if !hasUnknown, values.contains(where: { $0 == nil }) {
      let missing = zip(names, values).filter { $0.1 == nil }.map { "'\($0.0)'" }
      reader.diagnostics.report(
        .error(
          .missingField, at: node.span,
          "\(subject) also needs \(missing.joined(separator: " and "))",
          help: ["write it like this: \(example)"]))
    }
    return values
  }

  private mutating func decodePoint(
    _ node: Node, _ subject: String = "a place", parts: String = "x and y",
    example: String = "[width - 8, 0]"
  ) -> ShapeSyntax.Point? {
    if node.kind == .mapping, node.entries.contains(where: { choices.isPlatformKey($0.key) }) {
      reader.diagnostics.report(
        .error(
          .wrongKind, at: node.span, "\(subject) is one list for all platforms",
          help: ["give each of its numbers a platform's own: [{ default: 25, kotlin: 24 }, 0]"]))
      return nil
    }
    guard let elements = reader.list(node, subject, example: example) else { return nil }
    let values = Array(elements)
    guard values.count == 2 else {
      reader.diagnostics.report(
        .error(
          .invalidPath, at: node.span,
          "\(subject) has two numbers, \(parts), here \(values.count == 1 ? "is 1" : "are \(values.count)")",
          help: ["write it like this: \(example)"]))
      return nil
    }
    return ShapeSyntax.Point(x: values[0], y: values[1])
  }
}
