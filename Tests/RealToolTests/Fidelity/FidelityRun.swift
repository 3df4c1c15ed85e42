#if os(Linux)
  import Foundation
  import Geometry
  import IR
  import TestSupport

  /// All pictures of the cases drawn and compared, and all animations sampled, once.
  struct FidelityRun {
    let cases: [FidelityCase]
    /// What the generated Swift said.
    let swift: Report
    /// What the generated Kotlin said, and how far the pictures agree.
    let kotlin: Report

    /// Where to put a report for people; with it, every case is drawn.
    static let reportFolder: URL? = ProcessInfo.processInfo.environment["TESSERA_FIDELITY_REPORT"]
      .map { URL(filePath: $0, relativeTo: PackageRoot.url) }

    static let result = Task {
      let spec = try await FidelityDesign.compiled.value
      return try await FidelityRun(spec, report: reportFolder)
    }

    private init(_ spec: CompiledSpec, report: URL?) async throws {
      let folder = try TemporaryFolder()
      let shapes = spec.design.shapes
      cases = FidelityCase.all(of: shapes, whole: report != nil)
      let pages = FidelityPages(cases)
      let program = Task { try await Self.compileKotlin(spec) }
      let sheets = try ["tokens.css", "components.css"].map { try spec.text("css", $0) }
      let shown = Task {
        try await Browser.run(pages.tasks(styleSheets: sheets, to: folder.url))
      }
      swift = try await Self.runSwift(spec)
      try folder.write(try Self.outlines(shapes, swift), to: "outlines.tsv")
      try folder.write(try Self.table(cases, pages, swift), to: "cases.tsv")
      _ = try await shown.value
      kotlin = try Report(
        try await KotlinCompiler.run(
          program.value, main: "dev.tessera.testing.FidelityKt",
          arguments: [folder.url.path] + (report.map { [$0.path] } ?? [])))
    }

    /// Whether the box is smaller than that of any component with the shape.
    private static func isTooSmall(_ item: FidelityCase, _ swift: Report) throws -> Bool {
      let least = try swift.text("least \(item.shape.name)").split(separator: " ")
        .compactMap { Double($0) }
      return item.width < least[0] || item.height < least[1]
    }

    private static func outlines(_ shapes: [ShapeDeclaration], _ swift: Report) throws -> String {
      var text = ""
      for shape in shapes {
        for (width, height) in FidelityCase.sizes {
          for reflected in [false, true] {
            let name = FidelityCase.outline(shape.name, width, height, reflected)
            text += "\(name)\t\(try swift.lines(name).joined(separator: ";"))\n"
          }
        }
      }
      return text
    }

    private static func table(
      _ cases: [FidelityCase], _ pages: FidelityPages, _ swift: Report
    ) throws -> String {
      try zip(cases, pages.places).map { item, found in
        let fields: [String] =
          [
            item.name, item.shape.name, "\(item.width)", "\(item.height)", "\(item.scale)",
            "\(FidelityCase.margin)", "\(item.mirrored)", "\(item.isRightToLeft)", item.outline,
            "\(try isTooSmall(item, swift))", found.page,
          ] + found.places.flatMap { [$0.kind, "\($0.x)", "\($0.y)"] }
        return fields.joined(separator: "\t") + "\n"
      }.joined()
    }
  }

  // MARK: The programs that run generated code

  extension FidelityRun {
    /// The Kotlin compiler does not take the generated code.
    private struct Refused: Error {
      let complaints: String
    }

    private static func compileKotlin(_ spec: CompiledSpec) async throws -> KotlinCompiler.Program {
      let folder = try TemporaryFolder()
      let shapes = spec.design.shapes.map {
        "    \"\($0.name)\" to { \($0.name.capitalizedFirst)Shape(mirrored = it) },\n"
      }
      let animations = spec.design.playedAnimations.map { animation in
        // Springs end within a threshold, which is that of the interactions here.
        if case .spring = animation.timing {
          "    \"\(animation.name)\" to Fidelity.Motion.\(animation.name)(visibilityThreshold = 0.0005f),\n"
        } else {
          "    \"\(animation.name)\" to Fidelity.Motion.\(animation.name)(),\n"
        }
      }
      let tables = try folder.write(
        """
        package dev.tessera.testing

        import androidx.compose.animation.core.FiniteAnimationSpec
        import androidx.compose.ui.graphics.Shape
        import dev.tessera.fidelity.*

        internal val fidelityShapes: Map<String, (Boolean) -> Shape> = mapOf(
        \(shapes.joined()))

        internal val fidelityAnimations: Map<String, FiniteAnimationSpec<Float>> = mapOf(
        \(animations.joined()))

        """, to: "FidelityTables.kt")
      let drivers = ["Fidelity", "FidelityReport", "Picture", "RecordedOutline", "Report"]
      let program = try await KotlinCompiler.compile(
        spec.files("kotlin") + drivers.map { PackageRoot.file("Tests/Drivers/Kotlin/\($0).kt") }
          + [tables])
      guard program.complaints == "" else {
        throw Refused(complaints: program.complaints)
      }
      return program
    }

    private static func runSwift(_ spec: CompiledSpec) async throws -> Report {
      let folder = try TemporaryFolder()
      let driver = try folder.write(swiftDriver(spec.design), to: "Driver.swift")
      return try Report(
        try await SwiftCompiler.run(
          spec.files("swift") + [driver, PackageRoot.file("Tests/Drivers/Swift/Report.swift")]))
    }

    private static func swiftDriver(_ design: DesignSystem) -> String {
      let sizes = FidelityCase.sizes.map { "(\($0.0), \($0.1))" }.joined(separator: ", ")
      let shapes = design.shapes.map { shape -> String in
        let type = "\(shape.name.capitalizedFirst)Shape"
        let isAlwaysWhole =
          shape.leastSize.width.constantValue == 0 && shape.leastSize.height.constantValue == 0
        return """
              shape("\(shape.name)", \(isAlwaysWhole ? "nil" : "\(type)().minimumSize")) {
                \(type)(mirrored: $0)
              }
              Report.view("\(shape.name) rtl", \(FidelityDesign.text(of: shape.name).capitalizedFirst)("a"), in: rightToLeft)

          """
      }
      let animations = design.playedAnimations.map {
        "    Report.text(\"\($0.name)\", Fidelity.Motion.\($0.name))\n"
      }
      return """
        import Foundation
        import SwiftUI

        @main @MainActor struct Driver {
          static func main() {
            var rightToLeft = _Surroundings()
            rightToLeft.environment.layoutDirection = .rightToLeft
        \(shapes.joined())\(animations.joined())  }

          static func shape<S: Shape>(_ name: String, _ least: CGSize?, _ make: (Bool) -> S) {
            Report.text("least \\(name)", "\\(least?.width ?? 0) \\(least?.height ?? 0)")
            for (width, height) in [\(sizes)] as [(Double, Double)] {
              for reflected in [false, true] {
                Report.outline(
                  "\\(name) \\(shown(width))x\\(shown(height))\\(reflected ? " reflected" : "")",
                  make(reflected), in: CGRect(x: 0, y: 0, width: width, height: height))
              }
            }
          }

          static func shown(_ number: Double) -> String {
            number == number.rounded() ? "\\(Int(number))" : "\\(number)"
          }
        }

        """
    }
  }
#endif
