"""Objects of the table: what all of them have, and the desk on which they lie in a row behind the board.

Places are named as in the game's own files (`posX`, `rotX`, `scaleX` in a `Transform`), which `ObjectData` of
`@typed-tabletop-simulator/declaration` describes as well. Scripts in the game use vectors instead (`position`, `rotation`, `scale`);
and `positionX`, as the tool `@tts-tools/savefile` declares it, stands in no file: it never looks into a `Transform`.
"""

from hashlib import sha256

from hullwright.schema.records import JsonObject

BEHIND, APART, IN_A_ROW = -14.0, 4.0, 6
"""Where the pieces begin, how far apart they lie, and how many of them lie in a row."""


def guid(seed: str) -> str:
    """Return the mark of an object: six hexadecimal digits, the same for the same seed.

    >>> guid("board") == guid("board"), len(guid("board"))
    (True, 6)
    """
    return sha256(seed.encode()).hexdigest()[:6]


def table_object(sort: str, title: str, about: str, at: tuple[float, float]) -> JsonObject:
    """Return an object of the table with everything that each of them has."""
    return {
        "GUID": guid(f"{sort} {title}"),
        "Name": sort,
        "Transform": _transform(at[0], at[1], 1.0),
        "Nickname": title,
        "Description": about,
        "GMNotes": "",
        "ColorDiffuse": {"r": 1.0, "g": 1.0, "b": 1.0},
        "Locked": False,
        "Grid": True,
        "Snap": True,
        "IgnoreFoW": False,
        "Autoraise": True,
        "Sticky": True,
        "Tooltip": True,
        "LuaScript": "",
        "LuaScriptState": "",
        "XmlUI": "",
    }


def _transform(x: float, z: float, scale: float) -> JsonObject:
    return {
        "posX": x,
        "posY": 1.5,
        "posZ": z,
        "rotX": 0.0,
        "rotY": 180.0,
        "rotZ": 0.0,
        "scaleX": scale,
        "scaleY": 1.0,
        "scaleZ": scale,
    }


class TableTop:
    """What is made for a table: objects, and the files with their pictures."""

    def __init__(self, address: str) -> None:
        self._address = address
        self.objects: list[JsonObject] = []
        self.files: dict[str, bytes] = {}
        self._decks = 0
        self._laid = 0

    def put(self, made: JsonObject) -> None:
        """Lay an object on the table; its mark is its own, whatever it is called."""
        self.objects.append({**made, "GUID": guid(f"{len(self.objects)} {made['Name']}")})

    def file(self, name: str, content: bytes) -> str:
        """Keep a picture, and return the address under which it will be found; the same picture is kept once."""
        for known, there in self.files.items():
            if there == content:
                return f"{self._address}{known}"
        self.files[name] = content
        return f"{self._address}{name}"

    def image(self, address: str) -> JsonObject:
        """Return what an object says of its picture."""
        return {
            "ImageURL": address,
            "ImageSecondaryURL": "",
            "ImageScalar": 1.0,
            "WidthScale": 0.0,
        }

    def next_deck(self) -> int:
        """Return the number of another deck, counted from 1."""
        self._decks += 1
        return self._decks

    def transform(self, scale: float) -> JsonObject:
        """Return the next place in the rows of pieces behind the board."""
        row, column = divmod(self._laid, IN_A_ROW)
        self._laid += 1
        x = (column - (IN_A_ROW - 1) / 2) * APART
        return _transform(x, BEHIND - row * APART, scale)
