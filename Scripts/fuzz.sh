#!/usr/bin/env bash
# Feeds the compiler what a fuzzer thinks of, every target for SECONDS, two at a time:
#
#     Scripts/fuzz.sh SECONDS [CONFIGURATION]
#
# Begins with the corpus in Tests/Fuzzing/Corpus and with tokens/. What it finds is written to
# build/fuzz/, and makes the exit status 1: mend it, and put the file into the corpus. A run may take a
# second and a gigabyte at most.
set -euo pipefail
cd "$(dirname "$0")/.."
seconds=$1
configuration=${2:-release}
export TESSERA_FUZZING=1

swift build -c "$configuration" --scratch-path .build/fuzzing -Xswiftc -sanitize=fuzzer --product fuzz
fuzz=.build/fuzzing/$configuration/fuzz
out=build/fuzz
mkdir -p $out/found
# A folder of tokens is one input: its files, each behind a line with its path.
mkdir -p $out/seeds
for folder in tokens tokens/kit; do
  for file in "$folder"/*.yaml; do
    printf '#file %s\n' "$(basename "$file")"
    cat "$file"
  done >"$out/seeds/$(basename "$folder")"
done
for file in tokens/*.yaml tokens/kit/*.yaml; do cp "$file" $out/seeds/; done

run() {
  local target=$1 seeds=()
  [ "$target" = compiler ] && seeds=($out/seeds)
  mkdir -p "$out/$target"
  TESSERA_FUZZ_TARGET=$target $fuzz -max_total_time="$seconds" -timeout=1 -rss_limit_mb=1024 \
    -max_len=16384 -print_final_stats=1 -verbosity=1 -artifact_prefix="$out/found/$target-" \
    "$out/$target" "Tests/Fuzzing/Corpus/$target" "${seeds[@]}" >"$out/$target.log" 2>&1 || {
    echo "fuzz: $target failed:"
    grep -vE '^#[0-9]|^NEW_FUNC' "$out/$target.log" | tail -60
    return 1
  }
  echo "fuzz: $target: $(sed -n 's/^stat::number_of_executed_units: *//p' "$out/$target.log") runs"
}

targets=(document expression color shape compiler)
export -f run
export out fuzz seconds
status=0
printf '%s\n' "${targets[@]}" | xargs -P 2 -I{} bash -c 'run {}' || status=1
exit $status
