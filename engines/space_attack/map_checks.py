"""The checks of a station under a ruleset: its own checks on these terms, and rules that find nothing to do."""

from collections.abc import Callable, Iterator

from hullwright.schema.checks.problem import Problem, Severity
from hullwright.schema.checks.survey import problems
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.station.checks import CHECKS
from hullwright.schema.kinds.station.layout import BACKS, CREATURES, named
from hullwright.schema.kinds.station.survey import StationSurvey
from hullwright.schema.messages import Message, message, some_of

from .ruled_station import surveyed
from .ruleset import SpaceAttackRuleset
from .vocabulary import BLUE, DEFENCES, EVOLUTIONS


def station_problems(document: MapDocument, ruleset: SpaceAttackRuleset) -> Iterator[Problem]:
    """Yield what a station has against a ruleset, and what its rules do not find on it."""
    survey = surveyed(document, ruleset)
    yield from _missing_gates(survey, ruleset)
    yield from problems(CHECKS, survey)
    yield from _strangers(survey)
    for is_idle, says in IDLE:
        if is_idle(survey, ruleset):
            yield Problem("rules", Severity.WARNING, says)


def _missing_gates(survey: StationSurvey, ruleset: SpaceAttackRuleset) -> Iterator[Problem]:
    """Yield a problem if the other side's gates are not cells of this board (SA-2)."""
    cells = [gate for each in survey.layout.jump_points for gate in each.gates]
    missing = tuple(each for each in cells if each not in survey.cells.index)
    if ruleset.gates != "map" and missing:
        yield Problem(
            "SA-2",
            Severity.ERROR,
            message(
                "The gates of side B do not fit on this board: it has no {some}.",
                some=named(missing),
            ),
            hint=message("Play with the map's own Jump Points, or on the printed outline."),
        )


def _strangers(survey: StationSurvey) -> Iterator[Problem]:
    """Yield creatures and tile backs that this game does not know."""
    kinds = sorted({each.kind for each in survey.layout.creatures} - {*CREATURES})
    if kinds:
        yield Problem(
            "SA-5",
            Severity.ERROR,
            message("Nobody knows what these creatures do: {some}.", some=some_of(kinds)),
            hint=message("Put Queens, Spawn or Warriors there instead."),
        )
    backs = sorted({*survey.layout.back_counts()} - {*BACKS})
    if backs:
        yield Problem(
            "SA-3",
            Severity.WARNING,
            message("These tile backs do nothing in play: {some}.", some=some_of(backs)),
            hint=message("Give these tiles another back."),
        )


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


IDLE: tuple[tuple[Callable[[StationSurvey, SpaceAttackRuleset], bool], Message], ...] = (
    (_no_fixed_reactors, message("This map fixes no Reactors, so that all are dealt anyway.")),
    (_fewer_blue, message("This map has fewer than two blue tiles, so that one is all there is.")),
    (_nothing_evolves, message("On this map no creature evolves: there is no tile for it.")),
    (_nobody_defends, message("On this map nobody turns creatures away: there is no tile for it.")),
    (_never_two, message("This map is not for two players, so that nobody plays two colours.")),
)
"""When a field that a rule has set makes no difference on a map, and the sentence for it."""
