"""Checks of the tile backs and creatures of a designer's own: what they do, and whether it ever happens."""

from collections.abc import Iterator

from ...checks.effect_checks import PieceEffects, effect_problems
from ...checks.problem import Facts, Problem, Severity
from ...effects import DO
from .back_effects import ANSWERS, TIMES
from .creature_kinds import vocabulary_of_creatures
from .layout import YELLOW, Station, TileBack
from .survey import StationSurvey
from .tile_backs import parts, vocabulary_of_backs


def own_effects(survey: StationSurvey) -> Iterator[Problem]:
    """Yield a problem for each back that does nothing, and for effects that nobody knows (FX-1)."""
    station = survey.layout
    backs = (
        PieceEffects(each.title or each.id, each.effects, each.print_only) for each in station.backs
    )
    yield from effect_problems(backs, vocabulary_of_backs(station))
    creatures = (
        PieceEffects(each.title or each.id, each.effects)
        for each in station.creature_kinds
        if each.effects
    )
    yield from effect_problems(creatures, vocabulary_of_creatures(station))


def untimely_effects(survey: StationSurvey) -> Iterator[Problem]:
    """Yield a problem for each back with an effect that never happens when it is played (SA-70 … SA-94)."""
    for back in survey.layout.backs:
        done = [str(each[DO]) for each in parts(back)]
        facts = Facts(piece=back.title or back.id, colour=back.colour)
        if back.colour == YELLOW and done and not ANSWERS.intersection(done):
            yield Problem("SAV-11", "answers-nothing", facts, Severity.WARNING)
        for effect in dict.fromkeys(done):
            if back.colour not in TIMES[effect]:
                told = Facts(**facts, effect=effect, times=TIMES[effect])
                yield Problem("SAV-11", "untimely-effect", told, Severity.WARNING)


def own_back(station: Station, name: str) -> TileBack | None:
    """Return the back of somebody's own that a problem calls by a name, or None."""
    return next((each for each in station.backs if name == (each.title or each.id)), None)
