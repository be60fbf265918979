"""Themes that plugins bring: colours as data over one of ours; nothing of a plugin runs for one."""

from collections.abc import Mapping
from dataclasses import field

from hullwright.schema.errors import HullwrightError
from hullwright.schema.late_dataclass import late_dataclass

from .data_file import data_object
from .host import Contributed, Host
from .named_contributions import NamedContribution


@late_dataclass
class StatedTheme(NamedContribution):
    """What the file of a theme says, or why it can't be used."""

    base: str = ""
    inks: Mapping[str, str] = field(default_factory=dict)
    fault: HullwrightError | None = None


def stated_themes(host: Host) -> tuple[StatedTheme, ...]:
    """Return the themes of all plugins that are in use; theirs need no trust, because they have no code."""
    return tuple(map(stated_theme, host.contributions("themes")))


def stated_theme(contributed: Contributed) -> StatedTheme:
    """Return what one theme says, or why it can't be read."""
    try:
        value = data_object(contributed, "theme")
    except HullwrightError as fault:
        return StatedTheme(contributed, fault=fault)
    return StatedTheme(contributed, value["base"], value["inks"])
