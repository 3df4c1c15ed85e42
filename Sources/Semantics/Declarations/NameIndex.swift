internal import IR

/// The names of a section's declarations, and which of them each is.
struct NameIndex {
  private(set) var names: [String] = []
  private var places: [String: Int] = [:]
  /// Names that something is wrong with, which has been reported: uses of them keep silent.
  var broken: Set<String> = []

  /// Takes the names in the order of the declarations.
  mutating func set(_ names: [String]) {
    self.names = names
    places = [:]
    for (place, name) in names.enumerated() where places[name] == nil { places[name] = place }
  }

  func place(of name: String) -> Int? { places[name] }
}
