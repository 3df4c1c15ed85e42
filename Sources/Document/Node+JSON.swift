extension Node {
  /// The value as JSON in UTF-8, without blanks between its parts. What JSON has no number for (`.inf`,
  /// `0x10`) becomes a text.
  package var json: [UInt8] {
    var output: [UInt8] = []
    writeJSON(into: &output)
    return output
  }

  // Documents are no deeper than their limit.
  private func writeJSON(into output: inout [UInt8]) {
    switch kind {
    case .null: output += Array("null".utf8)
    case .boolean(let flag): output += Array((flag ? "true" : "false").utf8)
    case .number:
      withUTF8 { text in
        if JSONGrammar.isNumber(text) { output += text } else { Self.write(text, into: &output) }
      }
    case .string: withUTF8 { Self.write($0, into: &output) }
    case .sequence:
      output.append(0x5B)
      var isFirst = true
      for element in elements {
        if !isFirst { output.append(0x2C) }
        isFirst = false
        element.writeJSON(into: &output)
      }
      output.append(0x5D)
    case .mapping:
      output.append(0x7B)
      var isFirst = true
      for entry in entries {
        if !isFirst { output.append(0x2C) }
        isFirst = false
        entry.key.withUTF8 { Self.write($0, into: &output) }
        output.append(0x3A)
        entry.value.writeJSON(into: &output)
      }
      output.append(0x7D)
    }
  }

  private static func write(_ text: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]) {
    output.append(0x22)
    for byte in text {
      switch byte {
      case 0x22, 0x5C: output += [0x5C, byte]
      case 0x0A: output += Array(#"\n"#.utf8)
      case 0x09: output += Array(#"\t"#.utf8)
      case 0x0D: output += Array(#"\r"#.utf8)
      case 0..<0x20:
        let digits = Array("0123456789abcdef".utf8)
        output += Array(#"\u00"#.utf8) + [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default: output.append(byte)
      }
    }
    output.append(0x22)
  }
}
