"""The checks of a station under a ruleset: its own checks on these terms, and rules that find nothing to do."""

from collections.abc import Callable, Iterator, Mapping

from hullwright.schema.checks.problem import NO_FACTS, Facts, Problem, Severity
from hullwright.schema.checks.survey import problems
from hullwright.schema.effects import DO
from hullwright.schema.kinds.station.checks import CHECKS
from hullwright.schema.kinds.station.creature_kinds import creature_kinds
from hullwright.schema.kinds.station.layout import BLUE
from hullwright.schema.kinds.station.survey import StationSurvey
from hullwright.schema.kinds.station.tile_backs import parts, tile_backs

from .ruleset import SpaceAttackRuleset


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
    known = creature_kinds(survey.layout)
    kinds = tuple(sorted({each.kind for each in survey.layout.creatures} - {*known}))
    if kinds:
        yield Problem("SA-5", "unknown-creatures", Facts(some=kinds), Severity.ERROR)
    backs = tuple(sorted({*survey.layout.back_counts()} - {*tile_backs(survey.layout)}))
    if backs:
        yield Problem("SA-3", "idle-backs", Facts(some=backs), Severity.WARNING)


def _no_fixed_reactors(survey: StationSurvey, ruleset: SpaceAttackRuleset) -> bool:
    last = survey.layout.last_class.id
    return ruleset.reactors_dealt and not any(
        kind.tile == last for _, kind in survey.layout.cells()
    )


def _fewer_blue(survey: StationSurvey, ruleset: SpaceAttackRuleset) -> bool:
    backs, known = survey.layout.back_counts(), tile_backs(survey.layout)
    blue = sum(backs[each.id] for each in known.values() if each.colour == BLUE)
    return ruleset.blue_tiles == "any" and blue < 2


def _nothing_evolves(survey: StationSurvey, ruleset: SpaceAttackRuleset) -> bool:
    changes = any(each.effects for each in survey.layout.creature_kinds)
    return ruleset.evolve_attacks != "all" and not changes and not _has(survey, "evolve")


def _nobody_defends(survey: StationSurvey, ruleset: SpaceAttackRuleset) -> bool:
    return not ruleset.defend_zero and not _has(survey, "defend")


def _nothing_hatches(survey: StationSurvey, ruleset: SpaceAttackRuleset) -> bool:
    return ruleset.hatching != "both" and not _has(survey, "hatch")


def _has(survey: StationSurvey, effect: str) -> bool:
    """Tell whether a tile of a station has an effect."""
    known, backs = tile_backs(survey.layout), survey.layout.back_counts()
    return any(
        count and back in known and any(each[DO] == effect for each in parts(known[back]))
        for back, count in backs.items()
    )


def _never_two(survey: StationSurvey, ruleset: SpaceAttackRuleset) -> bool:
    return ruleset.colours_of_two > 1 and all(each.players != 2 for each in survey.parties)


IDLE: Mapping[str, Callable[[StationSurvey, SpaceAttackRuleset], bool]] = {
    "no-fixed-reactors": _no_fixed_reactors,
    "few-blue-tiles": _fewer_blue,
    "nothing-evolves": _nothing_evolves,
    "nobody-defends": _nobody_defends,
    "nothing-hatches": _nothing_hatches,
    "never-two": _never_two,
}
"""When a field that a rule has set makes no difference on a map, by the case that it is then."""
