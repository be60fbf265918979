"""Rows of verdicts: what was played of a cell, as figures that packs, libraries and galleries read."""

from hullwright.engines.lab.cell_results import CellResults
from hullwright.engines.lab.fairness import judgement
from hullwright.engines.lab.length import MINUTES_A_TURN, median
from hullwright.schema.documents.experiments import Certainty
from hullwright.schema.documents.verdicts import VerdictRow


def verdict_row(results: CellResults, certainty: Certainty) -> VerdictRow:
    """Return what is known of a cell: who is ahead, and how long its games take at a table."""
    judged, players = judgement(results, certainty), results.cell.players
    rounds, _ = median(results.summary.rounds, certainty.confidence)
    return VerdictRow(
        players=players,
        games=results.games,
        fairness=judged.verdict or "",
        share=round(judged.share, 4),
        low=round(judged.bounds.low, 4),
        high=round(judged.bounds.high, 4),
        minutes=round(rounds * players * MINUTES_A_TURN),
    )
