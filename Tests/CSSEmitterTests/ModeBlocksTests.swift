import Color
import Emission
import EmissionTestSupport
import IR
import Testing

@Suite struct ModeBlocksTests {
  private let dark = Condition.Mode(axis: 0, context: 1)
  private let high = Condition.Mode(axis: 1, context: 1)
  private let compact = Condition.Mode(axis: 2, context: 1)

  private func color(_ hex: UInt32) -> TokenValue { .literal(.color(ColorValue(rgb8: hex))) }

  private func emit(_ fill: (inout DesignBuilder) -> Void) -> String {
    Emitted {
      $0.design.axes =
        ModeAxis.standard + [ModeAxis(name: "density", contexts: ["comfortable", "compact"])]
      fill(&$0)
    }.tokens
  }

  @Test func colorsFollowTheAppearance() {
    let css = emit { builder in
      let group = builder.group("color")
      let text = builder.token(
        "text", in: group, type: .color,
        Conditional(color(0x111111), overrides: [.init(Condition(modes: [dark]), color(0xEEEEEE))]))
      builder.alias("label", in: group, of: text)
      builder.token("fixed", in: group, type: .color, Conditional(color(0xFF0000)))
    }
    #expect(
      css == """
        /* Generated from tokens/ by Tessera. Do not edit. */

        :root {
          color-scheme: light dark;

          --color-text: light-dark(#111, #eee);
          --color-label: var(--color-text);
          --color-fixed: #f00;
        }

        [data-appearance="light"] {
          color-scheme: light;
        }

        [data-appearance="dark"] {
          color-scheme: dark;
        }

        """)
  }

  /// What depends on the contrast is declared in the rules of both contexts, aliases included.
  @Test func contrastIsAskedOfTheSystemUnlessAnAttributeSays() {
    let css = emit { builder in
      let group = builder.group("line")
      let width = builder.token(
        "width", in: group, type: .number,
        Conditional(
          .literal(.number(1)), overrides: [.init(Condition(modes: [high]), .literal(.number(2)))]))
      builder.alias("again", in: group, of: width)
    }
    #expect(
      css == """
        /* Generated from tokens/ by Tessera. Do not edit. */

        :root {
          --line-width: 1;
          --line-again: var(--line-width);
        }

        [data-contrast="standard"] {
          --line-width: 1;
          --line-again: var(--line-width);
        }

        @media (prefers-contrast: more) {
          :root:where(:not([data-contrast])) {
            --line-width: 2;
            --line-again: var(--line-width);
          }
        }

        [data-contrast="high"] {
          --line-width: 2;
          --line-again: var(--line-width);
        }

        """)
  }

  @Test func twoAxesHaveARuleForWhatNeitherGives() {
    let css = emit { builder in
      builder.token(
        "gap", in: builder.group("space"), type: .number,
        Conditional(
          .literal(.number(1)),
          overrides: [
            .init(Condition(modes: [high]), .literal(.number(2))),
            .init(Condition(modes: [compact]), .literal(.number(3))),
            .init(Condition(modes: [high, compact]), .literal(.number(4))),
          ]))
    }
    #expect(
      css.contains(
        """
        @media (prefers-contrast: more) {
          [data-density="compact"]:where(:not([data-contrast], [data-contrast] *)) {
            --space-gap: 4;
          }
        }

        :is([data-contrast], [data-density]):is([data-contrast="high"], [data-contrast="high"] *):is([data-density="compact"], [data-density="compact"] *) {
          --space-gap: 4;
        }
        """))
  }

  @Test func wideColorsStayWideInEveryMode() {
    let css = emit { builder in
      builder.token(
        "vivid", in: builder.group("color"), type: .color,
        Conditional(
          .literal(.color(ColorValue(.displayP3, 0, 0.8, 0.4))),
          overrides: [
            .init(Condition(modes: [dark]), color(0x003300)),
            .init(Condition(modes: [high]), color(0x000000)),
          ]))
    }
    #expect(css.contains("  --color-vivid: light-dark(#00ca68, #030);"))
    #expect(
      css.contains(
        """
        @supports (color: color(display-p3 0 0 0)) {
          @media (color-gamut: p3) {
            :root {
              --color-vivid: light-dark(color(display-p3 0 0.8 0.4), #030);
            }
          }
        }
        """))
    #expect(
      css.contains(
        """
            [data-contrast="high"] {
              --color-vivid: #000;
            }
        """))
  }
}
