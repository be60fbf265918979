"""Values travel between our processes whole, and nothing else gets through."""

import os
import pickle
from importlib import import_module
from pathlib import Path

import pytest

from hullwright.editor.files.recovery_tasks import write
from hullwright.schema.complaints import Complaint, Unreadable
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds.comparison import compare
from hullwright.schema.kinds.hex_zone.layout import blank
from hullwright.schema.messages import message
from hullwright.schema.processes import travellers
from hullwright.schema.processes.frames import LARGEST, BadFrame, Frames, framed, unpacked
from hullwright.schema.processes.tasks import Task, TaskDone, TaskRefused, plain_error

MAP = MapDocument(kind="hex-zone", name="Test", layout=blank(None))


@pytest.mark.parametrize("size", [1, 3, 7, 64, 100_000])
def test_values_that_arrive_in_pieces_are_put_together(size):
    sent = [TaskDone(1, MAP, 0.1), TaskDone(1, compare(MAP, MAP), 0.5)]
    stream = b"".join(map(framed, sent))
    frames = Frames()
    pieces = [stream[at : at + size] for at in range(0, len(stream), size)]
    assert [value for piece in pieces for value in frames.taken(piece)] == sent


def test_a_task_arrives_with_the_same_function():
    (task,) = Frames().taken(framed(Task(1, write)))
    assert task.function.function is write


@pytest.mark.parametrize("kind", ["TYPES", "FUNCTIONS"])
def test_every_name_that_travels_is_one_that_its_module_defines(kind):
    for module, names in getattr(travellers, kind).items():
        for name in names:
            found = getattr(import_module(module), name)
            assert (found.__module__, found.__qualname__) == (module, name)
            assert isinstance(found, type) or kind == "FUNCTIONS"


def text(value: str) -> bytes:
    return b"\x8c" + len(value).to_bytes(1, "big") + value.encode()


def named(module: str, name: str) -> bytes:
    return text(module) + text(name) + b"\x93"


def pickled(*parts: bytes) -> bytes:
    return b"\x80\x04" + b"".join(parts) + b"."


@pytest.mark.parametrize("stranger", [os.system, eval, exec, getattr, pickle.loads, print, open])
def test_functions_of_other_packages_do_not_get_through(stranger):
    with pytest.raises(BadFrame, match="does not travel"):
        unpacked(pickle.dumps(stranger))


@pytest.mark.parametrize(
    ("module", "name"),
    [
        ("hullwright.schema.files.atomic_file", "os"),
        ("hullwright.schema.files.atomic_file", "os.system"),
        ("hullwright.schema.files.atomic_file", "save"),
        ("hullwright.schema.processes.tasks", "Callable"),
        ("hullwright.schema.processes.tasks", "Task.__init__"),
        ("hullwright.schema.processes.tasks", "Task.__init__.__globals__"),
        ("hullwright.schema.processes", "child"),
        ("hullwright.schema", "processes"),
        ("hullwright", "schema"),
        ("functools", "partial"),
        ("operator", "attrgetter"),
        ("copyreg", "_reconstructor"),
        ("builtins", "bytearray"),
    ],
)
def test_neither_does_what_lies_near_a_name_that_travels(module, name):
    with pytest.raises(BadFrame, match="does not travel"):
        unpacked(pickled(named(module, name)))


def test_a_function_is_not_called_while_its_message_arrives(tmp_path):
    there = tmp_path / "written"
    function = named(write.__module__, write.__qualname__)
    arguments = b"(N" + text(str(there)) + b"C\x00t"
    with pytest.raises(BadFrame, match="was to be called"):
        unpacked(pickled(function, arguments, b"R"))
    assert not there.exists()
    arrived = unpacked(pickled(function))
    arrived(None, str(there), b"")
    assert there.exists()


@pytest.mark.parametrize(
    "state", [b"}" + text("_gate") + b"Ns", b"N}" + text("_gate") + b"Ns\x86"], ids=["own", "slots"]
)
def test_nor_is_it_changed(state):
    with pytest.raises(BadFrame, match="was to be changed"):
        unpacked(pickled(named(write.__module__, write.__qualname__), state, b"b"))


@pytest.mark.parametrize(
    "garbage",
    [b"", b".", b"hello", b"\x80\x05", b"(" * 1000, b"\x80\x04\x8e" + b"\xff" * 8, b"\x80\xff."],
)
def test_bytes_that_are_no_message_are_refused(garbage):
    with pytest.raises(BadFrame):
        unpacked(garbage)


def test_a_message_that_goes_deep_is_taken_in_or_refused_without_a_crash():
    unpacked(pickled(b"]" * 100_000, b"a" * 99_999))


@pytest.mark.parametrize("size", [LARGEST + 1, 2**63, 2**64 - 1])
def test_a_length_beyond_all_messages_is_refused_before_anything_is_gathered(size):
    with pytest.raises(BadFrame, match="longer than any"):
        list(Frames().taken(size.to_bytes(8, "big")))


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
