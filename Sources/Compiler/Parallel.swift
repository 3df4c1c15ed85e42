enum Parallel {
  /// What `transform` makes of each value, in their order, worked out on all cores.
  ///
  /// - Parameter transform: pure; it may run for several values at once.
  static func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], _ transform: @escaping @Sendable (Input) -> Output
  ) async -> [Output] {
    guard inputs.count > 1 else { return inputs.map(transform) }
    return await withTaskGroup(of: (Int, Output).self) { group in
      for (index, input) in inputs.enumerated() {
        group.addTask { (index, transform(input)) }
      }
      var outputs = [Output?](repeating: nil, count: inputs.count)
      for await (index, output) in group { outputs[index] = output }
      return outputs.compactMap { $0 }
    }
  }
}
