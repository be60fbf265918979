"""Whether every piece is used: items, tiles, backs, events and buildings, as far as a game counts them."""

from collections.abc import Iterator

from hullwright.schema.documents.experiments import Certainty
from hullwright.schema.messages import Message, joined, message

from ..statistics import running
from .answer_words import percent
from .cell_results import CellResults
from .question import AnswerRow

MUCH = 0.4
"""A piece that is more than so much of all use is overloaded, if there are enough others."""
FEW = 4


def piece_sentences(results: CellResults) -> Iterator[Message]:
    """Yield which pieces nobody ever uses, and which are used instead of all others."""
    words = results.cell.prepared.ruleset.words
    for name, tally in results.cell.figures.pieces.items():
        counts = results.summary.pieces.get(name, {})
        whole, title = sum(counts.values()), Message(tally.title, {})
        idle = [words.of(each) for each in tally.names if not counts.get(each)]
        if idle and whole:
            yield message(
                "Never used of the {sort}: {pieces}.", sort=title, pieces=joined(idle, ", ")
            )
        most = max(tally.names, key=lambda each: counts.get(each, 0), default=None)
        if most and len(tally.names) >= FEW and counts.get(most, 0) > MUCH * whole:
            yield message(
                "Of the {sort}, {piece} makes {share} % of all use.",
                sort=title,
                piece=words.of(most),
                share=percent(counts[most] / whole),
            )


def piece_rows(results: CellResults, certainty: Certainty) -> Iterator[AnswerRow]:
    """Yield a row for each piece, with its share of all use of its sort."""
    words = results.cell.prepared.ruleset.words
    for name, tally in results.cell.figures.pieces.items():
        counts = results.summary.pieces.get(name, {})
        whole = sum(counts.values())
        for each in tally.names:
            count = counts.get(each, 0)
            bounds = running(count, whole, certainty.confidence)
            told = (
                message("{number} times a game", number=round(count / max(results.games, 1), 2))
                if count
                else message("never used")
            )
            title = message(
                "{tally}: {title}", tally=Message(tally.title, {}), title=words.of(each)
            )
            share = count / whole if whole else 0.0
            yield AnswerRow(title, share, bounds, results.games, told, cell=results.cell)
