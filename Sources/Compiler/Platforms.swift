import CSSEmitter
import ComposeEmitter
import DTCGEmitter
package import Emission
package import IR
import SwiftUIEmitter

/// The platforms that code is generated for.
package enum Platforms {
  /// The one list of them: a new platform is its folder in `Sources/Emitters`, its name in
  /// `Package.swift`, and its line here.
  package static let emitters: [any Emitter.Type] = [
    SwiftUIEmitter.self,
    ComposeEmitter.self,
    CSSEmitter.self,
    DTCGEmitter.self,
  ]

  /// Their names, as specs and configuration write them.
  package static var ids: [PlatformID] { emitters.map { $0.platform } }

  /// Those of them that draw nothing: they need no figures of shapes and animations.
  static var withoutCode: [PlatformID] {
    emitters.filter { !$0.generatesCode }.map { $0.platform }
  }

  static func emitter(for platform: PlatformID) -> (any Emitter.Type)? {
    emitters.first { $0.platform == platform }
  }
}
