"""Fixes of what events and buildings do (EEV-12, FX-1)."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from hullwright.schema.checks.problem import Problem
from hullwright.schema.checks.sentences.galaxy import cube
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.effects import DO, Effect
from hullwright.schema.kinds.galaxy.building_effects import building_effects
from hullwright.schema.kinds.galaxy.effect_parts import NOTHING
from hullwright.schema.kinds.galaxy.event_effects import event_effects
from hullwright.schema.kinds.galaxy.layout import MAKE, Building, Event, Galaxy
from hullwright.schema.messages import message

from ...concepts.editor_kind import Fix
from ..effect_fixes import EffectsInPlace, effect_fixes
from .fixes_edits import changing
from .table_parts import with_entry

TABLES = {"buildings": building_effects, "events": event_effects}
"""The tables of pieces with effects, and the vocabulary of each."""


def known_effects(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield ways to put the effects of an event or a building right (FX-1)."""
    galaxy: Galaxy = document.layout
    for table, vocabulary in TABLES.items():
        pieces: Mapping[str, Building | Event] = getattr(galaxy, table)
        for key, each in pieces.items():
            if problem.facts["piece"] == (each.title or key):
                piece = EffectsInPlace(
                    each.effects,
                    vocabulary(galaxy),
                    partial(_with_effects, table, key),
                    partial(_changed, table, key, print_only=True),
                    {DO: NOTHING},
                )
                yield from effect_fixes(problem, piece)
                return


def _with_effects(
    table: str, key: str, document: MapDocument, effects: tuple[Effect, ...]
) -> MapDocument:
    return _changed(table, key, document, effects=effects)


# Any: which field is changed only the caller knows.
def _changed(table: str, key: str, document: MapDocument, **changes: Any) -> MapDocument:
    return replace(document, layout=with_entry(document.layout, table, key, **changes))


def one_kind(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield each way to let a building make one kind of cubes alone (EEV-12)."""
    name = problem.facts["name"]
    effects = document.layout.buildings[name].effects
    for number, each in enumerate(effects):
        if each[DO] == MAKE:
            kept = tuple(it for at, it in enumerate(effects) if at == number or it[DO] != MAKE)
            yield changing(
                message("let it make only {kind}", kind=cube(str(each.get("kind", "?")))),
                partial(_making, name=name, effects=kept),
            )


def _making(galaxy: Galaxy, name: str, effects: tuple[Effect, ...]) -> Galaxy:
    return with_entry(galaxy, "buildings", name, effects=effects)
