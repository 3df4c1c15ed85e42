#!/usr/bin/env bash
# Fails when the generated files in Examples/ are not what the compiler makes of tokens/.
#
#     Scripts/check-examples.sh COMPILER
set -euo pipefail
cd "$(dirname "$0")/.."

before=$(mktemp -d)
trap 'rm -rf "$before"' EXIT
cp -R Examples "$before/"
"$1" build tokens
if ! diff -r "$before/Examples" Examples; then
  echo "error: Examples/ was stale; it is current now: commit it" >&2
  exit 1
fi
# A fresh file that nobody added is stale for everyone else.
if git rev-parse --git-dir >/dev/null 2>&1 && [ -n "$(git ls-files --others --exclude-standard Examples)" ]; then
  echo "error: these files of Examples/ are not in the repository yet:" >&2
  git ls-files --others --exclude-standard Examples >&2
  exit 1
fi
