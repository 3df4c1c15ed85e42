import Diagnostics
import Emission
import IR
import Testing

/// Tokens that differ by mode, and what chooses the modes.
struct ModesTests {
  private let density = ModeAxis(name: "density", contexts: ["comfortable", "compact"])

  @Test func theWholeOfOneAxis() {
    let output = Emitted(
      """
      tokens:
        color:
          $type: color
          text: { $value: "#111111", $modes: { dark: "#EEEEEE" } }
          mine: "{color.text}"
          plain: "#123456"
      """)
    #expect(output.messages == [])
    #expect(
      output.tokens == """
        // Generated from tokens/ by Tessera. Do not edit.

        package dev.tessera.fukidashi

        import androidx.compose.foundation.isSystemInDarkTheme
        import androidx.compose.runtime.Composable
        import androidx.compose.runtime.CompositionLocalProvider
        import androidx.compose.runtime.ProvidableCompositionLocal
        import androidx.compose.runtime.ReadOnlyComposable
        import androidx.compose.runtime.compositionLocalOf
        import androidx.compose.ui.graphics.Color

        /** The contexts of the axis `appearance`. */
        public enum class FukidashiAppearance { Light, Dark }

        /** The appearance that the app chose; `null` follows the system. */
        public val LocalFukidashiAppearance: ProvidableCompositionLocal<FukidashiAppearance?> = compositionLocalOf { null }

        /** The design tokens of Fukidashi. */
        public object Fukidashi {
            public object Color {
                public val text: androidx.compose.ui.graphics.Color
                    @Composable @ReadOnlyComposable
                    get() = when (Fukidashi.appearance) {
                        FukidashiAppearance.Light -> Color(0xFF111111)
                        FukidashiAppearance.Dark -> Color(0xFFEEEEEE)
                    }

                public val mine: androidx.compose.ui.graphics.Color
                    @Composable @ReadOnlyComposable
                    get() = Fukidashi.Color.text

                public val plain: androidx.compose.ui.graphics.Color get() = Color(0xFF123456)
            }

            /** The current context of the axis `appearance`. */
            public val appearance: FukidashiAppearance
                @Composable @ReadOnlyComposable
                get() =
                    LocalFukidashiAppearance.current
                        ?: if (isSystemInDarkTheme()) FukidashiAppearance.Dark else FukidashiAppearance.Light
        }

        /** Chooses contexts for [content] in place of the system's, or of those around it. */
        @Composable
        public fun FukidashiModes(
            appearance: FukidashiAppearance? = LocalFukidashiAppearance.current,
            content: @Composable () -> Unit,
        ) {
            CompositionLocalProvider(LocalFukidashiAppearance provides appearance, content = content)
        }

        """)
  }

  @Test func onlyWhatFollowsASettingCanBeLeftOpen() {
    let output = Emitted(
      """
      tokens: { n: { $value: 1, $modes: { high: 2, compact: 3 } } }
      """, axes: ModeAxis.standard + [density])
    for line in [
      "/** The contrast that the app chose; `null` is [FukidashiContrast.Standard], as common code can't ask the system. */",
      "public val LocalFukidashiContrast: ProvidableCompositionLocal<FukidashiContrast?> = compositionLocalOf { null }",
      "    compositionLocalOf { FukidashiDensity.Comfortable }",
      "        get() = LocalFukidashiContrast.current ?: FukidashiContrast.Standard",
      "        get() = LocalFukidashiDensity.current",
      "    contrast: FukidashiContrast? = LocalFukidashiContrast.current,",
      "    density: FukidashiDensity = LocalFukidashiDensity.current,",
    ] {
      #expect(output.tokens.contains(line + "\n"), "\(line)")
    }
    // No token differs by appearance.
    #expect(!output.tokens.contains("Appearance"))
  }

  @Test func severalAxesAreAskedTheStrongestFirst() {
    let output = Emitted(
      """
      tokens: { n: { $value: 1, $modes: { dark: 2, dark & high: 3 } } }
      """)
    #expect(
      output.tokens.contains(
        """
                get() = when {
                    Fukidashi.appearance == FukidashiAppearance.Dark && Fukidashi.contrast == FukidashiContrast.High -> 3f
                    Fukidashi.appearance == FukidashiAppearance.Dark -> 2f
                    else -> 1f
                }
        """))
  }

  @Test func contextsWithOneValueStandTogether() {
    let size = ModeAxis(name: "size", contexts: ["s", "m", "l"])
    let output = Emitted(
      """
      tokens:
        n: { $value: 1, $modes: { m: 2, l: 1 } }
        same: { $value: 1, $modes: { m: 1 } }
      """, axes: [size])
    #expect(
      output.tokens.contains(
        """
                get() = when (Fukidashi.size) {
                    FukidashiSize.S, FukidashiSize.L -> 1f
                    FukidashiSize.M -> 2f
                }
        """))
    #expect(output.tokens.contains("public val same: Float get() = 1f"))
  }

  @Test func theSystemIsMatchedByNameAndElseByPlace() {
    let dark = ModeAxis(name: "appearance", contexts: ["dark", "light"], following: .appearance)
    let theme = ModeAxis(name: "theme", contexts: ["day", "night", "dusk"], following: .appearance)
    let first = Emitted("tokens: { n: { $value: 1, $modes: { light: 2 } } }", axes: [dark])
    #expect(
      first.tokens.contains(
        "if (isSystemInDarkTheme()) FukidashiAppearance.Dark else FukidashiAppearance.Light"))
    let second = Emitted("tokens: { n: { $value: 1, $modes: { dusk: 2 } } }", axes: [theme])
    #expect(
      second.tokens.contains(
        "if (isSystemInDarkTheme()) FukidashiTheme.Night else FukidashiTheme.Day"))
  }

  @Test func privateAndWrittenOutValuesAreDecidedWhereTheyAreUsed() {
    let spec = """
      tokens:
        color:
          $type: color
          helper: { $value: "#000", $private: true, $modes: { dark: "#FFF" } }
          mine: "{color.helper}"
          yours: "{color.mine}"
      """
    let decided = """
                  get() = when (Fukidashi.appearance) {
                      FukidashiAppearance.Light -> Color(0xFF000000)
                      FukidashiAppearance.Dark -> Color(0xFFFFFFFF)
                  }
      """
    let kept = Emitted(spec)
    #expect(kept.tokens.ranges(of: decided).count == 1)
    #expect(kept.tokens.contains("get() = Fukidashi.Color.mine"))
    #expect(!kept.tokens.contains("helper"))
    var settings = OutputSettings.fukidashi
    settings.keepsAliases = false
    #expect(Emitted(spec, settings: settings).tokens.ranges(of: decided).count == 2)
  }

  @Test func whatRefersToADeprecatedTokenDoesNotNameIt() {
    let output = Emitted(
      """
      tokens:
        n: { $type: number, $value: 1, $deprecated: true, $modes: { dark: 2 } }
        m: { $value: "{n}", $deprecated: true }
      """)
    #expect(!output.tokens.contains("Fukidashi.n"))
    #expect(output.tokens.ranges(of: "FukidashiAppearance.Dark -> 2f").count == 2)
  }

  @Test func fieldsOfTextStyles() {
    let output = Emitted(
      """
      tokens:
        size: { $type: dimension, $value: 16, $modes: { high: 20 } }
        own: { $type: dimension, $value: 1, $private: true, $modes: { dark: 2 } }
        body: { $type: typography, $value: { fontSize: "{size}", letterSpacing: "{own}" } }
      """)
    #expect(
      output.tokens.contains(
        """
            public val body: TextStyle
                @Composable @ReadOnlyComposable
                get() = when (Fukidashi.appearance) {
                    FukidashiAppearance.Light -> TextStyle(fontSize = Fukidashi.size.value.sp, letterSpacing = 1.sp)
                    FukidashiAppearance.Dark -> TextStyle(fontSize = Fukidashi.size.value.sp, letterSpacing = 2.sp)
                }
        """))
  }

  @Test func springsAreFunctions() {
    let output = Emitted(
      """
      tokens:
        soft:
          $type: spring
          $value: { response: 0.4s, dampingFraction: 0.45 }
          $modes: { high: { response: 0.2s, dampingFraction: 1 } }
        mine: "{soft}"
      """)
    #expect(
      output.tokens.contains(
        """
            /** @param visibilityThreshold how near its end the animation may stop. */
            @Composable @ReadOnlyComposable
            public fun <T> soft(visibilityThreshold: T? = null): FiniteAnimationSpec<T> = when (Fukidashi.contrast) {
        """))
    #expect(output.tokens.contains("= Fukidashi.soft(visibilityThreshold)\n"))
  }

  // MARK: Names

  @Test func membersKeepAwayFromTheAxes() {
    let output = Emitted(
      """
      tokens:
        appearance: { $type: number, $value: 1, $modes: { dark: 2 } }
      """)
    #expect(output.rules == [.nameCollision])
    #expect(output.messages.first?.contains("'appearance' would be called 'appearance'") == true)
    let method = Emitted(
      """
      tokens:
        n: { $value: 1, $modes: { dark: 2 } }
        get appearance: { $type: spring, $value: { response: 0.4s, dampingFraction: 1 } }
      """)
    #expect(method.rules == [.nameCollision])
  }

  @Test func groupsDoNotHideTheTypesOfAxes() {
    let output = Emitted(
      """
      tokens:
        fukidashi appearance: { n: { $value: 1, $modes: { dark: 2 } } }
      """)
    #expect(output.messages == [])
    #expect(output.tokens.contains("public object FukidashiFukidashiAppearance {"))
  }

  @Test(arguments: ["fukidashi modes", "fukidashi appearance", "local fukidashi appearance"])
  func componentsKeepAwayFromTheAxes(_ name: String) {
    let output = Emitted(
      """
      tokens: { n: { $value: 1, $modes: { dark: 2 } } }
      components: { \(name): { kind: container, padding: 4 } }
      """)
    #expect(output.rules == [.nameCollision])
  }

  @Test func axesThatCannotBeNamed() {
    let spec = "tokens: { n: { $value: 1, $modes: { b: 2 } } }"
    func rules(_ axes: ModeAxis..., namespace: String = "Fukidashi") -> [Rule] {
      var settings = OutputSettings.fukidashi
      settings.namespace = namespace
      return Emitted(spec, settings: settings, axes: axes).rules
    }
    #expect(rules(ModeAxis(name: "+", contexts: ["a", "b"])) == [.invalidConfiguration])
    #expect(rules(ModeAxis(name: "x", contexts: ["+", "b"])) == [.invalidConfiguration])
    #expect(rules(ModeAxis(name: "x", contexts: ["B", "b"])) == [.nameCollision])
    #expect(rules(ModeAxis(name: "content", contexts: ["a", "b"])) == [.nameCollision])
    #expect(rules(ModeAxis(name: "modes", contexts: ["a", "b"])) == [.nameCollision])
    #expect(rules(ModeAxis(name: "reduced motion", contexts: ["a", "b"])) == [.nameCollision])
    #expect(
      rules(ModeAxis(name: "style", contexts: ["a", "b"]), namespace: "Font")
        == [.hidesPlatformType])
    #expect(rules(ModeAxis(name: "2x", contexts: ["1", "b"])) == [])
  }

  @Test func anAxisOfPrivateTokensAloneIsThere() {
    let output = Emitted(
      """
      tokens: { ink: { $type: color, $value: "#000", $private: true, $modes: { dark: "#FFF" } } }
      components: { tile: { kind: container, background: "{ink}" } }
      """)
    #expect(output.tokens.contains("public enum class FukidashiAppearance { Light, Dark }"))
    #expect(output.components.contains(".background(FukidashiInternal.ink)"))
    let unused = Emitted(
      "tokens: { ink: { $type: color, $value: \"#000\", $private: true, $modes: { dark: \"#FFF\" } } }"
    )
    #expect(
      unused.tokens.hasSuffix(
        "\n\n/** The design tokens of Fukidashi. */\npublic object Fukidashi\n"))
  }
}
