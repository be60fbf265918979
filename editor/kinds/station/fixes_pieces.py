"""Fixes of tile backs and creatures of a designer's own (FX-1, SAV-3, SAV-11)."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from hullwright.schema.checks.problem import Problem
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.effects import DO, Effect
from hullwright.schema.kinds.station.back_effects import TIMES
from hullwright.schema.kinds.station.creature_kinds import vocabulary_of_creatures
from hullwright.schema.kinds.station.layout import PREY, CreatureKind, Station
from hullwright.schema.kinds.station.piece_checks import own_back
from hullwright.schema.kinds.station.tile_backs import vocabulary_of_backs
from hullwright.schema.messages import message
from hullwright.schema.records import Json

from ...concepts.editor_kind import Fix
from ..effect_fixes import EffectsInPlace, effect_fixes
from .fixes_edits import editing
from .table_backs import with_back
from .table_creatures import with_creature


def known_effects(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield ways to put the effects of a back or a creature right (FX-1)."""
    station: Station = document.layout
    back = own_back(station, problem.facts["piece"])
    if back is not None:
        piece = EffectsInPlace(
            back.effects,
            vocabulary_of_backs(station),
            partial(_with_back_effects, back.id),
            partial(_back_changed, back.id, print_only=True),
        )
        yield from effect_fixes(problem, piece)
        return
    for kind in station.creature_kinds:
        if problem.facts["piece"] == (kind.title or kind.id):
            without = partial(_with_creature_effects, kind.id, effects=())
            piece = EffectsInPlace(
                kind.effects,
                vocabulary_of_creatures(station),
                partial(_with_creature_effects, kind.id),
                without,
            )
            *mended, _ = effect_fixes(problem, piece)
            yield from mended
            yield Fix(message("remove its effects"), without)


def _with_back_effects(key: str, document: MapDocument, effects: tuple[Effect, ...]) -> MapDocument:
    return _back_changed(key, document, effects=effects)


def _back_changed(key: str, document: MapDocument, **changes: Json) -> MapDocument:
    return replace(document, layout=with_back(document.layout, key, **changes))


def _with_creature_effects(
    key: str, document: MapDocument, effects: tuple[Effect, ...]
) -> MapDocument:
    return replace(document, layout=with_creature(document.layout, key, effects=effects))


def timely_effects(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield ways to let the effects of a back happen (SAV-11): another colour, or without them."""
    back = own_back(document.layout, problem.facts["piece"])
    if back is None:
        return
    wrong = problem.facts.get("effect")
    fitting = [
        colour
        for colour in TIMES[wrong or "fire_turret"]
        if colour != back.colour and all(colour in TIMES[str(each[DO])] for each in back.effects)
    ]
    for colour in fitting[:1]:
        yield editing(
            message("give it the colour in which it happens"),
            partial(with_back, key=back.id, colour=colour),
        )
    rest = tuple(each for each in back.effects if each[DO] != wrong)
    if wrong and rest:
        yield editing(message("remove the effect"), partial(with_back, key=back.id, effects=rest))
    yield editing(
        message("mark it as print only"), partial(with_back, key=back.id, print_only=True)
    )


def defined_creature(_: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield the fix for a creature that nobody has defined: a simple one (SAV-3)."""
    kind = CreatureKind(id=problem.facts["kind"], kills=PREY[:1])
    yield editing(
        message("let it move one cell and kill Drifters"),
        lambda station: replace(station, creature_kinds=(*station.creature_kinds, kind)),
    )


def creature_on_the_die(_: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield the fix for a creature that no face of the die shows: one face (SAV-3)."""
    yield editing(message("add a face to the die"), partial(_with_face, problem.facts["kind"]))


def _with_face(name: str, station: Station) -> Station:
    kind = next(each.id for each in station.creature_kinds if name == (each.title or each.id))
    return replace(station, setup=replace(station.setup, die=(*station.setup.die, kind)))
