"""The answering process by itself: it answers, survives what goes wrong, and ends with its channel."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hullwright.editor.inspection.channel import Frames, framed
from hullwright.editor.inspection.errands import Answered, Asked, Forget, Raised, Sent
from hullwright.editor.inspection.question import Question
from hullwright.editor.inspection.standard import FIGURES, PROBLEMS, problems
from hullwright.schema.kinds.examination import Examination

from ...waiting import PATIENCE, wait_until
from .maps import SMALL, large_map, map_of


@pytest.fixture
def child():
    with subprocess.Popen(
        [sys.executable, "-P", "-m", "hullwright.editor.inspection.child"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    ) as process:
        yield process
        process.kill()


def said(child: "subprocess.Popen[bytes]", *errands: object) -> None:
    child.stdin.write(b"".join(map(framed, errands)))
    child.stdin.flush()


def heard(child: "subprocess.Popen[bytes]", count: int) -> list[object]:
    frames, found = Frames(), []
    while len(found) < count:
        found += frames.taken(os.read(child.stdout.fileno(), 1 << 16))
    return found


def spent(child: "subprocess.Popen[bytes]") -> float:
    """Return the seconds that a processor has worked for a process."""
    fields = Path(f"/proc/{child.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def test_it_answers_about_the_map_that_was_sent_last(child):
    first, second = map_of(*SMALL), map_of("H.1", "d.A")
    said(child, Sent(7, first), Asked(7, 1, PROBLEMS), Sent(7, second), Asked(7, 2, PROBLEMS))
    one, two = heard(child, 2)
    assert (one.ticket, one.answer) == (1, Examination(first).problems)
    assert (two.ticket, two.answer) == (2, Examination(second).problems)


def test_each_asker_has_a_map_of_its_own(child):
    said(child, Sent(1, map_of(*SMALL)), Sent(2, map_of("H1")), Asked(1, 5, FIGURES))
    (answered,) = heard(child, 1)
    assert answered.answer["spaces"] == 12


def test_a_check_that_breaks_is_reported_and_the_next_question_is_answered(child):
    broken = Question("problems", problems, {"nobody": "knows this"})
    said(child, Sent(1, map_of(*SMALL)), Asked(1, 1, broken), Asked(1, 2, PROBLEMS))
    raised, answered = heard(child, 2)
    assert isinstance(raised, Raised)
    assert "TypeError" in raised.detail
    assert isinstance(answered, Answered)


def test_a_forgotten_map_is_gone(child):
    said(child, Sent(1, map_of(*SMALL)), Forget(1), Asked(1, 1, PROBLEMS))
    (raised,) = heard(child, 1)
    assert isinstance(raised, Raised)


def test_it_ends_with_its_channel(child):
    said(child, Sent(1, map_of(*SMALL)), Asked(1, 1, PROBLEMS))
    heard(child, 1)
    child.stdin.close()
    assert child.wait(PATIENCE) == 0


def test_it_ends_with_its_channel_even_in_the_middle_of_an_answer(child):
    said(child, Sent(1, map_of(*SMALL)), Asked(1, 1, PROBLEMS))
    heard(child, 1)
    said(child, Sent(1, large_map(900)), Asked(1, 2, FIGURES))
    before = spent(child)
    wait_until(lambda: spent(child) > before + 0.2)
    child.stdin.close()
    # It has not worked on to the end of the answer: there is none.
    assert child.wait(PATIENCE) == 0
    assert child.stdout.read() == b""
