import EmissionTestSupport
import IR
import Testing

@Suite("Styles of text")
struct TypographyTests {
  private func constant(_ style: Typography) -> String {
    Emitted { $0.token("style", .typography(style)) }
      .constant("public nonisolated static let style")
  }

  @Test("Lengths as they are, factors as lengths")
  func lengths() {
    #expect(
      constant(
        Typography(
          fontFamily: .literal(["Acme Sans", "sans-serif"]), fontSize: .literal(Dimension(14)),
          fontWeight: .literal(500), lineHeight: .literal(.length(Dimension(20))),
          letterSpacing: .literal(.length(Dimension(0.25)))))
          == """
          public nonisolated static let style: FukidashiTypography = FukidashiTypography(
            family: "Acme Sans", size: 14, weight: .medium, lineHeight: 20, letterSpacing: 0.25,
            relativeTo: .subheadline)
          """)
    #expect(
      constant(
        Typography(
          fontSize: .literal(Dimension(17)), lineHeight: .literal(.factor(1.3)),
          letterSpacing: .literal(.em(-0.01))))
          == """
          public nonisolated static let style: FukidashiTypography = FukidashiTypography(
            size: 17, lineHeight: 22.1, letterSpacing: -0.17)
          """)
  }

  @Test("Generic families are designs of the system's font")
  func families() {
    #expect(
      constant(Typography(fontFamily: .literal(["ui-monospace", "Menlo"])))
        .hasSuffix("FukidashiTypography(design: .monospaced)")
        || constant(Typography(fontFamily: .literal(["ui-monospace", "Menlo"])))
          .contains("design: .monospaced)")
    )
    #expect(constant(Typography(fontFamily: .literal(["system-ui"]))).contains("Typography()"))
  }

  @Test("Fields that are tokens stay their names")
  func aliases() {
    let emitted = Emitted { builder in
      let size = builder.token("size", .dimension(Dimension(32)))
      let weight = builder.token("bold", .fontWeight(700))
      let family = builder.token("face", .fontFamily(["Acme"]))
      builder.token(
        "title",
        .typography(
          Typography(
            fontFamily: .alias(family, ["Acme"]), fontSize: .alias(size, Dimension(32)),
            fontWeight: .alias(weight, 700))))
    }
    #expect(
      emitted.constant("public nonisolated static let title") == """
        public nonisolated static let title: FukidashiTypography = FukidashiTypography(
          family: Fukidashi.face.first, size: Fukidashi.size, weight: Fukidashi.bold,
          relativeTo: .largeTitle)
        """)
  }
}
