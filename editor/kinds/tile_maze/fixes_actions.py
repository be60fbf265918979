"""Fixes of what action tiles do (FX-1)."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from hullwright.schema.checks.problem import Problem
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.effects import Effect
from hullwright.schema.kinds.tile_maze.action_effects import BOX, EFFECTS
from hullwright.schema.messages import message
from hullwright.schema.names import closest

from ...concepts.editor_kind import Fix
from ..effect_fixes import EffectsInPlace, effect_fixes
from .action_edits import with_effects
from .cutouts_texts import HOUSE_ACTIONS
from .tile_edits import with_action

OFTEN = ("overcharge", "about_face", "lockdown")
"""Tiles of the box whose effects suit any map, for a tile whose name says nothing."""


def known_effects(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield ways to put the effects of an action tile right: those of a tile of the box, or none."""
    for name, tile in document.layout.actions.items():
        if problem.facts["piece"] != (tile.title or name) or tile.print_only:
            continue
        if problem.case == "no-effect" and tile.does(name):
            continue
        if problem.case == "no-effect":
            meant = closest(name, BOX)
            yield from (_as_in_the_box(name, each) for each in ([meant] if meant else OFTEN))
        piece = EffectsInPlace(
            tile.does(name), EFFECTS, partial(_doing, name), partial(_only_printed, name)
        )
        yield from effect_fixes(problem, piece)
        return


def _as_in_the_box(name: str, known: str) -> Fix:
    title = message("let it do what “{tile}” does", tile=HOUSE_ACTIONS[known].title)
    return Fix(title, lambda document: _doing(name, document, BOX[known]))


def _doing(name: str, document: MapDocument, effects: tuple[Effect, ...]) -> MapDocument:
    return replace(document, layout=with_effects(document.layout, name, effects))


def _only_printed(name: str, document: MapDocument) -> MapDocument:
    return replace(document, layout=with_action(document.layout, name, print_only=True))
