"""Values travel between our processes whole, and nothing else gets through."""

import os
import pickle
from pathlib import Path

import pytest

from hullwright.schema.complaints import Complaint, Unreadable
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds.comparison import compare
from hullwright.schema.kinds.hex_zone.layout import blank
from hullwright.schema.messages import message
from hullwright.schema.processes.frames import Frames, framed, unpacked
from hullwright.schema.processes.tasks import Task, TaskDone, TaskRefused, plain_error

MAP = MapDocument(kind="hex-zone", name="Test", layout=blank(None))


@pytest.mark.parametrize("size", [1, 3, 7, 64, 100_000])
def test_values_that_arrive_in_pieces_are_put_together(size):
    sent = [Task(1, compare, (MAP, MAP)), TaskDone(1, compare(MAP, MAP), 0.5)]
    stream = b"".join(map(framed, sent))
    frames = Frames()
    pieces = [stream[at : at + size] for at in range(0, len(stream), size)]
    assert [value for piece in pieces for value in frames.taken(piece)] == sent


def test_a_task_arrives_with_the_same_function():
    (task,) = Frames().taken(framed(Task(1, compare)))
    assert task.function is compare


@pytest.mark.parametrize("stranger", [os.system, eval, pickle.loads, print])
def test_functions_of_other_packages_do_not_get_through(stranger):
    with pytest.raises(pickle.UnpicklingError, match="does not travel"):
        unpacked(pickle.dumps(stranger))


@pytest.mark.parametrize("name", ["os", "os.system", "os.path.join", "Path"])
def test_what_a_module_of_ours_imports_does_not_get_through_either(name):
    module = "hullwright.schema.files.atomic_file"
    texts = [b"\x8c" + len(each).to_bytes(1, "big") + each.encode() for each in (module, name)]
    with pytest.raises(pickle.UnpicklingError, match="does not travel"):
        unpacked(b"\x80\x04" + b"".join(texts) + b"\x93.")


def test_errors_arrive_with_their_sentences_whatever_fills_them():
    class Strange(HullwrightError):
        """What a plugin may raise."""

    inner = message("row {row}", row=5)
    fault = Strange(message("{path}, {inner}: {odd}", path=Path("a"), inner=inner, odd={1, 2}))
    (reply,) = Frames().taken(framed(TaskRefused(1, plain_error(fault))))
    assert type(reply.reason) is HullwrightError
    assert reply.reason.args[0].values == {"path": "a", "inner": inner, "odd": "{1, 2}"}


def test_all_complaints_about_a_file_arrive():
    complaints = [Complaint(("a", 0), inner, message("{n}", n=n)) for n, inner in enumerate("ab")]
    fault = Unreadable("map.json", complaints * 200)
    (arrived,) = Frames().taken(framed(plain_error(fault)))
    assert isinstance(arrived, Unreadable)
    assert (arrived.source, arrived.complaints) == (fault.source, fault.complaints)
    assert arrived.left_out == fault.left_out > 0
    assert str(arrived) == str(fault)
