"""Ready targets for mazes, in designers' words."""

from collections.abc import Sequence
from functools import cache

from hullwright.schema.documents.targets import Target, Wish
from hullwright.schema.messages import english
from hullwright.schema.records import Json

from ..preset_wishes import at_least, at_most, between, close_to

OUTWARDS = at_most("inner-exits", 0)
"""Exits lead out of the maze, not into a hole of it."""
WHOLE = (at_most("islands", 0), at_most("teleporters", 0))
"""For mazes without teleporters."""
SPREAD = at_most("busiest-side", 0.5)
"""Exits lie on more than one side."""


@cache
def presets() -> Sequence[Target]:
    """Return the targets that come with the program."""
    return (
        _target(
            english("Ring road"),
            english(
                "A corridor leads all the way round the start board, with ways out on every side: nobody has to turn "
                "round, and whoever pushes decides where the others leave."
            ),
            *WHOLE,
            between("ring", 0.85, 1.0, best=1.0),
            between("loops", 4, 8),
            between("exits", 4, 6),
            at_most("dead-ends", 0),
            at_most("exit-spread", 4),
            at_most("busiest-side", 0.34),
            between("tiles", 16, 26),
            close_to("fill", 1.0),
            span=2,
            symmetry="half-turn",
        ),
        _target(
            english("Long corridors"),
            english(
                "It is far to every exit, and as far to one as to the other: long catwalks on which there is nothing to "
                "do but push."
            ),
            *WHOLE,
            between("nearest-exit", 20, 30, best=24),
            at_most("exit-spread", 5),
            between("exits", 4, 6),
            at_least("long-tiles", 0.4),
            at_most("branches", 8),
            at_most("dead-ends", 2),
            SPREAD,
            tiles=24,
            span=4,
        ),
        _target(
            english("Maze of choices"),
            english(
                "A dense block of crossroads and loops: at every other space there is a way to choose."
            ),
            *WHOLE,
            between("branches", 16, 26, best=20),
            between("loops", 8, 16),
            at_least("fill", 0.75),
            at_most("dead-ends", 3),
            between("exits", 4, 9),
            between("tiles", 26, 44),
            SPREAD,
            tiles=30,
            span=3,
        ),
        _target(
            english("Severed wing"),
            english(
                "A part of the station has been torn off: only teleporters lead there and back."
            ),
            between("islands", 1, 1),
            between("teleporters", 2, 4),
            between("exits", 5, 9),
            between("nearest-exit", 13, 18),
            between("tiles", 16, 30),
            between("loops", 0, 4),
            SPREAD,
            span=4,
        ),
        _target(
            english("Blind alleys"),
            english(
                "Many ways end at a Control Room, few lead out: one tree of corridors without a way round."
            ),
            *WHOLE,
            between("dead-ends", 5, 8),
            at_most("loops", 1),
            between("exits", 4, 5),
            between("nearest-exit", 15, 24),
            between("tiles", 18, 34),
            SPREAD,
        ),
        _target(
            english("Rush hour"),
            english(
                "For five to eight: as many exits as meeples, on all four sides, and room to get past each other."
            ),
            at_most("islands", 0),
            between("exits", 8, 14),
            between("loops", 6, 16, best=9),
            at_most("exit-spread", 5),
            at_most("busiest-side", 0.3),
            at_most("dead-ends", 4),
            between("tiles", 20, 40),
            close_to("fill", 0.9),
            start_board="omega",
            tiles=24,
            symmetry="quarter-turn",
        ),
    )


def _target(name: str, description: str, *wishes: Wish, **options: Json) -> Target:
    return Target(
        name=name,
        description=description,
        kind="tile-maze",
        options=options,
        wishes=(OUTWARDS, *wishes),
    )
