#!/usr/bin/env bash
# Prints the version of this source, from the one place that says it.
set -euo pipefail
cd "$(dirname "$0")/.."
source=Sources/CommandLineInterface/CommandLineTool.swift
version=$(sed -n 's/^ *package static let version = "\(.*\)"$/\1/p' "$source")
[ -n "$version" ] || {
  echo "error: $source does not say the version" >&2
  exit 1
}
echo "$version"
