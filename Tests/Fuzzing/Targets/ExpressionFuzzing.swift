enum ExpressionFuzzing {
  /// The formula as a text of JSON, which holds any bytes that are characters.
  static func run(_ bytes: [UInt8]) async {
    var text: [UInt8] = [0x22]
    for byte in bytes {
      switch byte {
      case 0x22, 0x5C: text += [0x5C, byte]
      case 0..<0x20:
        text += Array("\\u00\(byte < 16 ? "0" : "1")\(String(byte % 16, radix: 16))".utf8)
      default: text.append(byte)
      }
    }
    text.append(0x22)
    let spec =
      Array("{tokens: {size: ".utf8) + text
      + Array(", other: 2px, color: {$type: color, $value: ".utf8)
      + text + Array("}}, shapes: {a: {parameters: {p: 1}, path: [{move: [".utf8) + text
      + Array(", 0]}, {line: [width, height]}, close]}}}".utf8)
    await Compiling.run(["a.yaml": spec])
  }
}
