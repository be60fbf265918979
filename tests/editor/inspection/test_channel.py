"""Values travel between our two processes whole, and nothing else gets through."""

import os
import pickle

import pytest

from hullwright.editor.inspection.channel import Frames, framed, unpacked
from hullwright.editor.inspection.errands import Answered, Asked, Sent
from hullwright.editor.inspection.packed import Packed
from hullwright.editor.inspection.standard import FIGURES, PROBLEMS
from hullwright.schema.kinds.examination import Examination

from .maps import SMALL, map_of


@pytest.mark.parametrize("size", [1, 3, 7, 64, 100_000])
def test_values_that_arrive_in_pieces_are_put_together(size):
    sent = [
        Sent(1, map_of(*SMALL)),
        Asked(1, 2, FIGURES),
        Answered(2, Examination(map_of("H.1", "d.A")).problems, 0.5),
    ]
    stream = b"".join(map(framed, sent))
    frames = Frames()
    pieces = [stream[at : at + size] for at in range(0, len(stream), size)]
    assert [value for piece in pieces for value in frames.taken(piece)] == sent


def test_a_question_arrives_as_the_same_function():
    (asked,) = Frames().taken(framed(Asked(1, 2, PROBLEMS)))
    assert asked.question.asks is PROBLEMS.asks


@pytest.mark.parametrize("stranger", [os.system, eval, pickle.loads, print])
def test_functions_of_other_packages_do_not_get_through(stranger):
    with pytest.raises(pickle.UnpicklingError, match="does not travel"):
        unpacked(pickle.dumps(stranger))


def test_a_packed_table_is_a_mapping_after_its_journey():
    table = Packed.of(["A01", "B02", "C03"], [2, 0, 2], ("none", "one", "two"))
    (arrived,) = Frames().taken(framed(table))
    assert dict(arrived) == {"A01": "two", "B02": "none", "C03": "two"}
    assert len(arrived) == 3
    assert arrived.get("D04") is None


def test_a_packed_table_may_be_empty():
    assert dict(Packed.of([], [], ())) == {}
