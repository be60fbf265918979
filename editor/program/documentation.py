"""The documentation in the window: pages of ours, each with an entry in the menu of help."""

from collections.abc import Iterator
from functools import partial

from ..languages.words import tr
from ..shell.commands import Command
from ..shell.docs_titles import TITLES
from ..shell.pages import Pages

SORT = "documentation"


def commands(pages: Pages) -> Iterator[Command]:
    """Yield a command for each page of the documentation."""
    pages.offer(SORT, lambda name: read(pages, str(name)))
    for name, title in TITLES.items():
        yield Command(
            name=f"help.docs-{name}",
            title=tr(title),
            run=partial(read, pages, name),
            menu="Help/Documentation",
            group=1,
            icon="help",
            help=tr("Read this page of the documentation here; nothing is fetched."),
        )


def read(pages: Pages, name: str) -> None:
    """Show a page of the documentation."""
    # Imported when somebody asks for it: the window is to be there at once.
    from ..shell.docs_page import DocsPage

    page = pages.found(DocsPage)
    if page is None:
        page = DocsPage()
        pages.open(page, SORT)
    page.read(name)
