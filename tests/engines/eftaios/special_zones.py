"""Zones with special sectors and edges, drawn by hand for a test."""

from dataclasses import replace
from typing import Any

from hullwright.engines.eftaios.game import EftaiosGame
from hullwright.engines.eftaios.ruleset import RULESETS
from hullwright.engines.rules.book import RuleBook
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.effects import Effect
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.hex_zone.edges import SectorEdge
from hullwright.schema.kinds.hex_zone.layout import LEGEND, HexZone, SectorKind


def kind(*effects: Effect, like: str = "silent", number: int | None = None) -> SectorKind:
    """Return a sector kind of somebody's own."""
    return SectorKind(kind="own", number=number, like=like, effects=effects)


def does(what: str, **parameters: Any) -> Effect:
    return {"do": what, **parameters}


def edges(*written: str) -> tuple[SectorEdge, ...]:
    """Return edges that are written as "A01 wall B01"."""
    parts = (each.split() for each in written)
    return tuple(SectorEdge(start=start, kind=kind, to=to) for start, kind, to in parts)


def special_zone(
    *rows: str, between: tuple[SectorEdge, ...] = (), **kinds: SectorKind
) -> MapDocument:
    """Return a zone whose legend knows further characters."""
    layout = HexZone(legend={**LEGEND, **kinds}, rows=rows, edges=between)
    return MapDocument(kind="hex-zone", name="Special", layout=layout)


def special_game(document: MapDocument, rules: str = "ultimate", **changes: Any) -> EftaiosGame:
    board = Examination(document).board
    return EftaiosGame(board, replace(RULESETS[rules], **changes), RuleBook())


EVERYTHING = special_zone(
    "dsdvdsd1ds",
    "sHdsKdsdsd",
    "dsxsdsrdsd",
    "sdsncsmhsd",
    "ddsdsdsedA",
    "ddvslsdsid",
    "sds2dsqdsd",
    between=edges(
        "A03 wall A04",
        "B03 wall B04",
        "C04 door C05",
        "D04 noisy_door D05",
        "E05 noisy_door E06",
        "F05 one_way F06",
        "G05 one_way G06",
        "H02 one_way I02",
    ),
    v=kind(does("vent"), number=1),
    K=kind(does("switch"), like="dangerous", number=1),
    x=kind(does("sealed_switch"), number=1),
    r=kind(does("sealed_round", round=4), does("crumble", visits=2)),
    n=kind(does("noise"), like="dangerous"),
    c=kind(does("find_item"), like="dangerous"),
    m=kind(does("heal"), does("end_here", who="humans"), like="dangerous"),
    h=kind(does("hush"), like="dangerous"),
    e=kind(does("enter", who="aliens")),
    l=kind(does("reveal")),
    i=kind(does("draw", card="item")),
    q=kind(does("draw", card="dangerous"), does("pass_through", who="nobody")),
)
"""A zone with every effect and every kind of edge."""
