"""What the answering process keeps of maps, and what it says about them."""

from io import BytesIO

import pytest

from hullwright.editor.concepts.packed import Packed
from hullwright.editor.inspection.answers import answer, examine, forget
from hullwright.editor.inspection.standard_questions import FIGURES, PROBLEMS
from hullwright.schema.boards.hexes import hex_of
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.processes.child import Child
from hullwright.schema.processes.frames import Frames, framed

from .maps import SMALL, map_of


@pytest.fixture
def child() -> Child:
    return Child(BytesIO())


def test_an_answer_is_about_the_map_that_was_sent_last(child):
    for document in (map_of(*SMALL), map_of("H.1", "d.A")):
        examine(child, 7, document)
        assert answer(child, 7, PROBLEMS) == Examination(document).problems


def test_an_answer_that_takes_long_tells_how_far_it_is_and_what_is_known(monkeypatch):
    monkeypatch.setattr("hullwright.editor.inspection.answers.VAST", 1)
    monkeypatch.setattr("hullwright.editor.inspection.answers.LONG", 0.0)
    monkeypatch.setattr("hullwright.schema.processes.child.OFTEN", 0.0)
    told = BytesIO()
    child = Child(told)
    examine(child, 1, map_of("H.1", "d.A"))
    problems = answer(child, 1, PROBLEMS)
    parts = list(Frames().taken(told.getvalue()))
    assert [each.share for each in parts] == sorted(each.share for each in parts)
    assert parts[-1].share == 1.0
    first, last = parts[0].found, parts[-1].found
    assert len(first[0]) == 1
    assert last[1] == problems


def test_each_asker_has_a_map_of_its_own(child):
    examine(child, 1, map_of(*SMALL))
    examine(child, 2, map_of("H1"))
    assert answer(child, 1, FIGURES)["spaces"] == 12


def test_a_forgotten_map_is_gone(child):
    examine(child, 1, map_of(*SMALL))
    forget(child, 1)
    with pytest.raises(KeyError):
        answer(child, 1, PROBLEMS)


def test_a_packed_table_is_a_mapping_after_its_journey():
    a, b, c = hexes = hex_of("A01"), hex_of("B02"), hex_of("Y01")
    assert c.r < 0
    qs, rs = zip(*hexes, strict=True)
    table = Packed.of(qs, rs, [2, 0, 2], ("none", "one", "two"))
    (arrived,) = Frames().taken(framed(table))
    assert dict(arrived) == {a: "two", b: "none", c: "two"}
    assert len(arrived) == 3
    assert arrived.get(hex_of("D04")) is None


def test_a_packed_table_may_be_empty():
    assert dict(Packed.of([], [], [], ())) == {}
