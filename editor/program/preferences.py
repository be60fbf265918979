"""The preferences in the window: one page, opened as a whole or at one of its sections."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from ..languages.words import tr
from ..shell.actions import Actions
from ..shell.commands import Command
from ..shell.pages import Pages
from ..shell.preference import PreferenceSection

SORT = "preferences"
SHORTCUTS = "shortcuts"
"""The section with the keys of all commands."""

Sections = Callable[[], Sequence[PreferenceSection]]


def commands(pages: Pages, sections: Sections, actions: Actions) -> Iterator[Command]:
    """Yield the commands that open the preferences."""
    show = partial(_show, pages, sections, actions)
    pages.offer(SORT, show)
    yield Command(
        name="file.preferences",
        title=tr("Preferences…"),
        run=partial(show, ""),
        menu="File",
        group=8,
        key="Ctrl+,",
        icon="settings",
        help=tr("Settings and options: look, language, shortcuts, recovery, printing and plugins."),
    )
    yield Command(
        name="help.change-shortcuts",
        title=tr("Change shortcuts…"),
        run=partial(show, SHORTCUTS),
        menu="Help",
        icon="shortcuts",
        help=tr("Lets you give commands the keys you like."),
    )


def _show(pages: Pages, sections: Sections, actions: Actions, section: object) -> None:
    """Show the page, at a section if one is named."""
    # Imported when somebody asks for it: the window is to be there at once.
    from ..shell.preferences_page import PreferencesPage

    page = pages.found(PreferencesPage)
    if page is None:
        page = PreferencesPage(sections())
        actions.refreshed.connect(page.refresh)
        pages.open(page, SORT)
    if section:
        page.show_section(str(section))
