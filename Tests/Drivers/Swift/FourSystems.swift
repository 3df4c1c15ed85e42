import SwiftUI

/// Runs what the compiler made of `tokens/`.
@main
struct FourSystems {
  static func main() {
    shapes()
    MainActor.assumeIsolated {
      constants()
      texts()
      bubbles()
      buttons()
      taps()
      kit()
    }
  }

  static func shapes() {
    for (width, height) in [(100.0, 40.0), (61, 33), (300, 120)] {
      let rect = CGRect(x: 0, y: 0, width: width, height: height)
      for mirrored in [false, true] {
        let size = "\(Int(width))x\(Int(height))\(mirrored ? " mirrored" : "")"
        Report.outline("balloon \(size)", BalloonShape(mirrored: mirrored), in: rect)
        Report.outline(
          "balloon of 12 \(size)", BalloonShape(cornerRadius: 12, mirrored: mirrored), in: rect)
        Report.outline("bubble \(size)", ChatBubbleShape(mirrored: mirrored), in: rect)
      }
    }
    // A frame need not begin at the origin.
    let rect = CGRect(x: 7, y: 11, width: 100, height: 40)
    Report.outline("balloon moved", BalloonShape(), in: rect)
    Report.outline("balloon moved mirrored", BalloonShape(mirrored: true), in: rect)
  }

  @MainActor static func constants() {
    Report.text("green", Fukidashi.Color.green)
    Report.text("mine", Fukidashi.Color.Balloon.mine)
    Report.text("sizes", RectangleButtonStyle.Size.allCases.map(\.rawValue))
    Report.text(
      "figures", RectangleButtonStyle.Size.allCases.map { [$0.fontSize, $0.width, $0.height] })
  }

  @MainActor static func texts() {
    let count = 3
    let string = "Hello"
    let texts: [(String, BalloonText)] = [
      ("literal", BalloonText("Hello")), ("string", BalloonText(string)),
      ("text", BalloonText(Text("Hello"))), ("interpolated", BalloonText("Hello \(count)")),
    ]
    for (name, text) in texts { Report.view("text \(name)", text) }
    for mirrored in [false, true] {
      let text = BalloonText("Hello", color: .blue, mirrored: mirrored)
      let name = mirrored ? "balloon mirrored" : "balloon"
      Report.view("\(name) view", text)
      Report.view("\(name) view rtl", text, in: rightToLeft)
    }
  }

  @MainActor static func bubbles() {
    for direction in ChatBubbleDirection.allCases {
      let bubble = ChatBubble(direction: direction) { Text("Hello") }
      Report.view("bubble \(direction) view", bubble)
      Report.view("bubble \(direction) view rtl", bubble, in: rightToLeft)
    }
  }

  @MainActor static func buttons() {
    var largeText = _Surroundings()
    largeText.textScale = 2
    for size in RectangleButtonStyle.Size.allCases {
      let button = Button("Send") {}.buttonStyle(RectangleButtonStyle(size: size))
      Report.view("button \(size)", button)
      Report.view("button \(size), text twice as large", button, in: largeText)
    }
    Report.view("button", Button("Send") {}.buttonStyle(RectangleButtonStyle()))
  }

  @MainActor static func taps() {
    var still = _Surroundings()
    still.set(reduceMotion: true)
    for (surroundings, name) in [(_Surroundings(), ""), (still, " without motion")] {
      for isPressed in [false, true] {
        var surroundings = surroundings
        surroundings.isPressed = isPressed
        let state = "\(isPressed ? " pressed" : "")\(name)"
        Report.view("opacity\(state)", Text("Tap").onTapWithOpacity(), in: surroundings)
        Report.view(
          "overlay\(state)", Text("Tap").onTapWithOverlay(overlayColor: .red) {}, in: surroundings)
        Report.view("spring\(state)", Text("Tap").onTapWithSpring {}, in: surroundings)
      }
    }
  }

  static var rightToLeft: _Surroundings {
    var surroundings = _Surroundings()
    surroundings.environment.layoutDirection = .rightToLeft
    return surroundings
  }
}
