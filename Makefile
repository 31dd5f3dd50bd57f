# Laydown: one command for each thing one does. `make help` lists them.

# Any Python from 3.11 on: python3.11 if it is there (and runs), else python3.
PYTHON ?= $(shell for p in python3.11 python3; do if $$p -c "" 2>/dev/null; then echo $$p; break; fi; done)

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q
WEB := $(BIN)/python build_web.py
# Twice as many as there are cores: tests of pages wait half of their time.
WORKERS ?= $(shell echo $$(( 2 * $$(getconf _NPROCESSORS_ONLN) )))

# What `pip install .` installs, in a folder of its own: compiled where there is a C compiler, pure
# with LAYDOWN_PURE=1. The install in $(VENV) is editable, and pure unless `make compiled`.
BUILT := build/$(if $(filter-out 0,$(LAYDOWN_PURE)),pure,compiled)
WITH_BUILT := PYTHONPATH="$(CURDIR)/$(BUILT)" $(BIN)/python
SOURCES := $(shell find src/laydown -type f ! -name '*.so' ! -name '*.pyc' ! -name '*.sha256') \
	$(shell find web -type f ! -path 'web/node_modules/*' ! -path 'web/dist*')
# The tests of what is compiled: they run in pure Python too, with fewer and shorter games.
COMPILED_TESTS := $(wildcard $(addprefix tests/,bots compiled/test_running.py engine golden perft referee review rules sense terminal tools))

# Checks that do not need each other run on two cores; what each prints stays together.
TWO_AT_A_TIME := $(MAKE) --no-print-directory -j2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

# Tests start Python hundreds of times: what it has read once it need not read again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

.PHONY: help
help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)


# --- use ---

.PHONY: play
play: $(BUILT)/.made ## start the server on this machine and open the browser at it; ARGS="--port 9000"
	@$(WITH_BUILT) -m laydown serve --open $(ARGS)

.PHONY: terminal
terminal: $(BUILT)/.made ## play in the terminal; ARGS="--edition express --name Nora"
	@LAYDOWN_MAKE=1 $(WITH_BUILT) -m laydown play $(ARGS)


# --- work ---

.PHONY: test
test: pure $(VENV)/.dev ## everything: format, lint, types, import rules, clauses, all tests, the engine's also in pure Python
	@$(WEB) install
	@$(TWO_AT_A_TIME) $(BUILT)/.made web-lint types web-types programs web-test lint imports clauses
	@$(BIN)/python hatch_build.py; case $$? in \
		0) set -ex; $(WITH_BUILT) -m pytest -n $(WORKERS) --running compiled; \
			$(BIN)/python -m pytest -n $(WORKERS) --running pure $(COMPILED_TESTS);; \
		3) echo "So all tests run in pure Python alone."; \
			set -x; $(BIN)/python -m pytest -n $(WORKERS) --running pure;; \
		*) exit 1;; esac

.PHONY: check
check: pure $(VENV)/.dev ## the quick part of it, in about a minute
	@$(TWO_AT_A_TIME) types lint imports clauses
	$(BIN)/python -m pytest -n 2 -m "not slow" --running pure

.PHONY: e2e
e2e: pure chromium ## the browser client in Chromium, with whole games of each edition
	LAYDOWN_EVERY=1 $(BIN)/python -m pytest -n $(WORKERS) tests/e2e tests/e2e/whole_games.py

.PHONY: chromium
chromium: $(VENV)/.dev
	@$(BIN)/python -m tests.e2e.chromium > /dev/null

.PHONY: programs
programs: chromium # one after the other: only one at a time may install packages of Debian
	@$(BIN)/python -m tests.server.nginx

.PHONY: lint
lint: $(VENV)/.dev ## format and lint rules (ruff)
	$(BIN)/ruff format --check -q .
	$(BIN)/ruff check -q .

.PHONY: types
types: $(VENV)/.dev ## strict types (mypy)
	$(BIN)/mypy

.PHONY: imports
imports: $(VENV)/.dev ## which room may import which (import-linter)
	$(BIN)/lint-imports --no-logo

.PHONY: clauses
clauses: $(VENV)/.dev ## which rule clauses lack a test, a text or a language
	$(BIN)/python -m tests.clauses

.PHONY: web-check
web-check: $(VENV)/.run ## the browser client: format, lint rules, types, unit tests
	@$(WEB) install
	@$(TWO_AT_A_TIME) web-lint web-types web-test

.PHONY: web-lint web-types web-test
web-lint: $(VENV)/.run
	$(WEB) run lint
web-types: $(VENV)/.run
	$(WEB) run check
web-test: $(VENV)/.run
	$(WEB) run test

.PHONY: format
format: $(VENV)/.dev ## format, and mend what can be mended
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(WEB) run format

.PHONY: client
client: $(VENV)/.run ## build the browser client, if its sources have changed
	@$(WEB)

.PHONY: web
web: $(VENV)/.run ## the browser client with hot reload; `laydown serve` runs beside it
	$(WEB) run dev

.PHONY: fonts
fonts: $(VENV)/.dev ## cut the fonts of the browser client anew
	@$(PIP) install 'fonttools[woff]'
	$(BIN)/python -m tools.fonts

.PHONY: icons
icons: $(VENV)/.dev ## draw the icons of the installed app anew
	$(BIN)/python -m tools.icons

.PHONY: screenshots
screenshots: pure chromium ## pictures of every page and state, into build/screenshots and docs/images
	$(BIN)/python -m tools.screenshots

.PHONY: golden
golden: $(VENV)/.dev ## write the golden records anew; then read the diff
	$(BIN)/python -m tests.golden.make

.PHONY: wire
wire: $(VENV)/.dev ## write anew what is made of the wire's structs: types for the browser, schema, page
	$(BIN)/python -m tools.wire

.PHONY: docs
docs: $(VENV)/.dev ## build the site of the docs in build/docs; a link that leads nowhere fails
	@$(BIN)/mkdocs build
	@echo "build/docs/index.html"

.PHONY: compiled
compiled: $(VENV)/.run ## compile the engine in place, for the editable install; again after each change
	@$(BIN)/python hatch_build.py --in-place
	@$(BIN)/laydown --version

.PHONY: pure
pure: $(VENV)/.run ## undo it
	@$(BIN)/python hatch_build.py --pure

.PHONY: strength
strength: $(BUILT)/.made $(VENV)/.dev ## whether each bot beats the one below it, in up to an hour
	$(WITH_BUILT) -m tools.strength

.PHONY: torture
torture: $(VENV)/.dev ## the promises of the server at full length, for hours: see docs/promises.md
	$(BIN)/python -m tests.server.simulation --many $(or $(SCHEDULES),20000)
	$(BIN)/python -m tests.server.kills $(or $(KILLS),300)
	$(BIN)/python -m tests.server.power $(or $(CUTS),10000)
	$(BIN)/python -m tests.server.http_fuzz $(or $(REQUESTS),2000)

.PHONY: bench
bench: $(BUILT)/.made .venv-bench/.made ## our speed as a ratio to reference engines
	$(WITH_BUILT) -m benchmarks

.PHONY: performance
performance: bench ## ... and write the figures and the plot of docs/performance.md
	$(BIN)/python -m benchmarks.page

# Keeps the pins that are there; to move them: make requirements UPGRADE=1
.PHONY: requirements
requirements: $(VENV)/.made ## compile requirements/*.txt from requirements/*.in (UPGRADE=1: newest versions)
	@$(PIP) install uv
	cd requirements && for name in run dev; do \
		../$(BIN)/uv pip compile -q $(if $(UPGRADE),--upgrade) --universal --python-version 3.11 \
			--generate-hashes --no-header --no-emit-index-url --no-emit-find-links \
			-o $$name.txt $$name.in || exit 1; \
	done
	@! grep -nE '://|^-|@ *file' requirements/*.txt || { echo "An address or option stands in a lock file."; exit 1; }

.PHONY: clean
clean: ## remove the environments and all that was made
	rm -rf $(VENV) .venv-bench build dist web/dist web/dist.sha256 web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests tools benchmarks -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
	find src \( -name '*.so' -o -name '*.sha256' \) -delete


# --- set-up: done once, and again when what it depends on changes ---

$(VENV)/.made:
	@test -n "$(PYTHON)" || { echo "Laydown needs Python 3.11 or newer: none found. Name one: make PYTHON=/path/to/python"; exit 1; }
	@$(PYTHON) -c "import sys; sys.exit(sys.version_info < (3, 11))" || { echo "Laydown needs Python 3.11 or newer; $(PYTHON) is older or does not run. Name one: make PYTHON=/path/to/python"; exit 1; }
	@echo "Setting up $(VENV) ..."
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

$(VENV)/.run: $(VENV)/.made requirements/run.txt pyproject.toml
	@echo "Setting up $(VENV): what playing needs ..."
	@$(PIP) install --require-hashes -r requirements/run.txt
	@$(PIP) install --no-build-isolation --no-deps -e .
	@touch $@

$(BUILT)/.made: $(VENV)/.run build_web.py hatch_build.py pyproject.toml $(SOURCES)
	@$(BIN)/python hatch_build.py || true
	@rm -rf $(BUILT)
	@$(PIP) install --no-build-isolation --no-deps --target $(BUILT) .
	@touch $@

$(VENV)/.dev: $(VENV)/.run requirements/dev.txt
	@echo "Setting up $(VENV): what tests need ..."
	@$(PIP) install --require-hashes -r requirements/dev.txt
	@touch $@

.venv-bench/.made: benchmarks/requirements.txt
	@echo "Setting up .venv-bench: the engines we compare with ..."
	@$(PYTHON) -m venv --clear .venv-bench
	@.venv-bench/bin/python -m pip --disable-pip-version-check -q install -r benchmarks/requirements.txt
	@touch $@
