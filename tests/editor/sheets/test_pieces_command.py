"""`hullwright sheet --pieces`, as people and scripts use it."""

from pathlib import Path

from hullwright.samples import maps

from ..cli.headless import run_headless
from .making import text_of

SAMPLES = {path.stem: path for path in maps()}


def test_pieces_are_written_with_what_there_is_to_know_of_them(tmp_path: Path):
    told = run_headless(
        *("sheet", SAMPLES["standard"], "--pieces", "--paper", "letter", "-o", "x.pdf"),
        folder=tmp_path,
    )
    assert "! 125 pieces to cut out take 8 pages." in told
    assert "turned over the long edge" in told
    found = text_of(tmp_path / "x.pdf")
    assert "Station tiles 1–40 of 40" in found
    assert "A Spawn or Warrior becomes a Queen." in found


def test_a_zone_and_two_wishes_at_once_are_refused_in_a_sentence(tmp_path: Path):
    zone = run_headless("sheet", SAMPLES["thimble"], "--pieces", folder=tmp_path, code=2)
    assert "has no pieces to cut out" in zone
    both = run_headless(
        "sheet", SAMPLES["standard"], "--pieces", "--booklet", folder=tmp_path, code=2
    )
    assert "leave out --booklet or --pieces" in both
    assert not list(tmp_path.iterdir())
