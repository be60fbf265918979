"""Modules compiled ahead of time: used where they fit their sources, and then the same games are played."""

import subprocess
import sys
from pathlib import Path

import pytest

from hullwright.schema.compiled_modules import (
    SHARED,
    SOURCES,
    VARIABLE,
    CompiledModules,
    install,
    made_of,
)

from ..same_games import played_with

PLACES = "hullwright.engines.space_attack.places"
"""A small module that every game of Space Attack needs and that imports no other."""


def test_a_compiled_module_is_used_as_long_as_its_source_is_the_same_and_plays_the_same_games(
    tmp_path,
):
    subprocess.run(
        [sys.executable, ".compiled/build.py", tmp_path, PLACES],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    interpreted, compiled = played_with("", 1), played_with(str(tmp_path), 1)
    assert (interpreted["is_compiled"], compiled["is_compiled"]) == (False, True)
    assert interpreted["games"] == compiled["games"]

    first, *rest = (tmp_path / SOURCES).read_text().splitlines()
    (tmp_path / SOURCES).write_text("\n".join((first, *rest[:-1])))
    assert CompiledModules(tmp_path).find_spec(PLACES) is None
    assert CompiledModules(tmp_path).find_spec(SHARED) is None


def test_modules_are_found_all_or_none(tmp_path):
    other = "hullwright.engines.space_attack.chart"
    lines = [f"{PLACES} {other}", *made_of((PLACES, other))]
    (tmp_path / SOURCES).write_text("\n".join(lines))
    found = CompiledModules(tmp_path)
    found.file_of(PLACES).parent.mkdir(parents=True)
    found.file_of(PLACES).touch()
    assert found.find_spec(PLACES) is None, "the other one is missing"

    found.file_of(other).touch()
    assert CompiledModules(tmp_path).find_spec(PLACES).origin == str(found.file_of(PLACES))
    assert CompiledModules(tmp_path).find_spec("hullwright.engines.space_attack.state") is None


@pytest.mark.parametrize("is_made", [True, False])
def test_nothing_is_looked_for_where_nothing_was_compiled(tmp_path, monkeypatch, is_made):
    monkeypatch.setattr(sys, "meta_path", sys.meta_path.copy())
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    if is_made:
        Path(tmp_path, SOURCES).write_text(PLACES)
    install()
    install()
    assert [isinstance(each, CompiledModules) for each in sys.meta_path].count(True) == is_made
