"""Commands about the hull: the styles in which it is drawn."""

from collections.abc import Iterator
from functools import partial

from ...documents.workplaces import Workplaces
from ...drawing.hull_styles import OFF, STYLES
from ...languages.words import tr
from ...shell.commands import Command
from .hulls import Hulls


def hull_commands(workplaces: Workplaces, hulls: Hulls) -> Iterator[Command]:
    """Yield a command for each style."""
    for name, style in STYLES.items():
        yield Command(
            name=f"view.hull.{name}",
            title=tr(style.title),
            run=partial(hulls.choose, name),
            menu="View/Hull",
            group=1,
            icon="hull",
            help=tr(style.help),
            is_elsewhere=partial(_is_no_ship, workplaces),
            is_on=partial(_is_chosen, hulls, name),
            hindered=partial(_left_out, workplaces, hulls, name),
            named=partial(_named, workplaces, hulls, name),
        )


def _is_no_ship(workplaces: Workplaces) -> bool:
    current = workplaces.current
    return current is not None and current.editor_kind.decks is None


def _is_chosen(hulls: Hulls, name: str) -> bool:
    return hulls.style == name


def _left_out(workplaces: Workplaces, hulls: Hulls, name: str) -> str:
    """Return why no hull is drawn on the map in front."""
    current = workplaces.current
    if name == OFF or current is None or not hulls.is_left_out(current):
        return ""
    return tr("This map is too large for a hull: its cells are shown alone.")


def _named(workplaces: Workplaces, hulls: Hulls, name: str) -> str:
    """Return the title of a style, and how much of it there is on a large map."""
    title, current = tr(STYLES[name].title), workplaces.current
    if name == OFF or current is None or not hulls.is_plain(current) or hulls.is_left_out(current):
        return title
    return tr("{style} (only the outline on a map this large)", style=title)
