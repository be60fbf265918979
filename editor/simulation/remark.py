"""The remark of the bots for the metrics: what they found about a map beside what is measured of it."""

from ..documents.workplace import Workplace
from .play_outs import PlayOuts


def remark(play_outs: PlayOuts, workplace: Workplace | None) -> str:
    """Return by how much whoever begins is ahead, and for which bots; nothing unless they played this map."""
    play_out = play_outs.of(workplace)
    if workplace is None or play_out is None or play_out.newest is None:
        return ""
    if not play_out.is_true_of(workplace.map):
        return ""
    from .report import ReportBlocks

    report = ReportBlocks(play_out, play_out.newest)
    beginning = report.of_beginning()
    return f"{beginning}\n{report.about()}" if beginning else ""
