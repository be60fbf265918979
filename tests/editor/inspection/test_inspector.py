"""The inspector: newest value wins, nothing blocks, and a process that ends is started again."""

import os
import signal
import subprocess
import sys
from functools import partial

import pytest

from hullwright.editor.concepts.question import Question
from hullwright.editor.inspection.inspector import Inspector
from hullwright.editor.inspection.standard_questions import FIGURES, PROBLEMS, problems
from hullwright.schema.kinds.examination import Examination

from ...counted_work import calls_of
from ...waiting import wait_until
from .maps import SMALL, large_map, map_of

# What becomes of the processes themselves is looked at here.
pytestmark = pytest.mark.usefixtures("children_afresh")


@pytest.fixture
def inspector(qtbot):
    made = Inspector()
    yield made
    made.close()


def recorded(inspector: Inspector) -> list[tuple[object, str, object, object]]:
    answers = []
    inspector.answered.connect(
        lambda asker, question, document, answer: answers.append(
            (asker, question.name, document, answer)
        )
    )
    return answers


def test_an_answer_comes_with_the_asker_and_the_map_it_is_about(qtbot, inspector):
    document = map_of("H.1", "d.A")
    with qtbot.waitSignal(inspector.answered) as told:
        inspector.ask("me", PROBLEMS, document)
    asker, question, about, answer = told.args
    assert (asker, question, answer) == ("me", PROBLEMS, Examination(document).problems)
    assert about is document
    assert inspector.seconds["problems"] > 0


def test_no_process_runs_before_something_is_asked(inspector):
    assert inspector.process_id == 0
    assert inspector.is_idle


def test_asking_is_no_more_work_for_a_large_map(qtbot, inspector):
    with qtbot.waitSignal(inspector.answered):
        inspector.ask("me", PROBLEMS, map_of(*SMALL))
    work = []
    for document in (map_of(*SMALL), large_map(400)):
        ask = partial(inspector.ask, "me", PROBLEMS, document)
        work.append(calls_of("hullwright", ask))
        qtbot.waitUntil(lambda: inspector.is_idle)
    assert work[1] < 2 * work[0], "a map of 160,000 sectors is only handed over"


def test_while_one_is_answered_only_the_newest_of_a_name_waits(qtbot, inspector):
    answers = recorded(inspector)
    documents = [map_of(*SMALL, name=str(number)) for number in range(20)]
    for document in documents:
        inspector.ask("me", PROBLEMS, document)
    qtbot.waitUntil(lambda: inspector.is_idle and bool(answers))
    assert len(answers) <= 2
    assert answers[-1][2] is documents[-1]


def test_askers_and_names_do_not_push_each_other_out(qtbot, inspector):
    answers = recorded(inspector)
    document = map_of(*SMALL)
    for asker in ("one", "two"):
        for question in (PROBLEMS, FIGURES):
            inspector.ask(asker, question, document)
    qtbot.waitUntil(lambda: len(answers) == 4)
    assert {(asker, name) for asker, name, _, _ in answers} == {
        ("one", "problems"),
        ("one", "figures"),
        ("two", "problems"),
        ("two", "figures"),
    }


def test_the_urgent_question_goes_first(qtbot, inspector):
    answers = recorded(inspector)
    document = map_of(*SMALL)
    inspector.ask("me", FIGURES, document, urgency=2)
    inspector.ask("me", PROBLEMS, document, urgency=0)
    qtbot.waitUntil(lambda: len(answers) == 2)
    assert [name for _, name, _, _ in answers] == ["problems", "figures"]


def test_a_check_that_breaks_is_told_and_others_are_answered(qtbot, inspector):
    broken = Question("broken", problems, {"nobody": "knows this"})
    with qtbot.waitSignal(inspector.failed) as told:
        inspector.ask("me", broken, map_of(*SMALL, name="Curie"))
    asker, question, text = told.args
    assert (asker, question) == ("me", broken)
    assert "Curie" in text
    assert "Your map is safe" in text
    with qtbot.waitSignal(inspector.answered):
        inspector.ask("me", PROBLEMS, map_of(*SMALL))


def test_a_process_that_is_killed_is_started_again(qtbot, inspector):
    with qtbot.waitSignal(inspector.answered):
        inspector.ask("me", PROBLEMS, map_of(*SMALL))
    first = inspector.process_id
    document = large_map(700)
    with qtbot.waitSignal(inspector.failed) as told:
        inspector.ask("me", FIGURES, document)
        inspector.ask("me", PROBLEMS, map_of(*SMALL))
        os.kill(first, signal.SIGKILL)
    assert "stopped" in told.args[2]
    with qtbot.waitSignal(inspector.answered) as answered:
        pass
    assert answered.args[1] == PROBLEMS
    assert inspector.process_id not in {0, first}


def test_a_question_without_end_is_stopped(qtbot):
    inspector = Inspector(limit=60_000)
    with qtbot.waitSignal(inspector.answered):
        inspector.ask("me", PROBLEMS, map_of(*SMALL))
    first = inspector.process_id
    inspector.worker.limit = 200
    with qtbot.waitSignal(inspector.failed) as told:
        inspector.ask("me", FIGURES, large_map(900))
    assert "took longer than 0.2 seconds" in told.args[2]
    inspector.worker.limit = 60_000
    with qtbot.waitSignal(inspector.answered):
        inspector.ask("me", PROBLEMS, map_of(*SMALL))
    assert inspector.process_id != first
    inspector.close()


def test_closing_ends_the_process(qtbot, inspector):
    with qtbot.waitSignal(inspector.answered):
        inspector.ask("me", PROBLEMS, map_of(*SMALL))
    process = inspector.process_id
    inspector.close()
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


def test_what_an_asker_wanted_is_forgotten_with_it(qtbot, inspector):
    answers = recorded(inspector)
    inspector.ask("gone", PROBLEMS, map_of(*SMALL))
    inspector.ask("here", PROBLEMS, map_of(*SMALL))
    inspector.forget("gone")
    qtbot.waitUntil(lambda: inspector.is_idle)
    assert [asker for asker, _, _, _ in answers] == ["here"]


ASKING = """
from PySide6.QtCore import QCoreApplication
from hullwright.editor.inspection.inspector import Inspector
from hullwright.editor.inspection.standard_questions import PROBLEMS
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.hex_zone.layout import blank

application = QCoreApplication([])
inspector = Inspector()
inspector.answered.connect(lambda *_: print(inspector.process_id, flush=True))
inspector.ask("me", PROBLEMS, MapDocument(kind="hex-zone", name="Test", layout=blank(None)))
application.exec()
"""


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_the_process_ends_even_when_the_program_is_killed():
    with subprocess.Popen([sys.executable, "-c", ASKING], stdout=subprocess.PIPE) as program:
        process = int(program.stdout.readline())
        assert is_running(process)
        program.kill()
    wait_until(lambda: not is_running(process))
