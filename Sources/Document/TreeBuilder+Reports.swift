internal import Diagnostics

extension TreeBuilder {
  mutating func reportDuplicate(_ key: UInt32, of first: UInt32) {
    let name = string(of: key)
    let help =
      name == "<<"
      ? "merge several maps in one line: '<<: [*one, *other]'" : "rename or remove one of them"
    report(
      .error(
        .duplicateKey, at: span(of: key), "'\(name)' is written twice here",
        label: "the second time", help: [help],
        related: [.init(span: span(of: first), message: "the first time")]))
  }

  mutating func reportBadMerge(_ site: UInt32) {
    let record = records[Int(site)]
    guard !record.flags.contains(.isReported) else { return }
    report(
      .error(
        .invalidMerge, at: span(of: site),
        "'<<' takes the entries of another map, and this is none",
        help: ["name a map that is marked with '&name': '<<: *name', or several: '<<: [*a, *b]'"]))
  }

  mutating func reportBadAlias(_ name: UnsafeBufferPointer<UInt8>, _ extent: Extent) {
    let name = String(decoding: name, as: UTF8.self)
    if anchorsByName[Array(name.utf8)] != nil {
      report(
        .error(
          .unknownAnchor, at: span(extent), "'*\(name)' stands inside the value that it repeats",
          help: ["a value can't contain itself: remove '*\(name)' here"]))
      return
    }
    report(
      .error(
        .unknownAnchor, at: span(extent), "nothing above is marked '&\(name)'",
        help: [
          "mark the value to repeat with '&\(name)', or put quotes round the text if it is no alias"
        ]))
  }

  mutating func reportCompositeKey(_ extent: Extent) {
    report(
      .error(
        .invalidYAML, at: span(extent), "a key must be a text, and this is a list or a map",
        help: ["put quotes round it if it is meant as text"]))
  }

  private func span(of index: UInt32) -> SourceSpan {
    let record = records[Int(index)]
    return SourceSpan(file: file, start: Int(record.start), end: Int(record.end))
  }
}
