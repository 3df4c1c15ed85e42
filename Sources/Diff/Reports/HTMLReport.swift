import Diagnostics

extension DesignDiff {
  /// One page for a browser, with pictures of what there was and what there is. It loads nothing, runs
  /// nothing, and lets nothing do so (Content Security Policy 3).
  package var html: String {
    var drawing = Drawing()
    let title = "Design changes: \(verdict.level.name)"
    var page = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-\(PageStyle.hash)'; base-uri 'none'; form-action 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="referrer" content="no-referrer">
      <title>\(HTML.escaped(title))</title>
      <style>\(PageStyle.css)</style>
      </head>
      <body>
      <svg class="defs" aria-hidden="true"><defs><pattern id="check" width="12" height="12" patternUnits="userSpaceOnUse"><rect class="light" width="12" height="12"/><path class="check" d="M0 0h6v6H0zM6 6h6v6H6z"/></pattern></defs></svg>
      <main>
      <header>
      <h1>What changed in the design</h1>
      <p class="soft">\(HTML.code(base.name)) → \(HTML.code(head.name))</p>
      <p class="verdict"><span class="level \(verdict.level.name)">\(verdict.level.name)</span> \(verdictText)</p>

      """
    let levels = ChangeLevel.allCases.reversed().filter { level in
      changes.contains { $0.level == level }
    }
    if levels.count > 1 {
      page += "<nav aria-label=\"Changes\"><ul>\n"
      for level in levels {
        page +=
          "<li class=\"\(level.name)\"><a href=\"#\(level.name)\">\(level.heading)</a> (\(changes(of: level).count))</li>\n"
      }
      page += "</ul></nav>\n"
    }
    page += "</header>\n"
    for level in levels {
      let changes = changes(of: level)
      page +=
        "<section aria-labelledby=\"\(level.name)\">\n<h2 class=\"\(level.name)\" id=\"\(level.name)\">\(level.heading) (\(changes.count))</h2>\n"
      for change in changes { page += change.article(&drawing) }
      page += "</section>\n"
    }
    return page + "</main>\n</body>\n</html>\n"
  }

  private var verdictText: String {
    let all = changes(of: verdict.level)
    guard verdict.level > .none, let first = all.first else {
      return "Nothing that anyone could notice has changed."
    }
    let more = all.count > 1 ? ", and \(all.count - 1) more" : ""
    return "\(HTML.escaped(verdict.counts)): \(HTML.text(first.sentence))\(more)."
  }
}

extension Change {
  fileprivate func article(_ drawing: inout Drawing) -> String {
    var text = "<article>\n<div>\n<h3>\(HTML.text(headline))</h3>\n"
    if !reason.isEmpty { text += "<p class=\"soft\">\(HTML.escaped(reason))</p>\n" }
    text += "</div>\n"
    let shown = differences.filter { $0.old != nil || $0.new != nil }
    guard !shown.isEmpty else { return text + "</article>\n" }
    let isSame = shown.allSatisfy { $0.old == $0.new }
    let hasLabels = shown.contains { !$0.label.isEmpty }
    text += "<table>\n<thead><tr>"
    if hasLabels { text += "<th class=\"when\" scope=\"col\">When</th>" }
    text +=
      isSame
      ? "<th scope=\"col\">Value</th>" : "<th scope=\"col\">Before</th><th scope=\"col\">After</th>"
    text += "</tr></thead>\n<tbody>\n"
    for difference in shown {
      let scale = Drawing.Scale(difference.old?.picture, difference.new?.picture)
      text += "<tr>"
      if hasLabels {
        let label = difference.label.isEmpty ? "elsewhere" : difference.label
        text += "<th scope=\"row\">\(HTML.escaped(label))</th>"
      }
      if !isSame { text += cell("Before", difference.old, scale, &drawing) }
      text += cell(isSame ? "Value" : "After", difference.new, scale, &drawing)
      text += "</tr>\n"
    }
    return text + "</tbody>\n</table>\n</article>\n"
  }

  private func cell(
    _ label: String, _ shown: Shown?, _ scale: Drawing.Scale, _ drawing: inout Drawing
  ) -> String {
    guard let shown else {
      return "<td data-label=\"\(label)\"><span class=\"soft\">nothing</span></td>"
    }
    let picture = shown.picture.map { drawing.svg($0, scale) } ?? ""
    let text = shown.text.isEmpty ? "" : HTML.code(shown.text)
    return "<td data-label=\"\(label)\"><div>\(picture)\(text)</div></td>"
  }
}
