// swift-tools-version: 6.1

import PackageDescription

/// The platforms that generated code is written for: one folder in `Sources/Emitters` each.
/// A new platform is its folder, its name here, and its line in `Sources/Compiler/Platforms.swift`.
let platforms = ["SwiftUI", "Compose", "CSS", "DTCG"]

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
]

let maths: [Target.Dependency] = ["Color", "Geometry", "Motion"]
let emitters = platforms.map { "\($0)Emitter" }

func module(_ name: String, path: String? = nil, _ dependencies: [Target.Dependency] = []) -> Target
{
  .target(
    name: name, dependencies: dependencies, path: path ?? "Sources/\(name)", swiftSettings: settings
  )
}

func tests(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: dependencies, path: "Tests/\(name)Tests",
    exclude: [], swiftSettings: settings)
}

/// What the tests of generated code need: tools to run it with, and, where there is no SwiftUI, a
/// module of that name to compile it against.
var support: [Target] = [
  module("TestSupport", path: "Tests/Support"),
  tests("Support", ["TestSupport"]),
  module(
    "FuzzTargets", path: "Tests/Fuzzing/Targets",
    [
      "Color", "Compiler", "Diagnostics", "Document", "Emission", "IR", "Lint", "Syntax",
      "Workspace",
    ]),
  tests("Fuzzing", ["FuzzTargets", "TestSupport"]),
  tests(
    "RealTool",
    maths + [
      "TestSupport", "Compiler", "Diff", "Syntax", "Emission", "IR", "Diagnostics", "tessera",
    ]),
  tests("Architecture", ["TestSupport"]),
]
/// The module of the name SwiftUI as a product, for `Examples/SwiftPackage`.
var standIn: [Product] = []
#if os(Linux)
  standIn = [.library(name: "SwiftUIStandIn", targets: ["SwiftUI"])]
  support.append(
    .target(
      name: "SwiftUI", path: "Tests/SwiftUIStandIn",
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]))
  // The tests compile generated code against the module: it has to be built before they run.
  support[2].dependencies.append("SwiftUI")
#endif

// `Scripts/fuzz.sh` builds a program that needs the fuzzer's flags.
if Context.environment["TESSERA_FUZZING"] != nil {
  support.append(
    .executableTarget(
      name: "fuzz", dependencies: ["FuzzTargets"], path: "Tests/Fuzzing/Driver",
      swiftSettings: settings))
}

let package = Package(
  name: "tessera",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "tessera", targets: ["tessera"]),
    .plugin(name: "TesseraPlugin", targets: ["TesseraPlugin"]),
  ] + standIn,
  targets: [
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    module("Diagnostics"),
    module("Document", ["Diagnostics", "CLibYAML"]),
    module("Color"),
    module("Geometry"),
    module("Motion"),
    module("Syntax", ["Document", "Diagnostics"]),
    module("IR", maths + ["Diagnostics"]),
    module("Semantics", maths + ["Syntax", "Document", "IR", "Diagnostics"]),
    module("Emission", maths + ["IR", "Diagnostics"]),
    module("Lint", maths + ["Syntax", "Document", "IR", "Diagnostics"]),
    module("Diff", maths + ["IR", "Diagnostics"]),
  ]
    + platforms.map {
      module(
        "\($0)Emitter", path: "Sources/Emitters/\($0)", maths + ["Emission", "IR", "Diagnostics"])
    }
    + [
      module(
        "Compiler",
        maths + ["Diagnostics", "Document", "Syntax", "IR", "Semantics", "Lint", "Emission"]
          + emitters.map { .byName(name: $0) }),
      module(
        "Workspace", ["Compiler", "Lint", "Syntax", "Document", "IR", "Emission", "Diagnostics"]),
      module(
        "CommandLineInterface", ["Workspace", "Compiler", "Diff", "Lint", "IR", "Diagnostics"]),
      .executableTarget(
        name: "tessera", dependencies: ["CommandLineInterface", "Workspace"],
        path: "Sources/tessera", swiftSettings: settings),
      .plugin(
        name: "TesseraPlugin", capability: .buildTool(), dependencies: ["tessera"],
        path: "Plugins/TesseraPlugin"),
      tests("Diagnostics", ["Diagnostics"]),
      tests("Document", ["Document", "Diagnostics", "TestSupport"]),
      tests("Color", ["Color"]),
      tests("Motion", ["Motion"]),
      tests("Syntax", ["Syntax", "Document", "Diagnostics"]),
      tests(
        "Semantics",
        maths + ["Semantics", "Syntax", "IR", "Document", "Diagnostics", "TestSupport"]),
      tests(
        "Lint",
        maths + [
          "Lint", "Compiler", "Workspace", "TestSupport", "Emission", "Syntax", "Document", "IR",
          "Diagnostics",
        ]),
      tests(
        "Diff",
        maths + ["Diff", "Compiler", "Diagnostics", "Emission", "IR", "Syntax", "TestSupport"]),
      tests("Emission", maths + ["Emission", "IR", "Diagnostics"]),
      tests(
        "CSSEmitter",
        maths + ["CSSEmitter", "EmissionTestSupport", "Emission", "IR", "Diagnostics"]),
      tests(
        "SwiftUIEmitter",
        maths + ["SwiftUIEmitter", "EmissionTestSupport", "Emission", "IR", "Diagnostics"]),
      .target(
        name: "EmissionTestSupport",
        dependencies: ["Color", "Geometry", "Motion", "IR", "Diagnostics"],
        path: "Tests/EmissionTestSupport", swiftSettings: settings),
      tests(
        "Compiler", maths + ["Compiler", "Diagnostics", "Emission", "IR", "Syntax", "TestSupport"]),
      tests(
        "ComposeEmitter",
        [
          "ComposeEmitter", "Emission", "Semantics", "Syntax", "Document", "IR", "Diagnostics",
        ]),
      tests(
        "Workspace",
        [
          "Workspace", "WorkspaceTestSupport", "TestSupport", "Compiler", "Diagnostics", "Document",
          "Emission", "IR", "Lint", "Syntax",
        ]),
      tests(
        "CommandLineInterface",
        [
          "CommandLineInterface", "Workspace", "WorkspaceTestSupport", "TestSupport", "Emission",
          "tessera",
        ]),
      .target(
        name: "WorkspaceTestSupport", dependencies: ["TestSupport", "Workspace"],
        path: "Tests/WorkspaceTestSupport", swiftSettings: settings),
    ] + support,
  swiftLanguageModes: [.v6]
)
