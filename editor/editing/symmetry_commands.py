"""Commands that choose a symmetry and put its centre back."""

from collections.abc import Iterator

from ..crafts.craft import NO_SYMMETRY, SymmetryChoice
from ..crafts.table import CRAFTS
from ..documents.workplace import Workplace
from ..shell.commands import Command
from ..words import tr
from .situation import Situation


def symmetry_commands(situation: Situation) -> list[Command]:
    """Return a switch for each symmetry of any map kind, and the way back to the middle."""
    return [
        *(_choice(situation, each) for each in _all_choices()),
        situation.command(
            "symmetry.centre",
            tr("Centre the symmetry"),
            centre,
            _is_symmetric,
            menu="Symmetry",
            group=1,
            icon="axis",
            help=tr("Puts the centre of the symmetry back into the middle of the map."),
        ),
    ]


def _all_choices() -> Iterator[SymmetryChoice]:
    known: dict[str, SymmetryChoice] = {}
    for craft in CRAFTS.values():
        for choice in craft.symmetries.choices:
            known.setdefault(choice.name, choice)
    yield from known.values()


def _choice(situation: Situation, choice: SymmetryChoice) -> Command:
    def need(place: Workplace) -> str:
        if any(each.name == choice.name for each in place.craft.symmetries.choices):
            return ""
        return tr("Maps of this kind have no such symmetry.")

    return situation.command(
        f"symmetry.{choice.name.replace(' ', '-')}",
        tr(choice.title),
        lambda place: choose(place, choice.name),
        need,
        menu="Symmetry",
        icon=choice.icon,
        help=tr("Everything you paint is painted on all its images, too."),
        is_on=lambda place: place.symmetry.name == choice.name,
    )


def choose(place: Workplace, name: str) -> None:
    """Paint under a symmetry of a name; a centre that was moved on purpose stays where it is."""
    symmetries, before = place.craft.symmetries, place.symmetry
    chosen = symmetries.usual(name, place.surface)
    if name == NO_SYMMETRY.name:
        chosen = NO_SYMMETRY
    elif before.name != NO_SYMMETRY.name and before != symmetries.usual(before.name, place.surface):
        chosen = symmetries.moved(chosen, before.centre)
    place.mirror(chosen)


def centre(place: Workplace) -> None:
    """Put the centre of the symmetry into the middle of the map."""
    if place.symmetry.name != NO_SYMMETRY.name:
        place.mirror(place.craft.symmetries.usual(place.symmetry.name, place.surface))


def _is_symmetric(place: Workplace) -> str:
    if place.symmetry.name == NO_SYMMETRY.name:
        return tr("There is no symmetry: choose one first.")
    return ""
