"""The same random zone as a map of ours and as a map of Tiled."""

import json
import random
from pathlib import Path

from PIL import Image, ImageDraw

SIDE = 24
"""Pixels for the side of a hex at 1:1, the same in both programs."""
WIDTH, HEIGHT = 2 * SIDE, 42
LEGEND = {
    ".": {"kind": "hull"},
    "s": {"kind": "silent"},
    "d": {"kind": "dangerous"},
    "H": {"kind": "human"},
    "A": {"kind": "alien"},
    **{str(number): {"kind": "pod", "number": number} for number in range(1, 5)},
}
STAMP = (200, 40, 160)
"""The colour of the tile that is painted; nothing else in the window has it."""
COLOURS = ((96, 120, 104), STAMP, (40, 90, 200), (220, 60, 40), *[(60, 170, 200)] * 4)


def rows(width: int, height: int) -> list[str]:
    """Return a zone with some hull, starts in the middle and pods near the corners, and nothing painted."""
    chance = random.Random(width * height)
    cells = [chance.choices(".s", weights=[15, 85], k=width) for _ in range(height)]
    middle, across = height // 2, width // 2
    cells[middle][across], cells[middle - 2][across] = "H", "A"
    cells[1][1], cells[1][-2], cells[-2][1], cells[-2][-2] = "1", "2", "3", "4"
    return ["".join(line) for line in cells]


def write_ours(path: Path, zone: list[str]) -> None:
    """Write a zone as a map of ours."""
    head = {"format": "hullwright/map", "version": 2, "kind": "hex-zone", "name": "Felt"}
    path.write_text(json.dumps({**head, "layout": {"legend": LEGEND, "rows": zone}}))


def write_tiled(path: Path, zone: list[str]) -> None:
    """Write a zone as a map of Tiled, with a picture for its tiles."""
    width, height, tiles = len(zone[0]), len(zone), len(LEGEND) - 1
    characters = list(LEGEND)
    numbers = ",\n".join(",".join(str(characters.index(each)) for each in row) for row in zone)
    size = f'tilewidth="{WIDTH}" tileheight="{HEIGHT}"'
    path.write_text(
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<map version="1.8" orientation="hexagonal" width="{width}" height="{height}" {size} '
        f'infinite="0" hexsidelength="{SIDE}" staggeraxis="x" staggerindex="odd">'
        f'<tileset firstgid="1" name="sectors" {size} tilecount="{tiles}" columns="{tiles}">'
        f'<image source="tiles.png" width="{tiles * WIDTH}" height="{HEIGHT}"/></tileset>'
        f'<layer id="1" name="zone" width="{width}" height="{height}"><data encoding="csv">\n'
        f"{numbers}\n</data></layer></map>"
    )
    _draw_tiles(path.parent / "tiles.png")


def _draw_tiles(path: Path) -> None:
    picture = Image.new("RGBA", (len(COLOURS) * WIDTH, HEIGHT))
    drawn = ImageDraw.Draw(picture)
    right, half, bottom = WIDTH - 1, HEIGHT / 2, HEIGHT - 1
    corners = ((12, 0), (36, 0), (right, half), (36, bottom), (12, bottom), (0, half))
    for number, colour in enumerate(COLOURS):
        drawn.polygon([(x + number * WIDTH, y) for x, y in corners], fill=colour)
    picture.save(path)
