import Emission
import Geometry
import IR

/// Parts: private views, which the component lays out with what it wraps.
extension ComponentWriter {
  /// A part as it is drawn.
  struct DrawnPart {
    var writer: ComponentWriter
    var chain: Chain
    /// What the caller chooses, as far as the part depends on it.
    var arguments: [Argument]
  }

  // MARK: Layout

  /// What the component wraps, with its parts.
  mutating func laidOut(_ content: Code<Swift>) -> Chain {
    let wraps = component.kind != .toggle && (component.kind != .graphic || component.parts.isEmpty)
    guard !component.parts.isEmpty || component.layout != nil else {
      return Chain(root: wraps ? content : "\(values.types.color).clear")
    }
    var children: [Chain] = []
    for index in component.parts.indices {
      if wraps, index == component.leadingPartCount { children.append(Chain(root: content)) }
      children.append(draw(index))
    }
    if wraps, component.leadingPartCount >= component.parts.count {
      children.append(Chain(root: content))
    }
    var chain = Chain(root: "ZStack")
    if component.layoutOfParts != .overlay {
      let gap = read(.gap, .length, name: "gap", unset: "0")?.code ?? "0"
      chain.root =
        component.layoutOfParts == .row
        ? "HStack(spacing: \(gap))" : "VStack(alignment: .leading, spacing: \(gap))"
    }
    chain.children = children
    return chain
  }

  /// Draws a part, and notes what it has to be told.
  private mutating func draw(_ index: Int) -> Chain {
    let part = component.parts[index]
    var recipe = part.recipe
    if part.start != nil || recipe.animation == nil {
      let interaction = component.interaction.map { values.design[$0.interaction] }
      recipe.animation = interaction?.animation ?? component.animation
    }
    var writer = ComponentWriter(recipe, names, context, values)
    writer.values.types = TypeNames(hidden: [])
    writer.part = part
    let chain = writer.view("\(values.types.color).clear", isText: false)
    let types = values.types
    values = writer.values
    values.types = types
    helpers.formUnion(writer.helpers)
    for (need, _) in Surroundings.told where writer.needs.contains(need) { needs.insert(need) }
    let code =
      chain.code + writer.members.flatMap(\.code) + writer.constants.map(\.value)
    let used = arguments(inside: false).filter { argument in
      code.contains { $0.mentions("\(id: argument.name)") }
    }
    drawnParts.append(DrawnPart(writer: writer, chain: chain, arguments: used))
    var passed = used.map(\.passed)
    for (need, name) in Surroundings.told where writer.needs.contains(need) {
      passed.append("\(name): \(name)")
    }
    if writer.isStaggered { passed.append("index: index") }
    var view = Chain(root: "\(id: names.parts[index])", arguments: passed)
    guard part.count > 1 else { return view }
    view = Chain(root: "ForEach(0..<\(number: part.count), id: \\.self)", children: [view])
    view.closureParameter = writer.isStaggered ? "index" : "_"
    return view
  }

  /// The private views of the parts.
  func parts(to writer: inout Writer) {
    for (name, part) in zip(names.parts, drawnParts) {
      writer.blank()
      let start = writer.bytes.count
      writer.deprecation(component.annotation.deprecation)
      writer.block("private struct \(id: name): View {") { writer in
        part.writer.storedProperties("let", part.arguments, to: &writer)
        var needs = part.writer.needs
        for (need, name) in Surroundings.told where needs.contains(need) {
          writer.line("let \(name): \(values.types.bool)")
          needs.remove(need)
        }
        if part.writer.isStaggered { writer.line("let index: Int") }
        writer.surroundings(needs, modes: part.writer.readModes(in: part.writer.drawn(part.chain)))
        writer.separate()
        part.writer.body("var body: some View {", part.chain, to: &writer)
      }
      writer.keepLayout(from: start)
    }
  }

  // MARK: The animation that runs by itself

  /// Whether copies of the part begin one after the other.
  private var isStaggered: Bool {
    guard let part else { return false }
    return part.count > 1 && part.stagger.milliseconds > 0 && runs
  }

  private var runs: Bool { part?.start != nil && part?.recipe.animation != nil }

  /// A property, which begins elsewhere.
  ///
  /// - Parameters:
  ///   - rest: what stands where the property is not set.
  ///   - moves: whether it is left out for readers who asked for less movement.
  mutating func running(
    _ reading: Reading?, from start: Conditional<Measure>?, rest: Code<Swift>, moves: Bool = false
  ) -> Reading? {
    guard runs, let start = start?.value(on: SwiftUIEmitter.platform) else { return reading }
    needs.insert(.isRunning)
    if moves { needs.insert(.reduceMotion) }
    let end = reading ?? Reading(rest)
    let code = inModes(values.modalAxes(start), "begin", values.types.length) { writer in
      let begin = writer.values.measure(start, writer.symbols)
      return begin.pieces.count > 1 ? "(\(begin.code))" : begin.code
    }
    let condition: Code<Swift> = moves ? "isRunning || reduceMotion" : "isRunning"
    return Reading("\(condition) ? \(end.operand) : \(code)", isCompound: true)
  }

  mutating func runningAnimation() -> [ChainItem] {
    guard needs.contains(.isRunning), let part, let id = part.recipe.animation else { return [] }
    let isStaggered = isStaggered
    let animation = inModes(values.modalAxes(id), "animation", values.types.animation) { writer in
      let animation = writer.values.animation(id, interactive: false)
      guard isStaggered else { return animation.code }
      let seconds = Values.seconds(part.stagger)
      return animation.calling(".delay", ["\(seconds) * \(writer.values.types.double)(index)"]).code
    }
    return [
      .call(".animation", [animation, "value: isRunning"]),
      .statement(".onAppear", "isRunning = true"),
    ]
  }
}
