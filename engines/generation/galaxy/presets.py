"""Ready targets for galaxies, in designers' words."""

from collections.abc import Sequence
from functools import cache

from hullwright.schema.documents.targets import Target, Wish
from hullwright.schema.messages import english
from hullwright.schema.records import Json

from ..preset_wishes import at_least, at_most, between


@cache
def presets() -> Sequence[Target]:
    """Return the targets that come with the program."""
    return (
        _target(
            english("Fair wind"),
            english(
                "For a first game: planets close to Earth, no belt to cross, and time enough for a mistake."
            ),
            between("early-planets", 3, 5),
            at_most("asteroid-run", 1),
            at_most("asteroids", 2),
            between("slack", 14, 24, best=18),
            between("chaos", 15, 22),
            at_least("stops", 11),
        ),
        _target(
            english("Behind the belt"),
            english(
                "A belt of asteroid fields lies across the way, and it is a matter of a single parsec to get past."
            ),
            between("asteroids", 3, 3),
            between("asteroid-run", 2, 3, best=3),
            between("slack", 10, 16, best=13),
            between("chaos", 12, 18),
            between("hops", 7, 9),
        ),
        _target(
            english("Barren suburbs"),
            english(
                "Earth’s neighbourhood is empty: the first planets lie far out, and food and ore with them."
            ),
            at_most("early-planets", 1),
            between("first-planet", 2, 5),
            at_least("planets", 5),
            between("slack", 12, 20),
            between("chaos", 15, 22),
        ),
        _target(
            english("The long crossing"),
            english(
                "Nearly twice as far as usual, with more outposts to build and more to happen on the way: an evening’s journey."
            ),
            between("parsecs", 26, 34),
            between("hops", 9, 13),
            between("spare-upgrades", 2, 9),
            between("slack", 10, 20, best=14),
            between("chaos", 20, 34),
            between("events", 14, 22),
            positions=26,
            rows=3,
            face_up=5,
            box_moves=True,
        ),
        _target(
            english("Dash"),
            english("A short row and hardly any time: whoever hesitates is caught."),
            between("hops", 4, 5),
            between("slack", 6, 9, best=7),
            between("chaos", 7, 12),
            at_least("stops", 6),
            positions=12,
        ),
    )


def _target(name: str, description: str, *wishes: Wish, **options: Json) -> Target:
    return Target(name=name, description=description, kind="galaxy", options=options, wishes=wishes)
