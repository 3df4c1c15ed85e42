import SwiftUI

extension FourSystems {
  /// The components of `tokens/kit` in their states.
  @MainActor static func kit() {
    var pressed = _Surroundings()
    pressed.isPressed = true
    var still = pressed
    still.set(reduceMotion: true)
    var focused = _Surroundings()
    focused.set(isFocused: true)
    for isOn in [false, true] {
      let toggle = SoundSwitch("Sound", isOn: .constant(isOn))
      let name = isOn ? "switch on" : "switch off"
      Report.view(name, toggle)
      Report.view("\(name) pressed", toggle, in: pressed)
      Report.view("\(name) pressed without motion", toggle, in: still)
      Report.view("\(name) disabled", toggle.disabled(true))
      Report.view("\(name) rtl", toggle, in: rightToLeft)
    }
    Report.view("field", MessageField("Message", text: .constant("Hi")))
    Report.view(
      "field invalid", MessageField("Message", text: .constant(""), isInvalid: true))
    Report.view("badge", UnreadBadge("12"))
    Report.view("badge quiet", UnreadBadge("12", tone: .quiet))
    Report.view("card", ContactCard { Text("Mei") })
    Report.view("hint", Hint("Below"))
    Report.view("hint left", Hint("Left", bottom: 0, left: 6))
    Report.view("typing", TypingIndicator())
    var calm = _Surroundings()
    calm.set(reduceMotion: true)
    Report.view("typing without motion", TypingIndicator(), in: calm)
  }
}
