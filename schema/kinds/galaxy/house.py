"""A new galaxy: the house's tables, Earth and Ocean in place, the rest drawn from the deck."""

from dataclasses import replace
from functools import cache
from importlib.resources import files

from ...documents.maps import Players
from ...errors import HullwrightError
from ...limits import MAX_GALAXY_COLUMNS, MAX_GALAXY_POSITIONS, MAX_GALAXY_ROWS
from ...messages import message
from ...records import from_json
from .layout import DRAWN, Galaxy, GalaxyCard, GalaxyDeck

FACE_UP = 4
"""How many cards lie open at first, the start among them (EE-11)."""


USUAL_SIZE = (8, 2)
"""The columns and rows of the box's galaxy (EE-10)."""


PLAYERS = Players(min=2, max=2)
"""How many play (EE-1)."""


@cache
def house() -> Galaxy:
    """Return the galaxy of the box: 16 positions, house values where the rules name none (EE-10)."""
    import json

    text = files(__package__).joinpath("house.json").read_text("utf-8")
    return from_json(json.loads(text), Galaxy)


def blank(size: tuple[int, ...] | None) -> Galaxy:
    """Return a galaxy whose cards are drawn, as large as the box’s unless another size is asked for (EE-11).

    A galaxy too large for one box takes as many boxes of cards and buildings as it needs.
    """
    columns, rows = size if size and len(size) == 2 else USUAL_SIZE
    length = columns * rows
    if (size and len(size) != 2) or not (
        0 < columns <= MAX_GALAXY_COLUMNS
        and 0 < rows <= MAX_GALAXY_ROWS
        and 3 <= length <= MAX_GALAXY_POSITIONS
    ):
        raise HullwrightError(
            message(
                "A galaxy's size looks like 8x2, with 3 to {most} positions.",
                most=MAX_GALAXY_POSITIONS,
            )
        )
    galaxy = house()
    first, *_, last = galaxy.cards
    between = [GalaxyCard(card=DRAWN, face_up=at <= FACE_UP) for at in range(2, length)]
    return replace(
        _boxes(galaxy, len(between)),
        track=replace(galaxy.track, rows=(columns,) * rows),
        cards=(first, *between, last),
        aliens=replace(galaxy.aliens, start=length + 1),
    )


def _boxes(galaxy: Galaxy, drawn: int) -> Galaxy:
    """Return a galaxy with cards and buildings for so many drawn positions."""
    deck = galaxy.deck or GalaxyDeck(shuffle={})
    in_box = sum(deck.shuffle.values())
    boxes = max(1, -(-drawn // (in_box - deck.remove)))
    shuffle = {name: boxes * count for name, count in deck.shuffle.items()}
    return replace(
        galaxy,
        deck=GalaxyDeck(shuffle=shuffle, remove=boxes * in_box - drawn) if drawn else None,
        card_types={
            name: replace(each, count=shuffle.get(name, each.count))
            for name, each in galaxy.card_types.items()
        },
        buildings={
            name: replace(each, count=boxes * each.count) for name, each in galaxy.buildings.items()
        },
    )
