import Foundation
import TestSupport

/// The Kotlin that the compiler made of `tokens/`, with the screens that use it.
enum ComposeExample {
  static let files =
    ["generated/Tokens.kt", "generated/Components.kt", "ChatScreen.kt", "ComponentsScreen.kt"].map {
      PackageRoot.file("Examples/Compose/\($0)")
    }

  /// All of it compiled, once.
  static let program = Task {
    try await KotlinCompiler.compile(
      files + ["FourSystems", "Report"].map { PackageRoot.file("Tests/Drivers/Kotlin/\($0).kt") })
  }

  /// What it does when it runs.
  static let report = Task {
    try Report(
      try await KotlinCompiler.run(program.value, main: "dev.tessera.testing.FourSystemsKt"))
  }
}
