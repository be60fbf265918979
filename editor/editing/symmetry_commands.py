"""Commands that choose a symmetry and put its centre back."""

from collections.abc import Iterator, Sequence

from ..concepts.editor_kind import NO_SYMMETRY, EditorKind, SymmetryChoice
from ..documents.workplace import Workplace
from ..languages.words import tr
from ..shell.commands import Command
from .editing_context import EditingContext
from .odd_cell_commands import odd_cell_commands

SYMMETRISE = "symmetrise"
"""The name of the tool that makes maps symmetric."""


def symmetry_commands(context: EditingContext, kinds: Sequence[EditorKind]) -> list[Command]:
    """Return a switch for each symmetry of some map kinds, and the way back to the middle."""
    return [
        *(_choice(context, each) for each in _all_choices(kinds)),
        context.command(
            "symmetry.centre",
            tr("Centre the symmetry"),
            centre,
            _is_symmetric,
            menu="Symmetry",
            group=1,
            icon="axis",
            help=tr("Puts the centre of symmetry back in the middle of the map."),
        ),
        context.command(
            "symmetry.make",
            tr("Make symmetric…"),
            make_symmetric,
            _can_be_symmetric,
            menu="Symmetry",
            group=2,
            icon="symmetrise",
            is_elsewhere=context.has_no_symmetries,
            help=tr(
                "Shows on the map what would change if the side under the pointer were copied onto the "
                "others; a click does it. Without a symmetry the one that suits the map best is taken."
            ),
        ),
        *odd_cell_commands(context),
    ]


def _all_choices(kinds: Sequence[EditorKind]) -> Iterator[SymmetryChoice]:
    known: dict[str, SymmetryChoice] = {}
    for editor_kind in kinds:
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
        help=tr("Everything you paint is also painted at all its mirror images."),
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


def make_symmetric(place: Workplace) -> None:
    """Take up the tool that makes a map symmetric, under the best symmetry if none is chosen."""
    report = place.findings.symmetry
    if place.symmetry.name == NO_SYMMETRY.name and report is not None:
        place.mirror(report.symmetry)
    place.choices.choose(tool=SYMMETRISE)


def _can_be_symmetric(place: Workplace) -> str:
    if any(each.name == SYMMETRISE for each in place.editor_kind.tools):
        return ""
    return tr("Maps of this kind have no symmetries.")


def _is_symmetric(place: Workplace) -> str:
    if place.symmetry.name == NO_SYMMETRY.name:
        return tr("There is no symmetry: choose one first.")
    return ""
