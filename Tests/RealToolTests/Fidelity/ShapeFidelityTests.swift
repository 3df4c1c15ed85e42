#if os(Linux)
  import Diagnostics
  import IR
  import TestSupport
  import Testing

  /// A shape is the same on all platforms, whatever its outline and its box.
  @Suite(.requires(KotlinCompiler.tools + Browser.tools))
  struct ShapeFidelityTests {
    @Test func theDesignHasNoFaults() async throws {
      #expect(try await FidelityDesign.compiled.value.diagnostics.map(\.message) == [])
    }

    /// At three pixels for each of the design's, at least 0.998 of what any two of the pictures cover is
    /// covered by both, also in boxes so small that outlines cross themselves.
    @Test func coverTheSamePixels() async throws {
      let run = try await FidelityRun.result.value
      for item in run.cases where item.scale == 3 {
        let numbers = try run.kotlin.numbers(item.name)
        let pair = try run.kotlin.text("\(item.name) pair")
        #expect(numbers[0] >= 0.998, "\(item.name): \(pair)")
      }
    }

    /// No pixel that is more than one pixel away from an edge differs.
    @Test func differAtEdgesOnly() async throws {
      let run = try await FidelityRun.result.value
      for item in run.cases {
        #expect(try run.kotlin.numbers(item.name)[1] == 0, "\(item.name)")
      }
    }

    /// Something is drawn in every box that has room for it, or nothing could be compared.
    @Test func areSeen() async throws {
      let run = try await FidelityRun.result.value
      for item in run.cases {
        #expect(try run.kotlin.numbers(item.name)[3] > 0, "\(item.name)")
      }
    }

    /// In SwiftUI components tell their shapes the reading direction.
    @Test func followTheReadingDirectionInSwiftUI() async throws {
      let run = try await FidelityRun.result.value
      for shape in try await FidelityDesign.compiled.value.design.shapes {
        let drawing = try run.swift.drawing("\(shape.name) rtl")
        let background = try #require(drawing.lines.last { $0.contains(".background(") })
        #expect(background.contains("mirrored: \(shape.axis == .start)"), "\(background)")
      }
    }
  }
#endif
