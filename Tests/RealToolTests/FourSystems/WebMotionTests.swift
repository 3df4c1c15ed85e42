import TestSupport
import Testing

/// What is pressed in Chromium moves as the specs say.
@Suite(.requires(Browser.tools))
struct WebMotionTests {
  @Test func theSpringKeepsToItsCurve() async throws {
    let page = try WebExample.page("<button class=tap-spring>Go</button>")
    let style = try await Browser.run(
      .open(html: page),
      .styles("button", "transition-timing-function", "transition-duration", "transition-property"))
    let easings = try #require(style[1]["transition-timing-function"].text)
    let easing = String(easings.prefix { $0 != ")" }) + ")"
    let durations = try #require(style[1]["transition-duration"].text)
    let duration = durations.prefix { $0 != "," }
    #expect(style[1]["transition-property"].text?.contains("scale") == true)
    #expect(easing.hasPrefix("linear("))
    #expect(easing.split(separator: ",").count <= 20, "as few stops as that allows")
    let seconds = try #require(Double(duration.dropLast()))
    #expect(abs(seconds * 1000 - Reference.springDuration) <= 0.5)

    let times = Array(stride(from: 0.0, to: seconds * 1000, by: 0.5))
    let sampled = try await Browser.run(
      .easing(easing, duration: seconds * 1000, at: times + [seconds * 1000]))
    let values = sampled[0].list.compactMap(\.number)
    try #require(values.count == times.count + 1)
    for (time, value) in zip(times, values) {
      #expect(abs(value - Reference.spring(time)) <= 0.002 + 1e-6, "at \(time) ms")
    }
    #expect(values.first == 0)
    #expect(values.last == 1)
  }

  private static let taps = """
    <button class="tap-opacity" id="opacity">a</button>
    <button class="tap-overlay" id="overlay" style="--tap-overlay-color: rgb(1, 2, 3)">b</button>
    <button class="tap-spring" id="spring">c</button>
    <button class="tap-spring" id="disabled" disabled>d</button>
    """

  /// The taps that are pressed, and whether the reader wants less motion.
  private static let presses = [
    ("#opacity", false), ("#overlay", false), ("#spring", false), ("#disabled", false),
    ("#spring", true),
  ]

  /// For each of `presses` four sets of values: the button's, its overlay's; then both while pressed.
  private static let values = Task {
    var tasks: [Browser.Task] = []
    for (selector, isStill) in presses {
      let look: [Browser.Task] = [
        .styles(selector, "opacity", "scale"),
        .styles(selector, pseudo: "::after", "opacity", "background-color", "pointer-events"),
      ]
      let page = try WebExample.page(taps)
      tasks.append(.open(html: page, preferences: isStill ? [.reducedMotion] : []))
      tasks += look + [.press(selector), .settle] + look
    }
    return try await Browser.run(tasks)
  }

  private struct Press {
    let resting: JSON
    let pressed: JSON
    let restingOverlay: JSON
    let pressedOverlay: JSON
  }

  private func press(_ selector: String, isStill: Bool = false) async throws -> Press {
    let values = try await Self.values.value
    let index = try #require(Self.presses.firstIndex { $0 == (selector, isStill) }) * 7
    return Press(
      resting: values[index + 1], pressed: values[index + 5], restingOverlay: values[index + 2],
      pressedOverlay: values[index + 6])
  }

  @Test func opacityLetsThrough() async throws {
    let press = try await press("#opacity")
    #expect(press.resting["opacity"] == "1")
    #expect(press.pressed["opacity"] == "0.75")
  }

  @Test func overlayCoversWithTheCallersColour() async throws {
    let press = try await press("#overlay")
    #expect(press.restingOverlay["opacity"] == "0")
    #expect(press.pressedOverlay["opacity"] == "0.4")
    #expect(press.pressedOverlay["background-color"] == "rgb(1, 2, 3)")
    #expect(press.pressedOverlay["pointer-events"] == "none")
  }

  @Test func springShrinks() async throws {
    let press = try await press("#spring")
    #expect(press.resting == ["scale": "1", "opacity": "1"])
    #expect(press.pressed == ["scale": "0.9", "opacity": "1"])
  }

  @Test func whatIsDisabledStays() async throws {
    let press = try await press("#disabled")
    #expect(press.resting["scale"] == "1")
    #expect(press.pressed["scale"] == "1")
  }

  @Test func reducedMotionGivesFeedbackWithoutMovement() async throws {
    let press = try await press("#spring", isStill: true)
    #expect(press.resting == ["scale": "none", "opacity": "1"])
    #expect(press.pressed["scale"] == "none")
    #expect(press.pressed["opacity"] != "1")
  }

  @Test func fadesEaseOut() async throws {
    let page = try WebExample.page(Self.taps)
    let seen = try await Browser.run(
      .open(html: page),
      .styles("#opacity", "transition-timing-function", "transition-duration"),
      .styles("#overlay", pseudo: "::after", "transition-timing-function", "transition-duration"))
    // The second one holds the press.
    let expected: JSON = [
      "transition-timing-function": "cubic-bezier(0, 0, 0.58, 1), ease",
      "transition-duration": "0.35s, 0s",
    ]
    #expect(seen[1] == expected)
    #expect(seen[2] == expected)
  }
}
