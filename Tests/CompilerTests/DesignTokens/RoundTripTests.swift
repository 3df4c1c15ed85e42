import Color
import Compiler
import Diagnostics
import Emission
import Foundation
import IR
import Syntax
import Testing

/// Reading what was written gives the same design.
@Suite struct DesignTokensRoundTripTests {
  private static let spec = #"""
    tokens:
      color:
        $description: Colours.
        green: { $value: "#6DE67B", $description: The default. }
        veil: "#00000080"
        red: "color(display-p3 0.9 0.15 0.1)"
        blue: "oklch(55% 0.18 255)"
        mixed: "mix({color.green}, black, 20%)"
        accent: { $root: "#00F", soft: "{color.accent.$root}" }
        old: { $value: "#0F0", $deprecated: "Use {color.green}." }
        gray: { 100: "#F5F5F5", 900: "hsl(none 0% 10%)" }
      space: { $type: dimension, s: 4, "1.5": "{space.s} * 1.5", l: 1rem, third: "{space.s} / 3" }
      ratio: 150%
      quick: 0.35s
      curve: { $type: cubicBezier, $value: [0, 0, 0.58, 1] }
      size: { $type: fontSize, $value: 14 }
      sizes: { $type: fontSize, alias: "{size}" }
      turn: 45deg
      face: { $type: fontFamily, $value: ["Say \"hi\"", serif] }
      bold: { $type: fontWeight, $value: 700 }
      label: { $type: string, $value: "a \\{color.green} and \\{x" }
      same: "{label}"
      on: true
      bouncy: { $type: spring, $value: { response: 0.4s, dampingFraction: 0.45, blend: 0.1s } }
      stiff: { $type: spring, $value: { stiffness: 250, damping: 14, mass: 2 } }
      group: { label: { $type: string, $value: x, $extensions: { dev.tessera: { name: caption } } }, n: 1 }
      line: { $type: strokeStyle, $value: dotted }
      edge: { $type: border, $value: { color: "{color.green}", width: 1, style: "{line}" } }
      fade: { $type: transition, $value: { duration: "{quick}", timingFunction: "{curve}", delay: 50ms } }
      card: { $type: shadow, $value: { color: "{color.veil}", x: 0, y: 2, blur: 4, inset: true } }
      sunset: { $type: gradient, $value: [{ color: "{color.green}", position: 0 }, { color: "#FFF", position: 100% }] }
      body:
        $type: typography
        $value: { fontFamily: "{face}", fontSize: "{size}", fontWeight: "{bold}", lineHeight: 1.5, letterSpacing: 0.5 }
      tight: { $type: typography, $value: { fontSize: 20px, lineHeight: 30px, letterSpacing: -0.02em } }
      "100": { $type: number, "2xl": 1, default: 2 }
    animations:
      soft: { duration: 350ms, curve: [0, 0, 0.58, 1], delay: 20ms }
      pulse: { duration: 600ms, curve: easeInOut, repeat: forever, autoreverse: true }
      jump: { spring: { response: 0.4s, dampingFraction: 0.45 } }
    """#

  @Test(arguments: ["css", "swift", "kotlin"])
  func generatesTheSame(platform: String) async throws {
    let before = await Emitted.compile(
      [("a.yaml", Self.spec, .native)], platforms: [platform, "dtcg"])
    let file = try #require(before.outputs.last?.files.first)
    #expect(before.outputs.last?.files.count == 1)
    let after = await Emitted.compile(
      [("a.tokens.json", String(decoding: file.bytes, as: UTF8.self), .designTokens)],
      platforms: [platform])
    let faults = after.diagnostics.sorted
    #expect(faults.allSatisfy { $0.severity != .error }, "\(faults)")
    let texts = [before, after].map { Emitted.texts($0.outputs.first?.files ?? []) }
    #expect(texts[0].keys == texts[1].keys)
    for (path, text) in texts[0] {
      let lines = text.split(separator: "\n").filter { !$0.isEmpty }.sorted()
      let others = (texts[1][path] ?? "").split(separator: "\n").filter { !$0.isEmpty }.sorted()
      // What DTCG has no form for comes behind the rest of its group.
      #expect(lines.filter { !others.contains($0) } == [], "\(path)")
      #expect(others.filter { !lines.contains($0) } == [], "\(path)")
    }
  }

  @Test func writingAgainGivesTheSame() async throws {
    let emitted = try await Emitted(Self.spec)
    let again = await Emitted.compile(
      [("a.tokens.json", try emitted.text(), .designTokens)], platforms: ["dtcg"])
    let text = Emitted.texts(again.outputs.first?.files ?? [])["DesignTokens.tokens.json"]
    #expect(try json(try #require(text)) == emitted.object())
  }

  // MARK: Modes

  private static let axes =
    ModeAxis.standard + [ModeAxis(name: "density", contexts: ["comfortable", "compact", "dense"])]

  private static let modes = """
    tokens:
      color:
        white: "#FFF"
        ink: { $value: "#111", $modes: { dark: "#EEE" } }
        surface: { $value: "{color.white}", $modes: { dark: "#222", high: "{color.white}", dark & high: "#000" } }
        alias: "{color.surface}"
        pale: "mix({color.surface}, {color.ink}, 10%)"
        hidden: { $private: true, $value: "#123", $modes: { dark: "{color.ink}", high: "#456" } }
        seen: "{color.hidden}"
        back: { $value: "#AAA", $modes: { dark: "#BBB", high: "#AAA" } }
      space:
        $type: dimension
        s:
          $value: 4
          $modes: { compact: 2, dense: 1, dark: 5, dark & compact: 3, dark & high & compact: 9, high & dense: 7 }
        m: "{space.s} * 2"
      edge: { $type: border, $value: { color: "{color.surface}", width: "{space.s}", style: solid } }
    """

  /// The resolver's own rules, on what Foundation reads: the sources of each step are laid over those
  /// before, and a token replaces a token.
  private func resolved(_ emitted: Emitted, _ input: [String: String]) throws -> NSDictionary {
    let resolver = try emitted.object("DesignTokens.resolver.json")
    func at(_ pointer: String) throws -> NSDictionary {
      var value: Any? = resolver
      for part in pointer.dropFirst(2).split(separator: "/") {
        value = (value as? NSDictionary)?[String(part)]
      }
      return try #require(value as? NSDictionary)
    }
    var result = NSDictionary()
    for step in try #require(resolver["resolutionOrder"] as? [[String: String]]) {
      let pointer = try #require(step["$ref"])
      let target = try at(pointer)
      var sources = target["sources"] as? [[String: String]] ?? []
      if let contexts = target["contexts"] as? NSDictionary {
        let axis = try #require(pointer.split(separator: "/").last).description
        let context = input[axis] ?? target["default"] as? String ?? ""
        sources = try #require(contexts[context] as? [[String: String]])
      }
      for source in sources {
        result = laid(try emitted.object(try #require(source["$ref"])), over: result)
      }
    }
    return result
  }

  private func laid(_ upper: NSDictionary, over lower: NSDictionary) -> NSDictionary {
    guard upper["$value"] == nil else { return upper }
    var result: [String: Any] = [:]
    for (key, value) in lower { result["\(key)"] = value }
    for (key, value) in upper {
      if let inner = value as? NSDictionary, let below = result["\(key)"] as? NSDictionary {
        result["\(key)"] = laid(inner, over: below)
      } else {
        result["\(key)"] = value
      }
    }
    return NSDictionary(dictionary: result)
  }

  /// In every context, a resolver gives what the design has there.
  @Test func resolversGiveTheValuesOfEachContext() async throws {
    let emitted = try await Emitted(Self.modes, axes: Self.axes)
    let css = Emitted.platform
    var all = AxisSet()
    for axis in Self.axes.indices { all.insert(axis) }
    let contexts = Self.axes.contexts(over: all)
    #expect(contexts.count == 12)
    for context in contexts {
      var input: [String: String] = [:]
      for (place, axis) in Self.axes.enumerated() {
        input[axis.name] = axis.contexts[context[place]]
      }
      let data = try JSONSerialization.data(withJSONObject: resolved(emitted, input))
      let compilation = await Emitted.compile(
        [("a.tokens.json", String(decoding: data, as: UTF8.self), .designTokens)], platforms: [])
      #expect(compilation.diagnostics.diagnostics.isEmpty, "\(compilation.diagnostics.diagnostics)")
      let design = compilation.design
      var values: [String: Value] = [:]
      for (index, token) in design.tokens.enumerated()
      where design.isGenerated(TokenID(index), on: css) {
        values[design.path(of: token).joined(separator: ".")] = design.value(
          of: TokenID(index), on: css)
      }
      var count = 0
      for (index, token) in emitted.design.tokens.enumerated()
      where emitted.design.isGenerated(TokenID(index), on: css) {
        let path = emitted.design.path(of: token).joined(separator: ".")
        let expected = emitted.design.value(of: TokenID(index), on: css, in: context)
        #expect(values[path]?.plain == expected?.plain, "\(path) in \(input)")
        count += 1
      }
      // What holds the values for several modes at once is private.
      #expect(values.count == count)
    }
  }

  /// The resolver that was written is read as the same design.
  @Test func readingTheResolverGivesTheSameModes() async throws {
    let emitted = try await Emitted(Self.modes, axes: Self.axes)
    var snapshot = Snapshot()
    snapshot.addResolver(
      SourceFile(
        path: "DesignTokens.resolver.json", text: try emitted.text("DesignTokens.resolver.json")))
    for (path, text) in emitted.files.sorted(by: { $0.key < $1.key })
    where path.hasSuffix(".tokens.json") {
      snapshot.addResolved(SourceFile(path: path, text: text), names: [path])
    }
    let compilation = await Pipeline.compile(snapshot, CompilerOptions(axes: Self.axes))
    #expect(compilation.diagnostics.sorted.map(\.message) == [])
    let css = PlatformID("css")
    let design = compilation.design
    var all = AxisSet()
    for axis in Self.axes.indices { all.insert(axis) }
    var count = 0
    for (index, token) in emitted.design.tokens.enumerated()
    where emitted.design.isGenerated(TokenID(index), on: css) {
      let path = emitted.design.path(of: token).joined(separator: ".")
      let other = try #require(
        design.tokens.firstIndex { design.path(of: $0).joined(separator: ".") == path }, "\(path)")
      for context in Self.axes.contexts(over: all) {
        // Axes keep their order and their contexts.
        let expected = emitted.design.value(of: TokenID(index), on: css, in: context)
        let found = design.value(of: TokenID(other), on: css, in: context)
        #expect(found?.plain == expected?.plain, "\(path) in \(context.modes)")
        count += 1
      }
    }
    #expect(count == 12 * 10)
  }
}

extension Value {
  /// Without the names of tokens, and computed colours as they are written.
  fileprivate var plain: Value {
    if case .color(let color) = self { return .color(color.rounded()) }
    guard case .border(let border) = self else { return self }
    return .border(
      Border(
        color: .literal(border.color.value), width: .literal(border.width.value),
        style: .literal(border.style.value)))
  }
}
