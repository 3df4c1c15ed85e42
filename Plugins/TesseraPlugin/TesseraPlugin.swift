import Foundation
import PackagePlugin

/// Compiles a token folder for the target that uses the plug-in: to `Tokens.swift` and `Components.swift`,
/// which become sources of the target.
@main
struct TesseraPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    return [
      try command(
        for: target.name, besides: [target.directoryURL, context.package.directoryURL],
        tool: context.tool(named: "tessera").url, into: context.pluginWorkDirectoryURL)
    ]
  }

  /// - Parameter folders: where the folder `tokens` is looked for; the first that has one counts.
  fileprivate func command(
    for target: String, besides folders: [URL], tool: URL, into output: URL
  ) throws -> Command {
    let candidates = folders.map { $0.appending(path: "tokens", directoryHint: .isDirectory) }
    guard let tokens = candidates.first(where: { TokenFolder.isFolder($0) }) else {
      throw Failure(
        description: "The target \(target) uses TesseraPlugin, and there is no folder "
          + candidates.map(\.path).joined(separator: " or "))
    }
    return .buildCommand(
      displayName: "Compiling the design tokens of \(target)",
      executable: tool,
      // The output folder is outside of the project in Xcode, and where a package is a dependency.
      arguments: [
        "build", tokens.path, "--only", "swift", "--into", output.path, "--allow-outside",
        "--format", "compiler",
      ],
      inputFiles: try TokenFolder.files(in: tokens),
      outputFiles: ["Tokens.swift", "Components.swift"].map { output.appending(path: $0) })
  }

  private struct Failure: Error, CustomStringConvertible {
    let description: String
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension TesseraPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(
      context: XcodePluginContext, target: XcodeTarget
    ) throws -> [Command] {
      let project = context.xcodeProject.directoryURL
      return [
        try command(
          for: target.displayName,
          besides: [project.appending(path: target.displayName), project],
          tool: context.tool(named: "tessera").url, into: context.pluginWorkDirectoryURL)
      ]
    }
  }
#endif
