import Compiler
import Foundation
import Testing

@Suite struct PlatformsTests {
  /// The folder of an emitter that isn't registered would be compiled, and never used.
  @Test func everyFolderOfAnEmitterIsRegistered() throws {
    let emitters = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Emitters").standardized
    let folders = try FileManager.default.contentsOfDirectory(atPath: emitters.path)
      .filter { !$0.hasPrefix(".") }
    #expect(!folders.isEmpty)
    #expect(
      Set(Platforms.emitters.map { String(describing: $0) }) == Set(folders.map { "\($0)Emitter" }))
  }

  @Test func platformsHaveNamesOfTheirOwn() {
    #expect(Set(Platforms.ids).count == Platforms.emitters.count)
  }
}
