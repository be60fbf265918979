"""Ways to put the effects of a piece right, alike for all map kinds (FX-1)."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from hullwright.schema.checks.problem import Problem
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.effects import DO, Effect, EffectParameter, Vocabulary
from hullwright.schema.messages import Message, message
from hullwright.schema.records import Json

from ..concepts.editor_kind import Fix

Effects = tuple[Effect, ...]


class EffectsInPlace(NamedTuple):
    """The effects of one piece of a map, and what can be done with them."""

    effects: Effects
    vocabulary: Vocabulary
    put: Callable[[MapDocument, Effects], MapDocument]
    """Returns a map in which the piece has other effects."""
    print_only: Callable[[MapDocument], MapDocument]
    """Returns a map in which the piece is for print only."""
    idle: Effect | None = None
    """The effect of pieces that do nothing by themselves, if the vocabulary has one."""


def effect_fixes(problem: Problem, piece: EffectsInPlace) -> Iterator[Fix]:
    """Yield ways to put right what was found about the effects of a piece, the best first."""
    yield from _MENDED[problem.case](problem, piece)
    yield Fix(message("mark it as print only"), piece.print_only)


def _given(title: Message, piece: EffectsInPlace, effects: Effects) -> Fix:
    return Fix(title, lambda document: piece.put(document, effects))


def _idle(_: Problem, piece: EffectsInPlace) -> Iterator[Fix]:
    if piece.idle is not None:
        yield _given(message("let it do nothing by itself"), piece, (piece.idle,))


def _known_effect(problem: Problem, piece: EffectsInPlace) -> Iterator[Fix]:
    unknown, meant = problem.facts["effect"], problem.facts["meant"]
    if meant:
        changed = tuple(
            {**each, DO: meant} if each[DO] == unknown else each for each in piece.effects
        )
        yield _given(message("use the effect “{name}”", name=meant), piece, changed)
    rest = tuple(each for each in piece.effects if each[DO] != unknown)
    if rest:
        yield _given(message("remove the effect"), piece, rest)


def _without_parameter(problem: Problem, piece: EffectsInPlace) -> Iterator[Fix]:
    name, parameter = problem.facts["effect"], problem.facts["parameter"]
    changed = tuple(
        {key: value for key, value in each.items() if key != parameter}
        if each[DO] == name
        else each
        for each in piece.effects
    )
    yield _given(message("remove “{name}”", name=parameter), piece, changed)


def _good_value(problem: Problem, piece: EffectsInPlace) -> Iterator[Fix]:
    name, key = problem.facts["effect"], problem.facts["parameter"]
    parameter = piece.vocabulary[name].parameters[key]
    changed = tuple(
        {**each, key: _near(parameter, each.get(key))}
        if each[DO] == name and not parameter.takes(each.get(key))
        else each
        for each in piece.effects
    )
    yield _given(message("choose a fitting value for “{name}”", name=key), piece, changed)


def _near(parameter: EffectParameter, value: Json) -> Json:
    """Return a value that a parameter takes, near another one if that is a number."""
    schema = parameter.schema
    if "enum" in schema:
        return schema.get("default", schema["enum"][0])
    if schema["type"] == "integer" and type(value) is int:
        return min(max(value, schema.get("minimum", value)), schema.get("maximum", value))
    usual = {"integer": schema.get("minimum", 0), "boolean": False, "string": ""}
    return schema.get("default", usual[schema["type"]])


_MENDED: dict[str, Callable[[Problem, EffectsInPlace], Iterator[Fix]]] = {
    "no-effect": _idle,
    "unknown-effect": _known_effect,
    "unknown-parameter": _without_parameter,
    "wrong-value": _good_value,
    "missing-parameter": _good_value,
}
"""What may help, by the case of the problem."""
