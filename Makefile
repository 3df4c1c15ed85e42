# What one does with this repository. `make help` lists it.

.DEFAULT_GOAL := tokens
.PHONY: build check-examples check-plugin clean dist examples fidelity format fuzz help libyaml lint bench test tests tokens tools

tessera := .build/release/tessera
swift_sources := Package.swift Sources Tests Plugins $(wildcard Examples/SwiftUI) \
	$(addprefix Examples/SwiftPackage/,Package.swift Sources Tests)

# Every build that checks uses these, so that no two of them ask for a build of everything.
strict := -Xswiftc -warnings-as-errors --explicit-target-dependency-import-check error
# The product alone: what only the tests use is left out. On Linux it needs nothing but the kernel.
release := -c release --static-swift-stdlib --product tessera \
	$(if $(filter Linux,$(shell uname)),-Xswiftc -static-executable)

# Says yes under continuous integration, where a tool that cannot be had is a failure.
ci := $(filter-out 0 false,$(CI))

## tokens: build the compiler and compile tokens/ with it (the default)
tokens: build
	$(tessera) build tokens

## build: build the compiler, .build/release/tessera
build: libyaml
	swift build $(release) $(if $(ci),$(strict))

## test: run every test; fetches compilers and a browser to test with, once
test: tests
	swift test --skip-build

## fidelity: draw every shape on every platform, sample every animation; see build/fidelity/index.html
fidelity: tests
	TESSERA_FIDELITY_REPORT=build/fidelity swift test --skip-build --filter Fidelity

## fuzz: feed the compiler what a fuzzer thinks of, each of five targets for ten minutes
fuzz: libyaml
	Scripts/fuzz.sh 600

## bench: measure speed and memory
bench: build
	Scripts/bench.sh

## examples: write again what is generated in Examples/
examples: tokens

## check-examples: fail when Examples/ is not what tokens/ gives
check-examples: build
	Scripts/check-examples.sh $(tessera)

## check-plugin: build Examples/SwiftPackage with the build-tool plug-in
check-plugin: libyaml
	Scripts/check-plugin.sh

## dist: pack the program for a release, with its checksum, into build/dist
dist: build
	@! { command -v readelf && readelf -d $(tessera) | grep NEEDED; } || { echo "error: the program needs libraries" >&2; exit 1; }
	Scripts/make-dist.sh $(tessera) build/dist

## format: lay out every Swift file
format:
	swift format --in-place --parallel --recursive $(swift_sources)

## lint: check the layout of every Swift file
lint:
	swift format lint --strict --parallel --recursive $(swift_sources)

## clean: remove what was built; fetched tools stay in .cache
clean:
	rm -rf .build build

## help: this list
help:
	@sed -n 's/^## //p' $(MAKEFILE_LIST)

# By its name: a build of everything compiles the library once more, as a tool of the plug-in.
tests: libyaml tools
	swift build --product tesseraPackageTests $(strict)

libyaml:
	@Scripts/ensure-libyaml.sh

tools:
	@Scripts/fetch-tools.sh $(if $(ci),,|| true)
