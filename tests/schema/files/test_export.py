"""Exports: whatever reads JSON can play them, with no code and no geometry of ours."""

import json
from collections import deque

import pytest
from jsonschema import Draft202012Validator

from hullwright.samples import HERE, maps
from hullwright.schema.boards.board import Board
from hullwright.schema.checks.problem import Problem, Severity
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.export import CHECKED, SURVEYED, Forbidden, export
from hullwright.schema.files.published import schema
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.messages import message


def exported(path, folder, *, forced=False):
    examination = Examination(read_map(path))
    output = folder / path.name
    export(examination, output, forced=forced)
    return output


@pytest.mark.parametrize("path", maps(), ids=lambda path: path.stem)
def test_an_export_loads_again_and_compiles_to_the_same_board(tmp_path, path):
    output = exported(path, tmp_path)
    original, again = read_map(path), read_map(output)
    assert again == original
    stored = Board.from_json(json.loads(output.read_text())["board"])
    assert stored == Examination(again).board == Examination(original).board


@pytest.mark.parametrize("path", maps(), ids=lambda path: path.stem)
def test_an_export_fits_the_published_schema_of_boards(tmp_path, path):
    board = json.loads(exported(path, tmp_path).read_text())["board"]
    Draft202012Validator(schema("board")).validate(board)


GOALS = {
    "hex-zone": ({"human", "alien"}, {"pod"}),
    "tile-maze": ({"hub"}, {"exit"}),
    "station": ({"station"}, {"jump_point"}),
    "galaxy": ({"start"}, {"goal"}),
}


@pytest.mark.parametrize("path", maps(), ids=lambda path: path.stem)
def test_a_program_that_knows_nothing_of_hullwright_walks_from_start_to_goal(tmp_path, path):
    """In another language's terms: plain JSON, lists and numbers."""
    document = json.loads(exported(path, tmp_path).read_text())
    spaces, board = document["board"]["spaces"], document["board"]
    leads_to = [[] for _ in spaces]
    for a, b in board["links"]:
        leads_to[a].append(b)
        leads_to[b].append(a)
    for a, b in board["one_way"]:
        leads_to[a].append(b)
    starts, goals = GOALS[document["kind"]]
    for start, space in enumerate(spaces):
        if space["role"] not in starts:
            continue
        seen, waiting = {start}, deque([start])
        while waiting:
            for each in leads_to[waiting.popleft()]:
                if each not in seen:
                    seen.add(each)
                    waiting.append(each)
        assert any(spaces[each]["role"] in goals for each in seen), space


def broken_zone(folder):
    zone = json.loads(next((HERE / "hex-zones").glob("*.json")).read_text())
    zone["layout"]["rows"] = [row.replace("H", "s") for row in zone["layout"]["rows"]]
    path = folder / "broken.json"
    path.write_text(json.dumps(zone))
    return path


def test_errors_forbid_an_export_and_nothing_is_written(tmp_path):
    (tmp_path / "out").mkdir()
    with pytest.raises(HullwrightError, match=r"not exported.*The Humans have no start"):
        exported(broken_zone(tmp_path), tmp_path / "out")
    assert not list((tmp_path / "out").iterdir())


def test_a_forced_export_says_what_is_wrong_with_it(tmp_path):
    (tmp_path / "out").mkdir()
    output = exported(broken_zone(tmp_path), tmp_path / "out", forced=True)
    problems = json.loads(output.read_text())["problems"]
    assert problems["errors"] == 1
    assert problems["list"][0]["id"] == "EA-M5"


def test_what_others_find_is_listed_with_the_worst_first_and_forbids_alike(tmp_path):
    path, examination = tmp_path / "out.json", Examination(read_map(next(iter(maps()))))
    strict = Problem.in_own_words("strict", Severity.ERROR, message("There is no cantina."))
    with pytest.raises(Forbidden, match="There is no cantina") as forbidden:
        export(examination, path, further=lambda _: [strict])
    assert forbidden.value.problems[0] is strict
    assert not path.exists()
    listed = export(examination, path, forced=True, further=lambda _: [strict])
    assert listed == (strict, *examination.problems)
    assert json.loads(path.read_text())["problems"]["list"][0]["id"] == "strict"


def test_an_export_says_how_far_it_is(tmp_path):
    told = []
    examination = Examination(read_map(next(iter(maps()))))
    export(examination, tmp_path / "out.json", forced=True, progress=told.append)
    assert told == sorted(told)
    assert told[0] == SURVEYED < CHECKED < told[-1] <= 1
