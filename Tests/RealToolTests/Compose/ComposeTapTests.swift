import Emission
import Foundation
import TestSupport
import Testing

/// The taps of `tokens/`, on views in a real scene of Compose, pressed by a real pointer event.
@Suite(.requires(KotlinCompiler.tools))
struct ComposeTapTests {
  private static let report = Task {
    let spec = try await CompiledSpec(
      try String(contentsOf: PackageRoot.file("tokens/taps.yaml"), encoding: .utf8),
      settings: OutputSettings(namespace: "Taps", package: "dev.tessera.taps"))
    let program = try await KotlinCompiler.compile(
      spec.files("kotlin")
        + ["Taps", "Report"].map { PackageRoot.file("Tests/Drivers/Kotlin/\($0).kt") },
      inlines: true)
    guard program.complaints == "" else { throw Refused(complaints: program.complaints) }
    return try Report(try await KotlinCompiler.run(program, main: "dev.tessera.testing.TapsKt"))
  }

  private struct Refused: Error {
    let complaints: String
  }

  /// A tap's one figure: where it rests, where it goes, and its course.
  struct Tap: Sendable, CustomTestStringConvertible {
    let name: String
    let resting: Double
    let pressed: Double
    let progress: @Sendable (Double) -> Double

    var testDescription: String { name }
    var way: Double { pressed - resting }

    static let all = [
      Tap(name: "opacity", resting: 1, pressed: 0.75) { Reference.easeOut(min(1, $0 / 350)) },
      Tap(name: "overlay", resting: 0, pressed: 0.4) { Reference.easeOut(min(1, $0 / 350)) },
      Tap(name: "spring", resting: 1, pressed: 0.9) { Reference.spring($0) },
    ]
  }

  /// 60 frames of 16 ms while it is pressed, and 60 after. Steps of colour are 1/255, and a frame may still
  /// show what the last one did.
  @Test(arguments: Tap.all)
  func showsAndGoesBack(tap: Tap) async throws {
    let values = try await Self.report.value.numbers(tap.name)
    try #require(values.count == 120)
    for (index, value) in values.enumerated() {
      let frame = index % 60
      let from = index < 60 ? tap.resting : tap.pressed
      let way = index < 60 ? tap.way : -tap.way
      let near = [frame - 1, frame, frame + 1].map { frame in
        // What would be larger than the picture is not seen.
        abs(value - min(1, from + way * tap.progress(Double(max(0, frame)) * 16)))
      }
      #expect((near.min() ?? 1) < 0.006, "frame \(index): \(value)")
    }
    #expect(abs(values[59] - tap.pressed) < 0.006)
    #expect(abs(values[119] - tap.resting) < 0.006)
  }

  /// A release, and another press, in mid-animation go on from where the view is: no frame jumps.
  @Test(arguments: Tap.all)
  func goesOnFromWhereItIs(tap: Tap) async throws {
    let values = try await Self.report.value.numbers("\(tap.name) again")
    try #require(values.count == 16)
    for (before, after) in zip(values, values.dropFirst()) {
      #expect(abs(after - before) < 0.2 * abs(tap.way), "\(values)")
    }
    let isBack = { (first: Double, second: Double) in (second - first) * tap.way < 0 }
    #expect(isBack(values[8], values[11]), "\(values)")
    // A spring first swings on in its direction.
    if tap.name != "spring" { #expect(isBack(values[15], values[12]), "\(values)") }
  }

  /// A press that is over before a frame is drawn shows all the same.
  @Test(arguments: Tap.all)
  func theShortestPressShows(tap: Tap) async throws {
    let values = try await Self.report.value.numbers("\(tap.name) shortest")
    let farthest = values.map { abs($0 - tap.resting) }.max() ?? 0
    #expect(farthest > 0.35 * abs(tap.way))
    #expect(abs((values.last ?? .nan) - tap.resting) < 0.006)
  }

  @Test(arguments: Tap.all)
  func isAButtonWithALabel(tap: Tap) async throws {
    let report = try await Self.report.value
    #expect(try report.text("\(tap.name) role") == "Button")
    #expect(try report.text("\(tap.name) label") == "Send")
    #expect(try report.text("\(tap.name) disabled") == "true")
  }

  @Test(arguments: Tap.all)
  func whatIsDisabledDoesNothing(tap: Tap) async throws {
    let report = try await Self.report.value
    let values = try report.numbers("\(tap.name) without effect")
    #expect(values.allSatisfy { $0 == tap.resting })
    #expect(try report.text("\(tap.name) taps in the end") == report.text("\(tap.name) taps"))
    #expect(try report.text("\(tap.name) taps") != "0")
  }

  /// Where the system removes animations nothing moves, and the press is seen.
  @Test(arguments: Tap.all)
  func reducedMotionKeepsFeedback(tap: Tap) async throws {
    let report = try await Self.report.value
    let values = try report.numbers("\(tap.name) without motion")
    let expected = tap.name == "spring" ? 0.75 : tap.pressed
    #expect(abs((values.last ?? .nan) - expected) < 0.006)
    #expect(try report.text("\(tap.name) width without motion") == "[60]")
  }
}
