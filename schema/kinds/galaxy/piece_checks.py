"""Checks of what events and buildings do (EEV-12, FX-1)."""

from collections.abc import Iterator, Mapping

from ...checks.effect_checks import PieceEffects, effect_problems
from ...checks.problem import Facts, Problem, Severity
from ...effects import DO
from .building_effects import building_effects
from .event_effects import event_effects
from .layout import MAKE, Building, Event
from .survey import GalaxySurvey


def pieces_with_effects(survey: GalaxySurvey) -> Iterator[Problem]:
    """Yield a problem for each event or building of which nobody knows what it does (EE-3, EE-6)."""
    galaxy = survey.layout
    yield from effect_problems(_pieces(galaxy.buildings), building_effects(galaxy))
    yield from effect_problems(_pieces(galaxy.events), event_effects(galaxy))


def _pieces(table: Mapping[str, Building] | Mapping[str, Event]) -> Iterator[PieceEffects]:
    for name, each in table.items():
        yield PieceEffects(each.title or name, each.effects, each.print_only)


def makes_one_kind(survey: GalaxySurvey) -> Iterator[Problem]:
    """Yield a problem for each building that would make cubes of two kinds: it has room for one (EE-46)."""
    for name, building in survey.layout.buildings.items():
        number = sum(each[DO] == MAKE for each in building.effects)
        if number > 1 and not building.print_only:
            yield Problem("EEV-12", "several-kinds", Facts(name=name, count=number), Severity.ERROR)
