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
    for (key, entries, _) in declarations(section, "shape", example: example) {
      var shape = ShapeSyntax(key: key)
      var hasPath = false
      for entry in entries where !reader.readAnnotation(entry, into: &shape.annotation) {
        switch entry.key.text {
        case "parameters": shape.parameters = reader.parameters(entry.value, choices: choices)
        case "axis": shape.axis = entry.value
        case "minimum": shape.minimum = decodePoint(entry.value)
        case "path":
          hasPath = true
          decodePath(entry.value, of: &shape)
        default: reader.report(unknownKey: entry.key, in: "a shape", known: Self.shapeKeys)
        }
      }
      if !hasPath {
        shape.isBroken = true
        reader.diagnostics.report(
          .error(
            .missingField, at: key.span, "the shape '\(key.text)' has no path",
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
      reader.report(
        wrongKind: node, expected: "a piece of a path is one command with its places",
        example: Self.example)
      return nil
    }
    switch entry.key.text {
    case "move": return decodePoint(entry.value).map { .move($0) }
    case "line": return decodePoint(entry.value).map { .line($0) }
    case "quad":
      guard
        let fields = decodeFields(
          entry.value, of: "a quad", ["to", "control"],
          example: "quad: { to: [width, 0], control: [width, 8] }"),
        let to = decodePoint(fields[0]), let control = decodePoint(fields[1])
      else { return nil }
      return .quad(to: to, control: control)
    case "cubic":
      let example = "cubic: { to: [width, 8], controls: [[width, 4], [width, 0]] }"
      guard
        let fields = decodeFields(
          entry.value, of: "a cubic", ["to", "controls"], example: example),
        let to = decodePoint(fields[0]),
        let controls = reader.list(fields[1], "'controls' of a cubic", example: example)
      else { return nil }
      guard controls.count == 2 else {
        reader.diagnostics.report(
          .error(
            .invalidPath, at: fields[1].span,
            "a cubic has two control points, here are \(controls.count)",
            help: ["write it like this: \(example)"]))
        return nil
      }
      let points = controls.map { decodePoint($0) }
      guard let control1 = points[0], let control2 = points[1] else { return nil }
      return .cubic(to: to, control1: control1, control2: control2)
    case "arc":
      guard
        let fields = decodeFields(
          entry.value, of: "an arc", ["center", "radius", "from", "to"],
          example: "arc: { center: [8, 8], radius: 8, from: 180, to: 270 }"),
        let center = decodePoint(fields[0])
      else { return nil }
      return .arc(center: center, radius: fields[1], from: fields[2], to: fields[3])
    case "close":
      return .close
    default:
      reader.report(unknownKey: entry.key, in: "a path", known: Self.commands)
      return nil
    }
  }

  /// The values of exactly these keys, in this order.
  private mutating func decodeFields(
    _ node: Node, of subject: String, _ names: [String], example: String
  ) -> [Node]? {
    guard let entries = reader.map(node, subject, example: example) else { return nil }
    var isWhole = true
    for entry in entries where !names.contains(entry.key.text) {
      reader.report(unknownKey: entry.key, in: subject, known: names)
      isWhole = false
    }
    var values: [Node] = []
    for name in names {
      if let value = node[name] {
        values.append(value)
      } else {
        isWhole = false
        reader.diagnostics.report(
          .error(
            .missingField, at: node.span, "\(subject) needs '\(name)'",
            help: ["write it like this: \(example)"]))
      }
    }
    return isWhole ? values : nil
  }

  private mutating func decodePoint(_ node: Node) -> ShapeSyntax.Point? {
    guard let elements = reader.list(node, "a place", example: "[width - 8, 0]") else { return nil }
    let values = Array(elements)
    guard values.count == 2 else {
      reader.diagnostics.report(
        .error(
          .invalidPath, at: node.span,
          "a place has two numbers, x and y, here \(values.count == 1 ? "is 1" : "are \(values.count)")",
          help: ["write it like this: [width - 8, 0]"]))
      return nil
    }
    return ShapeSyntax.Point(x: values[0], y: values[1])
  }
}
