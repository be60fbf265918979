"""Commands on snapshots and on the list of differences."""

from collections.abc import Callable, Sequence
from functools import partial

from ..documents.workplaces import Workplaces
from ..files.snapshots import Snapshots
from ..languages.words import tr
from ..shell.commands import Command
from .comparison import ComparisonPanel

ShowPanel = Callable[[str], object]
"""Brings a panel to the front, by its name."""


def snapshot_commands(workplaces: Workplaces, take: Callable[[], object]) -> list[Command]:
    """Return the command that names the present state."""
    return [
        Command(
            name="history.snapshot",
            title=tr("Take a snapshot…"),
            run=take,
            menu="Edit",
            group=1,
            key="Ctrl+Shift+H",
            icon="pin",
            help=tr(
                "Gives the present state a name, to go back to or to compare with; the history keeps them."
            ),
            hindered=lambda: "" if workplaces.front else tr("Open a map or a scenario first."),
        )
    ]


def snapshot_entries(workplaces: Workplaces, snapshots: Snapshots) -> Sequence[Command]:
    """Return a command for each snapshot of the document in front, which goes back to it."""
    front = workplaces.front
    if front is None:
        return []
    return [
        Command(
            name=f"snapshot {number}",
            title=each.name,
            run=partial(snapshots.go_back, front.document, each),
            menu="Edit/Go back to",
            icon="pin",
            help=tr("Goes back to this snapshot, as a step that can be undone."),
        )
        for number, each in enumerate(reversed(snapshots.of(front.document)))
    ]


def comparison_commands(panel: ComparisonPanel) -> list[Command]:
    """Return the commands on the differences of the map in front."""

    def missing() -> str:
        return "" if panel.is_comparing() else tr("Compare the map with another first.")

    return [
        Command(
            name="comparison.next",
            title=tr("Next difference"),
            run=partial(panel.step, 1),
            menu="Map",
            group=8,
            key="F9",
            help=tr("Goes to the next place where the compared maps differ."),
            hindered=missing,
        ),
        Command(
            name="comparison.previous",
            title=tr("Previous difference"),
            run=partial(panel.step, -1),
            menu="Map",
            group=8,
            key="Shift+F9",
            help=tr("Goes to the difference before."),
            hindered=missing,
        ),
        Command(
            name="comparison.take",
            title=tr("Take over this difference"),
            run=panel.take_chosen,
            menu="Map",
            group=8,
            key="Ctrl+F9",
            help=tr("Makes the chosen place as it is on the other map, as one step."),
            hindered=panel.hindered,
        ),
        Command(
            name="comparison.flip",
            title=tr("Show the other map"),
            run=panel.flip,
            menu="Map",
            group=8,
            key="Alt+F9",
            icon="exchange",
            help=tr("Flips between the map in front and the one it is compared with."),
            hindered=missing,
        ),
        Command(
            name="comparison.split",
            title=tr("Show both maps side by side"),
            run=panel.split,
            menu="Map",
            group=8,
            key="Shift+Alt+F9",
            icon="mirror-left-right",
            help=tr("Shows this map on the left and the one it is compared with on the right."),
            hindered=missing,
        ),
    ]
