"""Themes of plugins as entries of the menu “Theme”, and what is said of those that can't be used."""

from collections.abc import Mapping, Sequence
from functools import partial

from ..languages.words import tr
from ..shell.commands import Command
from ..shell.notices import Notices, Tone
from ..shell.theme import OfferedTheme, Theme

TOPIC = "theme"


def theme_entries(
    themes: Mapping[str, OfferedTheme], theme: Theme, notices: Notices
) -> Sequence[Command]:
    """Return an entry for each theme; one that can't be used says why."""
    return [
        Command(
            name=f"view.theme.{name}",
            title=each.title,
            run=partial(_choose, name, each, theme, notices),
            menu="View/Theme",
            group=4,
            help=tr("Colours from a plugin."),
            hindered=partial(_hindrance, each),
            is_on=partial(_is_chosen, name, theme),
        )
        for name, each in themes.items()
    ]


def tell_missing(name: str, themes: Mapping[str, OfferedTheme], notices: Notices) -> None:
    """Say that a chosen theme is not in force, and why."""
    found = themes.get(name)
    if found and found.refusal:
        text = tr(
            "The theme “{title}” can't be used, so the system's theme is used. {reason}",
            title=found.title,
            reason=tr(found.refusal),
        )
    else:
        text = tr(
            "The theme “{name}” is not available: its plugin was removed, switched off or is "
            "broken. The system's theme is used until it is back, or you choose another.",
            name=name,
        )
    notices.tell(text, Tone.WARNING, topic=TOPIC)


def _choose(name: str, offered: OfferedTheme, theme: Theme, notices: Notices) -> None:
    theme.choose(name)
    notices.settle(TOPIC)
    if offered.remark:
        notices.tell(tr(offered.remark), Tone.HINT, topic=TOPIC)


def _hindrance(offered: OfferedTheme) -> str:
    return tr(offered.refusal) if offered.refusal else ""


def _is_chosen(name: str, theme: Theme) -> bool:
    return theme.choice == name
