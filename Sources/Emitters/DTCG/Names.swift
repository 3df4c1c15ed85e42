import Emission
import IR

/// What tokens and groups are called in the files: as they are in the specs, wherever DTCG 2025.10 allows
/// it. A name there holds no point and no brace, and does not begin with `$`.
struct Names {
  /// By the place of the token, or of the group; empty for what is not written.
  private(set) var tokens: [String]
  private(set) var groups: [String]
  /// The names of each group's ancestors and its own with points between, and a point behind.
  private var prefixes: [String]
  /// The top group for tokens that hold what others are in several modes at once.
  let modes: String

  init(_ design: DesignSystem) {
    tokens = Array(repeating: "", count: design.tokens.count)
    groups = Array(repeating: "", count: design.groups.count)
    prefixes = Array(repeating: "", count: design.groups.count)
    var top: Set<String> = []
    // Groups stand behind the groups that they are in.
    for index in design.groups.indices {
      let members = design.groups[index].members
      let names = members.map { design.name(of: $0) }
      let allowed = Self.allowed(names)
      if index == 0 { top = Set(allowed) }
      for (member, name) in zip(members, allowed) {
        switch member {
        case .token(let id): tokens[id.index] = name
        case .group(let id):
          groups[id.index] = name
          prefixes[id.index] = "\(prefixes[index])\(name)."
        }
      }
    }
    var modes = "modes"
    while top.contains(modes) { modes += "_" }
    self.modes = modes
  }

  /// `{color.green}`
  func reference(to id: TokenID, in design: DesignSystem) -> String {
    "{\(prefixes[design.tokens[id.index].group.index])\(tokens[id.index])}"
  }

  /// The names of one group, all different.
  private static func allowed(_ names: [String]) -> [String] {
    if names.allSatisfy(isAllowed) { return names }
    var taken = Set(names.filter(isAllowed))
    return names.map { name in
      if isAllowed(name) { return name }
      var result = allowed(name)
      while !taken.insert(result).inserted { result += "_" }
      return result
    }
  }

  static func isAllowed(_ name: String) -> Bool {
    if name == "$root" { return true }
    var name = name
    return name.withUTF8 { bytes in
      !bytes.isEmpty && bytes[0] != 0x24 && !bytes.contains(where: isForbidden)
    }
  }

  static func allowed(_ name: String) -> String {
    var bytes = name.utf8.map { isForbidden($0) ? UInt8(0x5F) : $0 }
    if bytes.isEmpty || bytes[0] == 0x24 { bytes.insert(0x5F, at: 0) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isForbidden(_ byte: UInt8) -> Bool {
    byte == 0x2E || byte == 0x7B || byte == 0x7D
  }
}

extension DesignSystem {
  fileprivate func name(of member: TokenGroup.Member) -> String {
    switch member {
    case .token(let id): tokens[id.index].name
    case .group(let id): groups[id.index].name
    }
  }
}
