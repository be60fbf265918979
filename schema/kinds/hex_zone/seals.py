"""Seals and switches: which sealed sectors open in the course of a game."""

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING

from ...boards.paths import ways
from ...boards.roles import without
from ...effects import DO
from .admission import effects_of
from .sector_effects import SEALED_SWITCH, SWITCH

if TYPE_CHECKING:
    from .survey import ZoneSurvey


def numbered(survey: "ZoneSurvey", effect: str) -> Mapping[int, list[int]]:
    """Return the spaces with an effect by the number that it has there."""
    found: dict[int, list[int]] = {}
    for space, each in effects_of(survey.board.traits):
        if each[DO] == effect:
            found.setdefault(each["number"], []).append(space)
    return found


def never_open(survey: "ZoneSurvey") -> frozenset[int]:
    """Return the sealed spaces whose switches nobody can get to, those behind other seals included."""
    seals, switches = numbered(survey, SEALED_SWITCH), numbered(survey, SWITCH)
    shut = set(seals)
    while shut:
        reached = _reached(survey, {space for number in shut for space in seals[number]})
        opened = {n for n in shut if any(reached[space] for space in switches.get(n, ()))}
        if not opened:
            break
        shut -= opened
    return frozenset(space for number in shut for space in seals[number])


def _reached(survey: "ZoneSurvey", shut: Collection[int]) -> bytes:
    """Return for each space whether any side can get there while some spaces are shut."""
    found = bytearray(len(survey.board))
    for side, passage in survey.passages.items():
        through, onto = (
            without(survey.board.mask(each), shut) for each in (passage.through, passage.onto)
        )
        reached = ways(survey.board, survey.starts(side), through, onto).reached()
        found = bytearray(map(max, found, reached))
    return bytes(found)
