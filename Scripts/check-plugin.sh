#!/usr/bin/env bash
# Builds Examples/SwiftPackage with the build-tool plug-in, and checks that it builds what is needed, when
# it is needed.
#
#     Scripts/check-plugin.sh [FOLDER]
#
# FOLDER is where things are built, .build/plugin when it is not given. The package is copied there,
# because the check changes its specs.
set -euo pipefail
cd "$(dirname "$0")/.."

root=$PWD
scratch=${1:-$root/.build/plugin}
package=$scratch/package
log=$scratch/log
mkdir -p "$scratch"
rm -rf "$package"
cp -R Examples/SwiftPackage "$package"
rm -rf "$package/.build"
# The copy stands elsewhere; the package that it depends on stays.
sed -i.old "s|path: \"../..\"|path: \"$root\"|" "$package/Package.swift"
rm "$package/Package.swift.old"
spec=$package/tokens/brand.yaml

fail() {
  echo "error: $*" >&2
  sed 's/^/  | /' "$log" >&2
  exit 1
}

# Builds, and says in $status how that ended.
build() {
  status=0
  swift build --package-path "$package" --scratch-path "$scratch/build" "$@" >"$log" 2>&1 || status=$?
}

built() { [ "$status" = 0 ] || fail "the package does not build: $1"; }
generated() { grep -q "Compiling the design tokens of Brand" "$log"; }
edit() {
  sed -i.old "$1" "$spec"
  rm "$spec.old"
}
holds() { find "$scratch/build/plugins" -name "$1" -path '*Brand*' -exec cat {} + | grep -q "$2"; }

seconds=$SECONDS
build
built "at first"
echo "built in $((SECONDS - seconds)) s"
if grep -q "Tests" "$log"; then fail "tests are built, which nobody needs who uses the plug-in"; fi
holds Tokens.swift "s: CGFloat = 8" || fail "the generated code is not there"
holds Components.swift "PreviewProvider" || fail "previews are not in the file that is declared"
[ "$(find "$scratch/build/plugins" -name '*.swift' -path '*Brand*' | wc -l)" -eq 2 ] ||
  fail "there are other files than the two that are declared"

# SwiftPM links a tool that it has just built once or twice more, which is a new tool for it.
for _ in 1 2 3 4 5; do
  build
  built "again"
  grep -q "Linking" "$log" || break
done
build
built "once more"
if generated; then fail "nothing has changed, and tokens were compiled again"; fi

edit 's/s: 8/s: 12/'
build
built "with another value"
generated || fail "a value has changed, and tokens were not compiled"
holds Tokens.swift "s: CGFloat = 12" || fail "the new value did not arrive"

echo 'tokens: { gap: { $type: dimension, $value: 3 } }' >"$package/tokens/more.yaml"
build
built "with one file more"
holds Tokens.swift "gap: CGFloat = 3" || fail "a new file was overlooked"
rm "$package/tokens/more.yaml"
build
built "with one file less"
if holds Tokens.swift "gap: CGFloat"; then fail "a removed file still counts"; fi

edit 's/accent: "#0A5FD6"/accent: "#0A5FD"/'
build
[ "$status" != 0 ] || fail "an error in a spec does not fail the build"
grep -qE "^/.*/tokens/brand\.yaml:3:35: error: .*\[invalid-color\]" "$log" ||
  fail "the error is not shown with its file, line and column"

edit 's/accent: "#0A5FD"/accent: "#0A5FD6"/'
status=0
swift test --package-path "$package" --scratch-path "$scratch/build" >"$log" 2>&1 || status=$?
built "and its tests do not pass"
echo "the plug-in works"
