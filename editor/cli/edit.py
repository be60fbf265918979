"""`hullwright edit`: open the window."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

import click

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message

from .translated_commands import TranslatedCommand


@click.command(cls=TranslatedCommand)
@click.argument("paths", type=click.Path(), nargs=-1, metavar="[FILES]...")
def edit(paths: tuple[str, ...]) -> None:
    """Open maps in the editor, or its welcome page if no files are named.

    A link that begins with hullwright: brings in the map that it carries, after asking. Needs a display. Exit code: 0 the window was closed, 2 there is no display.
    """
    from .qt import qt_at_hand

    insist_on_display(os.environ)
    with qt_at_hand():
        from ..program.start import run
    links = [each for each in paths if each.casefold().startswith("hullwright:")]
    files = [Path(each) for each in paths if each not in links]
    sys.exit(run(files, links=links))


def insist_on_display(environment: Mapping[str, str]) -> None:
    """Refuse to go on where no window could be shown: Qt itself would end without a word."""
    if sys.platform in {"win32", "darwin"}:
        return
    if not any(environment.get(name) for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY")):
        raise HullwrightError(
            message(
                "There is no display to open a window on. Start it from a desktop, or with "
                "“xvfb-run -a hullwright edit”; “hullwright show” and “hullwright picture” need none."
            )
        )
