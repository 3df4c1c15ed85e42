#!/usr/bin/env bash
# Prints this machine as the names of released files have it: linux-x86_64, macos-arm64.
set -euo pipefail
case $(uname -s) in
Linux) system=linux ;;
Darwin) system=macos ;;
*) system=$(uname -s | tr '[:upper:]' '[:lower:]') ;;
esac
case $(uname -m) in
arm64 | aarch64) processor=arm64 ;;
amd64 | x86_64) processor=x86_64 ;;
*) processor=$(uname -m) ;;
esac
echo "$system-$processor"
