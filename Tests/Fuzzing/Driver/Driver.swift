import Dispatch
import FuzzTargets

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Which target runs: the environment's `TESSERA_FUZZ_TARGET`, since the fuzzer reads all arguments as its own.
private let target: FuzzTarget = {
  let name = getenv("TESSERA_FUZZ_TARGET").map { String(cString: $0) } ?? "compiler"
  guard let target = FuzzTarget(rawValue: name) else {
    fatalError("TESSERA_FUZZ_TARGET is one of \(FuzzTarget.allCases.map(\.rawValue))")
  }
  return target
}()

/// libFuzzer's entry: https://llvm.org/docs/LibFuzzer.html
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  // The fuzzer calls what does not wait.
  let isDone = DispatchSemaphore(value: 0)
  Task.detached {
    await target.run(bytes)
    isDone.signal()
  }
  isDone.wait()
  return 0
}

/// Half of the time the lines of a spec are mixed, else its bytes.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(
  _ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ limit: Int, _ seed: CUnsignedInt
) -> Int {
  var mutator = LineMutator(seed: UInt64(seed))
  guard size > 0, target != .color, target != .expression, mutator.isOdds(1, in: 2) else {
    return mutateBytes(data, size, limit)
  }
  let bytes = mutator.mutate(Array(UnsafeBufferPointer(start: data, count: size))).prefix(limit)
  for (index, byte) in bytes.enumerated() { data[index] = byte }
  return bytes.count
}

@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ limit: Int) -> Int

@_silgen_name("LLVMFuzzerRunDriver")
private func run(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// The name that the package manager gives to the beginning of a program.
@_cdecl("fuzz_main")
public func begin(
  _ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> CInt {
  var count = count
  var arguments = arguments
  return run(&count, &arguments) { testOneInput($0, $1) }
}
