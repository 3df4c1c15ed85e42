import Diagnostics
import Foundation
import TestSupport
import Testing

/// Previews, and Compose without Material: what outputs can ask for.
struct PreviewTests {
  @Test(arguments: SwiftCompiler.Mode.allCases)
  func swiftUIPreviewsCompile(mode: SwiftCompiler.Mode) async throws {
    for compiled in try await GeneratedSpec.withOptions.value {
      #expect(compiled.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
      let files = compiled.files("swift")
      try #require(
        files.map(\.lastPathComponent) == ["Tokens.swift", "Components.swift", "Previews.swift"])
      let text = try String(contentsOf: files[2], encoding: .utf8)
      try #require(text.contains("\n#if DEBUG\n") && text.hasSuffix("\n#endif\n"))
      // As a debug build has them.
      let folder = try TemporaryFolder()
      let shown = try folder.write(
        text.replacing("\n#if DEBUG\n", with: "\n").replacing("\n#endif\n", with: "\n"),
        to: "Previews.swift")
      #expect(try await SwiftCompiler.check([files[0], files[1], shown], mode: mode) == "")
      let lint = try await Command(
        "swift", ["format", "lint", "--strict", files[2].path]
      ).run()
      #expect(lint.status == 0, "\(lint.text)")
    }
  }

  @Test func eachComponentIsShownInEachVariant() async throws {
    let text = try await GeneratedSpec.withOptions.value[0].text("swift", "Previews.swift")
    #expect(
      text.contains(
        """
            static var previews: some View {
              VStack(alignment: .leading, spacing: 16) {
                ForEach(Tag.Size.allCases, id: \\.self) { size in
                  ForEach([false, true], id: \\.self) { mirrored in
                    Tag("tag", size: size, mirrored: mirrored)
                  }
                }
              }
            }
        """), "\(text)")
    for name in ["Tag", "Note", "Press", "Glide", "Plainer", "Hop", "Drift", "Beat"] {
      #expect(text.contains("struct \(name)Previews: PreviewProvider {"))
    }
    #expect(!text.contains("Recipe") && !text.contains("Simple"))
    let kotlin = try await GeneratedSpec.withOptions.value[0].text("kotlin", "Previews.kt")
    #expect(
      kotlin.contains(
        """
        @Preview
        @Composable
        private fun TagPreview() {
            Column(verticalArrangement = Arrangement.spacedBy(16.dp)) {
                TagSize.entries.forEach { size ->
                    listOf(false, true).forEach { mirrored ->
                        Tag(text = "tag", size = size, mirrored = mirrored)
                    }
                }
            }
        }
        """), "\(kotlin)")
  }

  /// What AndroidX declares, as far as it is used.
  private static let annotation = """
    package androidx.compose.ui.tooling.preview

    @Retention(AnnotationRetention.BINARY)
    @Target(AnnotationTarget.ANNOTATION_CLASS, AnnotationTarget.FUNCTION)
    public annotation class Preview
    """

  @Test(.requires(KotlinCompiler.tools))
  func composePreviewsAndFoundationsTextsCompile() async throws {
    let folder = try TemporaryFolder()
    var files = [try folder.write(Self.annotation, to: "Preview.kt")]
    for compiled in try await GeneratedSpec.withOptions.value {
      let own = compiled.files("kotlin")
      try #require(own.map(\.lastPathComponent) == ["Tokens.kt", "Components.kt", "Previews.kt"])
      for file in own {
        let code = try String(contentsOf: file, encoding: .utf8)
        #expect(!code.contains("material"), "\(file.lastPathComponent)")
      }
      files += own
    }
    #expect(try await KotlinCompiler.compile(files).complaints == "")
  }

  @Test func textsTakeTheirStyleFromTheDesignsOwnLocal() async throws {
    let code = try await GeneratedSpec.withOptions.value[0].text("kotlin", "Components.kt")
    #expect(
      code.contains(
        "public val LocalBare0TextStyle: ProvidableCompositionLocal<TextStyle> = compositionLocalOf { TextStyle.Default }"
      ))
    #expect(code.contains("    style: TextStyle = LocalBare0TextStyle.current,\n"))
    #expect(code.contains("    BasicText(\n"))
    #expect(code.contains("CompositionLocalProvider(LocalBare0TextStyle provides style)"))
  }
}
