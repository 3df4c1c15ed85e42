import Color
import Emission
import EmissionTestSupport
import IR
import Motion
import Testing

@Suite struct TokensFileTests {
  private static let gallery = Emitted(Gallery.design)

  @Test func fourSystems() {
    let emitted = Emitted(FourSystems.design)
    #expect(emitted.diagnostics.isEmpty)
    #expect(
      emitted.tokens == """
        /* Generated from tokens/ by Tessera. Do not edit. */

        :root {
          /* The default balloon colour. */
          --color-green: #6de67b;

          --color-white: #fff;
          --color-balloon-mine: var(--color-green);
          --color-balloon-yours: var(--color-white);

          /* A spring: response 0.4 s, damping fraction 0.45. */
          --motion-bouncy: linear(
            0, 0.0095 1.25%, 0.0505 2.75%, 0.1234 4.45%, 0.2538 6.7%, 0.7366 13.7%, 0.9054 16.55%,
            1.0264 19.1%, 1.1141 21.6%, 1.1721 24.15%, 1.2027 26.9%, 1.204 30.05%, 1.1742 33.55%,
            1.0181 45.1%, 0.9723 50.65%, 0.9559 56.7%, 0.9648 61.5%, 1.0069 79.05%, 1.0063 96%, 1
          );
          --motion-bouncy-duration: 784ms;

          --motion-ease-out: cubic-bezier(0, 0, 0.58, 1);
          --motion-ease-out-duration: 350ms;
        }

        """)
  }

  @Test func everyType() {
    let tokens = Self.gallery.tokens
    for line in [
      "--color-sea: hsl(200 40% 33.3%);",
      "--size-gap: 12px;",
      "--size-measure: 40rem;",
      // calc() would take a bare 0 for a number.
      "--size-none: 0px;",
      #"--text-family: "SF Pro", "O'Neil \"Slab\"", sans-serif;"#,
      "--text-strong: 700;",
      "--text-body-font: var(--text-strong) 1.0625rem/1.3 var(--text-family);",
      "--text-body-font-size: 1.0625rem;",
      "--text-body-letter-spacing: -0.01em;",
      "--text-caption-font: var(--text-body-font);",
      "--text-caption-line-height: var(--text-body-line-height);",
      "--other-ratio: 1.618;",
      "--other-fast: 120ms;",
      "--other-curve: cubic-bezier(0.42, 0, 0.58, 1);",
      #"--other-greeting: "\"Hi\" <\/style> \\ \202e \a bye";"#,
      "--other-on: true;",
      "--other-snap-duration: 405ms;",
    ] {
      #expect(tokens.contains("\n  \(line)\n"), "\(line)")
    }
  }

  @Test func commentsTellWhatTheSpecSays() {
    let tokens = Self.gallery.tokens
    #expect(tokens.contains("  /* Danger.\n     Nothing else. */\n  --color-red: #d70015;\n"))
    #expect(tokens.contains("  /* Deprecated: Use {color.veil}. */\n  --color-scrim: #0006;\n"))
    #expect(tokens.contains("  /* Colours of the gallery. */\n"))
  }

  @Test func wideColoursHaveAValueForEveryScreen() {
    let tokens = Self.gallery.tokens
    #expect(tokens.contains("  --color-vivid: #00ca68;\n"))
    #expect(
      tokens.hasSuffix(
        """
        @supports (color: color(display-p3 0 0 0)) {
          @media (color-gamut: p3) {
            :root {
              --color-vivid: color(display-p3 0 0.8 0.4);
            }
          }
        }

        """))
  }

  @Test func aliasesCanBeWrittenOut() {
    let tokens = Emitted(
      FourSystems.design, settings: OutputSettings(keepsAliases: false)
    ).tokens
    #expect(tokens.contains("--color-balloon-mine: #6de67b;"))
  }

  /// Naming a deprecated token would carry the deprecation on.
  @Test func aliasOfDeprecatedTokenIsWrittenOut() {
    let emitted = Emitted { builder in
      let old = builder.token(
        "old", .number(3), deprecated: Deprecation(message: nil))
      builder.alias("new", of: old)
    }
    #expect(emitted.tokens.contains("/* Deprecated. */\n  --old: 3;"))
    #expect(emitted.tokens.contains("--new: 3;"))
  }

  @Test func familiesAreQuotedSaveGenericOnes() {
    let emitted = Emitted { builder in
      builder.token(
        "face", .fontFamily(["Acme Sans", "42 Grotesk", "inherit", "System-UI", "monospace"]))
    }
    #expect(
      emitted.tokens.contains(
        #"--face: "Acme Sans", "42 Grotesk", "inherit", system-ui, monospace;"#))
  }

  /// A size of text in pixels would not grow with the reader's setting, and a custom property in
  /// pixels would not either.
  @Test func sizesOfTextGrow() {
    let emitted = Emitted { builder in
      let px = builder.token("px", .dimension(Dimension(20)))
      let rem = builder.token("rem", .dimension(Dimension(1.5, .rem)))
      for (name, size) in [
        ("a", Aliasable.alias(px, Dimension(20))), ("b", .alias(rem, Dimension(1.5, .rem))),
      ] {
        builder.token(
          name,
          .typography(
            Typography(
              fontSize: size, lineHeight: .literal(.length(Dimension(24))),
              letterSpacing: .literal(.length(Dimension(0.8))))))
      }
    }
    #expect(emitted.tokens.contains("--a-font-size: 1.25rem;"))
    #expect(emitted.tokens.contains("--b-font-size: var(--rem);"))
    #expect(emitted.tokens.contains("--a-line-height: 1.5rem;"))
    #expect(emitted.tokens.contains("--a-letter-spacing: 0.05rem;"))
    // Without a family there is nothing for the shorthand to say.
    #expect(!emitted.tokens.contains("--a-font:"))
  }

  @Test func remOfTheConfiguration() {
    var builder = DesignBuilder(rem: 10)
    builder.token("t", .typography(Typography(fontSize: .literal(Dimension(14)))))
    #expect(Emitted(builder.design).tokens.contains("--t-font-size: 1.4rem;"))
  }

  @Test func animationsThatRepeat() {
    let emitted = Emitted { builder in
      let id = builder.animation(
        "typing", .curve(.easeInOut, Duration(milliseconds: 600)))
      builder.design.animations[id.index].repetition = .forever
      builder.design.animations[id.index].autoreverses = true
      builder.design.animations[id.index].delay = Duration(milliseconds: 40.5)
    }
    for line in [
      "--motion-typing: cubic-bezier(0.42, 0, 0.58, 1);", "--motion-typing-duration: 600ms;",
      "--motion-typing-delay: 40.5ms;", "--motion-typing-iteration-count: infinite;",
      "--motion-typing-direction: alternate;",
    ] { #expect(emitted.tokens.contains("  \(line)\n"), "\(line)") }
  }

  @Test func nothingToDeclare() {
    let emitted = Emitted { _ in }
    #expect(emitted.tokens == "/* Generated from tokens/ by Tessera. Do not edit. */\n")
    #expect(emitted.components == emitted.tokens)
  }
}
