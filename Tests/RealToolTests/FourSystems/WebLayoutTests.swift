import TestSupport
import Testing

/// Balloons grow with any text, and bubbles hold any content, in Chromium.
@Suite(.requires(Browser.tools))
struct WebLayoutTests {
  /// A language, a word and a paragraph of it.
  struct Writing: Sendable, CustomTestStringConvertible {
    let language: String
    let word: String
    let paragraph: String

    var testDescription: String { language }
    var direction: String { language == "ar" ? "rtl" : "ltr" }
  }

  static let writings = [
    Writing(
      language: "en", word: "Hello",
      paragraph: "The quick brown fox jumps over the lazy dog, and then it does so once more."),
    Writing(
      language: "ja", word: "こんにちは",
      paragraph: "吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。"),
    Writing(
      language: "ar", word: "مرحبا",
      paragraph: "يولد جميع الناس أحرارا متساوين في الكرامة والحقوق وقد وهبوا عقلا وضميرا"),
  ]

  /// Where the text is in its balloon: distances to the balloon's left, right, top and bottom edge, its number
  /// of lines, and the balloon's width and height.
  private static let measure = """
    () => [...document.querySelectorAll(".balloon-text")].map(balloon => {
      const range = document.createRange(); range.selectNodeContents(balloon);
      const box = balloon.getBoundingClientRect(), text = range.getBoundingClientRect();
      const tops = new Set([...range.getClientRects()].filter(r => r.width > 0).map(r => Math.round(r.top)));
      return [text.left - box.left, box.right - text.right, text.top - box.top, box.bottom - text.bottom,
        tops.size, box.width, box.height] })
    """

  /// A word, a word mirrored, a paragraph in 200 px, three lines, and a word without a break in 100 px. A line is
  /// 1.5 times as high as text.
  @Test(arguments: writings, [16.0, 32])
  func textStaysInItsBalloon(writing: Writing, rem: Double) async throws {
    let unbroken = String(repeating: writing.word, count: 8)
    let page = try WebExample.page(
      """
      <style>:root { font: \(rem)px/1.5 sans-serif } main > div { margin: 10px }</style>
      <main lang="\(writing.language)" dir="\(writing.direction)">
      <div><span class="balloon-text">\(writing.word)</span></div>
      <div><span class="balloon-text" data-mirrored>\(writing.word)</span></div>
      <div style="width: 200px"><span class="balloon-text">\(writing.paragraph)</span></div>
      <div><span class="balloon-text">\(writing.word)<br>\(writing.word)<br>\(writing.word)</span></div>
      <div style="width: 100px"><span class="balloon-text">\(unbroken)</span></div></main>
      """)
    let seen = try await Browser.run(.open(html: page), .evaluate(Self.measure))
    let balloons = seen[1].list.map { $0.list.compactMap(\.number) }
    try #require(balloons.count == 5 && balloons.allSatisfy { $0.count == 7 })
    let line = 1.5 * rem
    for (index, balloon) in balloons.enumerated() {
      let (left, right, lines) = (balloon[0], balloon[1], balloon[4])
      // The tail is at the end of the line, or at its beginning when mirrored: 4 and 4 + 4.
      let tailIsLeft = (index == 1) != (writing.direction == "rtl")
      let (least, most) = tailIsLeft ? (8.0, 4.0) : (4, 8)
      #expect(left >= least - 0.01 && right >= most - 0.01, "balloon \(index): \(balloon)")
      // Text touches the padding where its lines begin; short lines on the other side too.
      #expect(abs((writing.direction == "rtl" ? right - most : left - least)) < 0.02, "\(balloon)")
      if index != 2, index != 4 { #expect(abs(left + right - 12) < 0.02, "\(balloon)") }
      // Above and below, 2 and what the line has around its text.
      #expect(balloon[2] >= 2 && balloon[3] >= 2, "\(balloon)")
      #expect(abs(balloon[6] - (lines * line + 4)) < 0.1, "\(balloon)")
    }
    #expect(balloons[0][4] == 1 && balloons[3][4] == 3)
    #expect(balloons[2][4] > 1 && balloons[2][5] <= 200)
    #expect(balloons[4][4] > 1 && balloons[4][5] <= 100)
  }

  /// With text twice as large a balloon is as much larger, but for its padding.
  @Test func textGrowsWithTheReadersSetting() async throws {
    var widths: [Double] = []
    for rem in [16, 32] {
      let page = try WebExample.page(
        """
        <style>:root { font: \(rem)px/1.5 sans-serif }</style><span class="balloon-text">Hello</span>
        """)
      let seen = try await Browser.run(.open(html: page), .box(".balloon-text"))
      widths.append(try #require(seen[1].list.dropFirst(2).first?.number) - 12)
    }
    #expect(abs(widths[1] - 2 * widths[0]) < 1.5)
  }

  private static let paragraph = String(repeating: "Words and more of them. ", count: 12)

  /// In a row of 300 px: 20 on the tail's side, and the far margin, 50, stays free whatever is inside.
  @Test(arguments: ["left", "right"], ["ltr", "rtl"])
  func bubblesKeepTheirMargins(side: String, direction: String) async throws {
    func row(_ content: String) -> String {
      """
      <div style="inline-size: 300px; display: flow-root"><div class="chat-bubble"
        data-direction="\(side)">\(content)</div></div>
      """
    }
    let page = try WebExample.page(
      """
      <style>body { font: 16px/1.5 sans-serif }</style><main dir="\(direction)">\(row("Hi"))
      \(row(Self.paragraph))\(row("<div style='width: 900px; height: 50px'></div>"))</main>
      """)
    let seen = try await Browser.run(
      .open(html: page),
      .evaluate(
        """
        () => [...document.querySelectorAll(".chat-bubble")].map(bubble => {
          const row = bubble.parentElement.getBoundingClientRect(), box = bubble.getBoundingClientRect();
          return [box.left - row.left, row.right - box.right, box.top - row.top, row.bottom - box.bottom,
            box.width, box.height] })
        """))
    let bubbles = seen[1].list.map { $0.list.compactMap(\.number) }
    try #require(bubbles.count == 3 && bubbles.allSatisfy { $0.count == 6 })
    for bubble in bubbles {
      let (near, far) = side == "left" ? (bubble[0], bubble[1]) : (bubble[1], bubble[0])
      #expect(abs(near - 20) < 0.01 && far >= 50 - 0.01, "\(bubble)")
      #expect(bubble[2] == 20 && bubble[3] == 20, "\(bubble)")
      #expect(bubble[4] >= 45 && bubble[5] >= 40, "the least size of the shape: \(bubble)")
    }
    // Text wraps and a picture ends before the far margin, and a short text takes no more than it needs.
    #expect(bubbles[0][4] < 100)
    #expect(bubbles[1][4] == 230 && bubbles[1][5] > 48)
    #expect(bubbles[2][4] == 230)
  }

  /// What does not fit is not seen: neither a picture's corners nor what goes beyond the bubble.
  @Test func bubblesCutTheirContent() async throws {
    let page = try WebExample.page(
      """
      <div style="inline-size: 300px"><div class="chat-bubble" data-direction="left">
      <div style="background: #000; width: 900px; height: 60px"></div></div></div>
      """)
    let seen = try await Browser.run(
      .open(html: page, width: 400, height: 100), .pixels(), .box(".chat-bubble"))
    let mask = Mask(pixels: seen[1], channel: 0, ink: 0, paper: 255)
    #expect(seen[2] == [20, 20, 230, 60])
    let outside = mask.coverage.indices.filter { index in
      let (x, y) = (index % 400, index / 400)
      return x < 19 || x >= 250 || y < 20 || y > 80
    }
    #expect(outside.allSatisfy { mask.coverage[$0] == 0 })
    // The top corners are round, the middle is full.
    #expect(mask.coverage[20 * 400 + 24] == 0 && mask.coverage[20 * 400 + 249] == 0)
    #expect(mask.coverage[50 * 400 + 135] == 1)
  }

  /// Sizes of the button are exact, whatever is in it, in a row that is too narrow too.
  @Test func buttonsKeepTheirSizes() async throws {
    let long = Self.paragraph
    let page = try WebExample.page(
      """
      <div style="display: flex; width: 120px">
      <button class="rectangle-button">a</button>
      <button class="rectangle-button" data-size="small">a</button></div>
      <button class="rectangle-button" id="long">\(long)</button>
      """)
    let seen = try await Browser.run(
      .open(html: page), .box(".rectangle-button"), .box("[data-size]"), .box("#long"))
    #expect(seen[1].list[2...] == [200, 40])
    #expect(seen[2].list[2...] == [100, 16])
    #expect(seen[3].list[2] == 200)
  }

  /// In the example whatever answers taps is a real button, with a name that is read out and a place among
  /// those that keys reach.
  @Test func theExampleHasRealButtons() async throws {
    let seen = try await Browser.run(
      .open(WebExample.screen),
      .evaluate(
        """
        () => [...document.querySelectorAll("[class*=tap-], .rectangle-button")]
          .filter(e => !e.closest("[aria-hidden]"))
          .map(e => [e.localName, e.tabIndex, (e.ariaLabel || e.textContent).trim() !== ""])
        """))
    #expect(seen[1].list.count >= 6)
    for element in seen[1].list { #expect(element == ["button", 0, true]) }
  }
}
