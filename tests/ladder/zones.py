"""Zones made from silhouettes by chance, always the same ten, on which no bot was trained."""

from collections.abc import Iterator
from itertools import count
from random import Random

from hullwright.editor.files.silhouettes import cells_within
from hullwright.editor.kinds.table import editor_kind_of
from hullwright.engines.contract import CannotPlay
from hullwright.engines.loader import load
from hullwright.schema.boards.hexes import distance, to_odd_q
from hullwright.schema.boards.silhouettes import SILHOUETTES
from hullwright.schema.documents.maps import MapDocument, Players
from hullwright.schema.kinds import map_kind
from hullwright.schema.kinds.hex_zone.layout import LEGEND, HexZone

SEED = 261_118
"""Changed whenever somebody has looked at games on these zones to set a level or a style: they are to be new to all."""
LOST = 0.08
"""How many of the sectors under a silhouette are hull all the same."""
FAR = 5
"""So many sectors at least lie between the Humans' start and the Aliens' or a pod."""


def chance_zones(number: int) -> Iterator[MapDocument]:
    """Yield some zones that can be played, each with another silhouette than the one before."""
    tries = count()
    for place in range(number):
        for attempt in tries:
            zone = _zone(place, Random(SEED + attempt))
            if zone and _is_playable(zone):
                yield zone
                break


def _zone(place: int, chance: Random) -> MapDocument | None:
    width, height = chance.randrange(11, 24), chance.randrange(8, 15)
    blank = map_kind("hex-zone").blank((width, height))
    surface = editor_kind_of("hex-zone").surface(blank)
    silhouette = SILHOUETTES[place % len(SILHOUETTES)]
    inside = set(cells_within(surface, silhouette.outlines))
    cells = [cell for cell in surface.cells() if cell in inside and chance.random() >= LOST]
    if len(cells) < 40:
        return None
    made = {cell: chance.choice("sdd") for cell in cells}
    human, alien, *pods = chance.sample(cells, 6)
    if min(distance(human, each) for each in (alien, *pods)) < FAR:
        return None
    made |= {human: "H", alien: "A"}
    made |= {pod: str(number) for number, pod in enumerate(pods, 1)}
    rows = [["."] * width for _ in range(height)]
    for cell, sign in made.items():
        column, row = to_odd_q(cell)
        rows[row][column] = sign
    layout = HexZone(legend=LEGEND, rows=tuple(map("".join, rows)))
    return MapDocument(
        kind="hex-zone",
        name=f"{silhouette.title} {place + 1}",
        players=Players(min=4, max=8),
        layout=layout,
    )


def _is_playable(zone: MapDocument) -> bool:
    try:
        load(zone)
    except CannotPlay:
        return False
    return True
