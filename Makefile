# Two commands do everything on a fresh machine with Rust, Node and apt:
#   make play    build what is missing and lay the table
#   make test    run everything there is
# The rest is for those who work on it.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.PHONY: help play test need lint unit plain web-test program judge attack attack-short browser bench strength audit types golden graph clean

WEB_SOURCES := $(shell find web/src web/public web/index.html web/package.json web/vite.config.ts -type f 2>/dev/null)
PROGRAM := target/debug/grognard
PLAY := target/release/grognard
ADDRESS ?= 127.0.0.1:8800
DATA ?= data

# A run of CI builds once, in a fresh clone: nothing is kept for a next build, and nobody debugs.
ifdef CI
export CARGO_INCREMENTAL := 0
export CARGO_PROFILE_DEV_DEBUG := 0
endif

help:
	@echo "make play    build what is missing and lay the table at http://$(ADDRESS)/"
	@echo "make test    run everything there is"
	@echo "make bench   measure, beside a peer; figures belong in docs/performance.md"
	@echo "make strength  how strong the generals are; figures belong in docs/generals.md"
	@echo "make attack  an ill-meaning stranger tries the server; figures belong in docs/performance.md"
	@echo "make graph   draw crates and modules anew from the sources; they are shown in docs/graphs.md"
	@echo "make audit   100,000 random battles with every promise checked"

play: web/dist/index.html
	@scripts/need cargo node
	@cargo build --quiet --locked --release -p grognard
	@exec $(PLAY) serve --address $(ADDRESS) --data $(DATA)

test: need web-test lint unit plain judge attack-short browser
	@echo "All is well."

need:
	@scripts/need cargo node nextest chromium

lint: web/node_modules
	cd web && npm run format:check
	cd web && npm run lint
	node --test scripts/graph/test.mjs scripts/prose/test.mjs
	node scripts/graph.mjs --check
	node scripts/prose.mjs
	cargo fmt --all --check
	cargo clippy --locked --workspace --all-targets -- -D warnings

# The client is built first: the program carries it inside. (`npm ci` wants the bindings of every
# other platform in the lock file, which not every registry has; `npm install --no-save` keeps to
# the lock file and leaves it alone.)
web/node_modules: web/package-lock.json
	@scripts/need node
	cd web && npm install --no-save --no-audit --no-fund
	@touch web/node_modules

web/dist/index.html: web/node_modules $(WEB_SOURCES)
	cd web && npm run build

web-test: web/dist/index.html
	cd web && npm run check
	cd web && npm test

# Properties are tried on the same cases in every run of `make test`; `cargo nextest run` by
# itself looks for new ones.
unit: web/dist/index.html
	PROPTEST_RNG_SEED=1861 cargo nextest run --locked --workspace
	cargo test --locked --workspace --doc

# The same battles give the same hashes without optimisation.
plain:
	cargo nextest run --locked --cargo-profile plain -p marengo -p frederick -p elements --test suite golden_records_verify

# The program as its tests use it; a build of its own would compile half of the dependencies
# again, with fewer features.
program: web/dist/index.html
	cargo nextest run --locked --workspace --no-run

judge: program
	$(PROGRAM) packs check
	$(PROGRAM) judge --quiet packs/*/situations
	$(PROGRAM) rules --system marengo --complete
	$(PROGRAM) rules --system frederick --without 17.6.5,17.6.6,17.6.7,17.6.8 --complete
	$(PROGRAM) rules --system frederick2002 --complete
	$(PROGRAM) rules --system elements --complete
	$(PROGRAM) rules --system napoleon --complete
	for record in crates/*/tests/records/*.json crates/*/tests/records/form-1/*.json; do $(PROGRAM) replay --verify "$$record"; done

# Every attack that once hurt the server, on this machine alone, against a program of
# its own; it ends by itself.
RECORDS := crates/marengo/tests/records/plain.json crates/frederick/tests/records/leuthen-options.json
attack:
	cargo build --locked --release -p grognard
	cargo run --locked --release -p server --example attack -- $(PLAY) 20 $(RECORDS)
attack-short: program
	target/debug/examples/attack $(PROGRAM) 2 $(RECORDS)

browser: program
	@scripts/need chromium
	cd web && GROGNARD_BINARY=../$(PROGRAM) npm run e2e

bench:
	cargo build --locked --release -p grognard
	scripts/bench

strength:
	cargo build --locked --release -p grognard
	scripts/strength

audit:
	cargo build --locked --release -p grognard
	$(PLAY) bench --battles 100000 --audit

# The browser's types of the wire, and the golden replays, written again from the Rust code.
types:
	GROGNARD_WRITE=1 cargo nextest run --locked -p grognard wire_types
golden:
	GROGNARD_WRITE=1 cargo nextest run --locked -p skirmish -p marengo -p frederick -p elements golden

# The pictures of the code; `make lint` fails if they are old, or if modules go in
# circles that nobody allowed.
graph:
	@scripts/need node
	node scripts/graph.mjs

clean:
	cargo clean
	rm -rf web/dist web/node_modules
