"""Tables of fields for the documentation, made of the JSON Schemas: `make tables` writes them into the pages.

A page has a pair of comments where a table goes: `<!-- fields: hex-zone -->` and `<!-- end of fields -->`.
"""

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from hullwright.plugins.sorts import CONTRIBUTION_SORTS, Brings
from hullwright.schema.files.published import schema

from .page import PAGES

MARKED = re.compile(r"(?<=<!-- fields: )([\w-]+)( -->\n).*?(?=<!-- end of fields -->)", re.DOTALL)
_IDS = re.compile(r" \((?:[A-Z]{2}-\w+(?: … |, | and )?)+\)")
"""Numbers of rules in the games' digests, which say nothing to readers."""

FURTHER: Mapping[str, str] = {
    "arm_spaces.N": "Towards the north.",
    "arm_spaces.E": "Towards the east.",
    "arm_spaces.S": "Towards the south.",
    "arm_spaces.W": "Towards the west.",
    "players.min": "The least.",
    "players.max": "The most.",
    "time.nothing": "With nothing on it.",
    "time.event": "That draw an event.",
    "time.aliens": "That move the Aliens.",
    "tags": "Words to find it by.",
    "format": "Says what the file is.",
    "version": "Of the format. Refuse a higher one: it may mean something else.",
    "rules[].code": "The code; its parameters stand beside it.",
    "game": "The game that was played.",
    "seed": "What all chance of the game comes from.",
    "seats": "Who played, seat by seat.",
    "seats[].name": "What the player is called.",
    "map": "The map: a whole document.",
    "scenario": "The scenario, if there was one: a whole document.",
    "outcome": "How the game ended.",
    "outcome.winners": "The seats that won, counted from 0.",
    "outcome.reason": "Why the game ended.",
    "outcome.scores": "The scores, seat by seat.",
    "id": "The name of the plugin's folder once it is installed: small letters, digits, and single dots, hyphens and underscores between them.",
    "plugin_version": "The version of the plugin.",
    "contribution.id": "Its own name; no other of its sort in the plugin has it.",
    "contributes": "What it brings: a list for each sort.",
    "notes": "Fingerprints of what was played, for those who replay it; others are yours.",
    "spaces[].role": "What it is for.",
    "spaces[].x": "How far to the right it lies.",
    "spaces[].y": "How far down it lies.",
    "homepage": "Where there is more about it.",
}
"""What fields mean that their schemas do not explain, by how their names end."""


CONTRIBUTION = "contribution"
"""The part of a manifest that each sort lists."""


class Field(NamedTuple):
    """A field of a document."""

    path: str
    form: str
    is_needed: bool
    meaning: str


def fields(name: str) -> Iterator[Field]:
    """Yield all fields of a document that have names, those inside others behind them."""
    if name == CONTRIBUTION:
        whole = schema("plugin")
        for each in _inside(whole["$defs"][CONTRIBUTION], CONTRIBUTION, whole):
            yield each._replace(path=each.path.removeprefix(f"{CONTRIBUTION}."))
        return
    whole = schema(name)
    for each in _inside(whole, "", whole):
        # What is inside contributions is the same for all sorts.
        if not each.path.startswith("contributes."):
            yield each


def _inside(part: Mapping, path: str, whole: Mapping) -> Iterator[Field]:
    part = _meant(part, whole)
    for key, each in part.get("properties", {}).items():
        yield from _field(each, f"{path}.{key}".lstrip("."), whole, key in part.get("required", ()))
    if isinstance(part.get("additionalProperties"), dict):
        yield from _inside(part["additionalProperties"], f"{path}.*", whole)
    if isinstance(part.get("items"), dict):
        yield from _inside(part["items"], f"{path}[]", whole)


def _field(part: Mapping, path: str, whole: Mapping, is_needed: bool) -> Iterator[Field]:
    part = _meant(part, whole)
    meaning = _IDS.sub("", part.get("description", "")) or _further(path)
    yield Field(path, _form(part), is_needed, meaning)
    yield from _inside(part, path, whole)


def _meant(part: Mapping, whole: Mapping) -> Mapping:
    """Return a part of a schema with the definition that it refers to in the same file."""
    target = part.get("$ref", "")
    if not target.startswith("#"):
        return part
    return {**whole["$defs"][target.rpartition("/")[2]], **part}


def _further(path: str) -> str:
    return next((FURTHER[end] for end in _ends(path) if end in FURTHER), "")


def _ends(path: str) -> Iterator[str]:
    steps = path.split(".")
    return (".".join(steps[start:]) for start in range(len(steps)))


_FORMS: Mapping[str, str] = {
    "array": "list",
    "boolean": "true or false",
    "integer": "whole number",
    "number": "number",
    "object": "object",
    "string": "text",
}


def _form(part: Mapping) -> str:
    if "const" in part:
        return f"`{part['const']}`"
    if "enum" in part:
        return ", ".join(f"`{each}`" for each in part["enum"])
    if "$ref" in part:
        name = part["$ref"].rpartition(":")[2]
        return {"effects": "list of effects"}.get(name, name)
    stated = part.get("type", [])
    return " or ".join(_FORMS[each] for each in ([stated] if isinstance(stated, str) else stated))


def table(name: str) -> str:
    """Return the table of a document's fields, or that of the sorts of contributions."""
    rows = _sort_rows() if name == "sorts" else _field_rows(name)
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def _field_rows(name: str) -> Iterator[tuple[str, ...]]:
    yield "field", "is", "needed", "what it means"
    yield "---", "---", "---", "---"
    for each in fields(name):
        needed = "yes" if each.is_needed else ""
        yield f"`{each.path}`", each.form, needed, each.meaning.replace("|", "\\|")


_MADE_OF: Mapping[Brings, str] = {
    Brings.DATA: "`data`",
    Brings.CODE: "`code`",
    Brings.CODE_AND_PERHAPS_DATA: "`code`, perhaps with `data`",
    Brings.BOTH: "`data` and `code`",
    Brings.EITHER: "`data` or `code`",
}


def _sort_rows() -> Iterator[tuple[str, ...]]:
    yield "sort", "made of", "must also say", "may also say"
    yield "---", "---", "---", "---"
    for name, sort in CONTRIBUTION_SORTS.items():
        may = sorted(sort.keys - sort.needs)
        needs = sorted(sort.needs)
        yield (
            f"[`{name}`](#{name})",
            _MADE_OF[sort.brings],
            *(", ".join(f"`{each}`" for each in keys) for keys in (needs, may)),
        )


def with_tables(text: str) -> str:
    """Return a page with its tables as they should be."""
    return MARKED.sub(lambda found: f"{found[1]}{found[2]}\n{table(found[1])}\n", text)


def main() -> None:
    """Write the tables into all pages."""
    for page in PAGES.glob("*.md"):
        text = page.read_text("utf-8")
        if with_tables(text) != text:
            page.write_text(with_tables(text), "utf-8")


if __name__ == "__main__":
    main()
