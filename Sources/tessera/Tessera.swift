import CommandLineInterface
import Workspace

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@main
struct Tessera {
  static func main() async {
    // A file that may grow no further is an error that can be told, not the end.
    signal(SIGXFSZ, SIG_IGN)
    let outcome = await outcome(Array(CommandLine.arguments.dropFirst()))
    // What is wrong comes first, so that what was done is the last line of a terminal.
    try? Disk.write(Array(outcome.errors.utf8), to: STDERR_FILENO)
    do throws(SystemError) {
      try Disk.write(Array(outcome.output.utf8), to: STDOUT_FILENO)
    } catch {
      exit(ExitCode.fileSystem.rawValue)
    }
    exit(outcome.exitCode.rawValue)
  }

  private static func outcome(_ arguments: [String]) async -> Outcome {
    let current: FilePath
    do throws(SystemError) {
      current = try Disk.currentFolder()
    } catch {
      return Outcome(
        .fileSystem, errors: "tessera: The current folder can't be read: \(error.reason).\n")
    }
    let environment = Environment(
      currentFolder: current, isTerminal: Disk.isTerminal(STDERR_FILENO), width: terminalWidth,
      variables: { name in getenv(name).map { String(cString: $0) } })
    return await CommandLineTool.run(arguments, in: environment)
  }

  /// The columns of the terminal; 100 when it doesn't say.
  private static var terminalWidth: Int {
    var size = winsize()
    guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 100 }
    return Int(size.ws_col)
  }
}
