/// Something to tell the author of a spec: what is wrong, where, and how to mend it.
package struct Diagnostic: Hashable, Sendable {
  package enum Severity: String, CaseIterable, Sendable {
    case error
    case warning
    case note
  }

  /// Another place that belongs to the story: the first declaration, a step of a ring.
  package struct Related: Hashable, Sendable {
    package var span: SourceSpan
    package var message: String

    package init(span: SourceSpan, message: String) {
      self.span = span
      self.message = message
    }
  }

  /// A replacement of bytes that mends the fault when it is applied.
  package struct FixIt: Hashable, Sendable {
    package var message: String
    package var span: SourceSpan
    package var replacement: String

    package init(message: String, span: SourceSpan, replacement: String) {
      self.message = message
      self.span = span
      self.replacement = replacement
    }
  }

  package var severity: Severity
  package var rule: Rule
  /// Where it is. `nil` when it is about no place of a file (an empty folder, say).
  package var span: SourceSpan?
  /// What is wrong, in a designer's words, as one sentence without a full stop.
  package var message: String
  /// What the underlined place is, beside the underline. Empty when the message says it all.
  package var label: String
  /// What to do, each a sentence of its own: "did you mean", the line to add.
  package var help: [String]
  package var related: [Related]
  package var fixIts: [FixIt]

  package init(
    _ severity: Severity, _ rule: Rule, at span: SourceSpan?, _ message: String,
    label: String = "", help: [String] = [], related: [Related] = [], fixIts: [FixIt] = []
  ) {
    self.severity = severity
    self.rule = rule
    self.span = span
    self.message = message
    self.label = label
    self.help = help
    self.related = related
    self.fixIts = fixIts
  }

  package static func error(
    _ rule: Rule, at span: SourceSpan?, _ message: String,
    label: String = "", help: [String] = [], related: [Related] = [], fixIts: [FixIt] = []
  ) -> Diagnostic {
    Diagnostic(
      .error, rule, at: span, message, label: label, help: help, related: related, fixIts: fixIts)
  }

  package static func warning(
    _ rule: Rule, at span: SourceSpan?, _ message: String,
    label: String = "", help: [String] = [], related: [Related] = [], fixIts: [FixIt] = []
  ) -> Diagnostic {
    Diagnostic(
      .warning, rule, at: span, message, label: label, help: help, related: related, fixIts: fixIts)
  }
}
