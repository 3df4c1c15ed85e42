package import Diagnostics

/// A formula as it is written, before names are looked up.
package struct Expression: Sendable {
  package enum Operator: String, Sendable {
    case plus = "+"
    case minus = "-"
    case times = "*"
    case dividedBy = "/"
  }

  package enum Unit: String, CaseIterable, Sendable {
    case px, pt, dp, rem
    case em
    case ms, s
    case deg, rad, turn
    case percent = "%"
  }

  package indirect enum Form: Sendable {
    case number(Double, Unit?)
    /// The path between braces, trimmed.
    case reference(String)
    /// A parameter, `width`, `height` or a colour's name.
    case name(String)
    /// A colour in one of CSS's notations.
    case color(String)
    case call(String, [Expression])
    case negated(Expression)
    case binary(Operator, Expression, Expression)
  }

  package var form: Form
  package var span: SourceSpan

  package init(_ form: Form, span: SourceSpan) {
    self.form = form
    self.span = span
  }
}
