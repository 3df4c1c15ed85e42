import Emission
import IR

/// The groups and tokens of one file, gathered before they are written. Groups are made when the first
/// token in them is.
struct TokenTree {
  enum Member {
    case group(Int)
    case token(key: String, type: String?, fields: [JSONTree.Entry])
  }

  struct Group {
    let key: String
    let parent: Int
    var attributes: [JSONTree.Entry]
    var members: [Member] = []
    /// What the tokens in it are, however deep.
    var types = Types.none
  }

  /// The types of several tokens.
  enum Types: Equatable {
    case none
    case one(String)
    case several

    mutating func add(_ other: Types) {
      if other == .none || self == other { return }
      self = self == .none ? other : .several
    }

    var sole: String? {
      if case .one(let name) = self { return name }
      return nil
    }
  }

  private struct Place: Hashable {
    var parent: Int
    var group: GroupID
  }

  /// The root is the first; groups stand behind those that they are in.
  private(set) var groups = [Group(key: "", parent: -1, attributes: [])]
  private var places: [Place: Int] = [:]
  private var prefixes: [[String]: Int] = [[]: 0]

  var isEmpty: Bool { groups[0].members.isEmpty }

  /// Whether a group has a token in this file, itself or deeper.
  func holds(_ group: GroupID) -> Bool { places[Place(parent: 0, group: group)] != nil }

  /// Adds a token to the group that it has in the design, which is inside of the groups that `prefix`
  /// names.
  ///
  /// - Parameters:
  ///   - type: `nil` where it need not be said.
  ///   - attributes: what a group says of itself.
  mutating func add(
    _ key: String, to group: GroupID, under prefix: [String] = [], type: String?,
    fields: [JSONTree.Entry], of context: Context,
    attributes: (GroupID) -> [JSONTree.Entry] = { _ in [] }
  ) {
    let parent = node(of: group, under: node(of: prefix), context, attributes)
    groups[parent].members.append(.token(key: key, type: type, fields: fields))
  }

  /// Says something of a group that `prefix` names, if there is such.
  mutating func describe(_ prefix: [String], _ attributes: [JSONTree.Entry]) {
    if let node = prefixes[prefix] { groups[node].attributes = attributes }
  }

  private mutating func node(of prefix: [String]) -> Int {
    if let node = prefixes[prefix] { return node }
    var parent = 0
    for end in 1...prefix.count {
      let path = Array(prefix[..<end])
      if let node = prefixes[path] {
        parent = node
      } else {
        parent = append(path[end - 1], to: parent, [])
        prefixes[path] = parent
      }
    }
    return parent
  }

  private mutating func node(
    of group: GroupID, under start: Int, _ context: Context,
    _ attributes: (GroupID) -> [JSONTree.Entry]
  ) -> Int {
    var missing: [GroupID] = []
    var next = group
    var parent = start
    while next != .root {
      if let node = places[Place(parent: start, group: next)] {
        parent = node
        break
      }
      missing.append(next)
      next = context.design.groups[next.index].parent ?? .root
    }
    for id in missing.reversed() {
      parent = append(context.names.groups[id.index], to: parent, attributes(id))
      places[Place(parent: start, group: id)] = parent
    }
    return parent
  }

  private mutating func append(
    _ key: String, to parent: Int, _ attributes: [JSONTree.Entry]
  ) -> Int {
    groups.append(Group(key: key, parent: parent, attributes: attributes))
    groups[parent].members.append(.group(groups.count - 1))
    return groups.count - 1
  }
}

extension TokenTree {
  /// Finds out which groups hold tokens of one type only: it is said once there.
  mutating func findTypes() {
    for index in groups.indices {
      for case .token(_, let type?, _) in groups[index].members {
        groups[index].types.add(.one(type))
      }
    }
    for index in groups.indices.dropFirst().reversed() {
      groups[groups[index].parent].types.add(groups[index].types)
    }
    // What stands at the root of a file is no group.
    groups[0].types = .several
  }

  /// Writes the members of the root, without recursion.
  ///
  /// - Parameter isLast: whether nothing follows in the object around them.
  func write(to writer: inout SourceWriter<JSON>, isLast: Bool) {
    var stack = [(group: 0, next: 0)]
    while let (group, next) = stack.last {
      guard next < groups[group].members.count else {
        stack.removeLast()
        guard let outer = stack.last else { return }
        writer.outdent()
        writer.line(follows(outer, isLast: isLast) ? "}," : "}")
        continue
      }
      stack[stack.count - 1].next += 1
      switch groups[group].members[next] {
      case .group(let inner):
        writer.line("\(string: groups[inner].key): {")
        writer.indent()
        stack.append((inner, 0))
        var attributes = groups[inner].attributes
        if let type = groups[inner].types.sole, groups[group].types.sole == nil {
          attributes.insert(.init("$type", .text(type)), at: 0)
        }
        writer.write(attributes, isLast: false)
      case .token(let key, let type, let fields):
        var fields = fields
        if let type, groups[group].types.sole == nil {
          fields.insert(.init("$type", .text(type)), at: 0)
        }
        writer.write(
          .object(fields), before: "\(string: key): ",
          after: follows((group, next + 1), isLast: isLast) ? "," : "")
      }
    }
  }

  private func follows(_ place: (group: Int, next: Int), isLast: Bool) -> Bool {
    place.next < groups[place.group].members.count || (place.group == 0 && !isLast)
  }

  /// The same as one value, for few tokens.
  var tree: JSONTree {
    var inner = groups.map { JSONTree.object($0.attributes) }
    for index in groups.indices.reversed() {
      let members = groups[index].members.map { member in
        switch member {
        case .group(let place): JSONTree.Entry(groups[place].key, inner[place])
        case .token(let key, let type, let fields):
          JSONTree.Entry(
            key, .object((type.map { [.init("$type", .text($0))] } ?? []) + fields))
        }
      }
      inner[index] = .object(groups[index].attributes + members)
    }
    return inner[0]
  }
}
