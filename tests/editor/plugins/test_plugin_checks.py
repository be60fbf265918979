"""Checks of plugins in the answering process: their problems are among ours, and they can't spoil them."""

import pytest

from hullwright.editor.documents.document import Document
from hullwright.editor.documents.workplaces import Workplaces
from hullwright.editor.inspection.inspector import Inspector
from hullwright.editor.inspection.live_checks import LiveChecks
from hullwright.plugins import contributions_checks
from hullwright.plugins.contributions_checks import PluggedChecks
from hullwright.schema.checks.problem import Severity
from hullwright.schema.kinds.examination import Examination

from ..inspection.maps import SMALL, map_of
from .strangers import installed_code, installed_sample

PODS = ("ssssss", "sH12As", "ssssss")
IDS = "shy-pods-check/shy-pods"


@pytest.fixture
def live(home, notices, qtbot):
    """The live checks of a window, with their real process."""
    workplaces, inspector = Workplaces(), Inspector()
    checks = LiveChecks(workplaces, inspector, notices)
    checks.workplaces, checks.inspector = workplaces, inspector
    yield checks
    inspector.close()


def found(qtbot, live, *rows: str):
    place = live.workplaces.open(Document(map_of(*rows)))
    qtbot.waitUntil(lambda: place.findings.problems is not None)
    return place


def asked_again(qtbot, live, place):
    qtbot.waitUntil(lambda: live.inspector.is_idle)
    live.check_now()
    qtbot.waitUntil(lambda: live.inspector.is_idle)
    return place.findings.problems


def test_the_sample_check_warns_among_our_own_and_marks_its_cells(qtbot, keeper, live):
    installed_sample(keeper, "shy-pods-check")
    place = found(qtbot, live, *PODS)
    (shy,) = [each for each in place.findings.problems if each.id == IDS]
    assert shy.text == "Pods 1 and 2 touch each other."
    assert shy.cells == ("C02", "D02")
    assert shy.severity is Severity.WARNING
    ours = Examination(place.map).problems
    assert [each for each in place.findings.problems if each.id != IDS] == list(ours)
    severities = [list(Severity).index(each.severity) for each in place.findings.problems]
    assert severities == sorted(severities)


def test_trust_and_its_end_are_noticed_without_a_new_start(qtbot, keeper, live, home):
    installed_sample(keeper, "shy-pods-check", trusted=False)
    place = found(qtbot, live, *PODS)
    assert IDS not in {each.id for each in place.findings.problems}
    keeper.trust("shy-pods-check")
    assert IDS in {each.id for each in asked_again(qtbot, live, place)}
    keeper.disable("shy-pods-check")
    assert IDS not in {each.id for each in asked_again(qtbot, live, place)}
    keeper.enable("shy-pods-check")
    assert IDS in {each.id for each in asked_again(qtbot, live, place)}
    keeper.remove("shy-pods-check")
    assert IDS not in {each.id for each in asked_again(qtbot, live, place)}


def test_a_check_that_raises_is_named_and_hides_nothing(qtbot, keeper, live, notices):
    installed_code(keeper, "checks", "def work(survey):\n    yield 1 / 0\n")
    installed_sample(keeper, "shy-pods-check")
    place = found(qtbot, live, *PODS)
    (odd,) = [each for each in place.findings.problems if each.id == "odd/it"]
    assert "could not be checked: The plugin “odd” failed: ZeroDivisionError" in odd.text
    assert odd.severity is Severity.HINT
    assert IDS in {each.id for each in place.findings.problems}
    assert notices.heard == []


def examined(*rows: str):
    return Examination(map_of(*rows))


def asked(keeper, *rows: str):
    return PluggedChecks(keeper).problems("hex-zone", examined(*rows).survey)


def test_a_check_that_never_ends_is_stopped_and_rests(keeper, monkeypatch, home):
    monkeypatch.setattr(contributions_checks, "SECONDS", 0.3)
    counts = home / "counts"
    code = (
        "from pathlib import Path\n"
        "def work(survey):\n"
        f"    path = Path({str(counts)!r})\n"
        "    path.write_text(path.read_text() + 'x' if path.exists() else 'x')\n"
        "    while True: pass\n"
    )
    installed_code(keeper, "checks", code)
    checks, survey = PluggedChecks(keeper), examined(*SMALL).survey
    (first,) = checks.problems("hex-zone", survey)
    assert "took longer than 0.3 seconds and was stopped" in first.text
    assert checks.problems("hex-zone", survey) == (first,)
    assert counts.read_text() == "x"


def test_checks_together_have_a_time_limit(keeper, monkeypatch):
    monkeypatch.setattr(contributions_checks, "ALL_SECONDS", 0.3)
    installed_code(keeper, "checks", "def work(survey):\n    while True: pass\n", plugin_id="aa")
    installed_code(keeper, "checks", "def work(survey):\n    yield from ()\n", plugin_id="bb")
    slow, late = asked(keeper, *SMALL)
    assert (slow.id, late.id) == ("aa/it", "bb/it")
    assert "The checks of other plugins took too long." in late.text


STRANGE = """
from hullwright.schema.checks.problem import Problem, Severity
from hullwright.schema.messages import Message

class Text(str):
    pass

class Odd:
    def __str__(self):
        return "odd"

def work(survey):
    wrong = Message(Text("{what} is wrong."), {Text("what"): Odd()})
    yield Problem.in_own_words("EA-M5", "error", wrong, [Text("A01")])
"""


def test_problems_come_out_as_plain_values_under_the_name_of_their_check(keeper):
    installed_code(keeper, "checks", STRANGE)
    (problem,) = asked(keeper, *SMALL)
    assert (problem.id, problem.text, problem.cells) == ("odd/it", "odd is wrong.", ("A01",))
    assert problem.severity is Severity.ERROR
    every = [problem.message.template, *problem.message.values.values(), *problem.cells]
    assert {type(each) for each in every} == {str}


def test_strange_problems_travel_to_the_window(qtbot, keeper, live):
    installed_code(keeper, "checks", STRANGE)
    place = found(qtbot, live, *SMALL)
    assert place.findings.problems[0].text == "odd is wrong."


@pytest.mark.parametrize(
    "yielded",
    [
        "7",
        "Problem.in_own_words('x', 'dreadful', message('a'))",
        "Problem.in_own_words('x', 'error', message('{gap}'))",
        "Problem.in_own_words('x', 'error', 'text')",
        "Problem('x', 'unheard-of', Facts(), 'error')",
    ],
)
def test_what_is_no_problem_is_laid_at_the_plugins_door(keeper, yielded):
    code = (
        "from hullwright.schema.checks.problem import Facts, Problem\n"
        "from hullwright.schema.messages import message\n"
        f"def work(survey):\n    yield {yielded}\n"
    )
    installed_code(keeper, "checks", code)
    (problem,) = asked(keeper, *SMALL)
    assert "The plugin “odd” failed: " in problem.text


def test_a_flood_of_problems_is_cut_off(keeper):
    code = (
        "from hullwright.schema.checks.problem import Problem\n"
        "from hullwright.schema.messages import message\n"
        "def work(survey):\n    while True: yield Problem.in_own_words('x', 'hint', message('again'))\n"
    )
    installed_code(keeper, "checks", code)
    assert len(asked(keeper, *SMALL)) == contributions_checks.MOST


def test_a_check_for_another_kind_is_not_asked(keeper):
    installed_code(keeper, "checks", "", more='kind = "galaxy"\n')
    assert asked(keeper, *SMALL) == ()
