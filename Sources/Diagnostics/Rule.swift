/// The name of a fault, as it is shown in brackets behind the severity and as `tessera explain`
/// takes it. The raw value is what people see and write; it never changes once it has shipped.
package enum Rule: String, CaseIterable, Sendable {
  // Files and documents
  case unreadableFile = "unreadable-file"
  case fileTooLarge = "file-too-large"
  case invalidEncoding = "invalid-encoding"
  case invalidYAML = "invalid-yaml"
  case invalidJSON = "invalid-json"
  case duplicateKey = "duplicate-key"
  case nestingTooDeep = "nesting-too-deep"
  case aliasExpansion = "alias-expansion"
  case unknownAnchor = "unknown-anchor"
  case invalidMerge = "invalid-merge"
  case unquotedColor = "unquoted-color"
  case unquotedReference = "unquoted-reference"
  case unquotedFormula = "unquoted-formula"
  case severalDocuments = "several-documents"
  case nothingToBuild = "nothing-to-build"

  // Shape of the language
  case unknownSection = "unknown-section"
  case unknownKey = "unknown-key"
  case unknownType = "unknown-type"
  case missingType = "missing-type"
  case missingValue = "missing-value"
  case missingField = "missing-field"
  case wrongKind = "wrong-kind"
  case invalidName = "invalid-name"
  case invalidExpression = "invalid-expression"
  case mixedPlatformValue = "mixed-platform-value"
  case compositeInShortForm = "composite-in-short-form"
  case tokenAndGroup = "token-and-group"
  case missingDialect = "missing-dialect"
  case olderFormat = "older-format"
  case leftOut = "left-out"
  case notYetSupported = "not-yet-supported"

  // Names and references
  case nameCollision = "name-collision"
  case unresolvedReference = "unresolved-reference"
  case referenceToGroup = "reference-to-group"
  case referenceCycle = "reference-cycle"
  case invalidPointer = "invalid-pointer"
  case invalidExtends = "invalid-extends"
  case extendsCycle = "extends-cycle"
  case extendsExpansion = "extends-expansion"
  case invalidResolver = "invalid-resolver"
  case unknownName = "unknown-name"

  // Modes
  case unknownMode = "unknown-mode"
  case ambiguousMode = "ambiguous-mode"
  case duplicateMode = "duplicate-mode"
  case overrideWithoutToken = "override-without-token"
  case tooManyModes = "too-many-modes"
  case fixedMode = "fixed-mode"

  // Values
  case invalidColor = "invalid-color"
  case invalidValue = "invalid-value"
  case typeMismatch = "type-mismatch"
  case unitMismatch = "unit-mismatch"
  case outOfRange = "out-of-range"
  case divisionByZero = "division-by-zero"

  // Shapes, animations, interactions, components
  case crossAxisCoordinate = "cross-axis-coordinate"
  case invalidPath = "invalid-path"
  case unknownProperty = "unknown-property"
  case unknownVariant = "unknown-variant"
  case invalidDefault = "invalid-default"
  case mixedSides = "mixed-sides"
  case variesByVariant = "varies-by-variant"
  case stateOfOtherKind = "state-of-other-kind"
  case invalidPart = "invalid-part"
  case hidesPlatformType = "hides-platform-type"
  case fixedTextSize = "fixed-text-size"

  // Outputs
  case unsupportedOnPlatform = "unsupported-on-platform"
  case deprecatedReference = "deprecated-reference"
  case unmatchedPattern = "unmatched-pattern"
  case staleOutput = "stale-output"

  // What could be better in a design that compiles
  case contrast
  case deepAlias = "deep-alias"
  case dollarKey = "dollar-key"
  case duplicateValue = "duplicate-value"
  case hardCodedValue = "hard-coded-value"
  case invalidSuppression = "invalid-suppression"
  case missingDescription = "missing-description"
  case missingMode = "missing-mode"
  case namingStyle = "naming-style"
  case nearDuplicateColor = "near-duplicate-color"
  case reducedMotion = "reduced-motion"
  case smallText = "small-text"
  case touchTarget = "touch-target"
  case unusedToken = "unused-token"

  // What 'tessera diff' finds between two designs
  case breakingChange = "breaking-change"
  case featureChange = "feature-change"
  case fixChange = "fix-change"

  // Configuration
  case invalidConfiguration = "invalid-configuration"
}
