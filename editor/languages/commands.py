"""Commands to choose a language, each called by its own name so that everybody finds theirs."""

from collections.abc import Iterator
from functools import partial

from ..shell.commands import Command
from ..words import tr
from .catalogue import LANGUAGES
from .choosing import SYSTEM
from .tongue import WindowLanguage


def language_commands(tongue: WindowLanguage) -> list[Command]:
    """Return the commands that choose a language."""
    return [
        Command(
            name=f"view.language.{choice}",
            title=title,
            run=partial(tongue.choose, choice),
            menu="View/Language",
            group=3,
            is_on=partial(_is_chosen, tongue, choice),
        )
        for choice, title in _titles()
    ]


def _titles() -> Iterator[tuple[str, str]]:
    yield SYSTEM, tr("As the system")
    yield from LANGUAGES.items()


def _is_chosen(tongue: WindowLanguage, choice: str) -> bool:
    return tongue.choice == choice
