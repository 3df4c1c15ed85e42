import Color
import Emission
import IR

/// A value that differs by mode, as something that code can name.
enum ModalValue: Hashable {
  case token(TokenID)
  /// Black or white upon a token's colour, and upon that again, as often as is said.
  case onColor(TokenID, times: Int)
  /// What Compose knows of a token's list of families.
  case family(TokenID)
}

/// The values that differ by mode and no token that is generated holds, with their names in the
/// object that a file keeps them in.
struct ModalValues {
  private(set) var entries: [(value: ModalValue, name: Identifier<Kotlin>)] = []
  private var places: [ModalValue: Int] = [:]
  private var taken: Set<String> = []

  /// The name of a value, given to it when it is first asked for.
  mutating func name(of value: ModalValue, _ words: NameMaker.Words) -> Identifier<Kotlin> {
    if let place = places[value] { return entries[place].name }
    let base = NameMaker.name(words, within: ["value"], .property)?.identifier.name ?? "value"
    let name = ModalValues.free(base, taken)
    taken.insert(name.name)
    places[value] = entries.count
    entries.append((value, name))
    return name
  }

  /// A name that is not taken: the one that is asked for, or that with a number.
  static func free(_ base: String, _ taken: Set<String>) -> Identifier<Kotlin> {
    var name = base
    var number = 2
    while taken.contains(name) {
      name = "\(base)\(number)"
      number += 1
    }
    return Identifier(name) ?? Identifier(known: "value")
  }
}

extension KotlinFile {
  /// A token by its name, or `nil` when its value has to be written instead.
  func reference(to id: TokenID) -> Code<Kotlin>? {
    design.nameable(id, on: KotlinFile.platform, keepsAliases: settings.keepsAliases)
      .flatMap { names.tokens.path(of: $0, in: design) }
  }

  /// Whether `name(of:)` has a name for a token.
  func isNamed(_ id: TokenID) -> Bool {
    reference(to: id) != nil || modalValues != nil && differs(id)
  }

  /// A token's name in the code that is being written; `nil` when its value has to be written
  /// instead. One that differs by mode has one always where the file can hold it.
  mutating func name(of id: TokenID) -> Code<Kotlin>? {
    if let name = reference(to: id) {
      if differs(id) { note(.reads) }
      return name
    }
    guard modalValues != nil, differs(id) else { return nil }
    note(.reads)
    // A number written here would not follow, so it is named even where aliases are written out.
    if design.isGenerated(id, on: KotlinFile.platform), design[id].annotation.deprecation == nil,
      let path = names.tokens.path(of: id, in: design)
    {
      return path
    }
    return name(of: .token(id))
  }

  /// The name of a value in this file's own object.
  mutating func name(of value: ModalValue) -> Code<Kotlin> {
    note(.reads)
    let words = words(of: value)
    let name = modalValues?.name(of: value, words) ?? Identifier(known: "value")
    return "\(id: names.modes.values).\(id: name)"
  }

  func words(of value: ModalValue) -> NameMaker.Words {
    func words(_ id: TokenID) -> NameMaker.Words {
      let token = design[id]
      // One that a declaration computes has no name of its own.
      guard token.name.isEmpty else {
        return design.path(of: token).flatMap { NameStyle.words($0) }
      }
      return NameStyle.words(token.outputName ?? token.type.rawValue)
    }
    return switch value {
    case .token(let id): words(id)
    case .onColor(let id, let times): Array(repeating: "on", count: times) + words(id)
    case .family(let id): words(id) + ["family"]
    }
  }

  mutating func type(of value: ModalValue) -> Code<Kotlin> {
    switch value {
    case .token(let id): type(of: design[id].type)
    case .onColor: type(.color)
    case .family: "\(type(.fontFamily))?"
    }
  }

  /// The object that holds them, where there are any.
  mutating func writeModalValues() {
    guard let entries = modalValues?.entries, !entries.isEmpty else { return }
    blank()
    line("/** Values that only the declarations above need. */")
    block("private object \(id: names.modes.values)") { file in
      for (index, entry) in entries.enumerated() {
        if index > 0 { file.blank() }
        let type = file.type(of: entry.value)
        let (value, reading) = file.noting { $0.layout(of: entry.value) }
        file.writeGetter("val \(id: entry.name): \(type)", value, reading)
      }
    }
  }

  private mutating func layout(of value: ModalValue) -> Layout {
    switch value {
    case .token(let id):
      return choice(written(id)) { $0.layout($1) } ?? .code("null")
    case .onColor(let id, let times):
      return choice(literals(of: id)) { file, value in
        guard case .color(let color) = value else { return nil }
        let upon = (0..<times).reduce(color) { color, _ in color.onColor }
        return .code(file.namedColor(upon))
      } ?? .code("\(type(.color)).Unspecified")
    case .family(let id):
      return choice(literals(of: id)) { file, value in
        guard case .fontFamily(let families) = value else { return nil }
        return .code(file.fontFamily(families) ?? "null")
      } ?? .code("null")
    }
  }

  /// What a token holds in each context, aliases followed.
  func literals(of id: TokenID) -> Conditional<Value> {
    let written = design.writtenValue(of: id, on: KotlinFile.platform, keepsAliases: false)
    func literal(_ value: TokenValue) -> Value? {
      if case .literal(let value) = value { value } else { nil }
    }
    return Conditional(
      written.base.flatMap(literal),
      overrides: written.overrides.compactMap { override in
        literal(override.value).map { .init(override.condition, $0) }
      })
  }
}
