import Color
import Emission
import EmissionTestSupport
import IR
import Testing

@Suite("Modes in Tokens.swift")
struct ModeTests {
  private let dark = Condition.Mode(axis: 0, context: 1)
  private let high = Condition.Mode(axis: 1, context: 1)
  private let compact = Condition.Mode(axis: 2, context: 1)

  private func color(_ hex: UInt32) -> TokenValue { .literal(.color(ColorValue(rgb8: hex))) }

  private func emit(_ fill: (inout DesignBuilder) -> Void) -> String {
    Emitted { builder in
      builder.design.axes =
        ModeAxis.standard + [ModeAxis(name: "density", contexts: ["comfortable", "compact"])]
      fill(&builder)
    }.tokens
  }

  @Test func colorsFollowTheSystem() {
    let swift = emit { builder in
      let group = builder.group("color")
      let text = builder.token(
        "text", in: group, type: .color,
        Conditional(color(0x111111), overrides: [.init(Condition(modes: [dark]), color(0xEEEEEE))]))
      builder.alias("label", in: group, of: text)
    }
    #expect(
      swift == """
        // Generated from tokens/ by Tessera. Do not edit.

        import SwiftUI

        #if canImport(AppKit) && !targetEnvironment(macCatalyst)
          import AppKit
        #elseif canImport(UIKit)
          import UIKit
        #endif

        /// The design tokens of Fukidashi.
        public enum Fukidashi {
          public enum Color {
            public nonisolated static let text: SwiftUI.Color = dynamic(
              light: rgb(0x111111), dark: rgb(0xEEEEEE))
            public nonisolated static let label: SwiftUI.Color = Fukidashi.Color.text
          }
        }

        /// An sRGB colour from `0xRRGGBB`.
        private nonisolated func rgb(_ hex: UInt32) -> Color {
          Color(
            .sRGB, red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
            blue: Double(hex & 0xFF) / 255, opacity: 1)
        }

        /// A colour that follows the appearance.
        private nonisolated func dynamic(light: Color, dark: Color) -> Color {
          #if os(watchOS)
            // watchOS is dark, always.
            return dark
          #elseif canImport(AppKit) && !targetEnvironment(macCatalyst)
            let light = NSColor(light)
            let dark = NSColor(dark)
            return Color(
              nsColor: NSColor(name: nil) { @Sendable appearance in
                appearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? dark : light
              })
          #elseif canImport(UIKit)
            let light = UIColor(light)
            let dark = UIColor(dark)
            return Color(
              uiColor: UIColor { @Sendable traits in
                traits.userInterfaceStyle == .dark ? dark : light
              })
          #else
            return light
          #endif
        }

        """)
  }

  @Test func otherAxesAreArguments() {
    let swift = emit { builder in
      let group = builder.group("space")
      let gap = builder.token(
        "gap", in: group, type: .dimension,
        Conditional(
          .literal(.dimension(Dimension(8))),
          overrides: [.init(Condition(modes: [compact]), .literal(.dimension(Dimension(4))))]))
      builder.alias("inset", in: group, of: gap)
    }
    #expect(
      swift.contains(
        """
            public nonisolated static let gap: CGFloat = 8

            /// `gap` in a mode that the app chooses.
            public nonisolated static func gap(_ density: FukidashiDensity) -> CGFloat {
              switch density {
              case .comfortable: 8
              case .compact: 4
              }
            }

            public nonisolated static let inset: CGFloat = Fukidashi.Space.gap

            /// `inset` in a mode that the app chooses.
            public nonisolated static func inset(_ density: FukidashiDensity) -> CGFloat {
              Fukidashi.Space.gap(density)
            }
        """))
    #expect(
      swift.contains(
        """
        /// The contexts of the axis density.
        public enum FukidashiDensity: String, CaseIterable, Sendable {
          case comfortable
          case compact
        }

        private struct FukidashiDensityKey: EnvironmentKey {
          static let defaultValue: FukidashiDensity = .comfortable
        }

        extension EnvironmentValues {
          /// The density that the app chose.
          public var fukidashiDensity: FukidashiDensity {
            get { self[FukidashiDensityKey.self] }
            set { self[FukidashiDensityKey.self] = newValue }
          }
        }
        """))
  }

  @Test func aColorCanFollowTheSystemAndTakeAnArgument() {
    let swift = emit { builder in
      builder.token(
        "accent", in: builder.group("color"), type: .color,
        Conditional(
          color(0x0000FF),
          overrides: [
            .init(Condition(modes: [dark]), color(0x00FFFF)),
            .init(Condition(modes: [high]), color(0x000000)),
            .init(Condition(modes: [compact]), color(0xFF0000)),
          ]))
    }
    #expect(
      swift.contains(
        """
            public nonisolated static let accent: SwiftUI.Color = dynamic(
              light: rgb(0x0000FF), dark: rgb(0x00FFFF), lightHighContrast: rgb(0x000000),
              darkHighContrast: rgb(0x000000))

            /// `accent` in a mode that the app chooses.
            public nonisolated static func accent(_ density: FukidashiDensity) -> SwiftUI.Color {
              switch density {
              case .comfortable:
                dynamic(
                  light: rgb(0x0000FF), dark: rgb(0x00FFFF), lightHighContrast: rgb(0x000000),
                  darkHighContrast: rgb(0x000000))
              case .compact: rgb(0xFF0000)
              }
            }
        """))
  }

  @Test func aSizeThatFollowsTheSystemTakesItAsAnArgument() {
    let swift = emit { builder in
      builder.token(
        "line", in: .root, type: .number,
        Conditional(
          .literal(.number(1)), overrides: [.init(Condition(modes: [high]), .literal(.number(2)))]))
    }
    #expect(
      swift.contains(
        "public nonisolated static func line(_ contrast: FukidashiContrast) -> Double {"))
    #expect(
      swift.contains(
        """
          /// The contrast that the app chose, or else the system's.
          public var fukidashiContrast: FukidashiContrast {
            get {
              if let chosen = self[FukidashiContrastKey.self] { return chosen }
              return colorSchemeContrast == .increased ? .high : .standard
            }
            set { self[FukidashiContrastKey.self] = newValue }
          }
        """))
  }
}
