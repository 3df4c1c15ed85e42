import Foundation
import TestSupport
import Testing

/// The example's page in Chromium: it loads from disk without a fault, and its sizes are exact.
@Suite(.requires(Browser.tools))
struct WebScreenTests {
  @Test func loadsWithoutAFault() async throws {
    let seen = try await Browser.run(
      .open(WebExample.screen, width: 760, height: 1400),
      .evaluate("() => document.styleSheets.length"),
      .open(
        WebExample.screen, width: 760, height: 1400, preferences: [.dark, .reducedMotion]))
    #expect(seen[0] == [])
    #expect(seen[2] == [])
  }

  @Test func hasExactSizes() async throws {
    let page = try WebExample.page(
      """
      <button class="rectangle-button" id="default">a</button>
      <button class="rectangle-button" data-size="large" id="large">a</button>
      <button class="rectangle-button" data-size="small" id="small">a</button>
      """)
    let seen = try await Browser.run(
      .open(html: page),
      .box("#default"), .styles("#default", "font-size"),
      .box("#large"), .styles("#large", "font-size"),
      .box("#small"), .styles("#small", "font-size"),
      // A reader whose text is twice as large: widths stay, heights can grow.
      .evaluate("() => { document.documentElement.style.fontSize = '32px' }"),
      .box("#large"), .styles("#large", "font-size"), .box("#small"))
    #expect(seen[1].list[2...] == [200, 40])
    #expect(seen[2] == ["font-size": "14px"])
    #expect(seen[3].list[2...] == [200, 40])
    #expect(seen[4] == ["font-size": "14px"])
    #expect(seen[5].list[2...] == [100, 16])
    #expect(seen[6] == ["font-size": "12px"])
    #expect(seen[8].list[2] == 200)
    #expect((seen[8].list[3].number ?? 0) >= 40)
    #expect(seen[9] == ["font-size": "28px"])
    #expect(seen[10].list[2] == 100)
    #expect((seen[10].list[3].number ?? 0) > 16)
  }

  @Test func balloonsAreAsLargeAsTheirText() async throws {
    let page = try WebExample.page(
      """
      <span class="balloon-text" id="plain">Hello</span><br>
      <span class="balloon-text" id="mirrored" data-mirrored>Hello</span><br>
      <span class="balloon-text" id="lines">Hello<br>there</span><br>
      <span dir="rtl"><span class="balloon-text" id="rtl">Hello</span></span>
      """)
    let padding = ["padding-left", "padding-right", "padding-top", "padding-bottom"]
    func sides(_ selector: String) -> Browser.Task {
      .styles(selector, padding[0], padding[1], padding[2], padding[3])
    }
    func inner(_ selector: String) -> Browser.Task {
      .evaluate(
        """
        () => { const range = document.createRange();
          range.selectNodeContents(document.querySelector('\(selector)'));
          const text = range.getBoundingClientRect();
          const box = document.querySelector('\(selector)').getBoundingClientRect();
          return [text.left - box.left, box.right - text.right]; }
        """)
    }
    let seen = try await Browser.run(
      .open(html: page), sides("#plain"), sides("#mirrored"), sides("#rtl"),
      .styles("#plain", pseudo: "::before", "background-color"),
      .box("#plain"), .box("#lines"), inner("#plain"))
    func expected(left: String, right: String) -> JSON {
      [
        "padding-left": .text(left), "padding-right": .text(right), "padding-top": "2px",
        "padding-bottom": "2px",
      ]
    }
    #expect(seen[1] == expected(left: "4px", right: "8px"))
    #expect(seen[2] == expected(left: "8px", right: "4px"))
    #expect(seen[3] == expected(left: "8px", right: "4px"))
    #expect(seen[4] == ["background-color": "rgb(109, 230, 123)"])
    let line = (seen[5].list[3].number ?? 0) - 4
    #expect(abs((seen[6].list[3].number ?? 0) - 4 - 2 * line) < 0.1)
    #expect(seen[7] == [4, 8])
  }

  /// Margins outside the bubble are 20 on the tail's side, above and below, and 50 on the far side.
  @Test func bubblesStandWhereTheyAreSaidTo() async throws {
    func row(_ direction: String, _ id: String) -> String {
      """
      <div style="inline-size: 400px; display: flow-root" id="row-\(id)">
        <div class="chat-bubble" data-direction="\(direction)" id="\(id)">
          <div style="inline-size: 120px; block-size: 60px"></div></div></div>
      """
    }
    let page = try WebExample.page(
      row("left", "a") + row("right", "b")
        + "<div dir=rtl style='inline-size: 400px'>\(row("left", "c") + row("right", "d"))</div>")
    let seen = try await Browser.run(
      [.open(html: page)] + ["a", "b", "c", "d"].flatMap { [.box("#row-\($0)"), .box("#\($0)")] })
    for (index, isLeft) in [true, false, true, false].enumerated() {
      let row = seen[1 + 2 * index].list.compactMap(\.number)
      let bubble = seen[2 + 2 * index].list.compactMap(\.number)
      try #require(row.count == 4 && bubble.count == 4)
      #expect(bubble[2] == 120 && bubble[3] == 60)
      #expect(bubble[1] - row[1] == 20)
      #expect(row[3] == 100)
      #expect(bubble[0] - row[0] == (isLeft ? 20 : 400 - 20 - 120))
    }
  }
}
