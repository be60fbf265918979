"""Commands: everything a person can do, as one table that menus, toolbar, palette and shortcuts share."""

from collections.abc import Callable, Mapping, Sequence

from hullwright.schema.late_dataclass import late_dataclass

from .command_number import CommandNumber


def _nothing() -> str:
    return ""


def _never() -> bool:
    return False


@late_dataclass
class Command:
    """Something a person can do."""

    name: str
    """Its name in settings, such as "file.save"."""
    title: str
    """How menus and the command palette call it, without "&"; "…" where it asks for more."""
    run: Callable[[], object]
    menu: str
    """The menu it stands in, such as "File", or "View/Overlays" for a submenu."""
    group: int = 0
    """Groups of a menu are parted by lines."""
    heading: str = ""
    """What stands above those of its group that follow each other with the same one; else the menu knows it."""
    key: str = ""
    """The usual shortcut in Qt's portable notation; several are parted by spaces: "Ctrl+Y Ctrl+Shift+Z"."""
    icon: str = ""
    help: str = ""
    """A sentence for tooltips and "what's this"."""
    hindered: Callable[[], str] = _nothing
    """Why it can't be done now, as a sentence, or nothing if it can."""
    is_elsewhere: Callable[[], bool] = _never
    """Whether it is for something else than what is in front: then no menu shows it."""
    is_on: Callable[[], bool] | None = None
    """For a switch: whether it is on."""
    named: Callable[[], str] | None = None
    """What it is called now, if that depends on what is in front."""
    number: CommandNumber | None = None
    """A number that goes with it, to be slid in its menu."""

    def called(self) -> str:
        """Return what menus and the command palette call it now."""
        if self.number is not None:
            return self.number.said(self.number.value())
        return self.named() if self.named else self.title


def with_run(commands: Mapping[str, Command], run: Sequence[str]) -> dict[str, Command]:
    """Return commands with a run of them in order, where the first of the run stands."""
    first = next(name for name in commands if name in run)
    places = [(name, run if name == first else [name]) for name in commands]
    order = [each for name, here in places if name == first or name not in run for each in here]
    return {name: commands[name] for name in order}
