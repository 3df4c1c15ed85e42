#!/usr/bin/env bash
# Packs the program for a release: the same bytes in, the same bytes out.
#
#     Scripts/make-dist.sh PROGRAM FOLDER
#
# FOLDER gets tessera-VERSION-OS-ARCH.tar.gz, with the program without its symbols, the README, the
# changelog and the licence, and the archive's SHA-256 in a file of its name with .sha256 behind it.
set -euo pipefail
program=$1
folder=$2
scripts=$(cd "$(dirname "$0")" && pwd)
root=$(dirname "$scripts")

version=$("$scripts/version.sh")
name=tessera-$version-$("$scripts/platform.sh")
temporary=$(mktemp -d)
trap 'rm -rf "$temporary"' EXIT
mkdir -p "$temporary/$name" "$folder"

strip -o "$temporary/$name/tessera" "$program"
chmod 755 "$temporary/$name/tessera"
# A binary that needs what is here only would fail elsewhere: it starts in an empty environment, in an
# empty folder.
said=$(cd "$temporary" && env -i "$temporary/$name/tessera" --version)
[ "$said" = "tessera $version" ] || {
  echo "error: the program says '$said', and its source 'tessera $version': build it again" >&2
  exit 1
}
for file in README.md CHANGELOG.md LICENSE LICENSE.txt LICENSE.md; do
  if [ -e "$root/$file" ]; then install -m 644 "$root/$file" "$temporary/$name/"; fi
done

# Python's tarfile and gzip do the same everywhere; tar's options differ from system to system.
python3 -B "$scripts/tools/pack.py" "$temporary/$name" "$folder/$name.tar.gz"
cd "$folder"
if command -v sha256sum >/dev/null; then
  sha256sum "$name.tar.gz" >"$name.tar.gz.sha256"
else
  shasum -a 256 "$name.tar.gz" >"$name.tar.gz.sha256"
fi
echo "$folder/$name.tar.gz"
