"""Checks of sector kinds of somebody's own: effects that nobody knows, numbers without a counterpart."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import replace

from ...checks.effect_checks import PieceEffects, effect_problems
from ...checks.problem import Facts, Problem, Severity
from ...effects import DO
from ...names import closest
from .layout import KNOWN, SectorKind
from .passages import vent_groups
from .seals import numbered
from .sector_effects import (
    HUSH,
    MOST_VENTS,
    NOISE,
    SEALED_ROUND,
    SEALED_SWITCH,
    SECTOR_EFFECTS,
    SWITCH,
    whole_effects,
)
from .sector_symbols import SYMBOLS
from .survey import ZoneSurvey

NUMBERS = "EA-X2"
"""The id of the check that vents, switches and seals have counterparts."""
MEANINGS = "EA-X3"
"""The id of the check that sector kinds of somebody's own make sense."""
LAST_ROUND = 39
"""A seal that opens later opens in no edition; a scenario may have more rounds."""


def unknown_effects(survey: ZoneSurvey) -> Iterator[Problem]:
    """Yield a problem for each effect of a sector kind that nobody knows, or knows otherwise."""
    acting = {each: kind for each, kind in survey.layout.legend.items() if kind.effects}
    places = survey.layout.labels_of(acting)
    for character, each in acting.items():
        piece = PieceEffects(named(each), each.effects)
        for problem in effect_problems([piece], SECTOR_EFFECTS):
            yield replace(problem, cells=tuple(places.get(character, ())))


def named(sector: SectorKind) -> str:
    """Return what people call a sector kind: its title, or its name in the file."""
    name = sector.title or sector.kind
    return name if sector.number is None else f"{name} {sector.number}"


def lonely_numbers(survey: ZoneSurvey) -> Iterator[Problem]:
    """Yield a problem for vents that lead nowhere, and switches and seals without each other."""
    for group, spaces in vent_groups(survey.board.traits).items():
        facts = Facts(number=group, count=len(spaces), most=MOST_VENTS)
        if len(spaces) == 1:
            yield _numbers("lonely-vent", facts, Severity.WARNING, survey.labels(spaces))
        elif len(spaces) > MOST_VENTS:
            beyond = survey.labels(spaces[MOST_VENTS:])
            yield _numbers("many-vents", facts, Severity.ERROR, beyond)
    seals, switches = numbered(survey, SEALED_SWITCH), numbered(survey, SWITCH)
    for number, spaces in switches.items():
        if number not in seals:
            facts, labels = Facts(number=number), survey.labels(spaces)
            yield _numbers("switch-without-seal", facts, Severity.WARNING, labels)
    for number, spaces in seals.items():
        if survey.never_open.intersection(spaces):
            case = "switch-out-of-reach" if number in switches else "seal-without-switch"
            yield _numbers(case, Facts(number=number), Severity.ERROR, survey.labels(spaces))


def _numbers(case: str, facts: Facts, severity: Severity, cells: tuple[str, ...]) -> Problem:
    return Problem(NUMBERS, case, facts, severity, cells)


def odd_meanings(survey: ZoneSurvey) -> Iterator[Problem]:
    """Yield a problem for kinds that mean two things, contradict themselves or look like no other."""
    # A million sectors of kinds that everybody knows are not worth a list of their labels.
    own = {each: kind for each, kind in survey.layout.legend.items() if _is_own(kind)}
    places = survey.layout.labels_of(own)
    used = {each: kind for each, kind in own.items() if each in places}
    first: dict[tuple[str, int | None], SectorKind] = {}
    for character, each in used.items():
        cells = tuple(places[character])
        known = first.setdefault((each.kind, each.number), each)
        if each.kind not in KNOWN and _meaning(known) != _meaning(each):
            yield _odd("two-meanings", each, Severity.WARNING, cells)
        yield from _own_oddities(each, cells)


def _is_own(sector: SectorKind) -> bool:
    return sector.kind not in KNOWN or bool(sector.effects or sector.symbol)


def _meaning(sector: SectorKind) -> SectorKind:
    return replace(sector, extra={})


def _own_oddities(sector: SectorKind, cells: tuple[str, ...]) -> Iterator[Problem]:
    effects = _by_name(sector)
    if sector.effects and sector.kind in KNOWN:
        yield _odd("built-in", sector, Severity.WARNING, cells)
    if NOISE in effects and HUSH in effects:
        yield _odd("noise-and-hush", sector, Severity.WARNING, cells)
    if any(effect["round"] > LAST_ROUND for effect in effects.get(SEALED_ROUND, ())):
        yield _odd("late-seal", sector, Severity.WARNING, cells)
    if sector.symbol and sector.symbol not in SYMBOLS:
        yield _odd("unknown-symbol", sector, Severity.HINT, cells)


def _by_name(sector: SectorKind) -> Mapping[str, list[Mapping[str, int]]]:
    found: dict[str, list[Mapping[str, int]]] = defaultdict(list)
    for effect in whole_effects(sector):
        found[effect[DO]].append(effect)
    return found


def _odd(case: str, sector: SectorKind, severity: Severity, cells: tuple[str, ...]) -> Problem:
    facts = Facts(
        piece=named(sector),
        kind=sector.kind,
        number=sector.number,
        symbol=sector.symbol,
        meant=closest(sector.symbol, tuple(SYMBOLS)) if sector.symbol else None,
        last=LAST_ROUND,
    )
    return Problem(MEANINGS, case, facts, severity, cells)
