"""Fixes of sector kinds of somebody's own: effects that nobody knows, numbers without a counterpart."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from hullwright.schema.boards.hexes import hex_of
from hullwright.schema.checks.problem import Problem
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.effects import DO, Effect
from hullwright.schema.kinds.hex_zone.kind_checks import named
from hullwright.schema.kinds.hex_zone.layout import DANGEROUS, SILENT, SectorKind
from hullwright.schema.kinds.hex_zone.sector_effects import (
    HUSH,
    NOISE,
    SEALED_ROUND,
    SECTOR_EFFECTS,
)
from hullwright.schema.messages import Message, message

from ...concepts.editor_kind import Fix
from .fixes_edits import painting


def make_plain(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield the fix for sectors whose number has no counterpart (EA-X2): what they count as, no more."""
    zone = document.layout
    wanted = set(problem.cells)
    contents = {
        hex_of(label): zone.legend[character].role
        for character, labels in zone.labels_of(zone.legend).items()
        for label in labels
        if label in wanted
    }
    if set(contents.values()) <= {SILENT, DANGEROUS}:
        yield painting(message("make them plain sectors"), contents)


def name_of_its_own(_: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield the fix for a kind that everybody knows with effects of its own (EA-X3)."""
    kind = problem.facts["kind"]

    def renamed(sector: SectorKind) -> SectorKind:
        if not sector.effects:
            return sector
        return replace(sector, kind=f"special_{kind}", like=kind)

    yield _of_kind(message("give it a name of its own"), problem, renamed)


def one_meaning(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield the fix for a kind with two meanings (EA-X3): all mean what the first does."""
    legend = document.layout.legend.values()
    first = next(each for each in legend if named(each) == problem.facts["piece"])
    title = message("let both mean the same as the first")
    yield _of_kind(title, problem, lambda sector: replace(first, extra=sector.extra))


def one_of_two(_: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield the fixes for a sector where there is always and never a noise (EA-X3)."""
    for kept, title in (
        (HUSH, message("never make a noise there")),
        (NOISE, message("always make a noise there")),
    ):
        dropped = NOISE if kept == HUSH else HUSH
        yield _of_kind(title, problem, _without_effect(dropped))


def take_seal_off(_: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield the fix for a seal that opens too late (EA-X3)."""
    yield _of_kind(message("remove the seal"), problem, _without_effect(SEALED_ROUND))


def other_symbol(_: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield the fixes for a symbol that we have no picture of (EA-X3)."""
    meant = problem.facts["meant"]
    if meant:
        title = message("use the symbol “{symbol}”", symbol=meant)
        yield _of_kind(title, problem, lambda sector: replace(sector, symbol=meant))
    yield _of_kind(message("use no symbol"), problem, lambda sector: replace(sector, symbol=""))


def other_effect(_: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield the fixes for an effect that nobody knows (FX-1)."""
    name, meant = problem.facts["effect"], problem.facts["meant"]
    if meant:
        yield _of_piece(
            message("make it “{effect}”", effect=SECTOR_EFFECTS[meant].title),
            problem,
            lambda effect: {**effect, DO: meant} if effect[DO] == name else effect,
        )
    yield _of_piece(
        message("remove the effect"),
        problem,
        lambda effect: None if effect[DO] == name else effect,
    )


def other_parameter(_: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield the fix for a parameter that is missing, unknown or impossible (FX-1): its usual value."""
    name, parameter = problem.facts["effect"], problem.facts["parameter"]
    known = SECTOR_EFFECTS[name].parameters.get(parameter)
    usual = (
        {} if known is None or "default" in known.schema else {parameter: known.schema["minimum"]}
    )

    def mended(effect: Effect) -> Effect:
        if effect[DO] != name:
            return effect
        return {key: value for key, value in effect.items() if key != parameter} | usual

    yield _of_piece(message("use its default value"), problem, mended)


def _without_effect(name: str) -> Callable[[SectorKind], SectorKind]:
    return lambda sector: replace(
        sector, effects=tuple(each for each in sector.effects if each[DO] != name)
    )


def _of_kind(title: Message, problem: Problem, changed: Callable[[SectorKind], SectorKind]) -> Fix:
    """Return the fix that changes the entries of the legend that a problem is about."""
    kind, number = problem.facts["kind"], problem.facts["number"]
    return _changing(
        title,
        lambda each: changed(each) if (each.kind, each.number) == (kind, number) else each,
    )


def _of_piece(title: Message, problem: Problem, changed: Callable[[Effect], Effect | None]) -> Fix:
    """Return the fix that changes effects of the entries of the legend that a problem is about."""

    def mended(sector: SectorKind) -> SectorKind:
        if named(sector) != problem.facts["piece"]:
            return sector
        effects = (changed(each) for each in sector.effects)
        return replace(sector, effects=tuple(each for each in effects if each is not None))

    return _changing(title, mended)


def _changing(title: Message, changed: Callable[[SectorKind], SectorKind]) -> Fix:
    def edit(document: MapDocument) -> MapDocument:
        zone = document.layout
        legend = {character: changed(each) for character, each in zone.legend.items()}
        return replace(document, layout=replace(zone, legend=legend))

    return Fix(title, edit)
