# Every target sets up what it needs: a virtual environment, packages, links for the type checker.
PYTHON ?= python3
BIN := .venv/bin
PARTS := docs editor engines plugins samples schema
READY := .venv/.ready

.PHONY: run test test-under-load check bench attack soak pictures tables texts clean

run: $(READY)  ## open the editor on a sample; without a display, do the same job headless
	@$(BIN)/python -P -m hullwright.editor

test: check  ## everything that must pass before a commit lands
	$(BIN)/pytest -n 2 --dist worksteal

test-under-load: $(READY)  ## the tests while six busy loops run beside them: none may depend on the clock
	$(BIN)/python -m tests.under_load $(BIN)/pytest -n 2 --dist worksteal

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

attack: $(READY)  ## twenty minutes of hostile files, kills, races and bombs; prints a table
	$(BIN)/python -m tests.attacks

soak: $(READY)  ## thousands of games of every engine, looked at after every action
	$(BIN)/python -m tests.soaks.eftaios
	$(BIN)/python -m tests.soaks.no_escape
	$(BIN)/python -m tests.soaks.space_attack
	$(BIN)/python -m tests.soaks.escape_earth
	$(BIN)/python -m tests.soaks.every_pair

pictures: $(READY)  ## screenshots of the window's main states, into docs/pictures/
	$(BIN)/python -m tests.pictures

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
	$(BIN)/python -m pip install -qq --disable-pip-version-check --editable '.[dev]'
	@touch $@

# mypy does not read setuptools' package-dir mapping: show it the parts under one name.
.types: Makefile
	@mkdir -p .types/hullwright
	@for part in $(PARTS); do ln -sfn ../../$$part .types/hullwright/$$part; done
	@touch .types

clean:  ## remove everything that was made, keep everything that was written
	rm -rf .venv .types build dist out *.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
