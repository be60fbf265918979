"""The event: a line in a file for each map that was saved."""

from pathlib import Path

from hullwright.plugins.events import PluginEvent

NOTES = Path("~/my-plugin-saved.txt")


def note(event: PluginEvent) -> None:
    """Add a line about what has happened; it is told after the fact, in a process of its own."""
    with NOTES.expanduser().open("a", encoding="utf-8") as notes:
        notes.write(f"{event.what} {event.path}\n")
