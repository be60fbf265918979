"""What is wrong with the effects of pieces, alike for all map kinds."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ..effects import Effect, EffectFault, Vocabulary, effect_faults
from ..names import closest
from .problem import Facts, Problem, Severity

EFFECT_CHECK = "FX-1"
"""The id of the check that every piece does something, and that somebody knows what."""


class PieceEffects(NamedTuple):
    """A piece of a map, and what it does."""

    name: str
    """What people call it."""
    effects: tuple[Effect, ...]
    print_only: bool = False
    """Whether it does nothing in games that engines play."""


def effect_problems(
    pieces: Iterable[PieceEffects], vocabulary: Vocabulary, severity: Severity = Severity.ERROR
) -> Iterator[Problem]:
    """Yield a problem for each piece that does nothing, or something that nobody knows."""
    for piece in pieces:
        if piece.print_only:
            continue
        if not piece.effects:
            yield Problem(EFFECT_CHECK, "no-effect", Facts(piece=piece.name), severity)
        for fault in effect_faults(piece.effects, vocabulary):
            yield _problem(piece.name, fault, vocabulary, severity)


def _problem(piece: str, fault: EffectFault, vocabulary: Vocabulary, severity: Severity) -> Problem:
    facts = {"piece": piece, "effect": fault.effect}
    if fault.case == "unknown-effect":
        known = tuple(vocabulary)
        return Problem(
            EFFECT_CHECK,
            fault.case,
            Facts(**facts, meant=closest(fault.effect, known), known=known),
            severity,
        )
    parameters = vocabulary[fault.effect].parameters
    return Problem(
        EFFECT_CHECK,
        fault.case,
        Facts(**facts, parameter=fault.parameter, value=fault.value[:60], known=tuple(parameters)),
        severity,
    )
