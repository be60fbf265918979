"""Checks of the tiles of a station: their number, their backs, what stands on them."""

from collections import Counter
from collections.abc import Iterator

from ...checks.problem import Facts, Problem, Severity
from ...names import closest
from .exposure import exposures
from .layout import FIGHTER, POD, TOKENS, TURRET
from .survey import StationSurvey
from .tile_backs import breaches, tile_backs, tokens_brought


def tile_numbers(survey: StationSurvey) -> Iterator[Problem]:
    """Yield a problem unless tiles and station cells match and one Core Breach ends the game (SA-3).

    A back that nobody has defined is a hint, for it may be mistyped.
    """
    cells, tiles = len(survey.tiles), survey.layout.tile_count()
    if cells != tiles:
        facts = Facts(cells=cells, tiles=tiles)
        yield Problem("SAV-2", "tiles-and-cells", facts, Severity.ERROR)
    yield from _too_many_fixed(survey)
    if survey.terms.breach_ends_game:
        yield from _core_breach(survey)
    yield from _unknown_backs(survey)


def _too_many_fixed(survey: StationSurvey) -> Iterator[Problem]:
    classes = {each.id: each for each in survey.layout.tile_classes}
    fixed = Counter(kind.tile for kind in survey.fixed.values())
    backs = Counter((kind.tile, kind.back) for kind in survey.fixed.values() if kind.back)
    for name, count in fixed.items():
        if name in classes and count > classes[name].count:
            yield Problem(
                "SAV-2",
                "many-fixed",
                Facts(count=count, name=name, tiles=classes[name].count),
                Severity.ERROR,
                survey.labels(at for at, kind in survey.fixed.items() if kind.tile == name),
            )
    for (name, back), count in backs.items():
        there = classes[name].backs.get(str(back), 0) if name in classes else 0
        if count > there:
            yield Problem(
                "SAV-2",
                "many-fixed-backs",
                Facts(count=count, name=name, back=back, there=there),
                Severity.ERROR,
                survey.labels(
                    at
                    for at, kind in survey.fixed.items()
                    if (kind.tile, kind.back) == (name, back)
                ),
            )


def _core_breach(survey: StationSurvey) -> Iterator[Problem]:
    last = survey.layout.last_class
    found = breaches(survey.layout, last)
    if found != 1:
        facts = Facts(name=last.id, count=found)
        yield Problem("SAV-2", "not-one-core-breach", facts, Severity.ERROR)
    for each in survey.layout.tile_classes[:-1]:
        if breaches(survey.layout, each):
            facts = Facts(name=each.id, last=last.id)
            yield Problem("SAV-2", "early-core-breach", facts, Severity.ERROR)


def _unknown_backs(survey: StationSurvey) -> Iterator[Problem]:
    known = tile_backs(survey.layout)
    for back, count in survey.layout.back_counts().items():
        if count and back not in known:
            meant = closest(back, tuple(known))
            case = "mistyped-back" if meant else "unknown-back"
            yield Problem("SAV-2", case, Facts(back=back, meant=meant), Severity.HINT)


def crew_room(survey: StationSurvey) -> Iterator[Problem]:
    """Yield a problem if the largest crew does not find room on the tiles (SA-14, SA-101)."""
    party = max(survey.parties, key=lambda each: each.crew)
    inner = len(survey.tiles) - len(survey.outer_tiles)
    room = len(survey.outer_tiles) + inner * survey.terms.crew_on_inner_tile
    if party.crew > room:
        facts = Facts(players=party.players, crew=party.crew, room=room)
        yield Problem("SAV-4", "crew-without-room", facts, Severity.ERROR)


def enclosed_classes(survey: StationSurvey) -> Iterator[Problem]:
    """Yield a problem if more than a third of a class lies enclosed, on the average of all deals.

    The order of removal is always feasible: where no tile of a class is exposed, its enclosed ones
    may be removed (SA-67). But the more of a class are enclosed, the less players choose. The printed
    station encloses 12 of its 40 cells, so 30 % of each class on average, and stays just below.
    """
    found = [each for each in exposures(survey) if 3 * each.enclosed > each.tile_class.count]
    if found:
        cells = survey.labels(frozenset[int]().union(*(each.where for each in found)))
        facts = Facts(some=tuple(each.tile_class.id for each in found))
        yield Problem("SAV-7", "enclosed-classes", facts, Severity.WARNING, cells)


def tokens(survey: StationSurvey) -> Iterator[Problem]:
    """Yield a problem if tile backs or the set-up need more tokens than there are (SA-5, SA-12).

    Ships and turrets must be there. A creature that is not there simply does not come (SA-70, SA-71).
    """
    backs, supply = tokens_brought(survey.layout), survey.layout.supply
    if backs[FIGHTER] > supply.get(FIGHTER, 0):
        yield _short(FIGHTER, backs[FIGHTER], supply.get(FIGHTER, 0), Severity.ERROR)
    placed = max(each.pods for each in survey.parties)
    if backs[POD] + placed > supply.get(POD, 0):
        yield _short(POD, backs[POD] + placed, supply.get(POD, 0), Severity.ERROR)
    last = survey.layout.last_class
    if last.count != supply.get(TURRET, 0):
        facts = Facts(turrets=supply.get(TURRET, 0), count=last.count, name=last.id)
        yield Problem("SAV-8", "not-a-turret-each", facts, Severity.ERROR)
    begun = Counter(each.kind for each in survey.layout.creatures)
    for kind in supply:
        needed = backs[kind] + begun[kind]
        if kind not in TOKENS and backs[kind] and needed > supply[kind]:
            yield _short(kind, needed, supply[kind], Severity.WARNING)


def _short(kind: str, needed: int, there: int, severity: Severity) -> Problem:
    facts = Facts(needed=needed, kind=kind, there=there)
    return Problem("SAV-8", "short-supply", facts, severity)
