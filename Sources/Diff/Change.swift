package import Diagnostics

/// One thing that is not as it was.
package struct Change: Sendable {
  /// What kind of thing it is about. Raw values stand in the JSON report.
  package enum Subject: String, CaseIterable, Sendable {
    case token
    case group
    case shape
    case animation
    case interaction
    case component
    /// An axis of modes.
    case mode
    /// What holds for the whole design: how much one rem is.
    case design
  }

  package enum Kind: String, CaseIterable, Sendable {
    case added
    case removed
    case renamed
    case changed
    case deprecated
    /// It is not deprecated any more.
    case restored
    case described
  }

  package var subject: Subject
  /// What it is called now; for what was removed, what it was called. Points part the names of a
  /// token's groups.
  package var name: String
  /// What it was called, if that is another name.
  package var oldName: String?
  package var kind: Kind
  /// What of the thing it is; `nil`: the thing itself, or a token's value.
  package var aspect: Aspect?
  package var level: ChangeLevel
  /// Why it counts so much, as a sentence without a full stop; empty where that goes without saying.
  package var reason: String
  /// What a token is, or was where it is no more.
  package var type: String?
  /// Never empty, except for what says all by itself.
  package var differences: [Difference]
  /// Where it was declared, in a file of the base.
  package var oldSpan: SourceSpan?
  /// Where it is declared, in a file of the head.
  package var newSpan: SourceSpan?
  /// Where it belongs in the head: for what was removed, what is left of the groups around it.
  package var place: SourceSpan?

}

/// How much a change asks of those who use what is generated.
package enum ChangeLevel: Int, CaseIterable, Comparable, Sendable {
  case none
  case fix
  case feature
  case breaking

  /// As reports and `--fail-on` write it.
  package var name: String {
    switch self {
    case .none: "none"
    case .fix: "fix"
    case .feature: "feature"
    case .breaking: "breaking"
    }
  }

  package static func < (left: ChangeLevel, right: ChangeLevel) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// What of a declaration a change is about.
package struct Aspect: Hashable, Sendable {
  /// Raw values stand in the JSON report.
  package enum What: String, Sendable {
    case type
    case outputName = "output-name"
    case variation
    case kind
    case parameter
    case parameterDefault = "parameter-default"
    case parameterOrder = "parameter-order"
    case customProperty = "custom-property"
    case variant
    case variantDefault = "variant-default"
    case variantOrder = "variant-order"
    case option
    case property
    case effect
    case shape
    case interaction
    case animation
    case layout
    case textScaling = "text-scaling"
    case part
    case `repeat`
    case path
    case axis
    case leastSize = "least-size"
    case timing
    case repetition
    case tap
    case context
    case defaultContext = "default-context"
    case following
    case rem
  }

  package var what: What
  /// Its name, if it has one.
  package var name: String
  /// The part of the component that it belongs to; empty for the component itself.
  package var part = ""
  /// The state that it is of; empty at rest.
  package var state = ""

  package init(_ what: What, _ name: String = "", part: String = "", state: String = "") {
    self.what = what
    self.name = name
    self.part = part
    self.state = state
  }
}

/// What was, and what is, in some circumstances.
package struct Difference: Hashable, Sendable {
  /// A choice that a caller, or a context that the app or the system makes.
  package struct Circumstance: Hashable, Sendable {
    /// The axis of modes, or the variant.
    package var axis: String
    package var option: String
    package var isMode: Bool
  }

  /// The platforms on which it is so; empty: on all.
  package var platforms: [String]
  /// Those that matter.
  package var circumstances: [Circumstance]
  /// `nil`: there was nothing.
  package var old: Shown?
  /// `nil`: there is nothing.
  package var new: Shown?

  /// "swift and css, dark, size small"; empty where it is so everywhere.
  package var label: String {
    var parts: [String] = []
    if !platforms.isEmpty { parts.append(platforms.joined(separator: " and ")) }
    parts += circumstances.map { $0.isMode ? $0.option : "\($0.axis) \($0.option)" }
    return parts.joined(separator: ", ")
  }
}
