package import Foundation

/// Compiles generated Kotlin with the real compiler against the real Compose, and runs what can be.
///
/// Compose's compiler plug-in is not to be had, so `@Composable` functions are compiled as they stand
/// and with nothing inlined: that checks their types, but they can't be run. What is not composable in
/// the same files (constants, shapes, springs, easings) runs, on a copy of the standard library that
/// is opened for it (see `Scripts/tools/unpack.py`).
package enum KotlinCompiler {
  package static let tools: [Tool] = [.java, .kotlin, .compose]

  /// Compiled classes, as long as this value is kept.
  package struct Program: Sendable {
    let folder: TemporaryFolder
    /// What the compiler said; empty when it has no error and no warning.
    package let complaints: String
  }

  /// Compiles all files in one call: a call costs seconds, a file more a few milliseconds.
  ///
  /// Generated code must stand the strictest settings: warnings are errors, and every public
  /// declaration says its visibility and type. Files of tests can relax them by an annotation.
  ///
  /// - Parameter inlines: whether functions are inlined: properties that delegate need it to run, and
  ///   calls of composable ones can't stand it.
  package static func compile(_ files: [URL], inlines: Bool = false) async throws -> Program {
    let folder = try TemporaryFolder()
    let result = try await Command(
      Tool.java.find(),
      jvm + [
        "-Xmx2g", "-cp", Tool.kotlin.find(), "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler",
        "-no-stdlib", "-no-reflect", "-Werror", "-Xexplicit-api=strict",
      ] + (inlines ? [] : ["-Xno-inline"]) + [
        "-cp", "\(Tool.fetched("kotlin/kotlin-stdlib.jar")):\(Tool.compose.find())",
        "-d", folder.url.path,
      ] + files.map(\.path)
    ).run(timeout: 600)
    let isGood = result.status == 0 && result.text.isEmpty
    return Program(
      folder: folder, complaints: isGood ? "" : "status \(result.status)\n\(result.text)")
  }

  /// What the `main` function of the file `Name.kt` in `package` writes; `main` is `package.NameKt`.
  ///
  /// - Throws: `Command.Failure` with what the program said when it went wrong.
  package static func run(
    _ program: Program, main: String, arguments: [String] = []
  ) async throws -> String {
    try await Command(
      Tool.java.find(),
      jvm + [
        // Skia draws into memory, without a screen.
        "-Djava.awt.headless=true", "-Dskiko.renderApi=SOFTWARE",
        "-Dskiko.data.path=\(program.folder.url.appending(path: "skiko").path)",
        "-cp",
        [
          program.folder.url.path, Tool.fetched("kotlin/kotlin-stdlib-open.jar"),
          try Tool.compose.find(),
        ].joined(separator: ":"),
        main,
      ] + arguments
    ).output()
  }

  /// Short runs are over before the optimising compiler would pay.
  private static let jvm = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xshare:auto"]
}
