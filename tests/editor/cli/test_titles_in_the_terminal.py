"""What commands print for people calls things by their titles, in every language."""

import os
from pathlib import Path

import pytest

from hullwright.samples import HERE as SAMPLES

from ...file_names_in_text import file_names
from .terminal import run

MAPS = ("hex-zones/thimble", "mazes/long-haul", "stations/standard", "galaxies/first-light")
SCENARIOS = ("arena", "short-fuse", "crowded-decks", "burning-fuse")


def printed(language: str, *arguments: object) -> str:
    """Return what a command prints in a language."""
    return run(*arguments, environment={**os.environ, "HULLWRIGHT_LANGUAGE": language}).stdout


def found(text: str) -> set[str]:
    """Return every name of files that is among what a person reads, cell by cell."""
    cells = (
        cell
        for line in text.splitlines()
        for part in line.split("  ")
        for cell in part.split(" · ")
    )
    whole = (cell.partition(": ")[2] or cell for cell in cells)
    return {name for cell in whole for name in file_names(cell)}


@pytest.mark.parametrize("name", MAPS)
def test_maps_and_their_games_are_told_in_titles(name: str, tmp_path: Path) -> None:
    path, record = SAMPLES / f"{name}.json", tmp_path / "game.json"
    assert found(printed("de", "show", "--no-draw", path)) == set()
    simulated = printed("en", "simulate", path, "--games", 1)
    assert found(simulated.partition("\n\n")[0]) == set()
    assert found(printed("en", "play", path, "--watch", "--record", record)) == set()
    assert found(printed("de", "replay", record)) == set()


@pytest.mark.parametrize("name", SCENARIOS)
def test_scenarios_are_told_in_titles(name: str) -> None:
    # What authors of rules write stands in brackets after the title of each field.
    told = printed("de", "rules", "--scenario", SAMPLES / "scenarios" / f"{name}.json")
    rules, _, _ = told.partition("\n\n")
    assert found(rules) == set()
