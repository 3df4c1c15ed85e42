/// What libyaml found wrong, in its own words, with places as byte offsets of the file.
package struct YAMLProblem: Hashable, Sendable {
  /// What the scanner or parser was doing. Empty when it does not say.
  package var context: String
  package var contextOffset: Int
  package var problem: String
  package var offset: Int
}
