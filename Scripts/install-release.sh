#!/usr/bin/env bash
# Installs a released binary, once its checksum is right.
#
#     TESSERA_RELEASES=URL Scripts/install-release.sh FOLDER [VERSION [SHA256]]
#
# URL is where releases are: URL/vVERSION/tessera-VERSION-OS-ARCH.tar.gz, and its checksum beside it with
# .sha256 behind the name. VERSION is that of this source when it is not given or empty. A SHA256 that is
# given counts in place of the one beside the archive, and tells more: who can change the one can change
# the other. FOLDER/tessera is the program.
set -euo pipefail

folder=$1
version=${2:-}
checksum=${3:-}
scripts=$(cd "$(dirname "$0")" && pwd)

fail() {
  echo "error: $*" >&2
  exit 1
}

[ -n "${TESSERA_RELEASES:-}" ] || fail "TESSERA_RELEASES has to say where releases are"
version=${version:-$("$scripts/version.sh")}
version=${version#v}
[[ $version =~ ^[0-9A-Za-z][0-9A-Za-z.+-]*$ ]] || fail "this is no version: $version"
if [ -n "$checksum" ] && ! [[ $checksum =~ ^[0-9a-fA-F]{64}$ ]]; then
  fail "this is no SHA-256: $checksum"
fi

archive=tessera-$version-$("$scripts/platform.sh").tar.gz
temporary=$(mktemp -d)
trap 'rm -rf "$temporary"' EXIT
fetch() {
  curl --fail --silent --show-error --location --retry 3 --output "$temporary/$1" \
    "$TESSERA_RELEASES/v$version/$1" || fail "there is no $1 in $TESSERA_RELEASES/v$version"
}

fetch "$archive"
if [ -z "$checksum" ]; then
  fetch "$archive.sha256"
  read -r checksum _ <"$temporary/$archive.sha256"
fi
if command -v sha256sum >/dev/null; then
  read -r found _ < <(sha256sum "$temporary/$archive")
else
  read -r found _ < <(shasum -a 256 "$temporary/$archive")
fi
[ "$found" = "$(tr 'A-F' 'a-f' <<<"$checksum")" ] ||
  fail "$archive is not what it should be: its SHA-256 is $found, not $checksum"

tar -xzf "$temporary/$archive" -C "$temporary"
mkdir -p "$folder"
install -m 755 "$temporary/${archive%.tar.gz}/tessera" "$folder/tessera"
