"""The verdict on a map in words: what its pack says of it, or what it carries from the lab."""

from collections.abc import Iterator, Sequence

from hullwright.schema.documents.carried_verdict import verdict_of
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.verdicts import VerdictRow
from hullwright.schema.records import Json

from ..languages.words import number, tr
from ..library.pack_words import row_words

MOST_ROWS = 40
LONGEST = 400


def verdict_lines(document: MapDocument, rows: Sequence[VerdictRow]) -> list[str]:
    """Return what games have shown, a sentence or two each; nothing if nobody has judged the map."""
    return [*map(row_words, rows), *_carried(document)]


def _carried(document: MapDocument) -> Iterator[str]:
    """Yield what a map carries from the lab, as far as it has the form that the lab writes."""
    found = verdict_of(document) or {}
    if isinstance(found.get("sentence"), str):
        yield found["sentence"][:LONGEST]
    rows = found.get("rows")
    for row in rows[:MOST_ROWS] if isinstance(rows, list) else ():
        if isinstance(row, dict) and isinstance(row.get("title"), str):
            yield _row(row)
    games = found.get("games")
    if isinstance(games, int) and games > 0:
        yield tr("The lab has played {games} games.", games=games)


def _row(row: dict[str, Json]) -> str:
    title = str(row["title"])[:LONGEST]
    found = (row.get(name) for name in ("value", "low", "high"))
    figures = [float(each) for each in found if each is not None and _is_number(each)]
    if len(figures) < 3:
        return title
    is_share = abs(figures[0]) <= 1
    scale, unit, decimals = (100, " %", 0) if is_share else (1, "", 1)
    value, low, high = (number(scale * each, decimals) for each in figures)
    return f"{title}: {value}{unit} ({low}–{high})"


def _is_number(value: Json) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < 1e12
