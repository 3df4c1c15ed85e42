import TestSupport
import Testing

/// The shapes as Chromium paints them cover what their figures say.
@Suite(.requires(Browser.tools))
struct WebShapeTests {
  private static let scale = 3.0

  @Test func coverWhatTheirFiguresSay() async throws {
    let (w, h) = (100, 40)
    let cases: [(body: String, outline: Outline)] = [
      (WebExample.balloon(w, h), Reference.balloon(width: 100, height: 40)),
      (
        WebExample.balloon(w, h, "data-mirrored"),
        Reference.balloon(width: 100, height: 40, mirrored: true)
      ),
      (
        "<div dir=rtl>\(WebExample.balloon(w, h))</div>",
        Reference.balloon(width: 100, height: 40, mirrored: true)
      ),
      (
        "<div dir=rtl>\(WebExample.balloon(w, h, "data-mirrored"))</div>",
        Reference.balloon(width: 100, height: 40)
      ),
      (WebExample.bubble(w, h, "left"), Reference.chatBubble(width: 100, height: 40)),
      (
        WebExample.bubble(w, h, "right"),
        Reference.chatBubble(width: 100, height: 40, mirrored: true)
      ),
      // Left and right are physical: the reading direction changes nothing.
      (
        "<div dir=rtl>\(WebExample.bubble(w, h, "left"))</div>",
        Reference.chatBubble(width: 100, height: 40)
      ),
      (
        "<div dir=rtl>\(WebExample.bubble(w, h, "right"))</div>",
        Reference.chatBubble(width: 100, height: 40, mirrored: true)
      ),
    ]
    var tasks: [Browser.Task] = []
    for (body, _) in cases {
      tasks += [
        .open(html: try WebExample.page(body), width: 300, height: 100, scale: Self.scale),
        .pixels("#shape"),
      ]
    }
    let seen = try await Browser.run(tasks)
    for (index, (body, outline)) in cases.enumerated() {
      let painted = Mask(pixels: seen[2 * index + 1], channel: 0, ink: 0, paper: 255)
      let expected = Mask(outline.polygons(), width: 300, height: 120, scale: Self.scale)
      try #require(painted.width == 300 && painted.height == 120, "\(body)")
      #expect(painted.overlap(with: expected) > 0.995, "\(body)")
    }
  }
}
