import TestSupport
import Testing

/// Taps in Chromium, pressed with a real pointer, key or finger, and looked at in mid-animation.
///
/// What a press comes to, and with what easing, `WebMotionTests` tests.
@Suite(.requires(Browser.tools))
struct WebTapTests {
  enum Input: String, CaseIterable {
    case pointer
    case key

    func press(_ selector: String) -> [Browser.Task] {
      switch self {
      case .pointer: [.press(selector)]
      case .key: [.focus(selector), .hold(key: "Space")]
      }
    }

    var release: Browser.Task {
      switch self {
      case .pointer: .release
      case .key: .release(key: "Space")
      }
    }
  }

  /// A tap's one figure: where it rests, where it goes, and its course.
  struct Tap: Sendable {
    let name: String
    let resting: Double
    let pressed: Double
    let progress: @Sendable (Double) -> Double

    static let all = [
      Tap(name: "opacity", resting: 1, pressed: 0.75) { Reference.easeOut($0 / 350) },
      Tap(name: "overlay", resting: 0, pressed: 0.4) { Reference.easeOut($0 / 350) },
      Tap(name: "spring", resting: 1, pressed: 0.9) { Reference.spring($0) },
    ]

    /// The figure as it is now.
    var look: Browser.Task { .evaluate(lookFunction) }

    var lookFunction: String {
      """
      () => { const e = document.querySelector("#\(name)");
        const style = getComputedStyle(e, "\(name)" === "overlay" ? "::after" : null);
        return "\(name)" === "spring" ? (style.scale === "none" ? 1 : +style.scale) : +style.opacity }
      """
    }
  }

  private static let page = """
    <style>button { margin: 20px }</style>
    <button class="tap-opacity" id="opacity">a</button>
    <button class="tap-overlay" id="overlay" style="--tap-overlay-color: rgb(1, 2, 3)">b</button>
    <button class="tap-spring" id="spring">c</button>
    <button class="tap-opacity" id="disabled" disabled>d</button>
    <div class="tap-spring" id="forbidden" role="button" aria-disabled="true">e</div>
    """

  private static func open(_ preferences: [Browser.Task.Preference] = []) throws -> Browser.Task {
    .open(
      html: try WebExample.page(page), width: 420, height: 120, preferences: preferences,
      hasTouch: true)
  }

  /// Stops all animations at a time, in ms.
  private func stop(at milliseconds: Double) -> Browser.Task {
    .evaluate(
      """
      () => { for (const a of document.getAnimations()) { a.pause(); a.currentTime = \(milliseconds) } }
      """)
  }

  @Test(arguments: Input.allCases)
  func showAndGoBack(input: Input) async throws {
    for tap in Tap.all {
      let seen = try await Browser.run(
        [try Self.open(), tap.look] + input.press("#\(tap.name)")
          + [
            stop(at: 100), tap.look, .settle, tap.look, input.release, stop(at: 100), tap.look,
            .settle, tap.look,
          ])
      let looks = seen.compactMap(\.number)
      let way = tap.pressed - tap.resting
      let expected = [
        tap.resting, tap.resting + way * tap.progress(100), tap.pressed,
        tap.pressed - way * tap.progress(100), tap.resting,
      ]
      try #require(looks.count == 5, "\(tap.name)")
      for (look, figure) in zip(looks, expected) {
        #expect(abs(look - figure) < 0.002, "\(tap.name): \(looks)")
      }
    }
  }

  /// A release, and another press, in mid-animation go on from where the view is.
  @Test func goOnFromWhereTheyAre() async throws {
    for tap in Tap.all {
      let selector = "#\(tap.name)"
      let seen = try await Browser.run(
        try Self.open(), .press(selector), stop(at: 60), tap.look,
        .release, stop(at: 0), tap.look, stop(at: 15), tap.look,
        .press(selector), stop(at: 0), tap.look, .settle, tap.look)
      let looks = seen.compactMap(\.number)
      try #require(looks.count == 5)
      let isBetween = { (look: Double) in
        look > min(tap.resting, tap.pressed) && look < max(tap.resting, tap.pressed)
      }
      #expect(isBetween(looks[0]), "\(tap.name): \(looks)")
      #expect(abs(looks[1] - looks[0]) < 1e-4, "\(tap.name): \(looks)")
      #expect(isBetween(looks[2]) && looks[2] != looks[1], "\(tap.name): \(looks)")
      #expect(abs(looks[3] - looks[2]) < 1e-4, "\(tap.name): \(looks)")
      #expect(looks[4] == tap.pressed, "\(tap.name): \(looks)")
    }
  }

  /// A press that ends before anything is drawn shows all the same, a finger's too, and is over soon.
  @Test(arguments: [Browser.Task.flick, Browser.Task.tap])
  func theShortestPressShows(press: @Sendable (String) -> Browser.Task) async throws {
    for tap in Tap.all {
      let seen = try await Browser.run(
        try Self.open(),
        .evaluate(
          """
          () => { const look = \(tap.lookFunction); window.seen = [];
            const frame = () => { window.seen.push(look()); requestAnimationFrame(frame) };
            requestAnimationFrame(frame) }
          """),
        press("#\(tap.name)"), .evaluate("() => new Promise(done => setTimeout(done, 1500))"),
        .evaluate("() => window.seen"))
      let looks = seen[4].list.compactMap(\.number)
      let farthest = looks.map { abs($0 - tap.resting) }.max() ?? 0
      // All of it when nothing was drawn; less when a frame was, from which the way back takes long enough.
      #expect(farthest >= 0.12 * abs(tap.pressed - tap.resting), "\(tap.name)")
      #expect(looks.last == tap.resting, "\(tap.name)")
    }
  }

  @Test(arguments: ["disabled", "forbidden"])
  func whatIsDisabledDoesNothing(name: String) async throws {
    let moves = "() => document.getAnimations().length"
    let seen = try await Browser.run(
      try Self.open(), .press("#\(name)"), .evaluate(moves),
      .styles("#\(name)", "opacity", "scale"),
      .release, .evaluate(moves), .tap("#\(name)"), .evaluate(moves))
    #expect(seen[2] == 0 && seen[5] == 0 && seen[7] == 0)
    #expect(seen[3]["opacity"] == "1")
    #expect(["none", "1"].contains(seen[3]["scale"]))
  }

  /// With less motion nothing moves at any moment, and the press is seen, and goes back.
  @Test func reducedMotionKeepsFeedback() async throws {
    let styles = Browser.Task.styles("#spring", "opacity", "scale")
    let seen = try await Browser.run(
      try Self.open([.reducedMotion]), .press("#spring"), stop(at: 100), styles, .settle, styles,
      .release, stop(at: 100), styles, .settle, styles)
    let looks = [seen[3], seen[5], seen[8], seen[10]]
    #expect(looks.allSatisfy { $0["scale"] == "none" })
    let opacities = looks.compactMap { $0["opacity"].text.flatMap { Double($0) } }
    try #require(opacities.count == 4)
    let way = 0.25 * Reference.easeOut(100 / 350)
    for (opacity, expected) in zip(opacities, [1 - way, 0.75, 0.75 + way, 1]) {
      #expect(abs(opacity - expected) < 0.002)
    }
  }

  /// The browser's ring is drawn for a person at the keyboard, and no other.
  @Test func focusIsVisible() async throws {
    for tap in Tap.all {
      let ring = Browser.Task.styles("#\(tap.name)", "outline-style", "outline-width")
      let seen = try await Browser.run(
        try Self.open(), .pixels(), .focus("#\(tap.name)"), ring, .pixels(), try Self.open(),
        .press("#\(tap.name)"), .release, ring)
      #expect(seen[3]["outline-style"] == "auto", "\(tap.name)")
      #expect(seen[3]["outline-width"] != "0px", "\(tap.name)")
      #expect(seen[1]["rgb"] != seen[4]["rgb"], "\(tap.name)")
      #expect(seen[8]["outline-style"] == "none", "\(tap.name)")
    }
  }
}
