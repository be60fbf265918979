"""The checks of a station under a ruleset: its own checks on these terms, and rules that find nothing to do."""

from collections.abc import Callable, Iterator, Mapping

from hullwright.schema.checks.problem import NO_FACTS, Facts, Problem, Severity
from hullwright.schema.checks.survey import problems
from hullwright.schema.kinds.station.checks import CHECKS
from hullwright.schema.kinds.station.layout import BACKS, CREATURES
from hullwright.schema.kinds.station.survey import StationSurvey

from .ruleset import SpaceAttackRuleset
from .vocabulary import BLUE, DEFENCES, EVOLUTIONS


def station_problems(survey: StationSurvey, ruleset: SpaceAttackRuleset) -> Iterator[Problem]:
    """Yield what a station has against a ruleset, and what its rules do not find on it."""
    yield from _missing_gates(survey, ruleset)
    yield from problems(CHECKS, survey)
    yield from _strangers(survey)
    for case, is_idle in IDLE.items():
        if is_idle(survey, ruleset):
            yield Problem("rules", case, NO_FACTS, Severity.WARNING)


def _missing_gates(survey: StationSurvey, ruleset: SpaceAttackRuleset) -> Iterator[Problem]:
    """Yield a problem if the other side's gates are not cells of this board (SA-2)."""
    cells = [gate for each in survey.layout.jump_points for gate in each.gates]
    missing = tuple(each for each in cells if each not in survey.cells.index)
    if ruleset.gates != "map" and missing:
        yield Problem("SA-2", "gates-off-the-board", Facts(some=missing), Severity.ERROR)


def _strangers(survey: StationSurvey) -> Iterator[Problem]:
    """Yield creatures and tile backs that this game does not know."""
    kinds = tuple(sorted({each.kind for each in survey.layout.creatures} - {*CREATURES}))
    if kinds:
        yield Problem("SA-5", "unknown-creatures", Facts(some=kinds), Severity.ERROR)
    backs = tuple(sorted({*survey.layout.back_counts()} - {*BACKS}))
    if backs:
        yield Problem("SA-3", "idle-backs", Facts(some=backs), Severity.WARNING)


def _no_fixed_reactors(survey: StationSurvey, ruleset: SpaceAttackRuleset) -> bool:
    last = survey.layout.last_class.id
    return ruleset.reactors_dealt and not any(
        kind.tile == last for _, kind in survey.layout.cells()
    )


def _fewer_blue(survey: StationSurvey, ruleset: SpaceAttackRuleset) -> bool:
    backs = survey.layout.back_counts()
    return ruleset.blue_tiles == "any" and sum(backs[each] for each in BLUE) < 2


def _nothing_evolves(survey: StationSurvey, ruleset: SpaceAttackRuleset) -> bool:
    backs = survey.layout.back_counts()
    return ruleset.evolve_attacks != "all" and not any(backs[each] for each in EVOLUTIONS.values())


def _nobody_defends(survey: StationSurvey, ruleset: SpaceAttackRuleset) -> bool:
    backs = survey.layout.back_counts()
    return not ruleset.defend_zero and not any(backs[each] for each in DEFENCES)


def _never_two(survey: StationSurvey, ruleset: SpaceAttackRuleset) -> bool:
    return ruleset.colours_of_two > 1 and all(each.players != 2 for each in survey.parties)


IDLE: Mapping[str, Callable[[StationSurvey, SpaceAttackRuleset], bool]] = {
    "no-fixed-reactors": _no_fixed_reactors,
    "few-blue-tiles": _fewer_blue,
    "nothing-evolves": _nothing_evolves,
    "nobody-defends": _nobody_defends,
    "never-two": _never_two,
}
"""When a field that a rule has set makes no difference on a map, by the case that it is then."""
