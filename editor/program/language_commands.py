"""Commands to choose a language, each called by its own name so that everybody finds theirs."""

from collections.abc import Iterator
from functools import partial

from ..languages.catalogue import languages
from ..languages.choice import SYSTEM
from ..languages.words import tr
from ..shell.commands import Command
from .window_language import WindowLanguage


def language_commands(window_language: WindowLanguage) -> list[Command]:
    """Return the commands that choose a language."""
    return [
        Command(
            name=f"view.language.{choice}",
            title=title,
            run=partial(window_language.choose, choice),
            menu="View/Language",
            group=3,
            is_on=partial(_is_chosen, window_language, choice),
        )
        for choice, title in _titles()
    ]


def _titles() -> Iterator[tuple[str, str]]:
    yield SYSTEM, tr("Same as the system")
    yield from languages().items()


def _is_chosen(window_language: WindowLanguage, choice: str) -> bool:
    return window_language.choice == choice
