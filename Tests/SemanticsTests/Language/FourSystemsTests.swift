import Geometry
import IR
import Motion
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The figures of the four component systems in `tokens/`.
@Suite struct FourSystemsTests {
  let analysis: Analysis

  init() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let texts = try ["color", "rectangle-button", "taps", "balloon-text", "chat-bubble"].map {
      try String(contentsOf: root.appending(path: "tokens/\($0).yaml"), encoding: .utf8)
    }
    analysis = Analysis(texts[0], texts[1], texts[2], texts[3], texts[4])
  }

  private func component(_ name: String) throws -> Component {
    try #require(analysis.design.components.first { $0.name == name })
  }

  private func number(
    _ component: Component, _ property: Property, _ selection: [Int], on platform: String,
    shapeParameter: Double = 4
  ) -> Double? {
    guard
      case .measure(let measure)? =
        component[property]?.value(for: selection)?.value(on: PlatformID(platform))
    else { return nil }
    return measure.evaluated { _ in shapeParameter }
  }

  @Test func nothingIsWrong() {
    #expect(analysis.diagnostics.isEmpty)
  }

  @Test(arguments: ["swift", "kotlin", "css"])
  func buttonHasItsSizes(platform: String) throws {
    let button = try component("rectangleButton")
    #expect(button.axes.map(\.name) == ["size"])
    #expect(button.axes[0].options.map(\.name) == ["large", "small"])
    #expect(button.axes[0].defaultOption == 0)
    for (option, figures) in [[14.0, 200, 40], [12, 100, 16]].enumerated() {
      for (property, figure) in zip([Property.fontSize, .width, .height], figures) {
        #expect(number(button, property, [option], on: platform) == figure)
      }
    }
  }

  @Test func balloonTextHasItsPadding() throws {
    let balloon = try component("balloonText")
    #expect(balloon.axes.map(\.name) == ["mirrored"])
    let figures: [(String, mirrored: Int, start: Double, end: Double, vertical: Double)] = [
      ("swift", 0, 4, 8, 2), ("swift", 1, 8, 4, 2), ("css", 0, 4, 8, 2), ("css", 1, 8, 4, 2),
      ("kotlin", 0, 4, 6, 1), ("kotlin", 1, 8, 2, 1),
    ]
    for (platform, mirrored, start, end, vertical) in figures {
      let selection = [mirrored]
      #expect(number(balloon, .padding(.start), selection, on: platform) == start)
      #expect(number(balloon, .padding(.end), selection, on: platform) == end)
      #expect(number(balloon, .padding(.top), selection, on: platform) == vertical)
      #expect(number(balloon, .padding(.bottom), selection, on: platform) == vertical)
    }
  }

  @Test func chatBubbleStandsOnItsSide() throws {
    let bubble = try component("chatBubble")
    #expect(bubble.axes.map(\.name) == ["direction"])
    #expect(bubble.axes[0].defaultOption == nil)
    #expect(bubble.marginFrame == .physical)
    for (option, left, right, side) in [(0, 20.0, 50.0, Alignment.left), (1, 50, 20, .right)] {
      #expect(number(bubble, .margin(.start), [option], on: "css") == left)
      #expect(number(bubble, .margin(.end), [option], on: "css") == right)
      #expect(number(bubble, .margin(.top), [option], on: "css") == 20)
      #expect(bubble[.align]?.value(for: [option])?.base == .alignment(side))
    }
    #expect(bubble[.mirrored]?.value(for: [1])?.base == .boolean(true))
  }

  @Test func shapesHaveTheirLeastSize() throws {
    let balloon = try #require(analysis.design.shapes.first { $0.name == "balloon" })
    let parameters: [Double] = [8, 4, 4]
    let values = { (symbol: Symbol) -> Double in
      if case .parameter(let index) = symbol { parameters[index] } else { .nan }
    }
    #expect(balloon.leastSize.width.evaluated(values) == 20)
    #expect(balloon.leastSize.height.evaluated(values) == 16)
    let bubble = try #require(analysis.design.shapes.first { $0.name == "chatBubble" })
    #expect(bubble.leastSize.width.constantValue == 45)
    #expect(bubble.leastSize.height.constantValue == 40)
    #expect(bubble.axis == .fixed)
    #expect(bubble.path.count == 12)
  }

  @Test func springIsTheOneThatWasAskedFor() throws {
    let bouncy = try #require(analysis.design.animations.first { $0.name == "bouncy" })
    guard case .spring(let timing) = bouncy.timing else {
      Issue.record("bouncy is no spring")
      return
    }
    #expect(timing.spring.response == 0.4)
    #expect(timing.spring.dampingFraction == 0.45)
    #expect(timing.blend == 0)
    #expect(abs(timing.spring.stiffness - 246.7401) < 1e-4)
    #expect(abs(timing.spring.damping - 14.1371) < 1e-4)
  }
}
