"""The map kind: towers, and how they are compiled, checked, measured and drawn."""

from collections import Counter
from collections.abc import Iterator

from hullwright.schema.complaints import Fault
from hullwright.schema.documents.maps import Players
from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds.kind import Extent, Glyph, MapKind
from hullwright.schema.messages import Message, message

from .board import compiled, plan
from .checks import CHECKS
from .layout import LOCKER, PASSAGE, ROLES, SHAFT, SHUTTLE, START, Tower, contents
from .survey import TowerSurvey, distances, metrics

USUAL, LARGEST = (9, 7), (40, 60)
DRAWN = {PASSAGE: "·", SHAFT: "H", LOCKER: "▣", START: "@", SHUTTLE: "▲"}


def place(path: tuple[str | int, ...], _layout: object) -> Message | None:
    """Return the person's words for a place in the JSON of a tower."""
    if path[:1] == ("decks",) and len(path) > 1:
        return message("line {number} of the decks", number=int(path[1]) + 1)
    return None


def faults(tower: Tower) -> Iterator[Fault]:
    """Yield the decks that are not as long as the others."""
    width = Counter(map(len, tower.decks)).most_common(1)[0][0]
    for number, deck in enumerate(tower.decks):
        if len(deck) != width:
            yield Fault(
                ("decks", number),
                message(
                    "This deck has {found} places, and the others have {width}.",
                    found=len(deck),
                    width=width,
                ),
            )


def drawing(tower: Tower) -> Iterator[Glyph]:
    """Yield the numbers of the decks, and a sign for each compartment."""
    for line in range(tower.height):
        yield Glyph(line, 0, f"{tower.height - line:>2}", "ruler")
    for each, sign in tower.compartments():
        yield Glyph(
            tower.height - each.deck, 2 + 2 * each.column, DRAWN[sign], ROLES[sign], each.label
        )


def blank(size: tuple[int, ...] | None) -> Tower:
    """Return a tower with one shaft through all of its decks."""
    columns, rows = size if size and len(size) == 2 else USUAL
    if not (3 <= columns <= LARGEST[0] and 2 <= rows <= LARGEST[1]):
        raise HullwrightError(
            message(
                "A tower has 3 to {columns} columns and 2 to {rows} decks.",
                columns=LARGEST[0],
                rows=LARGEST[1],
            )
        )
    deck = PASSAGE + SHAFT + PASSAGE * (columns - 2)
    return Tower(decks=(SHUTTLE + deck[1:], *(deck,) * (rows - 2), deck[:-1] + START))


KIND = MapKind(
    name="lift-tower",
    game="cold_climb",
    title=message("Lift tower"),
    layout=Tower,
    place=place,
    faults=faults,
    board=compiled,
    plan=plan,
    survey=TowerSurvey.of,
    checks=CHECKS,
    distances=distances,
    metrics=metrics,
    drawing=drawing,
    contents=contents,
    shown_by_cells=frozenset({"decks"}),
    extent=Extent(USUAL, LARGEST),
    blank=blank,
    players=lambda _: Players(min=2, max=4),
)
