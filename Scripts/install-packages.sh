#!/usr/bin/env bash
# Installs Debian packages without asking for anything, or says the one command that would.
#
#     Scripts/install-packages.sh PACKAGE...
set -euo pipefail

if ! command -v apt-get >/dev/null; then
  echo "error: $* must be installed, and this machine has no apt-get: use its own package manager" >&2
  exit 1
fi

if [ "$(id -u)" = 0 ]; then
  as_root=()
elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
  as_root=(sudo -n)
else
  echo "error: $* must be installed; run: sudo apt-get install -y $*" >&2
  exit 1
fi

install() {
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -qq --no-install-recommends "$@" </dev/null >/dev/null
}

echo "installing $*"
# The lists of packages may be absent, as in a fresh container, or too old to be fetched from.
if ! install "$@" 2>/dev/null; then
  "${as_root[@]}" apt-get update -qq </dev/null >/dev/null
  if ! install "$@"; then
    echo "error: apt-get could not install $*" >&2
    exit 1
  fi
fi
