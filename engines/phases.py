"""Phases of a game: its beginning, its middle and its end, a third of its rounds each."""

from collections import Counter
from collections.abc import Iterable, Mapping

PHASES = ("early", "middle", "late")


def phase_of(at: int, rounds: int) -> str:
    """Return the phase in which a round lies, counted from 1, of so many.

    >>> [phase_of(each, 6) for each in range(1, 7)]
    ['early', 'early', 'middle', 'middle', 'late', 'late']
    """
    return PHASES[min(max(len(PHASES) * (at - 1) // max(rounds, 1), 0), len(PHASES) - 1)]


def layer_name(name: str, phase: str, side: str = "") -> str:
    """Return under which name a summary has what happened in a phase, to a side or to everybody."""
    return " ".join(filter(None, (name, side, phase)))


def by_phase(
    name: str, happened: Iterable[tuple[int, str, str]], rounds: int
) -> Mapping[str, Mapping[str, int]]:
    """Return what happened in a game by phases: given are the round, the side and the place of each.

    >>> dict(by_phase("visits", [(1, "human", "D04"), (3, "alien", "D05")], 3))
    {'visits human early': Counter({'D04': 1}), 'visits alien late': Counter({'D05': 1})}
    """
    found: dict[str, Counter[str]] = {}
    for at, side, place in happened:
        layer = layer_name(name, phase_of(at, rounds), side)
        found.setdefault(layer, Counter())[place] += 1
    return found
