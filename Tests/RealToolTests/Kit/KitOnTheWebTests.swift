import Foundation
import TestSupport
import Testing

/// What the compiler made of `tokens/kit`, in Chromium.
@Suite(.requires(Browser.tools))
struct KitOnTheWebTests {
  private static let toggle = """
    class="sound-switch" role="switch"
    """

  @Test func theThumbSlides() async throws {
    let thumb = "<span class=\"sound-switch-thumb\"></span>"
    let page = try WebExample.page(
      """
      <button \(Self.toggle) id="off" aria-checked="false">\(thumb)</button>
      <button \(Self.toggle) id="on" aria-checked="true">\(thumb)</button>
      <div dir="rtl"><button \(Self.toggle) id="rtl" aria-checked="true">\(thumb)</button></div>
      """)
    func place(_ id: String) -> Browser.Task {
      .evaluate(
        """
        () => { const track = document.querySelector('#\(id)').getBoundingClientRect();
          const thumb = document.querySelector('#\(id) > span').getBoundingClientRect();
          return [thumb.left - track.left, thumb.top - track.top, thumb.width, thumb.height,
            track.width, track.height]; }
        """)
    }
    let seen = try await Browser.run(
      .open(html: page), place("off"), place("on"), place("rtl"),
      .styles("#off", "background-color"), .styles("#on", "background-color"),
      .evaluate("() => document.querySelector('#off').setAttribute('aria-checked', 'true')"),
      .settle, place("off"))
    #expect(seen[1] == [2, 2, 27, 27, 51, 31])
    #expect(seen[2] == [22, 2, 27, 27, 51, 31])
    // On is at the left where text runs from right to left.
    #expect(seen[3] == [2, 2, 27, 27, 51, 31])
    #expect(seen[4] == ["background-color": "rgb(216, 216, 220)"])
    #expect(seen[5] == ["background-color": "rgb(10, 132, 255)"])
    #expect(seen[8] == [22, 2, 27, 27, 51, 31])
  }

  @Test func whoWantsLessMotionSeesTheThumbJump() async throws {
    let page = try WebExample.page(
      """
      <button \(Self.toggle) id="it" aria-checked="false"><span class="sound-switch-thumb"></span></button>
      """)
    let transitions = "#it > span"
    func seen(_ preferences: [Browser.Task.Preference]) async throws -> [JSON] {
      try await Browser.run(
        .open(html: page, preferences: preferences),
        .styles(transitions, "transition-property"),
        .press("#it"), .settle, .styles(transitions, "scale", "opacity"))
    }
    let moving = try await seen([])
    #expect(
      moving[1] == ["transition-property": "scale, translate"]
        || moving[1] == ["transition-property": "translate, scale"])
    #expect(moving[4] == ["scale": "0.94", "opacity": "1"])
    let still = try await seen([.reducedMotion])
    #expect(still[1] == ["transition-property": "opacity"])
    #expect(still[4] == ["scale": "none", "opacity": "0.75"])
  }

  @Test func fieldsShowWhereTheyAreAndWhatIsWrong() async throws {
    let page = try WebExample.page(
      """
      <input class="message-field" id="field" value="a">
      <input class="message-field" id="invalid" aria-invalid="true">
      <input class="message-field" id="disabled" disabled>
      """)
    let seen = try await Browser.run(
      .open(html: page), .box("#field"), .styles("#field", "box-shadow"),
      .styles("#invalid", "box-shadow"), .styles("#disabled", "opacity"),
      .focus("#field"), .settle, .styles("#field", "box-shadow"))
    #expect(seen[1].list[2] == 240)
    #expect(seen[2] == ["box-shadow": "rgb(216, 216, 220) 0px 0px 0px 1px inset"])
    #expect(seen[3] == ["box-shadow": "rgb(215, 0, 21) 0px 0px 0px 2px inset"])
    #expect(seen[4] == ["opacity": "0.5"])
    #expect(seen[7] == ["box-shadow": "rgb(10, 132, 255) 0px 0px 0px 1px inset"])
  }

  @Test func cardsAndBadgesLayOutWhatIsInThem() async throws {
    let page = try WebExample.page(
      """
      <div class="contact-card" id="card"><div id="a" style="block-size: 10px">a</div><div id="b">b</div></div>
      <span class="unread-badge" id="badge"><span class="unread-badge-dot" id="dot"></span><span id="n">12</span></span>
      <span class="unread-badge" data-tone="quiet"><span class="unread-badge-dot" id="quiet"></span>12</span>
      """)
    let seen = try await Browser.run(
      .open(html: page), .box("#card"), .box("#a"), .box("#b"), .box("#badge"), .box("#dot"),
      .box("#n"), .styles("#dot", "background-color"), .styles("#quiet", "background-color"))
    func number(_ place: Int, _ index: Int) -> Double { seen[place].list[index].number ?? .nan }
    // A border takes no room: the padding is all there is around.
    #expect(number(2, 0) - number(1, 0) == 16)
    #expect(number(2, 1) - number(1, 1) == 12)
    #expect(number(3, 1) - number(2, 1) == 14)
    #expect(number(5, 0) - number(4, 0) == 7)
    #expect(number(5, 2) == 6 && number(5, 3) == 6)
    #expect(number(6, 0) - number(5, 0) == 10)
    let middles = [5, 6].map { number($0, 1) + number($0, 3) / 2 }
    #expect(abs(middles[0] - middles[1]) < 0.51)
    #expect(seen[7] == ["background-color": "rgb(255, 255, 255)"])
    #expect(seen[8] == ["background-color": "rgb(215, 0, 21)"])
  }

  /// At a moment of the animation: 600 ms there, 600 ms back, each copy 150 ms later.
  @Test func dotsRunOneAfterTheOther() async throws {
    let dot = "<span class=\"typing-indicator-dot\"></span>"
    let page = try WebExample.page(
      "<span class=\"typing-indicator\" role=\"img\" aria-label=\"a\">\(dot)\(dot)\(dot)</span>")
    let look = """
      () => [...document.querySelectorAll('.typing-indicator-dot')].map(dot => {
        for (const animation of dot.getAnimations()) { animation.pause(); animation.currentTime = 600; }
        const style = getComputedStyle(dot);
        return [Math.round(style.opacity * 100) / 100, style.translate, dot.getAnimations().length,
          dot.getAnimations()[0].effect.getTiming().delay]; })
      """
    let seen = try await Browser.run(.open(html: page), .evaluate(look))
    let dots = seen[1].list
    try #require(dots.count == 3)
    #expect(dots[0] == [1, "none", 2, 0] || dots[0] == [1, "0px", 2, 0])
    #expect(dots[1].list[3] == 150 && dots[2].list[3] == 300)
    #expect(dots.dropFirst().allSatisfy { ($0.list[0].number ?? 1) < 1 })
    let still = try await Browser.run(
      .open(html: page, preferences: [.reducedMotion]), .evaluate(look))
    #expect(still[1].list.allSatisfy { $0.list[2] == 1 && $0.list[1] == "none" })
  }

  @Test(arguments: ["top", "bottom", "left", "right"])
  func hintsHaveTheirTailOnAnySide(side: String) async throws {
    let others = ["top", "bottom", "left", "right"].filter { $0 != side }
    let style = others.map { "--hint-\($0): 0px" }.joined(separator: "; ") + "; --hint-\(side): 6px"
    let page = try WebExample.page(
      """
      <div style="inline-size: 82px; block-size: 42px" id="room"><span class="hint" id="hint"
        style="\(style); --color-ink: #000; padding: 0; display: block; box-sizing: border-box;
        inline-size: 82px; block-size: 42px"></span></div>
      """)
    let seen = try await Browser.run(.open(html: page), .pixels("#room"))
    let picture = seen[1]
    let width = Int(picture["width"].number ?? 0)
    let height = Int(picture["height"].number ?? 0)
    let rgb = picture["rgb"].list.compactMap(\.number)
    try #require(width == 82 && height == 42 && rgb.count == width * height * 3)
    func isDark(_ x: Int, _ y: Int) -> Bool { rgb[(y * width + x) * 3] < 128 }
    // The box lies 6 px inside on the tail's side; the tail's point is in its middle.
    let tip =
      ["top": (41, 2), "bottom": (41, 39), "left": (2, 21), "right": (79, 21)][side] ?? (0, 0)
    let beside =
      ["top": (20, 2), "bottom": (20, 39), "left": (2, 8), "right": (79, 8)][side] ?? (0, 0)
    // The middle moves with the tail.
    #expect(isDark(41, 21))
    #expect(isDark(tip.0, tip.1))
    #expect(!isDark(beside.0, beside.1))
  }
}
