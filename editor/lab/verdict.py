"""The verdict on a map that its export carries: the sentence, and what it rests on."""

from pathlib import Path

from hullwright.engines.lab.rounds import LabRun
from hullwright.schema.documents.carried_verdict import FIGURES, content_hash, with_verdict
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message
from hullwright.schema.records import JsonObject, to_json

from .figures import row_json, sentence_of
from .laboratory import opened
from .snapshot import bases_of
from .verdict_rows import verdict_row


def judged(document: MapDocument, experiment: Path) -> MapDocument:
    """Return a map with what an experiment says of it."""
    with opened(experiment) as laboratory:
        laboratory.gather()
        maps = {
            content_hash(each.prepared.original) for group in laboratory.groups for each in group
        }
        if content_hash(document) not in maps:
            raise HullwrightError(
                message(
                    "{path} is not about {name} as it is now: ask the lab again.",
                    path=experiment,
                    name=document.name,
                )
            )
        if not laboratory.games:
            raise HullwrightError(
                message(
                    "Nothing has been played yet for {path}. Run it with “hullwright lab run {path}”.",
                    path=experiment,
                )
            )
        return with_verdict(document, verdict_json(laboratory, content_hash(document)))


def verdict_json(laboratory: LabRun, judged_map: str) -> JsonObject:
    """Return what a map carries of an experiment, by the hash of what it is played by."""
    experiment, answer = laboratory.experiment, laboratory.answer
    cells = [each for group in laboratory.results for each in group]
    own = [
        each
        for each in bases_of(laboratory)
        if each.games and content_hash(each.cell.prepared.original) == judged_map
    ]
    return {
        "question": experiment.question,
        "sentence": sentence_of(answer),
        "answered": laboratory.is_answered,
        "games": laboratory.games,
        "confidence": experiment.certainty.confidence,
        "seed": experiment.seed,
        "bots": sorted({name for each in cells for name in each.cell.bot_names}),
        "rows": [row_json(each) for each in answer.rows if each.verdict != ""],
        FIGURES: [to_json(verdict_row(each, experiment.certainty)) for each in own],
        "cells": [{"key": each.cell.key, "games": each.games} for each in cells],
    }
