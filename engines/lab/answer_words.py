"""Words that answers share: what a cell is called beside others, numbers of players, shares in percent."""

from collections.abc import Sequence

from hullwright.schema.messages import Message, joined, message, verbatim

from ..statistics import Interval
from .cells import LabCell


def number_words(numbers: Sequence[int]) -> str:
    """Return numbers as people write them, neighbours in one go.

    >>> number_words([4, 5, 6, 8])
    '4–6, 8'
    """
    runs: list[list[int]] = []
    for number in sorted(set(numbers)):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)


def percent(share: float) -> int:
    """Return a share as a whole number of percent.

    >>> percent(0.584)
    58
    """
    return round(100 * share)


def bounds_words(bounds: Interval) -> dict[str, int]:
    """Return the bounds of a share as what fills the gaps `low` and `high` of a sentence."""
    return {"low": percent(bounds.low), "high": percent(bounds.high)}


def family(cell: LabCell) -> tuple[str, str, str]:
    """Return what a cell has in common with those that differ in the number of players alone."""
    return (
        cell.prepared.original.name,
        cell.prepared.scenario.name,
        ", ".join(dict.fromkeys(cell.bot_names)),
    )


def family_title(cell: LabCell, among: Sequence[LabCell]) -> Message | None:
    """Return what a cell is called by everything in which others differ from it, or None if nothing does."""
    mine, others = family(cell), [family(each) for each in among]
    parts = [
        verbatim(mine[at]) for at in range(len(mine)) if len({each[at] for each in others}) > 1
    ]
    return joined(parts, " · ") if parts else None


def cell_title(cell: LabCell, among: Sequence[LabCell]) -> Message:
    """Return what a cell is called in a row of figures."""
    players = message("{number} players", number=cell.players)
    title = family_title(cell, among)
    return joined([title, players], " · ") if title else players
