"""The checks of a zone under a ruleset: who can go where when the rules in force say so."""

from collections.abc import Iterator, Mapping
from weakref import WeakKeyDictionary

from hullwright.schema.boards.board import Board
from hullwright.schema.checks.gathering import gathered
from hullwright.schema.checks.problem import NO_FACTS, UNFINISHED, Facts, Problem, Severity
from hullwright.schema.checks.survey import problems
from hullwright.schema.kinds.hex_zone.checks import UNDER_RULES
from hullwright.schema.kinds.hex_zone.layout import ALIEN, HUMAN, SIDES, Side
from hullwright.schema.kinds.hex_zone.reach import PodReach, TooMuchToCompare
from hullwright.schema.kinds.hex_zone.survey import Passage, ZoneSurvey

from .ruleset import EftaiosRuleset

_FOUND: WeakKeyDictionary[
    ZoneSurvey, dict[tuple[tuple[Side, Passage], ...], tuple[Problem, ...]]
] = WeakKeyDictionary()
"""What was found of each zone by who may go where: few of the rules that one tries on a map change that."""


def zone_problems(zone: ZoneSurvey, ruleset: EftaiosRuleset) -> tuple[Problem, ...]:
    """Return what the checks that depend on rules find when these are in force, the worst first."""
    allowed = passages(zone.board, ruleset)
    known, key = _FOUND.setdefault(zone, {}), tuple(allowed.items())
    if key not in known:
        survey = ZoneSurvey(zone.document, zone.board, allowed)
        known[key] = (*gathered(strangers(survey)), *problems(UNDER_RULES, survey))
    return known[key]


def strangers(survey: ZoneSurvey) -> Iterator[Problem]:
    """Yield a problem if there are Aliens only, and some begin where others never get (B.6)."""
    if HUMAN in survey.sides:
        return
    try:
        for a, b in PodReach(survey, ALIEN).strangers():
            facts = Facts(a=survey.board.ids[a], b=survey.board.ids[b])
            yield Problem("EA-S3", "strangers", facts, Severity.ERROR, survey.labels([a, b]))
    except TooMuchToCompare:
        yield Problem("EA-S3", UNFINISHED, NO_FACTS, Severity.ERROR)


def passages(board: Board, ruleset: EftaiosRuleset) -> Mapping[Side, Passage]:
    """Return where each side that plays may go, and where it begins (A.4, B.4, B.6, C.6)."""
    playing = SIDES if ruleset.humans == "half" else SIDES[1:]
    return {side: _passage(board, ruleset, side) for side in playing}


def _passage(board: Board, ruleset: EftaiosRuleset, side: Side) -> Passage:
    silent = {"silent"} if side in ruleset.silent_open_to else set()
    choices = (ruleset.human_start,) if side == HUMAN else ruleset.alien_start
    return Passage(
        through=frozenset({"dangerous"} | silent),
        onto=frozenset({"pod"}),
        starts=_starts(board, choices),
    )


def _starts(board: Board, choices: tuple[str, ...]) -> tuple[int, ...] | None:
    """Return the pods that a side begins on; None where it begins on its start sectors."""
    if any(choice == "start" for choice in choices):
        return None
    if "random" in choices:
        return tuple(board.with_role("silent", "dangerous")[:1])
    wanted = {int(choice.removeprefix("pod ")) for choice in choices}
    return tuple(
        space
        for space in board.with_role("pod")
        if board.traits.get(space, {}).get("number") in wanted
    )
