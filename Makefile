# Every target sets up what it needs in .venv; once that exists, all of them work offline.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
EXTRAS := test,check,peers,fuzz
SECONDS ?= 60
COUNT ?= 20000
SEED ?= 1
SESSIONS ?= tests

.PHONY: demo test test-slow test-all uploads corpus fuzz-short fuzz bench check lock clean

# A plain installation is all that the demo needs; the tests' tools come with `make test`.
demo: $(VENV)/.demo
	"$(BIN)/python" examples/demo.py

$(VENV)/.demo: | $(VENV)/bin/python
	"$(BIN)/python" -m pip install --quiet --disable-pip-version-check --editable .
	touch "$@"

$(VENV)/bin/python:
	"$(PYTHON)" -m venv "$(VENV)"

$(STAMP): pyproject.toml | $(VENV)/bin/python
	"$(BIN)/python" -m pip install --quiet --disable-pip-version-check --editable ".[$(EXTRAS)]"
	touch "$(VENV)/.demo" "$@"

test: $(STAMP)
	"$(BIN)/python" -m pytest -n auto -m "not slow"

test-slow: $(STAMP) uploads
	"$(BIN)/python" -m pytest -n auto -m slow

# Uploads of real packages, with their truth; needs the shared test material and a python3.10.
uploads: $(STAMP)
	"$(BIN)/python" -m tests.real_uploads

# Runs the tests on each interpreter that is here and names those that are missing.
test-all: $(STAMP)
	PATH="$$("$(BIN)/python" -m tests.interpreters):$$PATH" "$(BIN)/python" -m nox --session $(SESSIONS)

# For reviewers: every archive of the corpus through the worker; see tests/malicious_zips/README.md for more.
corpus: $(STAMP)
	"$(BIN)/python" -m tests.malicious_zips

# Mutated honest archives, seeded; every other reader here must read what zipguard accepts as it does.
fuzz-short: $(STAMP)
	"$(BIN)/python" -m tests.differential.mutants --count $(COUNT) --seed $(SEED) --every 3

# Coverage-guided fuzzing of each target; needs Python 3.11 to 3.13.
fuzz: $(STAMP)
	"$(BIN)/python" -m fuzz.run --seconds $(SECONDS)

check: $(STAMP)
	"$(BIN)/ruff" check .
	"$(BIN)/ruff" format --check .
	"$(BIN)/mypy"

# Renews the pinned digest after a change of the runtime that is meant.
lock: $(STAMP)
	"$(BIN)/python" -m hawcx_build.vendor.lock --renew

clean:
	rm -rf "$(VENV)" .nox .pytest_cache .mypy_cache .ruff_cache build dist

# Speed against the floor and the peers (shiv and pex where they are installed); minutes, and best on an idle machine.
bench: $(STAMP)
	"$(BIN)/python" -m bench.speed
