import CSSEmitter
import Diagnostics
import Emission
import EmissionTestSupport
import IR
import Testing

/// What the emitter makes of a design.
struct Emitted {
  var tokens = ""
  var components = ""
  var diagnostics: [Diagnostic] = []

  init(_ design: DesignSystem, settings: OutputSettings = OutputSettings()) {
    var list = DiagnosticList()
    for file in CSSEmitter.emit(design, settings: settings, diagnostics: &list) {
      let text = String(decoding: file.bytes, as: UTF8.self)
      if file.path == "tokens.css" { tokens = text } else { components = text }
    }
    diagnostics = list.sorted
  }

  init(settings: OutputSettings = OutputSettings(), _ fill: (inout DesignBuilder) -> Void) {
    var builder = DesignBuilder()
    fill(&builder)
    self.init(builder.design, settings: settings)
  }

  /// The declarations of the rule with exactly this selector, each on a line of its own, without
  /// indentation; those of several such rules follow one another. Empty when there is none.
  func rule(_ selector: String, in prelude: String? = nil) -> [String] {
    var result: [String] = []
    var open: [String] = []
    var pending: [String] = []
    for line in components.split(separator: "\n").map({ $0.trimmed }) {
      if line.hasSuffix(" {") {
        pending.append(String(line.dropLast(2)))
        open.append(pending.joined(separator: " "))
        pending = []
      } else if line == "}" {
        open.removeLast()
      } else if open.last == selector, prelude == nil ? open.count == 1 : open.first == prelude {
        result.append(line)
      } else if line.hasSuffix(","), !line.hasPrefix("/*"), open.count < 2 {
        pending.append(line)
      }
    }
    return result
  }
}

extension Substring {
  fileprivate var trimmed: String {
    var text = self
    while text.first == " " { text.removeFirst() }
    return String(text)
  }
}

let moving = "@media (prefers-reduced-motion: no-preference)"
let still = "@media (prefers-reduced-motion: reduce)"
let shapes = "@supports (clip-path: shape(from 0 0, line to 0 0))"
