"""Commands that choose a symmetry and put its centre back."""

from collections.abc import Iterator

from ..concepts.editor_kind import NO_SYMMETRY, SymmetryChoice
from ..documents.workplace import Workplace
from ..kinds.table import EDITOR_KINDS
from ..languages.words import tr
from ..shell.commands import Command
from .editing_context import EditingContext


def symmetry_commands(context: EditingContext) -> list[Command]:
    """Return a switch for each symmetry of any map kind, and the way back to the middle."""
    return [
        *(_choice(context, each) for each in _all_choices()),
        context.command(
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
    for editor_kind in EDITOR_KINDS.values():
        for choice in editor_kind.symmetries.choices:
            known.setdefault(choice.name, choice)
    yield from known.values()


def _choice(context: EditingContext, choice: SymmetryChoice) -> Command:
    def need(place: Workplace) -> str:
        if any(each.name == choice.name for each in place.editor_kind.symmetries.choices):
            return ""
        return tr("Maps of this kind have no such symmetry.")

    return context.command(
        f"symmetry.{choice.name.replace(' ', '-')}",
        tr(choice.title),
        lambda place: choose(place, choice.name),
        need,
        lacks=need,
        menu="Symmetry",
        icon=choice.icon,
        help=tr("Everything you paint is painted on all its images, too."),
        is_on=lambda place: place.symmetry.name == choice.name,
    )


def choose(place: Workplace, name: str) -> None:
    """Paint under a symmetry of a name; a centre that was moved on purpose stays where it is."""
    symmetries, before = place.editor_kind.symmetries, place.symmetry
    chosen = symmetries.usual(name, place.surface)
    if name == NO_SYMMETRY.name:
        chosen = NO_SYMMETRY
    elif before.name != NO_SYMMETRY.name and before != symmetries.usual(before.name, place.surface):
        chosen = symmetries.moved(chosen, before.centre)
    place.mirror(chosen)


def centre(place: Workplace) -> None:
    """Put the centre of the symmetry into the middle of the map."""
    if place.symmetry.name != NO_SYMMETRY.name:
        place.mirror(place.editor_kind.symmetries.usual(place.symmetry.name, place.surface))


def _is_symmetric(place: Workplace) -> str:
    if place.symmetry.name == NO_SYMMETRY.name:
        return tr("There is no symmetry: choose one first.")
    return ""
