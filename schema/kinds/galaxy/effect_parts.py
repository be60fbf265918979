"""Parts of which the effects of events and buildings are made: numbers, choices, and names of the galaxy."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from ...checks.sentences.galaxy import ACTIVITIES, BUILDINGS, CUBES
from ...effects import DO, Effect, EffectParameter
from ...messages import Message, message, verbatim
from ...names import plainly
from .layout import Galaxy

if TYPE_CHECKING:
    from ...records import JsonObject

KIND, ACTIVITY, BUILDING = "kind", "activity", "building"
"""The parameters that name a kind of cubes, an activity card, or a building of the galaxy."""

ANY = "any"
"""Stands for buildings of every type."""

NOTHING = "nothing"
"""The effect of a piece that does nothing by itself."""

MOST_CUBES = 50
MOST_STEPS = 20
MOST_ROUNDS = 50


class GalaxyNames(NamedTuple):
    """The names in the tables of a galaxy that effects can refer to."""

    kinds: tuple[str, ...]
    activities: tuple[str, ...]
    buildings: tuple[str, ...]

    @classmethod
    def of(cls, galaxy: Galaxy) -> "GalaxyNames":
        """Return the names of a galaxy."""
        return cls(
            tuple(galaxy.cubes),
            tuple(dict.fromkeys(each.type for each in galaxy.activity)),
            tuple(galaxy.buildings),
        )


def number(title: Message, most: int, least: int = 1) -> EffectParameter:
    """Return a number between bounds; what a file leaves out is the least."""
    schema: JsonObject = {
        "type": "integer",
        "minimum": least,
        "maximum": most,
        "default": least,
    }
    return EffectParameter(title=title, schema=schema)


def choice(title: Message, words: Mapping[str, Message]) -> EffectParameter:
    """Return a choice between some words; what a file leaves out is the first."""
    names = list(words)
    return EffectParameter(
        title=title, schema={"enum": names, "default": names[0]}, words=dict(words)
    )


def reference(
    title: Message, names: Iterable[str], words: Mapping[str, Message]
) -> EffectParameter:
    """Return a choice between names of the galaxy, which a file always states."""
    known = list(names)
    said = {each: words.get(each) or verbatim(plainly(each)) for each in known}
    return EffectParameter(title=title, schema={"enum": known}, words=said)


def cube_kind(names: GalaxyNames) -> EffectParameter:
    """Return the choice between the kinds of cubes."""
    return reference(message("Kind of cubes"), names.kinds, CUBES)


def activity(names: GalaxyNames) -> EffectParameter:
    """Return the choice between the activity cards."""
    return reference(message("Activity card"), names.activities, ACTIVITIES)


def building(names: GalaxyNames) -> EffectParameter:
    """Return the choice between the buildings, or any of them."""
    words = {ANY: message("of any kind"), **BUILDINGS}
    return reference(message("Building"), (ANY, *names.buildings), words)


def renamed(
    effects: tuple[Effect, ...], parameter: str, before: str, after: str
) -> tuple[Effect, ...]:
    """Return effects in which a name of the galaxy is replaced by another."""
    return tuple(
        {**each, parameter: after} if each.get(parameter) == before else each for each in effects
    )


def with_known_activities(effects: tuple[Effect, ...], galaxy: Galaxy) -> tuple[Effect, ...]:
    """Return effects without those that name an activity card which the galaxy does not have."""
    known = {None, *GalaxyNames.of(galaxy).activities}
    return tuple(each for each in effects if each.get(ACTIVITY) in known) or ({DO: NOTHING},)


def names_in(effects: Iterable[Effect], parameter: str) -> list[str]:
    """Return the names of the galaxy that some effects refer to by a parameter."""
    return [str(each[parameter]) for each in effects if parameter in each]
