"""Measures whole builds against a bare event loop over the same bytes.

    bench.py TESSERA EVENT_LOOP [COUNT...]

Prints, for each number of tokens, the times of both (medians of five runs that take turns, so that
a busy moment of the machine meets both), their ratio, and the most memory that a build took.
"""

import os
import pathlib
import shutil
import statistics
import sys
import tempfile
import time

import token_set

RUNS = 5
STARTS = 21
# Code only: the way back to design tools is one output more.
PLATFORMS = "swift,kotlin,css"
COUNTS = [1_000, 10_000, 100_000]


def run(command):
    """Runs a program to its end: seconds, and its largest resident memory in bytes."""
    quiet = [(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)]
    start = time.perf_counter()
    process = os.posix_spawn(command[0], command, os.environ, file_actions=quiet)
    _, status, usage = os.wait4(process, 0)
    seconds = time.perf_counter() - start
    if status != 0:
        sys.exit("bench: %s ended with %d" % (" ".join(command), os.waitstatus_to_exitcode(status)))
    unit = 1 if sys.platform == "darwin" else 1024
    return seconds, usage.ru_maxrss * unit


def measure(count, folder, tessera, event_loop):
    tokens = folder / str(count) / "tokens"
    output = folder / str(count) / "out"
    token_set.write(count, tokens)
    files = sorted(str(path) for path in tokens.iterdir())
    size = sum(os.path.getsize(path) for path in files)

    builds, loops, memory = [], [], 0
    for _ in range(RUNS):
        shutil.rmtree(output, ignore_errors=True)
        seconds, peak = run(
            [tessera, "build", str(tokens), "--out", str(output), "--only", PLATFORMS]
        )
        builds.append(seconds)
        memory = max(memory, peak)
        loops.append(run([event_loop] + files)[0])
    build, loop = statistics.median(builds), statistics.median(loops)
    print(
        "%10s %8.2f MB %9.1f ms %9.1f ms %7.1f x %9.0f MB"
        % (format(count, ","), size / 1e6, build * 1e3, loop * 1e3, build / loop, memory / 1e6),
        flush=True,
    )


def main():
    tessera, event_loop = (os.path.abspath(path) for path in sys.argv[1:3])
    counts = [int(text) for text in sys.argv[3:]] or COUNTS
    starts = [run([tessera, "--version"])[0] for _ in range(STARTS)]
    print("start-up: %.1f ms (median of %d)\n" % (statistics.median(starts) * 1e3, STARTS))
    print("    tokens        YAML        build   event loop     ratio   peak memory")
    with tempfile.TemporaryDirectory(prefix="tessera-bench-") as folder:
        # The folder is a project of its own, whatever is around it.
        root = pathlib.Path(folder)
        for count in counts:
            measure(count, root, tessera, event_loop)
    print("\nbuild: three platforms, written to an empty folder; medians of %d runs" % RUNS)


if __name__ == "__main__":
    main()
