import Emission
import IR

extension ComponentWriter {
  /// Registers a property of the struct that draws, and returns its name.
  mutating func addMember(
    _ name: Code<Swift>, _ type: Code<Swift>, body: Member.Body
  ) -> Code<Swift> {
    let member = Member(name: name, type: type, body: body)
    if members.contains(member) { return name }
    let modes = values.arguments.places.map { values.argument(of: $0).text }
    let taken = names.argumentNames.union(modes)
    var free = name
    while taken.contains(free.text) || members.contains(where: { $0.name == free }) {
      free += "Value"
    }
    members.append(Member(name: free, type: type, body: body))
    return free
  }

  /// Registers a property of an axis's enum, and returns how it is read: `size.fontSize`.
  ///
  /// - Parameter codes: the values for its options.
  mutating func optionMember(
    _ name: Code<Swift>, _ type: Code<Swift>, _ axis: Int, _ codes: [Expression]
  ) -> Code<Swift> {
    let choice = names.choices[axis]
    let taken = Set(choice.cases.map(\.name)).union(ChoiceNames.unusable)
    var free = name
    while taken.contains(free.text) || optionMembers[axis].contains(where: { $0.name == free }) {
      free += "Value"
    }
    let cases = zip(choice.cases, codes).map { option, code in
      Member.Case(patterns: [".\(id: option)"], value: code)
    }
    optionMembers[axis].append(
      Member(name: free, type: type, body: .table(subject: "self", cases: cases, otherwise: nil)))
    return "\(id: choice.argument).\(free)"
  }

  /// A `switch` over the choices that a table depends on. Its most frequent value is the default.
  ///
  /// - Parameter codes: the values of the cells.
  func table(_ table: VariantTable, _ codes: [Code<Swift>]) -> Member.Body {
    let subjects = subjects(of: table)
    var cases: [Member.Case] = []
    for (index, value) in codes.enumerated() {
      let parts = patterns(ofCell: index, in: table)
      let pattern = parts.count == 1 ? parts[0] : "(\(parts.joined(separator: ", ")))"
      if let same = cases.firstIndex(where: { $0.value.base == value }) {
        cases[same].patterns.append(pattern)
      } else {
        cases.append(Member.Case(patterns: [pattern], value: .plain(value)))
      }
    }
    var most = 0
    for index in cases.indices where cases[index].patterns.count > cases[most].patterns.count {
      most = index
    }
    let otherwise = cases.remove(at: most).value.base
    guard !cases.isEmpty else { return .expression(otherwise) }
    return .table(
      subject: subjects.count == 1 ? subjects[0] : "(\(subjects.joined(separator: ", ")))",
      cases: cases, otherwise: otherwise)
  }

  /// The choices that a table depends on.
  func subjects(of table: VariantTable) -> [Code<Swift>] {
    table.axes.map { "\(id: names.choices[$0].argument)" }
  }

  /// The options of one of its cells.
  func patterns(ofCell index: Int, in table: VariantTable) -> [Code<Swift>] {
    zip(table.axes, table.options(ofCell: index)).map { axis, option in
      component.axes[axis].isBoolean
        ? Values.boolean(option == 1) : ".\(id: names.choices[axis].cases[option])"
    }
  }
}
