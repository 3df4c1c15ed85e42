internal import CLibYAML

/// Runs libyaml over a text and passes its events on.
package enum YAMLReader {
  /// Reads the text, which must be valid UTF-8 and shorter than 4 GB.
  ///
  /// - Parameter base: how many bytes of the file stand before the text; places count from there.
  /// - Returns: why libyaml stopped, unless it came to the end or the consumer wanted no more.
  package static func read<Consumer: EventConsumer>(
    _ bytes: UnsafeBufferPointer<UInt8>, base: Int, isASCII: Bool, into consumer: inout Consumer
  ) -> YAMLProblem? {
    if let offset = directiveTooMany(in: bytes) {
      return YAMLProblem(
        context: "while scanning a directive", contextOffset: offset + base,
        problem: "too many directives", offset: offset + base)
    }
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    defer { parser.deallocate() }
    guard yaml_parser_initialize(parser) == 1 else {
      return YAMLProblem(context: "", contextOffset: 0, problem: "out of memory", offset: 0)
    }
    defer { yaml_parser_delete(parser) }
    var cursor = MarkCursor(bytes, base: base, isASCII: isASCII)
    // libyaml takes no null pointer, not even for no bytes.
    var nothing: UInt8 = 0
    return withUnsafePointer(to: &nothing) { nothing in
      yaml_parser_set_input_string(parser, bytes.baseAddress ?? nothing, bytes.count)
      yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
      var event = yaml_event_t()
      while consumer.wantsMore {
        guard yaml_parser_parse(parser, &event) == 1 else {
          return problem(of: parser, &cursor, base: base)
        }
        let type = event.type
        if type == YAML_STREAM_END_EVENT || type == YAML_NO_EVENT { return nil }
        pass(event, to: &consumer, &cursor)
        yaml_event_delete(&event)
      }
      return nil
    }
  }

  /// A line beginning with `%` after a thousand others. libyaml compares each directive with all
  /// before it, which would take hours for a large file of them.
  private static func directiveTooMany(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var count = 0
    var start = 0
    while let offset = Bytes.firstIndex(of: UInt8(ascii: "%"), in: bytes, from: start) {
      if offset == 0 || bytes[offset - 1] == 0x0A || bytes[offset - 1] == 0x0D { count += 1 }
      if count > 1000 { return offset }
      start = offset + 1
    }
    return nil
  }

  @inline(__always)
  private static func pass<Consumer: EventConsumer>(
    _ event: yaml_event_t, to consumer: inout Consumer, _ cursor: inout MarkCursor
  ) {
    let start = cursor.offset(of: event.start_mark.index)
    let end = cursor.offset(of: event.end_mark.index)
    let extent = Extent(
      start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end))
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      consumer.scalar(
        UnsafeBufferPointer(start: scalar.value, count: scalar.length), style(of: scalar.style),
        Properties(anchor: scalar.anchor, tag: scalar.tag), extent)
    case YAML_MAPPING_START_EVENT:
      let mapping = event.data.mapping_start
      consumer.mappingStart(
        mapping.style == YAML_FLOW_MAPPING_STYLE ? .flow : .block,
        Properties(anchor: mapping.anchor, tag: mapping.tag), extent)
    case YAML_MAPPING_END_EVENT: consumer.mappingEnd(extent)
    case YAML_SEQUENCE_START_EVENT:
      let sequence = event.data.sequence_start
      consumer.sequenceStart(
        sequence.style == YAML_FLOW_SEQUENCE_STYLE ? .flow : .block,
        Properties(anchor: sequence.anchor, tag: sequence.tag), extent)
    case YAML_SEQUENCE_END_EVENT: consumer.sequenceEnd(extent)
    case YAML_ALIAS_EVENT:
      consumer.alias(UnsafeBufferPointer(cString: event.data.alias.anchor), extent)
    case YAML_DOCUMENT_START_EVENT:
      consumer.documentStart(extent, isExplicit: event.data.document_start.implicit == 0)
    case YAML_DOCUMENT_END_EVENT:
      consumer.documentEnd(extent, isExplicit: event.data.document_end.implicit == 0)
    default: break
    }
  }

  private static func style(of style: yaml_scalar_style_t) -> Node.Style {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    default: .plain
    }
  }

  private static func problem(
    of parser: UnsafeMutablePointer<yaml_parser_t>, _ cursor: inout MarkCursor, base: Int
  ) -> YAMLProblem {
    let problem = parser.pointee.problem.map { String(cString: $0) } ?? ""
    let context = parser.pointee.context.map { String(cString: $0) } ?? ""
    // The reader counts bytes, scanner and parser count code points.
    let isReader = parser.pointee.error == YAML_READER_ERROR
    return YAMLProblem(
      context: context, contextOffset: cursor.offset(of: parser.pointee.context_mark.index),
      problem: problem,
      offset: isReader
        ? parser.pointee.problem_offset + base
        : cursor.offset(of: parser.pointee.problem_mark.index))
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The bytes up to the terminating zero; none for a null pointer.
  fileprivate init(cString: UnsafePointer<UInt8>?) {
    var count = 0
    if let cString { while cString[count] != 0 { count += 1 } }
    self.init(start: cString, count: count)
  }
}

extension Properties {
  @inline(__always)
  fileprivate init(anchor: UnsafePointer<UInt8>?, tag: UnsafePointer<UInt8>?) {
    self.init()
    if anchor != nil { self.anchor = UnsafeBufferPointer(cString: anchor) }
    if tag != nil { self.tag = UnsafeBufferPointer(cString: tag) }
  }
}
