"""Checks of the tiles of a station: their number, their backs, what stands on them."""

from collections import Counter
from collections.abc import Iterator

from ...checks.problem import Problem, Severity
from ...messages import message, some_of
from ...names import closest
from .exposure import exposures
from .layout import BACKS, CORE_BREACH, FIGHTER, POD, TOKENS, TURRET
from .survey import StationSurvey


def tile_numbers(survey: StationSurvey) -> Iterator[Problem]:
    """Yield a problem unless tiles and station cells match and one Core Breach ends the game (SA-3).

    A back that the rules do not know is somebody's own; it is a hint, for it may be mistyped.
    """
    cells, tiles = len(survey.tiles), survey.layout.tile_count()
    if cells != tiles:
        yield Problem(
            "SAV-2",
            Severity.ERROR,
            message(
                "The station has {cells} cells, but there are {tiles} tiles to lay on them.",
                cells=cells,
                tiles=tiles,
            ),
            hint=message("Change the station's cells, or the numbers of the tile backs."),
        )
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
                Severity.ERROR,
                message(
                    "The map fixes {count} tiles of class {name}; there are {tiles}.",
                    count=count,
                    name=name,
                    tiles=classes[name].count,
                ),
                survey.labels(at for at, kind in survey.fixed.items() if kind.tile == name),
                message("Fix fewer of them, or add tiles to the class."),
            )
    for (name, back), count in backs.items():
        there = classes[name].backs.get(str(back), 0) if name in classes else 0
        if count > there:
            yield Problem(
                "SAV-2",
                Severity.ERROR,
                message(
                    "The map fixes {count} tile(s) of class {name} with the back {back}; there are {there}.",
                    count=count,
                    name=name,
                    back=back,
                    there=there,
                ),
                survey.labels(
                    at
                    for at, kind in survey.fixed.items()
                    if (kind.tile, kind.back) == (name, back)
                ),
                message("Fix fewer of them, or add the back to the class."),
            )


def _core_breach(survey: StationSurvey) -> Iterator[Problem]:
    last = survey.layout.last_class
    found = last.backs.get(CORE_BREACH, 0)
    if found != 1:
        yield Problem(
            "SAV-2",
            Severity.ERROR,
            message(
                "The class {name} has {count} Core Breaches; exactly one ends the game.",
                name=last.id,
                count=found,
            ),
            hint=message("Set core_breach to 1, or play with SA.TO_THE_LAST."),
        )
    for each in survey.layout.tile_classes[:-1]:
        if each.backs.get(CORE_BREACH, 0):
            yield Problem(
                "SAV-2",
                Severity.ERROR,
                message(
                    "The class {name} has a Core Breach; it belongs to the last class, {last}.",
                    name=each.id,
                    last=last.id,
                ),
                hint=message("Give these tiles another back."),
            )


def _unknown_backs(survey: StationSurvey) -> Iterator[Problem]:
    for back, count in survey.layout.back_counts().items():
        if count and back not in BACKS and back not in survey.layout.supply:
            meant = closest(back, BACKS)
            yield Problem(
                "SAV-2",
                Severity.HINT,
                message("The rules do not know the tile back “{back}”.", back=back),
                hint=message("Did you mean “{meant}”?", meant=meant)
                if meant
                else message("Play it with a plugin that says what it does."),
            )


def crew_room(survey: StationSurvey) -> Iterator[Problem]:
    """Yield a problem if the largest crew does not find room on the tiles (SA-14, SA-101)."""
    party = max(survey.parties, key=lambda each: each.crew)
    inner = len(survey.tiles) - len(survey.outer_tiles)
    room = len(survey.outer_tiles) + inner * survey.terms.crew_on_inner_tile
    if party.crew > room:
        yield Problem(
            "SAV-4",
            Severity.ERROR,
            message(
                "{players} players begin with {crew} crew; the tiles have room for {room}.",
                players=party.players,
                crew=party.crew,
                room=room,
            ),
            hint=message("Enlarge the station, or make the map for fewer players."),
        )


def enclosed_classes(survey: StationSurvey) -> Iterator[Problem]:
    """Yield a problem if more than a third of a class lies enclosed, on the average of all deals.

    The order of removal is always feasible: where no tile of a class is exposed, its enclosed ones
    may be removed (SA-67). But the more of a class are enclosed, the less players choose. The printed
    station encloses 12 of its 40 cells, so 30 % of each class on average, and stays just below.
    """
    found = [each for each in exposures(survey) if 3 * each.enclosed > each.tile_class.count]
    if found:
        cells = frozenset[int]().union(*(each.where for each in found))
        yield Problem(
            "SAV-7",
            Severity.WARNING,
            message(
                "More than a third of these tile classes lies enclosed, on average: {some}.",
                some=some_of([each.tile_class.id for each in found]),
            ),
            survey.labels(cells),
            message("Open holes in the station, or fix the tiles of these classes at its edge."),
        )


def tokens(survey: StationSurvey) -> Iterator[Problem]:
    """Yield a problem if tile backs or the set-up need more tokens than there are (SA-5, SA-12).

    Ships and turrets must be there. A creature that is not there simply does not come (SA-70, SA-71).
    """
    backs, supply = survey.layout.back_counts(), survey.layout.supply
    if backs[FIGHTER] > supply.get(FIGHTER, 0):
        yield _short(FIGHTER, backs[FIGHTER], supply.get(FIGHTER, 0), Severity.ERROR)
    placed = max(each.pods for each in survey.parties)
    if backs[POD] + placed > supply.get(POD, 0):
        yield _short(POD, backs[POD] + placed, supply.get(POD, 0), Severity.ERROR)
    last = survey.layout.last_class
    if last.count != supply.get(TURRET, 0):
        yield Problem(
            "SAV-8",
            Severity.ERROR,
            message(
                "There are {turrets} turrets for {count} tiles of class {name}; each bears one.",
                turrets=supply.get(TURRET, 0),
                count=last.count,
                name=last.id,
            ),
            hint=message("Make both numbers the same."),
        )
    begun = Counter(each.kind for each in survey.layout.creatures)
    for kind in supply:
        needed = backs[kind] + begun[kind]
        if kind not in TOKENS and backs[kind] and needed > supply[kind]:
            yield _short(kind, needed, supply[kind], Severity.WARNING)


def _short(kind: str, needed: int, there: int, severity: Severity) -> Problem:
    return Problem(
        "SAV-8",
        severity,
        message(
            "The set-up and the tile backs need {needed} of {kind}; the supply has {there}.",
            needed=needed,
            kind=kind,
            there=there,
        ),
        hint=message("Put more into the supply, or change tile backs."),
    )
