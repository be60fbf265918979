"""Commands about guides, the ruler and odd cells on the map in front."""

from functools import partial

from ...documents.absence import no_map
from ...documents.workplace import Workplace
from ...documents.workplaces import Workplaces
from ...languages.words import tr
from ...shell.commands import Command
from .switches import GUIDES, ODD_CELLS, Switches


def guide_commands(workplaces: Workplaces, switches: Switches) -> list[Command]:
    """Return the switches for guides and odd cells, and the way to clear what was measured."""

    def has_no_symmetries() -> bool:
        place = workplaces.current
        return place is not None and len(place.editor_kind.symmetries.choices) < 2

    def nothing_to_clear() -> str:
        place = workplaces.current
        if place is None:
            return no_map(workplaces)
        has_any = place.guides or place.span
        return "" if has_any else tr("There are no guides, and nothing is measured.")

    def clear() -> None:
        if workplaces.current is not None:
            _clear(workplaces.current)

    return [
        Command(
            name="symmetry.mark-odd",
            title=tr("Mark odd cells"),
            run=partial(switches.flip, ODD_CELLS),
            menu="Symmetry",
            group=2,
            key="Ctrl+F3",
            icon="odd-cells",
            help=tr("Hatches the cells that differ from their images."),
            hindered=partial(no_map, workplaces),
            is_elsewhere=has_no_symmetries,
            is_on=partial(switches.is_on, ODD_CELLS),
        ),
        Command(
            name="view.guides",
            title=tr("Guides"),
            run=partial(switches.flip, GUIDES),
            menu="View",
            group=1,
            icon="guides",
            help=tr("Shows the guides that lie over the map, or hides them."),
            hindered=partial(no_map, workplaces),
            is_on=partial(switches.is_on, GUIDES),
        ),
        Command(
            name="view.clear-guides",
            title=tr("Clear guides and measurement"),
            run=clear,
            menu="View",
            group=1,
            icon="close",
            help=tr("Takes all guides and the ruler off this map."),
            hindered=nothing_to_clear,
        ),
    ]


def _clear(place: Workplace) -> None:
    place.guide(frozenset())
    place.measure(None)
