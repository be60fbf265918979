"""`hullwright gallery`: a static web site with a page for each map."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import click

from hullwright.schema.complaints import Unreadable
from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message

from ..drawing.terminal_style import style
from ..languages.words import error_text, tr
from .files import a_file
from .game_setup import insist
from .printing import echo, echo_lines, progress_stream
from .simulate import MOST_WORKERS
from .translated_commands import TranslatedCommand

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from ..gallery.building import GalleryBuild

LEFT_OUT = 1


@click.command(cls=TranslatedCommand)
@click.argument("place", metavar="MAPS")
@click.option(
    "-o",
    "--output",
    type=a_file,
    required=True,
    metavar="FOLDER",
    help="Where the site is to be: a new folder, or a gallery that is brought up to date.",
)
@click.option(
    "--title", help="What the site is called; the name of the folder of maps if not given."
)
@click.option(
    "--address",
    default="",
    metavar="URL",
    help="Where the site will be on the web, for the links of its feed.",
)
@click.option("--sheets", is_flag=True, help="Make a sheet of each map as a PDF file, too.")
@click.option(
    "--workers",
    type=int,
    default=2,
    show_default=True,
    metavar="K",
    help="How many processes draw.",
)
@click.option("--force", is_flag=True, help="Build it in a folder that holds something else, too.")
def gallery(
    *,
    place: str,
    output: Path,
    title: str | None,
    address: str,
    sheets: bool,
    workers: int,
    force: bool,
) -> None:
    """Make a web site of MAPS: a folder, a pack, or a library on a disk or a web space.

    It has a page for each map, in four languages, an index with filters, and a feed. It consists of plain files that
    any web space can host, and that can be opened from a disk as well. Only what has changed is built anew. Maps that
    can't be read are named and left out. Exit code: 0 all maps are in it, 1 some were left out, 130 stopped and the
    site is as it was, 2 nothing can be read or written.
    """
    from ..gallery.building import GalleryBuild, GalleryOrder
    from ..gallery.site_folder import SiteFolder

    insist("--workers", workers, 1, MOST_WORKERS)
    named = title or Path(place.rstrip("/")).stem or place
    order = GalleryOrder(place, named, _web_address(address), has_sheets=sheets)
    folder = SiteFolder(output)
    with folder.opened(forced=force):
        build = GalleryBuild(order, folder)
        code = _built(build, workers)
    if code == 0:
        code = _told(build, output)
    sys.exit(code)


def _web_address(address: str) -> str:
    if not address:
        return ""
    if urlsplit(address).scheme not in {"http", "https"}:
        raise HullwrightError(
            message("--address begins with https:// or http://: {address}", address=address)
        )
    return address if address.endswith("/") else f"{address}/"


def _built(build: "GalleryBuild", workers: int) -> int:
    """Build and publish, and return the exit code of having been stopped, if somebody did."""
    from hullwright.schema.processes.executor import ChildExecutor
    from hullwright.schema.processes.stop_signals import StopRequested, disregard, heed, unwind_once

    heed(unwind_once)
    executor = ChildExecutor(workers)
    try:
        with _bar(build.plan()) as bar:
            for origin in build.run(executor, workers):
                bar.update(1, origin)
        # From here on it takes a moment, and a site is never left half old and half new.
        heed(disregard)
        if not build.entries:
            _tell_left_out(build)
            raise HullwrightError(
                message("There is no map to show in {place}.", place=build.order.place)
            )
        build.publish()
    except StopRequested as stop:
        heed(disregard)
        echo(f"hullwright: {tr('Stopped. The site is as it was.')}", err=True)
        return stop.exit_code
    finally:
        executor.dismiss()
    return 0


def _bar(count: int) -> "AbstractContextManager[Any]":
    return click.progressbar(
        length=count,
        label=tr("Drawing maps"),
        file=progress_stream(),
        hidden=not sys.stderr.isatty(),
        show_eta=True,
    )


def _tell_left_out(build: "GalleryBuild") -> None:
    mark = style("!", fg="yellow")
    for origin, fault in build.left_out:
        # What is unreadable names the file itself.
        named = "" if isinstance(fault, Unreadable) else f"{origin}: "
        echo_lines(f"{mark} {named}{error_text(fault)}", err=True)


def _told(build: "GalleryBuild", output: Path) -> int:
    """Say what became of it, and return the exit code."""
    _tell_left_out(build)
    echo(
        tr(
            "Wrote {path}: {count} maps, new or changed: {built}.",
            path=output / "index.html",
            count=len(build.entries),
            built=build.built,
        )
    )
    return LEFT_OUT if build.left_out else 0
