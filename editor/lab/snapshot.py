"""Snapshots: what is known of an experiment at a moment, in plain values that travel from the process that plays."""

from collections.abc import Mapping, Sequence

from hullwright.engines.lab.answer_words import cell_title, family_title
from hullwright.engines.lab.cell_results import CellResults
from hullwright.engines.lab.cells import LabCell
from hullwright.engines.lab.pace import LabPace
from hullwright.engines.lab.question import AnswerRow
from hullwright.engines.lab.rounds import LabRun
from hullwright.engines.lab.space_use import PHASE_TITLES
from hullwright.schema.messages import message
from hullwright.schema.records import JsonObject

from ..languages.words import tr
from ..simulation.names import figure_title
from .figures import figures_of, is_share, row_json, sentence_of
from .method import method_of

PLAYERS = ("fair", "length")
"""Questions whose rows are laid out by the number of players."""


def snapshot_of(laboratory: LabRun, pace: LabPace | None = None) -> JsonObject:
    """Return everything that a page shows of an experiment."""
    answer = laboratory.answer if laboratory.games else None
    rows = list(answer.rows) if answer else []
    bases = bases_of(laboratory)
    return {
        "name": laboratory.experiment.name,
        "question": laboratory.experiment.question,
        "title": tr(laboratory.question.title),
        "sentence": sentence_of(answer) if answer else "",
        "answered": bool(answer) and laboratory.is_answered,
        "games": laboratory.games,
        "played": laboratory.played,
        "known": laboratory.shares_known if answer else 0.0,
        "speed": pace.games_a_second if pace else 0.0,
        "left": pace.seconds_left if pace else None,
        "caveats": [
            *method_of(laboratory),
            *(tr(each) for each in (answer.caveats if answer else ())),
        ],
        "rows": [_row(each, bases) for each in rows],
        "matrix": _matrix(rows, laboratory),
        "cells": [_cell(each, [other.cell for other in bases]) for each in bases],
    }


def bases_of(laboratory: LabRun) -> Sequence[CellResults]:
    """Return what was played as it is, each cell once, without variations."""
    found: dict[str, CellResults] = {}
    is_fair = laboratory.experiment.question == "fair"
    for group in laboratory.results:
        # Where fairness is asked for, whole groups are about styles.
        if group[0].cell.variation is None and not (is_fair and len(group) > 1):
            found.setdefault(group[0].cell.key, group[0])
    return list(found.values())


def _row(row: AnswerRow, bases: Sequence[CellResults]) -> JsonObject:
    keys = [each.cell.key for each in bases]
    key = row.cell.key if row.cell else ""
    return {
        **row_json(row),
        "figures": figures_of(row),
        "brief": figures_of(row, 0) if is_share(row) else figures_of(row),
        "is_share": is_share(row),
        "verdict": row.verdict,
        "places": list(row.places),
        "cell": keys.index(key) if key in keys else None,
    }


def _matrix(rows: Sequence[AnswerRow], laboratory: LabRun) -> JsonObject:
    """Return which row stands where: maps and scenarios down, numbers of players across; else one below the other."""
    if laboratory.experiment.question not in PLAYERS:
        return {
            "columns": [""],
            "lines": [{"title": tr(row.title), "rows": [at]} for at, row in enumerate(rows)],
        }
    placed = [(at, row.cell) for at, row in enumerate(rows) if row.cell and _is_plain(row)]
    cells = [cell for _, cell in placed]
    columns = sorted({each.players for each in cells})
    lines: dict[str, list[int | None]] = {}
    for at, cell in placed:
        title = family_title(cell, cells)
        name = tr(title) if title else cell.prepared.original.name
        line = lines.setdefault(name, [None] * len(columns))
        line[columns.index(cell.players)] = at
    there = {at for at, _ in placed}
    for at, row in enumerate(rows):
        if at not in there:
            lines[tr(row.title)] = [at, *[None] * max(len(columns) - 1, 0)]
    return {
        "columns": [tr(message("{number} players", number=each)) for each in columns],
        "lines": [{"title": name, "rows": line} for name, line in lines.items()],
    }


def _is_plain(row: AnswerRow) -> bool:
    return row.verdict != "" or row.value > 1


def _cell(results: CellResults, among: Sequence[LabCell]) -> JsonObject:
    """Return the pictures of a cell: rounds, heat, tallies."""
    cell, summary, figures = results.cell, results.summary, results.cell.figures
    heat: dict[str, Mapping[str, int]] = {}
    layers: dict[str, str] = {}
    if figures.heat:
        heat[figures.heat[0]] = dict(summary.places.get(figures.heat[0], {}))
        layers[figures.heat[0]] = tr(figure_title(figures.heat[1]))
    words = cell.prepared.ruleset.words
    for name, layer in figures.layers.items():
        heat[name] = dict(summary.places.get(name, {}))
        phase = tr(PHASE_TITLES[layer.phase])
        layers[name] = f"{tr(words.of(layer.side))}, {phase}" if layer.side else phase
    return {
        "title": tr(cell_title(cell, among)),
        "map": cell.prepared.document.to_json(),
        "games": results.games,
        "rounds": {str(key): count for key, count in sorted(summary.rounds.items())},
        "heat": heat,
        "layers": layers,
        "ending": tr(next(iter(figures.endings.values())).title),
    }
