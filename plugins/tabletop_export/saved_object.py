"""A saved object of Tabletop Simulator: the board, and each set of pieces as a deck, or as a bag of tiles or tokens."""

import json
from collections.abc import Iterator, Mapping

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message
from hullwright.schema.records import Json, JsonObject

from ..contributions_exporters import ExportedFiles
from ..map_context import MapContext
from ..map_pictures import PiecePicture, PieceSet
from .card_sheets import MOST_CARDS, CardSheet, sheet_columns, sheet_rows
from .objects import TableTop, guid, table_object

BOARD_PIXELS = 2048
DOTS = 8.0
"""Pixels for a millimetre of a piece."""
LEAST_CARD, LARGEST_TOKEN = 40.0, 20.0
"""A piece that is wider than the one is a card; one that is smaller than the other a token; between them lie tiles."""
INCH = 25.4
"""A unit of the table is about an inch."""


def exported(
    document: MapDocument, options: Mapping[str, Json], context: MapContext
) -> ExportedFiles:
    """Return the saved object, and the pictures that it refers to."""
    desk = TableTop(_address(options, context))
    pictures = context.pictures
    desk.put(_board(document, desk, pictures.board(BOARD_PIXELS)))
    for number, pieces in enumerate(pictures.pieces(int(options.get("players", 4)), DOTS), 1):
        for each in _objects(pieces, f"set-{number}", desk):
            desk.put(each)
    saved = {
        "SaveName": document.name,
        "Date": "",
        "VersionNumber": "",
        "GameMode": "",
        "GameType": "",
        "GameComplexity": "",
        "Tags": [],
        "Gravity": 0.5,
        "PlayArea": 0.5,
        "Table": "",
        "Sky": "",
        "Note": "",
        "TabStates": {},
        "LuaScript": "",
        "LuaScriptState": "",
        "XmlUI": "",
        "ObjectStates": desk.objects,
    }
    text = json.dumps(saved, ensure_ascii=False, indent=2)
    return ExportedFiles(f"{text}\n".encode(), desk.files)


def _address(options: Mapping[str, Json], context: MapContext) -> str:
    """Return where the pictures will be found: what the person says, or the folder on this machine."""
    told = str(options.get("address") or "").strip()
    if told and not told.startswith(("https://", "http://", "file:///")):
        raise HullwrightError(
            message(
                "“{address}” is no address for pictures: it should begin with https:// and end "
                "where their names follow.",
                address=told[:80],
            )
        )
    found = told or context.beside_address or f"file:///{context.beside}"
    return found if found.endswith("/") else f"{found}/"


def _board(document: MapDocument, desk: TableTop, picture: bytes) -> JsonObject:
    found = table_object("Custom_Board", document.name, document.description, (0.0, 0.0))
    found["Transform"].update({"scaleX": 1.5, "scaleY": 1.0, "scaleZ": 1.5})
    return {**found, "Locked": True, "CustomImage": desk.image(desk.file("board.png", picture))}


def _objects(pieces: PieceSet, name: str, desk: TableTop) -> Iterator[JsonObject]:
    """Yield a set of pieces as what players take into their hands: a deck, or a bag of tiles or tokens."""
    is_card = max(pieces.width, pieces.height) >= LEAST_CARD and not pieces.is_hexagonal
    several = sum(each.copies for each in pieces.pieces) > 1
    is_flat = abs(pieces.width - pieces.height) > 1
    if is_card and is_flat and several:
        yield from _decks(pieces, name, desk)
        return
    yield _bag(pieces, name, desk)


def _decks(pieces: PieceSet, name: str, desk: TableTop) -> Iterator[JsonObject]:
    """Yield the cards of a set as decks, as many as their pictures take."""
    kinds = list(pieces.pieces)
    for first in range(0, len(kinds), MOST_CARDS):
        part = kinds[first : first + MOST_CARDS]
        sheet = CardSheet(part)
        number = desk.next_deck()
        fronts = desk.file(f"{name}-{first}-fronts.png", sheet.fronts())
        backs = desk.file(f"{name}-{first}-backs.png", sheet.backs())
        custom = {
            str(number): {
                "FaceURL": fronts,
                "BackURL": backs,
                "NumWidth": sheet_columns(len(part)),
                "NumHeight": sheet_rows(len(part)),
                "BackIsHidden": True,
                "UniqueBack": True,
                "Type": 0,
            }
        }
        cards = [
            _card(each, 100 * number + place, custom, pieces)
            for place, each in enumerate(part)
            for _ in range(each.copies)
        ]
        if len(cards) == 1:
            yield {**cards[0], "Transform": desk.transform(_scale(pieces))}
            continue
        deck = table_object("DeckCustom", pieces.title, "", (0.0, 0.0))
        yield {
            **deck,
            "Transform": desk.transform(_scale(pieces)),
            "DeckIDs": [each["CardID"] for each in cards],
            "CustomDeck": custom,
            "ContainedObjects": cards,
        }


def _scale(pieces: PieceSet) -> float:
    """Return how large a card is, as a part of a card of the table, which is about 63 millimetres wide."""
    return round(max(pieces.width, pieces.height) / 88.0, 3)


def _card(piece: PiecePicture, number: int, custom: JsonObject, pieces: PieceSet) -> JsonObject:
    # A card of a sheet; one with a picture of its own would be a “CardCustom”.
    found = table_object("Card", piece.title, "", (0.0, 0.0))
    found["Transform"].update(dict.fromkeys(("scaleX", "scaleZ"), _scale(pieces)))
    is_sideways = pieces.width > pieces.height
    return {**found, "CardID": number, "SidewaysCard": is_sideways, "CustomDeck": custom}


def _bag(pieces: PieceSet, name: str, desk: TableTop) -> JsonObject:
    inside: list[JsonObject] = []
    for place, each in enumerate(pieces.pieces):
        made = _tile(each, pieces, desk, f"{name}-{place}")
        inside.extend(
            {**made, "GUID": guid(f"{name} {place} {copy}")} for copy in range(each.copies)
        )
    bag = table_object("Bag", pieces.title, "", (0.0, 0.0))
    return {**bag, "Transform": desk.transform(1.0), "ContainedObjects": inside}


def _tile(piece: PiecePicture, pieces: PieceSet, desk: TableTop, name: str) -> JsonObject:
    """Return a piece as a tile with two sides, or as a token if it is small."""
    front = desk.file(f"{name}-front.png", piece.front)
    is_token = max(pieces.width, pieces.height) <= LARGEST_TOKEN
    found = table_object("Custom_Token" if is_token else "Custom_Tile", piece.title, "", (0, 0))
    scale = round(max(pieces.width, pieces.height) / INCH / 2, 3)
    found["Transform"].update(dict.fromkeys(("scaleX", "scaleZ"), scale))
    image = desk.image(front)
    if is_token:
        image["CustomToken"] = {
            "Thickness": 0.2,
            "MergeDistancePixels": 15.0,
            "StandUp": False,
            "Stackable": True,
        }
    else:
        image["ImageSecondaryURL"] = desk.file(f"{name}-back.png", piece.back)
        image["CustomTile"] = {
            "Type": 1 if pieces.is_hexagonal else 0,
            "Thickness": 0.1,
            "Stackable": True,
            "Stretch": True,
        }
    return {**found, "CustomImage": image}
