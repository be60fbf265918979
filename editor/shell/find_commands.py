"""Commands that find words in the tab in front; pages say themselves what that means on them."""

from collections.abc import Callable, Iterator

from ..languages.words import tr
from .commands import Command


def find_commands(begin: Callable[[], Callable[[], object] | None]) -> Iterator[Command]:
    """Yield the commands; `begin` returns what puts the keyboard into the search of the document in front."""

    def find() -> None:
        search = begin()
        if search is not None:
            search()

    yield Command(
        name="edit.find",
        title=tr("Find…"),
        run=find,
        menu="Edit",
        group=6,
        key="Ctrl+F",
        icon="search",
        help=tr("Searches what is in front."),
        hindered=lambda: "" if begin() else _nothing_to_search(),
        is_elsewhere=lambda: begin() is None,
    )
    for name, title, key in (
        ("edit.find-next", tr("Find next"), "F3"),
        ("edit.find-previous", tr("Find previous"), "Shift+F3"),
    ):
        yield Command(
            name=name,
            title=title,
            run=find,
            menu="Edit",
            group=6,
            key=key,
            hindered=_nothing_to_search,
            is_elsewhere=lambda: True,
        )


def _nothing_to_search() -> str:
    return tr("There is nothing to search in this tab.")
