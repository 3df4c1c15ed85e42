import EmissionTestSupport
import Testing

/// The parts of components, as private views.
@Suite struct PartTests {
  private let emitted = Emitted(PartsDesign.design)

  @Test func aToggleIsOneToWhoListens() {
    #expect(emitted.diagnostics.isEmpty)
    #expect(
      emitted.declaration("public var body: some View") == """
        public var body: some View {
          Button {
            isOn.wrappedValue.toggle()
          } label: {
            label
          }
          .buttonStyle(KnobTapStyle(size: size, isChecked: isOn.wrappedValue))
          .accessibilityRepresentation { Toggle(isOn: isOn) { label } }
        }
        """)
    #expect(
      emitted.declaration("private struct KnobLabel") == """
        private struct KnobLabel: View {
          let size: Knob.Size
          let isPressed: Bool
          let isChecked: Bool

          var body: some View {
            ZStack {
              KnobThumb(size: size, isPressed: isPressed, isChecked: isChecked)
            }
            .frame(width: 51, height: 31)
            .background(isChecked ? rgb(0x00AA00) : rgb(0xDDDDDD), in: Capsule(style: .circular))
            .contentShape(Capsule(style: .circular))
            .animation(Fukidashi.Motion.easeOut, value: isChecked)
          }
        }
        """)
  }

  @Test func aPartKnowsWhatItDependsOn() {
    #expect(
      emitted.declaration("private struct KnobThumb") == """
        private struct KnobThumb: View {
          let size: Knob.Size
          let isPressed: Bool
          let isChecked: Bool
          @Environment(\\.accessibilityReduceMotion) private var reduceMotion

          var body: some View {
            Color.clear
              .frame(width: width, height: height)
              .background(Color.white, in: Circle())
              .compositingGroup()
              .opacity(isPressed && reduceMotion ? 0.75 : 1)
              .scaleEffect(isPressed && !reduceMotion ? 0.9 : 1)
              .offset(x: isChecked ? checkedOffsetX : 0)
              .animation(Fukidashi.Motion.easeOut, value: isPressed)
              .animation(reduceMotion ? nil : Fukidashi.Motion.easeOut, value: isChecked)
              .frame(maxWidth: .infinity, alignment: .leading)
          }

          private var width: CGFloat {
            switch size {
            case .small: 20
            default: 27
            }
          }

          private var height: CGFloat {
            switch size {
            case .small: 20
            default: 27
            }
          }

          private var checkedOffsetX: CGFloat {
            switch size {
            case .small: 16
            default: 20
            }
          }
        }
        """)
  }

  @Test func copiesRunOneAfterTheOther() {
    #expect(
      emitted.declaration("public struct Dots") == """
        public struct Dots: View {
          public init() {}

          public var body: some View {
            HStack(spacing: 4) {
              ForEach(0..<3, id: \\.self) { index in
                DotsDot(index: index)
              }
            }
          }
        }
        """)
    #expect(
      emitted.declaration("private struct DotsDot") == """
        private struct DotsDot: View {
          let index: Int
          @Environment(\\.accessibilityReduceMotion) private var reduceMotion
          @State private var isRunning = false

          var body: some View {
            Color.clear
              .frame(width: 8, height: 8)
              .background(rgb(0x888888), in: Rectangle())
              .compositingGroup()
              .opacity(isRunning ? 1 : 0.3)
              .offset(y: isRunning || reduceMotion ? 0 : 3)
              .animation(Fukidashi.Motion.easeInOut.delay(0.15 * Double(index)), value: isRunning)
              .onAppear { isRunning = true }
          }
        }
        """)
  }
}
