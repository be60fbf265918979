"""The words for what lies in a sector, and the characters that stand for them."""

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from itertools import chain

from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds.hex_zone.layout import (
    ALIEN,
    DANGEROUS,
    HULL,
    HUMAN,
    KNOWN,
    LEGEND,
    POD,
    SILENT,
    HexZone,
    SectorKind,
)
from hullwright.schema.kinds.painted_rows import free_character
from hullwright.schema.messages import Message, message
from hullwright.schema.records import Json, JsonObject, from_json, to_json

from ..content_names import named

MOST_CHARACTERS = 2000
"""The most entries of a legend; the published schema states the same number."""

_WORD = re.compile(r"([a-z][a-z0-9_.:-]{0,59})(?: ([1-9][0-9]{0,3}))?")


NAMES: Mapping[str, Message] = {
    HULL: message("hull"),
    SILENT: message("silent"),
    DANGEROUS: message("dangerous"),
    HUMAN: message("human"),
    ALIEN: message("alien"),
    POD: message("pod"),
}


def content_name(content: str) -> Message:
    """Return what a person reads for a content.

    >>> str(content_name("pod 3"))
    'pod 3'
    """
    return named(NAMES, content)


def content_of(sector: SectorKind) -> str:
    """Return the word for a sector kind.

    >>> content_of(SectorKind(kind="silent")), content_of(SectorKind(kind="pod", number=3))
    ('silent', 'pod 3')
    """
    return sector.kind if sector.number is None else f"{sector.kind} {sector.number}"


def sector_kind(content: str) -> SectorKind:
    """Return the sector kind that a word means by itself."""
    found = _WORD.fullmatch(content)
    if not found:
        raise HullwrightError(
            message(
                "“{content}” is not a kind of sector; choose one in the palette.", content=content
            )
        )
    return SectorKind(kind=found[1], number=int(found[2]) if found[2] else None)


def characters(zone: HexZone) -> dict[str, str]:
    """Return the character for each content that the legend of a zone knows, the first of several."""
    found: dict[str, str] = {}
    for character, sector in zone.legend.items():
        found.setdefault(content_of(sector), character)
    return found


def with_contents(zone: HexZone, contents: Collection[str]) -> HexZone:
    """Return a zone whose legend knows some contents."""
    return with_kinds(zone, {each: sector_kind(each) for each in _missing(zone, contents)})


def meanings(zone: HexZone) -> Mapping[str, JsonObject]:
    """Return what the sector kinds mean that not every program knows, as they stand in the legend."""
    return {
        content_of(sector): to_json(sector)
        for sector in zone.legend.values()
        if sector.kind not in KNOWN
    }


def understood(zone: HexZone, told: Mapping[str, Json]) -> HexZone:
    """Return a zone whose legend knows the sector kinds with these meanings; nonsense is passed over."""
    kinds = {content: _meant(told[content]) for content in _missing(zone, told)}
    return with_kinds(
        zone,
        {
            content: kind
            for content, kind in kinds.items()
            if kind is not None and content_of(kind) == content
        },
    )


def _meant(told: Json) -> SectorKind | None:
    """Return the sector kind that somebody tells of, or None if no legend could hold it."""
    from hullwright.schema.files.published import faults

    if any(faults({"legend": {"?": told}, "rows": ["?"]}, "hex-zone")):
        return None
    return from_json(told, SectorKind)


def _missing(zone: HexZone, contents: Collection[str]) -> list[str]:
    known = characters(zone)
    return [each for each in dict.fromkeys(contents) if each not in known]


def with_kinds(zone: HexZone, kinds: Mapping[str, SectorKind]) -> HexZone:
    """Return a zone whose legend knows further sector kinds, by their contents."""
    if not kinds:
        return zone
    if len(zone.legend) + len(kinds) > MOST_CHARACTERS:
        raise HullwrightError(
            message(
                "A zone has at most {most} kinds of sectors; use one that it has already.",
                most=MOST_CHARACTERS,
            )
        )
    legend = dict(zone.legend)
    for sector in kinds.values():
        legend[free_character(_wished(sector), legend)] = sector
    return replace(zone, legend=legend)


def _wished(sector: SectorKind) -> Iterator[str]:
    """Yield characters for a sector kind, the best first: a person should be able to read the rows."""
    usual = (each for each, kind in LEGEND.items() if content_of(kind) == content_of(sector))
    first = sector.kind[0]
    for each in chain(usual, first, first.upper()):
        # Usual characters keep their meaning, also while the legend does not name them.
        if each.isalnum() or each == HULL_CHARACTER:
            yield each


HULL_CHARACTER = next(each for each, kind in LEGEND.items() if kind.kind == HULL)
