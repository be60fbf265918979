"""Checks of the ways through a maze: exits, teleporters, the way home, and traps."""

from collections.abc import Iterator

from ...checks.problem import NO_FACTS, Facts, Problem, Severity
from .headings import State, traps_of
from .layout import TELEPORT_WHITE
from .survey import MazeSurvey

MOST_EXITS_PER_PLAYER = 3


def exits(survey: MazeSurvey) -> Iterator[Problem]:
    """Yield a problem if there is no maze exit, or in the strict variant none a meeple can reach."""
    if not survey.exits:
        yield Problem("NEV-3", "no-exit", NO_FACTS, Severity.ERROR)
    elif survey.terms.strict_exit and survey.hub is not None and not survey.reached_exits:
        cells = survey.labels(survey.exits)
        yield Problem("NEV-3", "unreached-exits", NO_FACTS, Severity.ERROR, cells)


def way_home(survey: MazeSurvey) -> Iterator[Problem]:
    """Yield a problem if there are spaces from which no way leads to the hub (NE-52, NE-53).

    Lanes of tiles that hang on the rest by another lane are not joined yet: a hint, unless the rules ask
    that all are (NE-40 … NE-42).
    """
    if survey.hub is None:
        return
    lost = survey.cells(each for each in survey.walks if each not in survey.homeward)
    waits = survey.linked if survey.terms.loose_lanes else frozenset()
    apart = tuple(each.label for each in lost if each not in waits)
    loose = tuple(each.label for each in lost if each in waits)
    if apart:
        yield Problem("NEV-4", "no-way-home", NO_FACTS, Severity.ERROR, apart)
    if loose:
        yield Problem("NEV-4", "not-joined", NO_FACTS, Severity.HINT, loose)


def first_turn_escape(survey: MazeSurvey) -> Iterator[Problem]:
    """Yield a problem if the highest roll of the first turn can carry a meeple out."""
    far = survey.layout.setup.most_rolled + survey.terms.jetpack
    near = [each for each in survey.reached_exits if survey.steps[each] <= far]
    if near:
        facts = Facts(steps=min(survey.steps[each] for each in near), far=far)
        yield Problem("NEV-7", "near-exit", facts, Severity.WARNING, survey.labels(near))


def lone_teleporter(survey: MazeSurvey) -> Iterator[Problem]:
    """Yield a problem if the only teleport indicator is a white one, which then leads nowhere.

    A yellow one alone is no fault: nobody departs from it (NE-71), and it gives the first white
    one that is laid its target (NE-72).
    """
    if list(survey.indicators.values()) == [TELEPORT_WHITE]:
        cells = survey.labels(survey.indicators)
        yield Problem("NEV-8", "lone-teleporter", Facts(cell=cells[0]), Severity.WARNING, cells)


def exits_and_players(survey: MazeSurvey) -> Iterator[Problem]:
    """Yield a problem if there are fewer exits than players, or more than three for each.

    Both are measured with the most who can play: a maze for 2 to 8 could else never be right.
    """
    count, players = len(survey.exits), survey.players
    if not count or players <= count <= MOST_EXITS_PER_PLAYER * players:
        return
    case = "few-exits" if count < players else "many-exits"
    most = MOST_EXITS_PER_PLAYER * players
    facts = Facts(count=count, players=players, least=players, most=most)
    yield Problem("NEV-9", case, facts, Severity.WARNING, survey.labels(survey.exits))


def only_exit(survey: MazeSurvey) -> Iterator[Problem]:
    """Yield a problem if there is one exit only, so that no maze end may be laid (NE-42)."""
    if len(survey.exits) == 1:
        cells = survey.labels(survey.exits)
        yield Problem("NEV-10", "only-exit", Facts(cell=cells[0]), Severity.WARNING, cells)


def traps(survey: MazeSurvey) -> Iterator[Problem]:
    """Yield a problem for headings that lead to no exit, and a hint for those a maze end must turn.

    The rules turn meeples round at maze ends for nothing (NE-62), so a corridor to a control room
    costs time and is worth a hint. A dead end that is no maze end, or a ring without a way out,
    keeps a meeple for the rest of the game (NE-60). A maze in which nobody at all can reach an exit
    is the business of NEV-3.
    """
    if not survey.reached_exits:
        return
    found = traps_of(survey)
    cells = _places(survey, found.for_good)
    if cells:
        yield Problem("NEV-11", "trap", NO_FACTS, Severity.WARNING, cells)
    turned = _places(survey, found.until_turned)
    if turned:
        yield Problem("NEV-11", "turned", NO_FACTS, Severity.HINT, turned)


def _places(survey: MazeSurvey, states: set[State]) -> tuple[str, ...]:
    return survey.labels(sorted({space for space, _ in states}))
