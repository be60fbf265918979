"""All that the window and the command line send to their processes, and get back, is listed as travelling."""

from pathlib import Path

import pytest

from hullwright.editor.concepts.editor_kind import NO_SYMMETRY
from hullwright.editor.concepts.walk import Span
from hullwright.editor.inspection.standard_questions import FIGURES, PROBLEMS
from hullwright.editor.inspection.symmetry_question import symmetry_question
from hullwright.editor.inspection.tried_fixes import fixes_of
from hullwright.editor.inspection.walks_question import walks_question
from hullwright.editor.kinds.table import editor_kind_of
from hullwright.editor.scenarios.composer.map_trial import trial_of
from hullwright.editor.simulation.plan import GamesPlan
from hullwright.editor.simulation.played_games import games_of, prospect_of
from hullwright.engines.bot_table import bots
from hullwright.engines.loader import plain_scenario
from hullwright.engines.simulation import BotKind
from hullwright.plugins.host import Host
from hullwright.plugins.rules import rule_book
from hullwright.samples import maps, scenarios
from hullwright.schema.files.reader import read_map, read_scenario
from hullwright.schema.kinds.comparison import compare
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.processes.frames import Frames, framed

CASES = sorted((Path(__file__).parents[2] / "cases" / "checks").glob("*/map.json"))
SAMPLES = list({each.parent.name: each for each in maps()}.values())


def arrived(value):
    (found,) = Frames().taken(framed(value))
    return found


@pytest.fixture(params=SAMPLES, ids=lambda path: path.parent.name)
def examination(request):
    return Examination(read_map(request.param))


def test_maps_travel_and_so_do_the_questions_about_them_and_the_answers(examination):
    document = examination.document
    assert arrived(document) == document
    kind = editor_kind_of(document.kind)
    scenario = plain_scenario(document)
    problem = next(iter(examination.problems), None)
    questions = [
        PROBLEMS,
        FIGURES,
        *_measuring(kind, document),
        prospect_of(scenario),
        *(each.question for each in kind.overlays),
        *([fixes_of(problem, kind.fixes)] if problem else ()),
    ]
    for question in questions:
        arrived(arrived(question).answered(examination))
    arrived(compare(document, document))


def _measuring(kind, document):
    """Return the questions about symmetry and ways, from one end of a map to the other."""
    first, *_, last = kind.surface(document.layout).cells()
    symmetry = symmetry_question(kind, NO_SYMMETRY)
    return [walks_question(Span(first, last)), *([symmetry] if symmetry else ())]


def test_bots_of_every_game_travel(examination):
    for name, make in bots(plain_scenario(examination.document).game).items():
        assert type(arrived(BotKind(name, make)).make(1)) is type(make(1))


def test_games_travel_and_what_became_of_them(examination):
    scenario = plain_scenario(examination.document)
    players = prospect_of(scenario).answered(examination).usual
    plan = GamesPlan(scenario, players, ("random",), 1, 1)
    question = arrived(games_of(plan, range(1)))
    assert arrived(question.answered(examination)).summary.games == 1


@pytest.fixture(scope="module")
def book():
    return rule_book(Host())


def test_scenarios_travel_with_all_rules_of_their_game(book):
    for scenario in map(read_scenario, scenarios()):
        assert arrived(scenario) == scenario
        rules = book.of_game(scenario.game)
        assert arrived(trial_of(scenario, book)).options["rules"] == rules


def test_what_is_found_on_a_map_under_a_scenario_travels(book, examination):
    plain = plain_scenario(examination.document)
    ours = [each for each in map(read_scenario, scenarios()) if each.game == plain.game]
    for scenario in (plain, *ours):
        arrived(trial_of(scenario, book).answered(examination))


def test_problems_of_every_sort_travel():
    for path in CASES:
        examination = Examination(read_map(path))
        assert arrived(examination.problems) == examination.problems
