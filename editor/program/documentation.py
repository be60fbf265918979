"""The manual and the documentation in the window: pages of ours, each with an entry in the menu of help."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from ..languages.words import tr
from ..shell.commands import Command
from ..shell.docs_shelf import manual
from ..shell.docs_titles import TITLES
from ..shell.docs_topic import DocsTopic
from ..shell.pages import Pages

if TYPE_CHECKING:
    from ..shell.docs_page import DocsPage

SORT = "documentation"
MANUAL = "help.manual"


def commands(
    pages: Pages, topic: Callable[[], DocsTopic], tour: Callable[[], object]
) -> Iterator[Command]:
    """Yield the command that opens the manual where it is about the thing in front, and one for each page."""
    pages.offer(SORT, lambda name: read(pages, str(name)))
    yield Command(
        name=MANUAL,
        title=tr("Help about this"),
        run=lambda: turn_to(pages, topic()),
        menu="Help",
        group=1,
        key="F1",
        icon="help",
        help=tr("Opens the manual at the page about the thing in front of you."),
    )
    yield Command(
        name="help.tour",
        title=tr("Tour"),
        run=tour,
        menu="Help",
        group=1,
        icon="welcome",
        help=tr("Shows the five most important things in the window, one after the other."),
    )
    for name, page in manual().items():
        yield _entry(pages, name, page.title, "Help/Manual", tr("Read this page of the manual."))
    about = tr("Read this page of the documentation here; nothing is fetched.")
    for name, title in TITLES.items():
        yield _entry(pages, name, tr(title), "Help/Documentation", about)


def _entry(pages: Pages, name: str, title: str, menu: str, about: str) -> Command:
    return Command(
        name=f"help.docs-{name}",
        title=title,
        run=partial(read, pages, name),
        menu=menu,
        group=1,
        icon="help",
        help=about,
    )


def read(pages: Pages, name: str) -> None:
    """Show a page of the manual or of the documentation."""
    _page(pages).read(name)


def turn_to(pages: Pages, topic: DocsTopic) -> None:
    """Show what the manual says about a topic."""
    page = _page(pages)
    page.turn_to(topic)
    page.window().activateWindow()


def _page(pages: Pages) -> "DocsPage":
    # Imported when somebody asks for it: the window is to be there at once.
    from ..shell.docs_page import DocsPage

    page = pages.found(DocsPage)
    if page is None:
        page = DocsPage()
        pages.open(page, SORT)
    return page
