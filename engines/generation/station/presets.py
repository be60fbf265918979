"""Ready targets for stations, in designers' words."""

from collections.abc import Sequence
from functools import cache

from hullwright.schema.documents.targets import Target, Wish
from hullwright.schema.messages import english
from hullwright.schema.records import Json

from ..preset_wishes import at_least, at_most, between, close_to

LONG_WAYS = between("mean-way", 4.0, 5.2, best=4.6)
"""Who begins is ahead where ways are short: with each step more, experts in the first of four places win nearer to their due.

On 169 stations that made themselves the last place won 1.2 points more with each step, give or take 0.7 (95 %).
"""


@cache
def presets() -> Sequence[Target]:
    """Return the targets that come with the program."""
    return (
        _target(
            english("Four equal ways"),
            english(
                "A compact station in the middle of space: no Jump Point is better than another one."
            ),
            at_most("share-gap", 1),
            at_most("way-gap", 0.3),
            between("pieces", 1, 1),
            between("hull", 60, 92, best=70),
            at_most("pockets", 1),
            at_least("nearest-tile", 2),
            close_to("queen-pressure", 18),
            LONG_WAYS,
            symmetry="both",
        ),
        _target(
            english("Adrift"),
            english(
                "Rocks and wrecks with space between them: nobody walks far, and every rescue needs a ship."
            ),
            between("pieces", 5, 8),
            between("smallest-piece", 3, 8),
            at_least("pod-cells", 40),
            at_most("pockets", 0),
            at_most("share-gap", 4),
            close_to("hull", 125),
            LONG_WAYS,
            symmetry="half-turn",
            pieces=6,
        ),
        _target(
            english("Wheel station"),
            english(
                "A ring of decks around a court in which Queens wait until the first tiles fall."
            ),
            between("pieces", 1, 1),
            between("pockets", 1, 2),
            between("pocket-cells", 7, 20, best=12),
            between("enclosed-queens", 1, 3),
            at_most("share-gap", 3),
            close_to("hull", 95),
            LONG_WAYS,
            symmetry="left-right",
        ),
        _target(
            english("Liner"),
            english(
                "A long ship with a bow and a stern: whoever is at one end is far from the gates at the other."
            ),
            between("pieces", 1, 1),
            between("hull", 70, 100),
            at_most("pockets", 1),
            between("farthest-tile", 6, 10),
            between("mean-way", 4, 7),
            between("share-gap", 0, 4),
            at_least("turret-cover", 20),
            board="wide",
            symmetry="top-bottom",
            jump_points=2,
        ),
        _target(
            english("Lopsided wreck"),
            english(
                "Broken open on one side: some Jump Points are near, others far, and there are holes to hide in."
            ),
            between("share-gap", 8, 18),
            between("pieces", 1, 3),
            at_least("smallest-piece", 3),
            between("pockets", 1, 3),
            between("hull", 90, 125),
            at_least("pod-cells", 25),
            LONG_WAYS,
            symmetry="none",
        ),
        _target(
            english("Last shift"),
            english(
                "A small station for two or three, soon gone: everything is near, and the turrets stand outside."
            ),
            between("pieces", 1, 2),
            at_least("smallest-piece", 6),
            between("mean-way", 3, 5),
            at_most("share-gap", 2),
            at_least("exposed-last", 1.0),
            at_least("turret-cover", 25),
            close_to("hull", 70),
            cargo=9,
            habitat=9,
            bridge=8,
            jump_points=3,
            queens=4,
        ),
    )


def _target(name: str, description: str, *wishes: Wish, **options: Json) -> Target:
    return Target(
        name=name, description=description, kind="station", options=options, wishes=wishes
    )
