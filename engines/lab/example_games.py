"""Games to look at: one of a certain length, or one that was decided at a certain point of its way."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from ..simulation.matches import Match
from .probes import probed_game
from .whole_games import WholeGame, whole_game


@dataclass(frozen=True)
class ExampleGame:
    """A game that shows what a figure is about, and from where on."""

    number: int
    whole: WholeGame
    after: int
    """After how many actions the turn begins that it is looked at for."""
    distance: int
    """By how much it is longer or shorter, or decided later or earlier, than what was asked for."""


def game_of_length(match: Match, numbers: Iterable[int], rounds: int) -> ExampleGame:
    """Return the first of some games with so many rounds, or the nearest, from its last round on."""

    def looked_at(number: int) -> ExampleGame:
        whole = whole_game(match, number)
        return ExampleGame(number, whole, whole.rounds[-1], abs(whole.state.round - rounds))

    return _nearest(looked_at, numbers)


def game_decided_at(match: Match, numbers: Iterable[int], part: int) -> ExampleGame:
    """Return the first of some games that was decided as a part of it began, or the nearest, from there on."""

    def looked_at(number: int) -> ExampleGame:
        probed = probed_game(match, number)
        decided = probed.decided_part
        return ExampleGame(number, probed.whole, probed.begun(decided), abs(decided - part))

    return _nearest(looked_at, numbers)


def _nearest(looked_at: Callable[[int], ExampleGame], numbers: Iterable[int]) -> ExampleGame:
    """Look at one game after the other until one is what was asked for; there is at least one."""
    found: ExampleGame | None = None
    for number in numbers:
        tried = looked_at(number)
        if found is None or tried.distance < found.distance:
            found = tried
        if not found.distance:
            break
    if found is None:
        raise ValueError(numbers)
    return found
