"""Ready targets for zones, in designers' words: the characters that zones are known to have."""

from collections.abc import Sequence
from functools import cache

from hullwright.schema.documents.targets import Target, Wish
from hullwright.schema.messages import english
from hullwright.schema.records import Json

SOUND = (
    Wish(measure="chokepoints", most=0, required=True),
    Wish(measure="dead-ends", most=2, required=True),
)
"""What is asked of every zone: nobody has to pass one certain sector, and hardly anything leads nowhere."""


@cache
def presets() -> Sequence[Target]:
    """Return the targets that come with the program."""
    return (
        _target(
            english("First flight"),
            english(
                "A large ship for everybody: both sides begin amidships, and the pods hang in the four corners, "
                "about as far away one as the other."
            ),
            _between("sectors", 190, 270, best=230),
            _between("silent-share", 0.28, 0.42, best=0.35),
            _between("human-to-pod", 9, 13),
            _at_most("pod-spread", 2),
            _at_least("pods-apart", 9),
            _at_most("starts-apart", 5),
            _between("mean-degree", 4.2, 5.0),
            silhouette="sheet",
            plan="any",
            symmetry="mirror left-right",
        ),
        _target(
            english("Narrow corridors"),
            english(
                "Hardly room for two abreast: corridors with hull on both sides, and many ways around."
            ),
            _between("sectors", 95, 160),
            _between("silent-share", 0.25, 0.4),
            _at_least("pods-apart", 5),
            _between("human-to-pod", 8, 14, best=10),
            _at_least("narrow-share", 0.6),
            _between("mean-degree", 2.5, 3.3),
            _at_least("loops", 7),
            silhouette="any",
            plan="corridors",
        ),
        _target(
            english("Open decks"),
            english("Wide decks with little to hide behind: from everywhere one can get anywhere."),
            _between("sectors", 150, 260),
            _between("silent-share", 0.3, 0.46),
            _at_least("pods-apart", 5),
            _between("human-to-pod", 8, 13),
            _between("mean-degree", 4.5, 5.0),
            _at_most("narrow-share", 0.08),
            _at_least("wide-share", 0.25),
            plan="decks",
        ),
        _target(
            english("The long way"),
            english(
                "The nearest pod is far and the farthest is much farther, and the Aliens begin somewhere in between."
            ),
            _between("sectors", 120, 220),
            _between("silent-share", 0.18, 0.3),
            _at_least("pods-apart", 5),
            _between("human-to-pod", 11, 14, best=13),
            _between("pod-spread", 5, 12),
            _between("alien-to-pod", 5, 12),
            _between("starts-apart", 8, 20),
            _between("mean-degree", 2.5, 4.6),
            plan="any",
            symmetry="none",
        ),
        _target(
            english("Ambush"),
            english(
                "The Aliens lie in wait near the pods, and the Humans come from the other end of the ship, over quiet "
                "places."
            ),
            _between("sectors", 85, 180),
            _between("silent-share", 0.34, 0.46, best=0.4),
            _at_least("pods-apart", 4),
            _between("human-to-pod", 8, 14),
            _between("alien-to-pod", 2, 7),
            _between("starts-apart", 10, 24),
            _between("mean-degree", 3.0, 4.6),
            plan="chambers",
            symmetry="mirror up-down",
            starts="on the axis",
        ),
        _target(
            english("Close quarters"),
            english(
                "A small ship for a short game with few players: whoever makes a noise is near somebody."
            ),
            _between("sectors", 50, 90),
            _between("silent-share", 0.3, 0.5),
            _at_least("pods-apart", 3),
            _between("human-to-pod", 5, 8),
            _between("starts-apart", 3, 10),
            _between("mean-degree", 3.2, 4.8),
            columns=15,
            rows=10,
            pods=3,
            symmetry="none",
        ),
        _target(
            english("Two wings"),
            english(
                "Port and starboard are alike, each side begins in a wing of its own, and they meet amidships."
            ),
            _between("sectors", 120, 210),
            _between("silent-share", 0.25, 0.4),
            _at_least("pods-apart", 5),
            _between("human-to-pod", 6, 12),
            _at_least("pod-spread", 3),
            _between("starts-apart", 12, 24, best=16),
            _between("human-first", 0.2, 0.45),
            _between("mean-degree", 3.2, 4.8),
            plan="rooms",
            symmetry="mirror left-right",
            starts="facing",
        ),
        _target(
            english("Galleries"),
            english(
                "Galleries one inside the other along the hull, with a few ways across: nothing is as near as it looks."
            ),
            _between("sectors", 110, 220),
            _between("silent-share", 0.18, 0.35),
            _at_least("pods-apart", 5),
            _between("human-to-pod", 8, 14),
            _between("mean-degree", 2.5, 4.0),
            _at_least("narrow-share", 0.4),
            _between("loops", 4, 16),
            plan="galleries",
        ),
    )


def _target(name: str, description: str, *wishes: Wish, **options: Json) -> Target:
    return Target(
        name=name,
        description=description,
        kind="hex-zone",
        options=options,
        wishes=(*SOUND, *wishes),
    )


def _between(measure: str, least: float, most: float, best: float | None = None) -> Wish:
    return Wish(measure=measure, least=least, most=most, best=best, required=True)


def _at_least(measure: str, least: float) -> Wish:
    return Wish(measure=measure, least=least, required=True)


def _at_most(measure: str, most: float) -> Wish:
    return Wish(measure=measure, most=most, required=True)
