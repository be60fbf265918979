"""The results store: what was kept is there, whatever happens, and strangers' files are refused with a sentence."""

import sqlite3
from contextlib import suppress
from dataclasses import replace

import pytest

from hullwright.engines.lab.batches import played_batch
from hullwright.engines.lab.store import ResultsStore, UnusableStore

from .coins import tosses, zone_cell

SEED = 3


def test_a_batch_comes_back_as_it_was_played(tmp_path):
    cell = zone_cell()
    batch = played_batch(cell.match(SEED), range(5))
    with ResultsStore(tmp_path / "a.sqlite") as store:
        store.keep(cell, SEED, batch)
    with ResultsStore(tmp_path / "a.sqlite") as store:
        kept = store.batch(cell, SEED, 0)
    assert kept is not None
    assert list(kept.outcomes) == list(batch.outcomes)
    assert kept.summary == batch.summary


def test_other_seeds_players_and_bots_are_other_games(tmp_path):
    cell = zone_cell()
    with ResultsStore(tmp_path / "a.sqlite") as store:
        store.keep(cell, SEED, tosses(1, 0.5, 1)[0])
        assert store.batch(cell, SEED + 1, 0) is None
        assert store.batch(replace(cell, players=5), SEED, 0) is None
        assert store.batch(replace(cell, bots=cell.bots * 2), SEED, 0) is None


def test_stores_of_several_people_merge_and_count_nothing_twice(tmp_path):
    cell, batches = zone_cell(), tosses(1, 0.5, 3)
    for name, kept in {"a": batches[:2], "b": batches[1:]}.items():
        with ResultsStore(tmp_path / f"{name}.sqlite") as store:
            for each in kept:
                store.keep(cell, SEED, each)
    with ResultsStore(tmp_path / "a.sqlite") as store:
        assert store.merge(tmp_path / "b.sqlite") == 25
        assert store.merge(tmp_path / "b.sqlite") == 0
        assert store.games() == 75


def test_merging_what_is_not_there_makes_no_file(tmp_path):
    with (
        ResultsStore(tmp_path / "a.sqlite") as store,
        pytest.raises(UnusableStore, match="no results there"),
    ):
        store.merge(tmp_path / "none.sqlite")
    assert not (tmp_path / "none.sqlite").exists()


def test_a_store_that_another_process_makes_at_the_same_moment_is_no_strangers(
    tmp_path, monkeypatch
):
    path, asked = tmp_path / "a.sqlite", []

    def slowly(store, name, at_once=ResultsStore._pragma):
        found = at_once(store, name)
        asked.append(name)
        if len(asked) == 1:
            # It has to wait until this one knows whose the file is, which here means that it gives up.
            with suppress(UnusableStore), ResultsStore(path):
                pass
        return found

    monkeypatch.setattr("hullwright.engines.lab.store.PATIENCE", 0.0)
    monkeypatch.setattr(ResultsStore, "_pragma", slowly)
    with ResultsStore(path) as store:
        assert store.games() == 0
    assert len(asked) == 4


def test_a_file_that_is_no_database_is_refused_and_left_as_it_is(tmp_path):
    path = tmp_path / "a.sqlite"
    path.write_bytes(b"something of mine" * 200)
    with pytest.raises(UnusableStore, match="Move the file away"):
        ResultsStore(path)
    assert path.read_bytes() == b"something of mine" * 200


def test_a_database_of_another_program_is_refused(tmp_path):
    path = tmp_path / "a.sqlite"
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    other.close()
    with pytest.raises(UnusableStore, match="another program"):
        ResultsStore(path)


def test_results_that_somebody_tampered_with_are_refused(tmp_path):
    path, cell = tmp_path / "a.sqlite", zone_cell()
    with ResultsStore(path) as store:
        store.keep(cell, SEED, tosses(1, 0.5, 1)[0])
    with sqlite3.connect(path) as other:
        other.execute("UPDATE batches SET results = '[1, 2'")
    other.close()
    with ResultsStore(path) as store, pytest.raises(UnusableStore, match="can't be used"):
        store.batch(cell, SEED, 0)
