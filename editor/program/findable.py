"""What the command palette finds besides commands: open tabs and samples."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from ..documents.workplaces import Workplaces
from ..languages.words import tr
from ..shell.commands import Command


def tab_commands(workplaces: Workplaces) -> list[Command]:
    """Return a command for each open tab, which goes there."""
    return [
        Command(
            name=f"tab {number}",
            title=tr("Go to {name}", name=place.document.value.name),
            run=partial(workplaces.switch, place),
            menu="View/Go to",
            help=str(place.document.path or tr("Not saved to a file yet")),
            hindered=partial(_shown, place is workplaces.front),
        )
        for number, place in enumerate(workplaces)
    ]


def _shown(is_front: bool) -> str:
    return tr("It is in front already.") if is_front else ""


def sample_commands(open_sample: Callable[[Path], object]) -> list[Command]:
    """Return a command for each sample map, ours and those of plugins, which opens a copy of it."""
    from hullwright.plugins.samples import further_samples
    from hullwright.samples import maps
    from hullwright.schema.documents.scenarios import SCENARIO_FORMAT

    own = [(path, path.stem.replace("-", " ").capitalize()) for path in maps()]
    brought = [
        (each.path, each.title) for each in further_samples() if each.format != SCENARIO_FORMAT
    ]
    return [
        Command(
            name=f"sample {path}",
            title=tr("Open the sample {name}", name=title),
            run=partial(open_sample, path),
            menu="File/Samples",
            help=tr("Opens a copy of a ready map, to look at or to change."),
        )
        for path, title in (*own, *brought)
    ]
