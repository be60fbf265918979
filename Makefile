# Every target sets up what it needs: a virtual environment, packages, links for the type checker.
PYTHON ?= python3
BIN := .venv/bin
PARTS := docs editor engines plugins samples schema
READY := .venv/.ready
# One more than the cores that are counted on: tests often wait for a process that they have started.
WORKERS ?= 3

.PHONY: run table-load compiled test test-again test-compiled test-under-load test-apart test-late check bench bench-against attack soak train ladder pictures proofs advice-proofs generated-samples app tiled tabletop tables texts clean bench-felt

run: $(READY)  ## open the editor on a sample; without a display, do the same job headless
	@$(BIN)/python -P -m hullwright.editor

test: check  ## everything that must pass before a commit lands
	$(BIN)/pytest -n $(WORKERS) --dist worksteal

test-again: $(READY) .types  ## the tests that failed last time, one after another: what passes now failed by a race
	$(BIN)/pytest --last-failed --last-failed-no-failures none

test-under-load: $(READY) .types  ## the tests while six busy loops run beside them: none may depend on the clock
	$(BIN)/python -m tests.under_load $(BIN)/pytest -n $(WORKERS) --dist worksteal

test-apart: $(READY) .types  ## the tests, each with fixtures of its own: none may need what another has left; make test-apart TESTS=tests/editor/lab
	$(BIN)/python -m pytest -p tests.each_apart -n $(WORKERS) --dist worksteal $(TESTS)

test-late: $(READY) .types  ## the window's tests, with answers and afterthoughts that come late: none may look before it has waited
	$(BIN)/python -m pytest -p tests.late_answers -n $(WORKERS) --dist worksteal $(or $(TESTS),tests/editor)

compiled: $(READY) .types  ## the modules in which bots think, compiled into out/compiled/: quicker games, and the same ones
	$(BIN)/python .compiled/build.py

test-compiled: compiled  ## the tests of the engines with compiled modules, and the same games both ways
	$(BIN)/python -m tests.same_games 50 out/compiled
	HULLWRIGHT_COMPILED=$(CURDIR)/out/compiled $(BIN)/pytest -n $(WORKERS) --dist worksteal tests/engines

check: $(READY) .types  ## formatter, linter, types, import contracts
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy $(foreach part,$(PARTS),-p hullwright.$(part))
	$(BIN)/lint-imports

bench: $(READY)  ## speed and memory, as ratios in one run
	$(BIN)/python tests/benchmarks/large_zones.py
	$(BIN)/python tests/benchmarks/playouts.py
	$(BIN)/python tests/benchmarks/playouts_no_escape.py
	$(BIN)/python tests/benchmarks/playouts_space_attack.py
	$(BIN)/python tests/benchmarks/playouts_escape_earth.py
	$(BIN)/python tests/benchmarks/canvas.py
	$(BIN)/python tests/benchmarks/live_checks.py
	$(BIN)/python tests/benchmarks/start_up.py
	$(BIN)/python tests/benchmarks/command_line.py
	$(BIN)/python tests/benchmarks/libraries.py
	$(BIN)/python tests/benchmarks/generation.py
	$(BIN)/python -m tests.benchmarks.felt

bench-felt: $(READY)  ## what a hand feels: the window under Xvfb, from the event to the pixel, beside Tiled
	$(BIN)/python -m tests.benchmarks.felt $(FELT)

bench-against: $(READY)  ## games of every engine, at random and by good bots, beside those of another commit: make bench-against COMMIT=main
	$(BIN)/python tests/benchmarks/against.py $(COMMIT) $(PAIRS)

table-load: $(READY)  ## fifty tables with eight guests each at one server, killed in the middle: make table-load SECONDS=60
	$(BIN)/python -m tests.benchmarks.table_load $(SECONDS)

attack: $(READY)  ## twenty minutes of hostile files, kills, races and bombs; prints a table
	$(BIN)/python -m tests.attacks

soak: $(READY)  ## thousands of games of every engine, looked at after every action
	$(BIN)/python -m tests.soaks.eftaios
	$(BIN)/python -m tests.soaks.no_escape
	$(BIN)/python -m tests.soaks.space_attack
	$(BIN)/python -m tests.soaks.escape_earth
	$(BIN)/python -m tests.soaks.every_pair
	$(BIN)/python -m tests.soaks.lab
	$(BIN)/python -m tests.soaks.table_kills
	$(BIN)/python -m tests.soaks.game_kills

train: $(READY)  ## find the weights of the bots of GAME by self-play, into out/styles/; goes on where it was stopped
	$(BIN)/hullwright train $(or $(GAME),eftaios) --output out/styles $(TRAIN)

ladder: $(READY)  ## what each level and style of the bots is worth, into docs/bots.md; goes on where it was stopped
	$(BIN)/python -m tests.ladder $(LADDER)

proofs: $(READY)  ## how many generated maps games show to be fair, into docs/generated.md: hours, goes on where it was stopped
	$(BIN)/python -m tests.generation_proofs $(PROOFS)

advice-proofs: $(READY)  ## whether advice mends samples that were spoilt on purpose, into docs/advice.md: half an hour, goes on where it was stopped
	$(BIN)/python -m tests.advice_proofs $(PROOFS)

generated-samples: $(READY)  ## what experts make of the samples that made themselves, into their files: when bots have changed
	$(BIN)/python -m tests.generated_samples $(SAMPLES)

pictures: $(READY)  ## screenshots of the window's main states, into docs/pictures/
	$(BIN)/python -m tests.pictures

app: $(READY)  ## a folder that starts on machines without Python, into out/app/hullwright/
	$(BIN)/python -m pip install -qq --disable-pip-version-check --editable '.[app]'
	BIN=$(BIN) .app/build

tiled: $(READY)  ## every sample to Tiled and back, by the real Tiled of the system
	$(BIN)/python -m tests.tiled_round_trip

tabletop: $(READY)  ## every sample for Tabletop Simulator, checked against public type declarations (npm)
	$(BIN)/python -m tests.tabletop_types

tables: $(READY)  ## bring the tables of fields in docs/ in step with the JSON Schemas
	$(BIN)/python -m tests.docs.field_tables

texts: $(READY)  ## bring the translators' files in step with the code
	$(BIN)/python -m hullwright.editor.program.texts

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	    echo "Hullwright needs Python 3.11 or newer; name one with: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@$(PYTHON) -m venv .venv || { \
	    command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ] && apt-get update -qq && apt-get install -y -qq python3-venv && $(PYTHON) -m venv .venv; } || { \
	    echo "Python's venv module is missing; on Debian or Ubuntu: sudo apt-get install python3-venv"; exit 1; }
	@.ci/system-libraries
	$(BIN)/python -m pip install -qq --disable-pip-version-check --editable '.[cluster,dev,sign,table,train]'
	@touch $@

# mypy does not read setuptools' package-dir mapping: show it the parts under one name.
.types: Makefile
	@mkdir -p .types/hullwright
	@for part in $(PARTS); do ln -sfn ../../$$part .types/hullwright/$$part; done
	@touch .types

clean:  ## remove everything that was made, keep everything that was written
	rm -rf .venv .types build dist out *.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
