"""Facts about packs for an index: what people choose by, worked out from what is really in a pack."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from hullwright.schema.documents.libraries import OfferedMap, PackCounts
from hullwright.schema.documents.maps import MapDocument, Players
from hullwright.schema.documents.verdicts import LabVerdict, VerdictRow
from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds import KINDS
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.likeness import shape_mark
from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.packs.checking import document_in
from hullwright.schema.packs.pack import GAMES, MAPS, PREVIEWS, SCENARIOS, VERDICTS, Pack
from hullwright.schema.records import Json

from .needs import game_of

MOST_FIGURES = 20


def _no_symmetry(_: MapDocument) -> float:
    return 0.0


def _no_picture(_: MapDocument) -> bytes:
    return b""


@late_dataclass
class MapMeasures:
    """What only the editor can tell of a map: how symmetric it is, and how it looks."""

    symmetry: Callable[[MapDocument], float] = _no_symmetry
    picture: Callable[[MapDocument], bytes] = _no_picture
    """A PNG for a card; nothing if it can't be drawn."""


def counts_of(pack: Pack) -> PackCounts:
    """Return how much of each sort there is in a pack."""
    return PackCounts(
        maps=len(pack.in_folder(MAPS)),
        scenarios=len(pack.in_folder(SCENARIOS)),
        plugins=len(pack.plugins),
        games=len(pack.in_folder(GAMES)),
        verdicts=len(pack.in_folder(VERDICTS)),
    )


def maps_of(pack: Pack, measures: MapMeasures) -> Iterator[tuple[OfferedMap, bytes]]:
    """Yield the facts about each map of a pack, and a picture for its card if there is one."""
    verdicts = _verdicts(pack)
    for place in pack.in_folder(MAPS):
        head = pack.heads.get(place)
        if head is None:
            continue
        known = head.kind in KINDS
        document = _map(pack, place) if known else None
        facts = OfferedMap(
            file=place,
            name=head.name or Path(place).stem,
            kind=head.kind,
            game=game_of(head),
            players=Players(min=head.players[0], max=head.players[1]) if head.players else None,
            verdicts=verdicts.get(place, ()),
            **_measured(document, measures),
        )
        yield facts, _picture(pack, place) or (measures.picture(document) if document else b"")


def _map(pack: Pack, place: str) -> MapDocument | None:
    try:
        document = document_in(pack, place)
    except HullwrightError:
        return None
    return document if isinstance(document, MapDocument) else None


def _measured(document: MapDocument | None, measures: MapMeasures) -> dict[str, Json]:
    if document is None:
        return {}
    examination = Examination(document)
    return {
        "spaces": len(examination.board),
        "shape": shape_mark(document),
        "symmetry": round(measures.symmetry(document), 3),
        "metrics": _figures(examination.metrics),
    }


def _figures(metrics: Mapping[str, Json]) -> dict[str, float]:
    """Return those measurements that are one number each."""
    plain = {
        key: each
        for key, each in metrics.items()
        if isinstance(each, int | float) and not isinstance(each, bool)
    }
    return dict(list(plain.items())[:MOST_FIGURES])


def _verdicts(pack: Pack) -> dict[str, tuple[VerdictRow, ...]]:
    found: dict[str, tuple[VerdictRow, ...]] = {}
    for place in pack.in_folder(VERDICTS):
        try:
            document = document_in(pack, place)
        except HullwrightError:
            continue
        if isinstance(document, LabVerdict):
            found[document.map] = (*found.get(document.map, ()), *document.rows)
    return found


def _picture(pack: Pack, place: str) -> bytes:
    """Return the preview of a map as a PNG, if the pack has one."""
    return pack.files.get(f"{PREVIEWS}/{Path(place).stem}.png", b"")
