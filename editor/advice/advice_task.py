"""Working advice out for the window, in a process of its own and so without Qt."""

from contextlib import closing
from pathlib import Path
from time import monotonic

from hullwright.engines.generation.advice.advice_run import AdviceRun
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.processes.child import Child
from hullwright.schema.records import JsonObject

from ..games.game_processes import players
from ..inspection.answers import step_back
from ..languages.words import tr
from .advice_words import suggestion_json
from .advising import AdviceTerms, advised

OFTEN = 0.3
"""Seconds between two reports."""


def work_out_advice(
    child: Child,
    document: MapDocument,
    scenario: Scenario | None,
    asked: JsonObject,
    results: str,
) -> JsonObject:
    """Try changes of a map for a goal until enough games were played, and report how far it is."""
    step_back()
    terms = AdviceTerms(**asked)
    place = Path(results)
    place.parent.mkdir(parents=True, exist_ok=True)
    told = 0.0
    with (
        advised(document, scenario, terms, place) as run,
        players(terms.workers) as executor,
        closing(run.go_on(executor)) as going,
    ):
        for _ in going:
            if monotonic() - told >= OFTEN:
                told = monotonic()
                child.report(run.share, _state(run))
        return {
            **_state(run),
            "sentence": tr(run.sentence),
            "suggestions": [suggestion_json(each, run.goal) for each in run.suggestions],
        }


def _state(run: AdviceRun) -> JsonObject:
    return {
        "stage": run.stage,
        "tried": run.tried,
        "done": run.done,
        "games": run.games,
        "goal": tr(run.goal.title),
        "players": run.base.players,
    }
