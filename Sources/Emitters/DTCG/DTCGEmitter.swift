package import Diagnostics
package import Emission
package import IR

/// Tokens for design tools: a file of the Design Tokens format 2025.10, and where the design has modes a
/// resolver with a file for each context.
///
/// What the format has no form for stands under `$extensions`, where Tessera finds it again and others
/// leave it alone. Shapes, interactions and components are left out.
package enum DTCGEmitter: Emitter {
  package static let platform = PlatformID("dtcg")
  package static let generatesCode = false

  package static func emit(
    _ design: DesignSystem, settings: OutputSettings, diagnostics: inout DiagnosticList
  ) -> [OutputFile] {
    let context = Context(design.specialized(to: platform), settings: settings)
    let files = Files(context)
    let resolver = Resolver(files)
    var result = [
      OutputFile(path: "\(settings.namespace).tokens.json", bytes: files.base(settings))
    ]
    result += resolver.files.map { file in
      OutputFile(
        path: file.path,
        bytes: files.bytes(of: files.overrides[file.mode.axis][file.mode.context], settings))
    }
    if let bytes = resolver.bytes {
      result.append(OutputFile(path: "\(settings.namespace).resolver.json", bytes: bytes))
    }
    return result
  }
}

extension Files {
  /// The main file; at its end, what only Tessera reads.
  fileprivate func base(_ settings: OutputSettings) -> [UInt8] {
    var sections: [JSONTree.Entry] = []
    if !others.isEmpty { sections.append(.init("tokens", others.tree)) }
    let animations = context.design.animations.filter { !$0.isPredefined }
    if !animations.isEmpty {
      sections.append(
        .init("animations", .object(animations.map { .init($0.name, .animation($0)) })))
    }
    let spec = sections.isEmpty ? [] : [JSONTree.Entry("spec", .object(sections))]
    return bytes(of: base, settings, and: context.extensions(spec))
  }

  fileprivate func bytes(
    of tree: TokenTree, _ settings: OutputSettings, and entries: [JSONTree.Entry] = []
  ) -> [UInt8] {
    var writer = SourceWriter<JSON>()
    writer.line("{ \"$description\": \(string: Marker.sentence(origin: settings.origin)),")
    writer.indent()
    let schema = JSONTree.text("https://www.designtokens.org/schemas/2025.10/format.json")
    writer.write(schema, before: "\"$schema\": ", after: tree.isEmpty && entries.isEmpty ? "" : ",")
    tree.write(to: &writer, isLast: entries.isEmpty)
    writer.write(entries, isLast: true)
    writer.outdent()
    writer.line("}")
    return writer.bytes
  }
}
