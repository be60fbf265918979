"""Logbook: a line for everything that happened and is wanted."""

from datetime import datetime
from pathlib import Path

from hullwright.plugins.events import PluginEvent


def note(event: PluginEvent) -> None:
    """Add a line to the logbook."""
    if event.what not in event.options["wants"]:
        return
    name = event.document.name if event.document else ""
    line = f"{datetime.now().astimezone():%Y-%m-%d %H:%M} {event.what} {name} {event.path}".strip()
    with Path(event.options["file"]).expanduser().open("a", encoding="utf-8") as book:
        book.write(f"{line}\n")
