enum ShapeFuzzing {
  /// The path, a line of YAML a command.
  static func run(_ bytes: [UInt8]) async {
    var spec = Array("shapes:\n  a:\n    parameters: { p: 4px, q: 0.5 }\n    path:\n".utf8)
    for line in bytes.split(separator: 0x0A) {
      spec += Array("      ".utf8) + line + [0x0A]
    }
    await Compiling.run(["a.yaml": spec])
  }
}
