"""Maps from version 0, the draft in which the first zones were written, to version 1.

The draft called the name `title`, gave players as `[2, 8]`, and had plain words in the legend of a
hex zone, with the number of a pod behind the word: `"1": "pod 1"`.
"""

from ...records import Json, JsonObject


def migrate(document: JsonObject) -> JsonObject:
    """Return a map of the draft as version 1 has it."""
    moved = dict(document)
    if "title" in moved:
        moved["name"] = moved.pop("title")
    if isinstance(moved.get("players"), list) and len(moved["players"]) == 2:
        least, most = moved["players"]
        moved["players"] = {"min": least, "max": most}
    layout = moved.get("layout")
    if isinstance(layout, dict) and isinstance(layout.get("legend"), dict):
        legend = {key: _sector(word) for key, word in layout["legend"].items()}
        moved["layout"] = {**layout, "legend": legend}
    return moved


def _sector(word: Json) -> Json:
    if not isinstance(word, str):
        return word
    kind, _, number = word.partition(" ")
    return {"kind": kind, "number": int(number)} if number.isdecimal() else {"kind": word}
