"""What is printed and written of an experiment: the sentence first, then figures, then what to mind."""

import csv
import io
from collections.abc import Iterator

from hullwright.engines.lab.question import AnswerRow
from hullwright.engines.lab.rounds import LabRun
from hullwright.schema.files.jsontext import to_text
from hullwright.schema.records import JsonObject

from ..drawing.terminal_style import style
from ..languages.words import number, tr
from .figures import figures_of, row_json, sentence_of


def answer_lines(laboratory: LabRun) -> Iterator[str]:
    """Yield the lines that are printed for people."""
    yield style(f"{laboratory.experiment.name} · {tr(laboratory.question.title)}", bold=True)
    if not laboratory.games:
        yield tr("Nothing has been played yet.")
        return
    answer = laboratory.answer
    yield sentence_of(answer)
    if not laboratory.is_answered:
        yield tr("That is not as sure as it was asked for: let it play on, or raise the limit.")
    yield ""
    yield from _table(answer.rows)
    yield ""
    played = tr(
        "{games} games, {new} of them played now · seed: {seed}",
        games=number(laboratory.games),
        new=number(laboratory.played),
        seed=str(laboratory.experiment.seed),
    )
    yield style(played, dim=True)
    if not laboratory.played:
        yield style(tr("Nothing had to be played: the answer was known already."), dim=True)
    for caveat in answer.caveats:
        yield style(tr(caveat), dim=True)


def _table(rows: tuple[AnswerRow, ...]) -> Iterator[str]:
    width = max((len(tr(each.title)) for each in rows), default=0) + 2
    for each in rows:
        yield f"{tr(each.title):<{width}}{figures_of(each):<24}{tr(each.told)}"


def answer_json(laboratory: LabRun) -> JsonObject:
    """Return everything that is known for programs."""
    answer = laboratory.answer
    return {
        "experiment": laboratory.experiment.to_json(),
        "answered": laboratory.is_answered,
        "games": laboratory.games,
        "sentence": sentence_of(answer),
        "rows": [row_json(each) for each in answer.rows],
        "caveats": [tr(each) for each in answer.caveats],
        "cells": [
            {**each.cell.described(), "key": each.cell.key, "games": each.games}
            for group in laboratory.results
            for each in group
        ],
    }


def json_report(laboratory: LabRun) -> str:
    """Return everything that is known, as the text of a JSON file."""
    return to_text(answer_json(laboratory))


def csv_report(laboratory: LabRun) -> str:
    """Return the figures as a table."""
    written = io.StringIO()
    table = csv.DictWriter(written, ["title", "value", "low", "high", "games", "told"])
    table.writeheader()
    table.writerows(map(row_json, laboratory.answer.rows))
    return written.getvalue()
