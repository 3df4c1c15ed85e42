import Diagnostics
import Document
import IR
import Syntax

extension ConfigurationDecoder {
  /// The axes that `modes:` names, each with its contexts.
  ///
  /// - Returns: `nil` when it is no map at all.
  mutating func decodeAxes(_ node: Node) -> [ModeAxis]? {
    let example = "modes: { density: [comfortable, compact] }"
    guard let entries = reader.map(node, "the list of modes", allowsNothing: true, example: example)
    else { return nil }
    var axes: [ModeAxis] = []
    var drivers: [ModeAxis.Setting: Node] = [:]
    for entry in entries {
      guard checkModeName(entry.key, "an axis"), let axis = decodeAxis(entry) else { continue }
      guard axes.count < AxisSet.limit else {
        report(
          invalid: entry.key, "there are more than \(AxisSet.limit) axes",
          help: "no design varies in so many ways: take some out")
        return axes
      }
      if let setting = axis.follows?.setting,
        let other = drivers.updateValue(entry.key, forKey: setting)
      {
        report(
          invalid: entry.key, "two axes follow the system's \(setting.rawValue)",
          help: "let one of them follow it; the other is the app's choice",
          related: [.init(span: other.span, message: "the other axis")])
        continue
      }
      axes.append(axis)
    }
    return axes
  }

  private mutating func decodeAxis(_ entry: Node.Entry) -> ModeAxis? {
    let name = entry.key.text
    let example = "\(name): [comfortable, compact]"
    var list: Node? = entry.value
    var setting = ModeAxis.Setting(rawValue: name)
    if entry.value.kind == .mapping {
      guard let fields = reader.map(entry.value, "an axis", example: example) else { return nil }
      list = nil
      for field in fields {
        switch field.key.text {
        case "contexts": list = field.value
        case "follows": setting = self.setting(field.value) ?? setting
        default:
          reader.report(unknownKey: field.key, in: "an axis", known: ["contexts", "follows"])
        }
      }
    }
    guard let list else {
      report(
        invalid: entry.value, "the axis '\(name)' has no contexts",
        help: "write it like this: \(name): { contexts: [day, night], follows: appearance }")
      return nil
    }
    guard let contexts = contexts(list, of: name, example: example) else { return nil }
    guard let setting else { return ModeAxis(name: name, contexts: contexts) }
    guard contexts.count >= 2 else {
      report(
        invalid: list, "an axis that follows the system has two contexts or more",
        help: "write both, the default first: [\(setting.names.off), \(setting.names.on)]")
      return nil
    }
    return ModeAxis(name: name, contexts: contexts, following: setting)
  }

  private mutating func contexts(_ node: Node, of axis: String, example: String) -> [String]? {
    guard node.kind == .sequence, node.count > 0 else {
      reader.report(
        wrongKind: node, expected: "an axis has a list of contexts, the default first",
        example: example)
      return nil
    }
    var names: [String] = []
    for element in node.elements {
      guard checkModeName(element, "a context") else { return nil }
      guard !names.contains(element.text) else {
        report(
          invalid: element, "the axis '\(axis)' names '\(element.text)' twice",
          help: "take one of them out")
        return nil
      }
      names.append(element.text)
    }
    return names
  }

  private mutating func setting(_ node: Node) -> ModeAxis.Setting? {
    if let setting = ModeAxis.Setting(rawValue: node.text), node.isScalar { return setting }
    report(
      invalid: node, "an axis can follow the system's appearance or its contrast",
      help: "write 'follows: appearance' or 'follows: contrast'")
    return nil
  }

  /// Names stand in keys such as `dark & contrast:high`, and become words of generated code.
  private mutating func checkModeName(_ node: Node, _ subject: String) -> Bool {
    guard node.isScalar, node.kind != .null else {
      reader.report(
        wrongKind: node, expected: "\(subject) has a name",
        example: "density: [comfortable, compact]")
      return false
    }
    let isSayable = node.withUTF8 { bytes in
      bytes.allSatisfy { byte in
        (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == 0x2D
          || byte == 0x5F || byte == 0x20 || byte >= 0x80
      } && bytes.first != 0x20 && bytes.last != 0x20
        && bytes.contains { (0x61...0x7A).contains($0 | 0x20) || $0 >= 0x80 }
    }
    guard isSayable else {
      report(
        invalid: node, "the name of \(subject) is made of letters, digits, blanks, '-' and '_'",
        help: "choose a word, such as compact")
      return false
    }
    return true
  }
}
