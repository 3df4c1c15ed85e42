// swift-tools-version: 6.1

import PackageDescription

// Where there is no SwiftUI, tessera brings a module of that name that declares enough of it.
#if os(Linux)
  let swiftUI: [Target.Dependency] = [.product(name: "SwiftUIStandIn", package: "tessera")]
#else
  let swiftUI: [Target.Dependency] = []
#endif

let package = Package(
  name: "Brand",
  platforms: [.iOS(.v15), .macOS(.v13), .tvOS(.v15), .watchOS(.v8)],
  products: [.library(name: "Brand", targets: ["Brand"])],
  // Elsewhere: .package(url: "https://…/tessera.git", from: "…")
  dependencies: [.package(name: "tessera", path: "../..")],
  targets: [
    .target(
      name: "Brand", dependencies: swiftUI,
      plugins: [.plugin(name: "TesseraPlugin", package: "tessera")]),
    .testTarget(name: "BrandTests", dependencies: ["Brand"] + swiftUI),
  ],
  swiftLanguageModes: [.v6]
)
