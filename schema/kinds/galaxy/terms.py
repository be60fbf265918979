"""The terms a galaxy is played on: the rule switches that its checks and figures depend on."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from ...documents.maps import RuleUse
from ...records import Json
from .layout import TimeDeck


@dataclass(frozen=True)
class GalaxyTerms:
    """The rule switches that matter to checks; each field's default is the base game's rule.

    `EE.LEVEL` is not among them: it says when time cards begin and when the Aliens may be repelled
    (EE-23, EE-24, EE-49), and the checks judge a galaxy by the harder, expert game.
    """

    goal_open: bool = False
    """The goal lies face up from the beginning."""
    next_hidden: bool = False
    """Outposts reveal the next hidden cards, not a window behind their own position (EE-44)."""
    fixed_galaxy: bool = False
    """No card of the galaxy is drawn."""
    removed: int | None = None
    """How many cards are taken out of the deck unseen, if not the number in the layout (EE-10)."""
    time: TimeDeck | None = None
    """The time deck, if not the one in the layout (EE-5)."""
    solo: bool = False
    """One player plays both rows of cards."""
    chaos: bool = True
    """Three different active events lose the game (EE-81)."""


def _switch(value: Json) -> bool | None:
    return value is None or value is True or None


def _choice(on: str, off: str) -> Callable[[Json], bool | None]:
    return lambda value: True if value == on else False if value == off else None


def _number(value: Json) -> int | None:
    return value if isinstance(value, int) and not isinstance(value, bool) and value >= 0 else None


_TIME = re.compile(r"([0-9]{1,3})/([0-9]{1,3})/([0-9]{1,3})")


def _time_deck(value: Json) -> TimeDeck | None:
    found = _TIME.fullmatch(value) if isinstance(value, str) else None
    if found is None:
        return None
    nothing, event, aliens = map(int, found.groups())
    return TimeDeck(nothing=nothing, event=event, aliens=aliens)


# Any: each of these reads the value of another field of the terms.
SWITCHES: Mapping[str, tuple[str, Callable[[Json], Any]]] = {
    "EE.GOAL_OPEN": ("goal_open", _switch),
    "EE.OUTPOST": ("next_hidden", _choice("next_hidden", "window")),
    "EE.FIXED_GALAXY": ("fixed_galaxy", _switch),
    "EE.REMOVED": ("removed", _number),
    "EE.TIME": ("time", _time_deck),
    "EE.SOLO": ("solo", _switch),
    "EE.CHAOS": ("chaos", _choice("on", "off")),
}
"""For each rule code the field it sets, and how its `value` is read; None leaves the field alone.

`EE.GOAL_OPEN`, `EE.FIXED_GALAXY` and `EE.SOLO` are in force by being named. `EE.OUTPOST` is
"window" or "next_hidden", `EE.REMOVED` a number, `EE.TIME` the cards "nothing/event/aliens" such as
"3/1/2", `EE.CHAOS` "on" or "off".
"""


def terms_of(rules: Iterable[RuleUse]) -> GalaxyTerms:
    """Return the terms that some rule codes make; codes and values that are not known change nothing."""
    terms = GalaxyTerms()
    for rule in sorted(rules, key=lambda each: each.code):
        if rule.code in SWITCHES:
            field, reading = SWITCHES[rule.code]
            value = reading(rule.parameters.get("value"))
            if value is not None:
                terms = replace(terms, **{field: value})
    return terms
