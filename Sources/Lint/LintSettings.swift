package import Diagnostics
package import IR

/// What `lint:` of the configuration says, with the defaults for what it doesn't.
package struct LintSettings: Sendable {
  /// Two colours of which one is read on the other.
  package struct ContrastPair: Hashable, Sendable {
    /// A token's name, without braces.
    package var foreground: String
    package var foregroundSpan: SourceSpan
    package var background: String
    package var backgroundSpan: SourceSpan
    /// The least contrast ratio of WCAG 2.2: 1…21.
    package var ratio: Double

    package init(
      foreground: String, foregroundSpan: SourceSpan, background: String,
      backgroundSpan: SourceSpan, ratio: Double
    ) {
      self.foreground = foreground
      self.foregroundSpan = foregroundSpan
      self.background = background
      self.backgroundSpan = backgroundSpan
      self.ratio = ratio
    }
  }

  /// Tokens that have to say what they are in each context of an axis.
  package struct RequiredModes: Hashable, Sendable {
    package var axis: String
    package var axisSpan: SourceSpan
    package var patterns: [TokenPattern]

    package init(axis: String, axisSpan: SourceSpan, patterns: [TokenPattern]) {
      self.axis = axis
      self.axisSpan = axisSpan
      self.patterns = patterns
    }
  }

  /// How names are written.
  package enum NamingStyle: String, CaseIterable, Hashable, Sendable {
    case camelCase
    case kebabCase = "kebab-case"
    case snakeCase = "snake_case"
    case lowercase
  }

  /// What can have a description.
  package enum Described: String, CaseIterable, Hashable, Sendable {
    case tokens
    case shapes
    case animations
    case interactions
    case components
  }

  /// What rules count that the configuration speaks of.
  package var levels: [Rule: LintLevel] = [:]
  package var contrastPairs: [ContrastPair] = []
  /// The least width and height of what is touched, in logical pixels: Apple's Human Interface
  /// Guidelines, Material Design, and WCAG 2.2 §2.5.8.
  package var touchTargets: [PlatformID: Double] = [
    PlatformID("swift"): 44, PlatformID("kotlin"): 48, PlatformID("css"): 24,
  ]
  /// Whether tokens that are generated have to be used by something, too.
  package var wantsAllTokensUsed = false
  /// The types of which no two tokens should have the same value.
  package var distinctTypes: [TokenType] = [.color, .typography, .shadow, .gradient]
  /// CIEDE2000 below which two colours are taken for one.
  package var colorDistance = 1.0
  /// `nil`: no style is asked for.
  package var namingStyle: NamingStyle?
  package var described = Described.allCases
  package var requiredModes: [RequiredModes] = []
  /// Logical pixels.
  package var smallestText = 11.0
  /// How many names may lead on to a value.
  package var aliasDepth = 3

  package init() {}

  package func level(of rule: Rule) -> LintLevel {
    levels[rule] ?? LintRules.standardLevel(of: rule)
  }
}
