"""Words about plugins: where they come from, how they stand, what they add."""

from collections.abc import Mapping

from hullwright.plugins.host import Origin, Plugin, Status
from hullwright.schema.messages import english

from ..languages.words import tr

ORIGINS: Mapping[Origin, str] = {
    Origin.USER: english("Your own"),
    Origin.INSTALLED: english("Installed as a Python package"),
    Origin.SHIPPED: english("Comes with Hullwright"),
}
STATUSES: Mapping[Status, str] = {
    Status.READY: english("Ready"),
    Status.UNTRUSTED: english("Needs your trust"),
    Status.DISABLED: english("Switched off"),
    Status.TOO_NEW: english("Needs a newer Hullwright"),
    Status.BROKEN: english("Can't be used"),
    Status.SET_ASIDE: english("Not used in safe mode"),
}
MARKS: Mapping[Status, tuple[str, str]] = {
    Status.READY: ("good", "good"),
    Status.UNTRUSTED: ("warning", "warning"),
    Status.DISABLED: ("minus", "faint-text"),
    Status.TOO_NEW: ("error", "error"),
    Status.BROKEN: ("error", "error"),
    Status.SET_ASIDE: ("minus", "faint-text"),
}
"""The drawing and the ink for each status."""

SORTS: Mapping[str, str] = {
    "rules": english("Rules"),
    "sector_kinds": english("Sector kinds"),
    "tiles": english("Tiles"),
    "map_kinds": english("Map kinds"),
    "engines": english("Game engines"),
    "rulesets": english("Rulesets"),
    "checks": english("Checks"),
    "importers": english("Formats to import"),
    "exporters": english("Formats to export"),
    "generators": english("Generators of maps"),
    "sheets": english("Sheets to print"),
    "bots": english("Bots"),
    "tools": english("Tools"),
    "panels": english("Panels"),
    "overlays": english("Overlays"),
    "commands": english("Commands"),
    "events": english("Events"),
    "settings": english("Settings"),
    "themes": english("Themes"),
    "translations": english("Translations"),
    "samples": english("Samples"),
}
"""What a plugin can add, by the names in its manifest."""


SHOWN = 8
"""So much is shown of what can't be used of one plugin."""


def is_failing(plugin: Plugin) -> bool:
    """Tell whether something does not work of a plugin that can be used otherwise."""
    return plugin.status is Status.READY and bool(plugin.reason or plugin.unusable)


def status_words(plugin: Plugin) -> str:
    """Return how a plugin stands, in a few words."""
    if plugin.status is Status.READY and plugin.unusable:
        return tr("Not all of it can be used")
    if is_failing(plugin):
        return tr("Ready, but some of its code failed")
    return tr(STATUSES[plugin.status])


def mark(plugin: Plugin) -> tuple[str, str]:
    """Return the drawing and the ink that show how a plugin stands."""
    return MARKS[Status.UNTRUSTED] if is_failing(plugin) else MARKS[plugin.status]


def explanation(plugin: Plugin, trusted: str) -> str:
    """Return why a plugin is not simply ready and what to do; `trusted` is the content that was trusted."""
    if plugin.status is Status.DISABLED:
        return tr("You switched it off, so nothing it brings is shown.")
    if plugin.status is Status.UNTRUSTED and trusted:
        return tr(
            "It has changed since you trusted it, so its code is not run. Look at what changed "
            "before you trust it again."
        )
    if plugin.status is Status.UNTRUSTED:
        return tr(
            "It contains code, which is not run until you trust it. What it brings as data can "
            "be used already."
        )
    return tr(plugin.reason) if plugin.reason else ""


def unusable_words(plugin: Plugin) -> str:
    """Return what of a plugin can't be used, a line for each."""
    lines = [tr("This can't be used as it is:")]
    lines += [f"✗ {tr(each)}" for each in plugin.unusable[:SHOWN]]
    if len(plugin.unusable) > SHOWN:
        lines.append(f"… (+{len(plugin.unusable) - SHOWN})")
    return "\n".join(lines)
