#!/usr/bin/env bash
# Measures speed and memory of the release build.
#
#     Scripts/bench.sh [COUNT...]
#
# COUNT is a number of tokens; 1,000, 10,000 and 100,000 when none is given. TESSERA names another
# program to measure.
set -euo pipefail
cd "$(dirname "$0")/.."

tessera=${TESSERA:-.build/release/tessera}
if [ ! -x "$tessera" ]; then
  echo "bench: there is no $tessera: run 'make build' first" >&2
  exit 1
fi
loop=$(mktemp)
trap 'rm -f "$loop"' EXIT
read -ra flags <<<"$(pkg-config --cflags --libs yaml-0.1 2>/dev/null || echo -lyaml)"
"${CC:-cc}" -O2 -o "$loop" Scripts/bench/event_loop.c "${flags[@]}"
python3 -B Scripts/bench/bench.py "$tessera" "$loop" "$@"
