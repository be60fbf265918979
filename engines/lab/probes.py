"""Probes: games that are also played on anew from places on their way, to see from when on they were decided."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from ..contract import State
from ..simulation.matches import Match
from ..simulation.seats import mixed
from ..summary import Summary, total
from .batches import PlayedBatch
from .chances import parties_of, played_on
from .whole_games import WholeGame, whole_game

PARTS = 10
"""Into so many parts a game is cut, each of which begins with a probe."""
AGREED = "lab_agreed"
"""Under this name a summary counts, by the part of the game, how often it ended as it did before."""


@dataclass(frozen=True)
class ProbedGame:
    """A game, and whether it ended as it did when it was played on anew from each of its parts."""

    whole: WholeGame
    agreed: Sequence[bool]

    @property
    def decided_part(self) -> int:
        """The first part from which on it always ended as it did; their number if it was open in the last one."""
        part = len(self.agreed)
        while part and self.agreed[part - 1]:
            part -= 1
        return part if self.agreed else 0

    def begun(self, part: int) -> int:
        """Return after how many actions a part begins."""
        return len(self.whole.actions) * part // PARTS


def probed_batch(match: Match, numbers: range) -> PlayedBatch:
    """Play the games of some numbers, and each of them once more from the beginning of each of its parts."""
    games = [_counted(match, probed_game(match, number)) for number in numbers]
    outcomes = [next(iter(each.outcomes)) for each in games]
    return PlayedBatch(numbers[0], outcomes, total(games).plain())


def probed_game(match: Match, number: int) -> ProbedGame:
    """Play the game of a number, and once more from the beginning of each of its parts."""
    whole = whole_game(match, number)
    parties = parties_of(match.loaded.new_state(match.players, whole.seed))
    ended = _winning(whole.state, parties)
    agreed = []
    for part, place in enumerate(_replayed(match, whole)):
        other = played_on(place, match.bots, mixed(whole.seed, part))
        agreed.append(_winning(other, parties) == ended)
    return ProbedGame(whole, agreed)


def _counted(match: Match, game: ProbedGame) -> Summary:
    counted = match.loaded.counted(game.whole.state)
    agreed = Counter({part: int(each) for part, each in enumerate(game.agreed)})
    return replace(counted, numbers={**counted.numbers, AGREED: agreed})


def _replayed(match: Match, whole: WholeGame) -> Sequence[State]:
    """Return the states at the beginnings of the parts of a game."""
    state = match.loaded.new_state(match.players, whole.seed)
    wanted = [len(whole.actions) * part // PARTS for part in range(PARTS)]
    found = []
    for done, action in enumerate(whole.actions):
        found += [state.clone() for each in wanted if each == done]
        state.apply(action)
    return found


def _winning(state: State, parties: Sequence[Sequence[int]]) -> frozenset[int]:
    """Return which parties have a winner."""
    result = state.result()
    winners = result.winners if result else ()
    return frozenset(
        party for party, seats in enumerate(parties) if any(each in winners for each in seats)
    )
