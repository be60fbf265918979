"""Pieces of plugins on trial: tiles and sector kinds that can be read, and that a map could take in."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from hullwright.schema.complaints import JsonPath
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds import map_kind
from hullwright.schema.messages import message

from ..host import Contributed
from ..pieces import PluginPiece, pieces_in
from .data_files import data_files, unread_files
from .mistake import Mistake, in_file, mistakes_of
from .surroundings import Surroundings


def piece_mistakes(contributed: Contributed, around: Surroundings) -> Iterator[Mistake]:
    """Yield what is wrong with each piece of a contribution."""
    if contributed.contribution.kind not in around.kinds or not data_files(contributed):
        return
    found = pieces_in(contributed)
    for trouble in found.troubles:
        yield from mistakes_of(trouble, contributed.plugin, Path(trouble.source))
    for piece in found.pieces:
        yield from _not_taken_in(piece, contributed)
    yield from unread_files(contributed)


def _not_taken_in(piece: PluginPiece, contributed: Contributed) -> Iterator[Mistake]:
    """Yield why a new map could not take a piece in."""
    layout = map_kind(piece.kind).blank(None)
    if not hasattr(layout, piece.part):
        told = message(
            "Maps of the kind “{kind}” have no part “{part}”.", kind=piece.kind, part=piece.part
        )
        yield in_file(contributed.plugin, piece.file, told)
        return
    try:
        piece.added(MapDocument(kind=piece.kind, name="Trial", layout=layout))
    except HullwrightError as fault:
        for mistake in mistakes_of(fault, contributed.plugin, piece.file):
            yield replace(mistake, path=_in_piece(mistake.path), place="")


def _in_piece(path: JsonPath) -> JsonPath:
    """Return where in the file of a piece something stands, by where it came to stand in a map.

    >>> _in_piece(("layout", "actions", "leak", "count"))
    ('piece', 'count')
    """
    return ("piece", *path[3:]) if path[:1] == ("layout",) else path
