"""Galaxies for tests: the samples, small ones in letters, and a desk to lay cards on."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from hullwright.editor.concepts.tool import Proposal, Tool, ToolContext, ToolPointer
from hullwright.editor.kinds.table import editor_kind_of
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds.galaxy.house import house
from hullwright.schema.kinds.galaxy.layout import Galaxy, GalaxyCard, Track

EDITOR_KIND = editor_kind_of("galaxy")
SAMPLES = sorted((Path(__file__).parents[4] / "samples" / "galaxies").glob("*.json"))
LETTERS = {
    "E": "earth",
    "O": "ocean",
    "P": "planet",
    "s": "space",
    "A": "asteroid",
    "F": "planet_food",
    "?": "drawn",
}


def sample(name: str = "first-light") -> MapDocument:
    """Return a sample galaxy."""
    return read_map(next(each for each in SAMPLES if each.stem == name))


def galaxy(
    letters: str, rows: tuple[int, ...] = (), path: str = "serpentine", up: int = 1
) -> Galaxy:
    """Return a galaxy with a card for each letter, the first few face up, and no deck."""
    cards = tuple(
        GalaxyCard(card=LETTERS[each], face_up=at < up) for at, each in enumerate(letters)
    )
    return replace(
        house(),
        track=Track(rows=rows or (len(letters),), path=path),
        cards=cards,
        deck=None,
        aliens=replace(house().aliens, start=len(letters) + 1),
    )


def letters(layout: Galaxy) -> str:
    """Return the cards of a galaxy as letters."""
    known = {card: letter for letter, card in LETTERS.items()}
    return "".join(known[each.card] for each in layout.cards)


def sides(layout: Galaxy) -> str:
    """Return which side of each card is up: U or d."""
    return "".join("U" if each.face_up else "d" for each in layout.cards)


def desk(layout: Galaxy, first: str = "planet", second: str = "drawn", **more: Any) -> ToolContext:
    """Return a desk with a galaxy on it."""
    return ToolContext(EDITOR_KIND, layout, EDITOR_KIND.surface(layout), first, second, **more)


def tool(name: str) -> Tool:
    return next(each for each in EDITOR_KIND.tools if each.name == name)


def pointer(place: ToolContext, at: int, **more: bool) -> ToolPointer:
    return ToolPointer(
        place.surface.centre(at), place.surface.cell_at(place.surface.centre(at)), **more
    )


def proposed(name: str, place: ToolContext, *positions: int, **more: bool) -> Proposal:
    """Return the last proposal of a tool that is pressed at the first position and led to the last."""
    first, *others = (pointer(place, at, **more) for at in positions)
    stroke = tool(name).stroke(place, first)
    proposal = next(stroke)
    for each in others:
        proposal = stroke.send(each)
    stroke.close()
    return proposal


def done(name: str, place: ToolContext, *positions: int, **more: bool) -> Galaxy:
    """Return the galaxy after a stroke."""
    edit = proposed(name, place, *positions, **more).edit
    after: Galaxy = place.layout if edit is None else edit(place.layout)
    return after
