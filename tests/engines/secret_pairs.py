"""Pairs of games that differ only in something secret, and how they are held against each other.

An engine lists its pairs in `PAIRS` of `tests/engines/ENGINE/secret_pairs.py`; `test_secrets.py` plays each of
them under every rule code of the game. To add a pair, write a function that takes the rules in force and
plays the same game twice, and say who may know the difference.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest
from random import Random
from typing import Any, NamedTuple

from hullwright.engines.contract import State
from hullwright.engines.events import EventKinds, seen_by
from hullwright.engines.rules.book import RuleBook

SPECTATOR = -2
"""Somebody at the table who plays no seat: it hears what everybody hears."""


@dataclass(frozen=True)
class Rules:
    """The rules in force, and the book that has their functions."""

    # Any: the ruleset of the engine, whichever it is.
    ruleset: Any
    book: RuleBook

    def with_(self, **changes: object) -> "Rules":
        """Return the same rules with other values of some fields."""
        return replace(self, ruleset=replace(self.ruleset, **changes))


class Twins(NamedTuple):
    """Two games that differ only in something secret."""

    one: State
    other: State
    knowing: tuple[int, ...] = (0,)
    """The players who may know the difference."""


class SecretPair(NamedTuple):
    """A secret, and how games are made that differ by it."""

    engine: str
    name: str
    twins: Callable[[Rules], Twins | None]
    """Return the twins under some rules, or None where the rules leave no such secret."""
    rulesets: Sequence[str]
    """The rulesets in which the secret can arise."""
    probes: frozenset[str] = frozenset()
    """The words of actions by which others may find it out, such as an attack on a sector."""


def public_events(state: State, kinds: EventKinds) -> list[object]:
    """Return what the whole table has heard."""
    heard = (seen_by(kinds, event, SPECTATOR) for event in state.events)
    return [event for event in heard if event is not None]


def assert_alike(twins: Twins) -> None:
    """Hold everything that is public, and every view of those who may not know, against each other."""
    one, other, knowing = twins
    for player in range(len(one.sides)):
        if player not in knowing:
            ours, theirs = one.view(player), other.view(player)
            kinds = type(ours).kinds
            told = _differences(public_events(one, kinds), public_events(other, kinds))
            seen = _differences(ours.to_json().items(), theirs.to_json().items())
            assert not told, f"everybody hears {told}"
            assert not seen, f"player {player} sees {seen}"


def _differences(ours: Iterable[object], theirs: Iterable[object]) -> list[tuple[object, object]]:
    """Return what stands in the same place and is not the same."""
    return [(a, b) for a, b in zip_longest(ours, theirs) if a != b]


def play_on(twins: Twins, probes: frozenset[str] = frozenset(), most: int = 12) -> None:
    """Let those who do not know do the same in both games, until somebody decides who knows."""
    one, other, knowing = twins
    chance = Random(1)
    for _ in range(most):
        assert_alike(twins)
        assert one.legal() == other.legal()
        action = chance.choice([each for each in one.legal() if each[0] not in probes])
        one.apply(action)
        other.apply(action)
        if one.result() or other.result() or {one.to_move, other.to_move} & {*knowing}:
            # What is to be decided by those who know is not the same any more.
            return
