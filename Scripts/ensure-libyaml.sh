#!/usr/bin/env bash
# Makes sure that libyaml's header is there, which the build needs.
set -euo pipefail

if pkg-config --exists yaml-0.1 2>/dev/null; then exit 0; fi
paths=${CPATH:-}
for folder in ${paths//:/ } /usr/include /usr/local/include /opt/homebrew/include; do
  if [ -e "$folder/yaml.h" ]; then exit 0; fi
done

if [ "$(uname)" = Darwin ]; then
  echo "error: libyaml must be installed; run: brew install libyaml pkg-config" >&2
  exit 1
fi
exec "$(dirname "$0")/install-packages.sh" libyaml-dev
