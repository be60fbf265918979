"""`hullwright picture`: draw a map into a PNG, SVG or PDF file, without a display."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message
from hullwright.schema.names import closest

from .completion import contributed
from .files import a_file, force, keep_what_is_there, output_writer
from .game_setup import examined_from, scenario_option
from .plugin_events import tell_exported
from .printing import echo
from .qt import application_without_display
from .translated_commands import TranslatedCommand

if TYPE_CHECKING:
    from hullwright.schema.documents.maps import MapDocument

    from ..files.picture_order import OrderedOverlay


@click.command(cls=TranslatedCommand)
@click.argument("path", type=a_file, metavar="MAP")
@click.option(
    "-o",
    "--output",
    type=a_file,
    help="The picture to write, .png, .svg or .pdf; the map's name with .png if not given.",
)
@click.option(
    "--theme",
    type=click.Choice(["print", "light", "dark"]),
    default="print",
    show_default=True,
    help="The colours.",
)
@click.option(
    "--size",
    type=click.IntRange(64, 8192),
    default=2048,
    show_default=True,
    metavar="PX",
    help="Pixels on the longer side of a PNG; an SVG fits every size.",
)
@click.option(
    "--length",
    type=click.IntRange(50, 2000),
    default=297,
    show_default=True,
    metavar="MM",
    help="Millimetres on the longer side of a PDF.",
)
@click.option("--rulers/--no-rulers", default=True, help="Letters and numbers along the edges.")
@click.option("--labels/--no-labels", default=True, help="The label of each cell.")
@click.option(
    "--hull",
    type=click.Choice(["off", "line", "blueprint", "plated"]),
    default="plated",
    show_default=True,
    help="How the hull around a zone or a station is drawn; with one, empty cells are left out.",
)
@click.option("--title", is_flag=True, help="The name of the map, above it.")
@click.option("--legend", is_flag=True, help="What is on the map, and what the overlay shows.")
@click.option("--transparent", is_flag=True, help="Leave out the paper behind the map.")
@click.option(
    "--overlay",
    "overlays",
    multiple=True,
    metavar="NAME",
    shell_complete=contributed("overlays"),
    help="Lay this over the map, such as distances; a name that is not known lists them all. Can be repeated.",
)
@click.option(
    "--selection",
    metavar="CELLS",
    help="Draw only these cells: their labels, separated by spaces.",
)
@scenario_option
@force
# Any: the options of a picture are handed on by their names.
def picture(
    path: Path,
    *,
    output: Path | None,
    overlays: tuple[str, ...],
    selection: str | None,
    scenario_path: Path | None,
    force: bool,
    **options: Any,
) -> None:
    """Draw a map into a picture: pixels (.png), or shapes that are sharp at any size (.svg, .pdf).

    No display is needed. Exit code: 0 written, 2 something can't be read or written.
    """
    from ..files.picture_options import PictureOptions, suffix_of
    from ..files.picture_order import PictureOrder, cells_named, write_picture

    output = output or Path(f"{path.stem}.png")
    needs_letters = suffix_of(output) != ".svg"
    keep_what_is_there(output, forced=force)
    document = examined_from(path, scenario_path).document
    if needs_letters:
        application_without_display()
    order = PictureOrder(
        document,
        PictureOptions(**options, overlays=overlays, selected=bool(selection)),
        cells_named(document, selection) if selection else (),
        tuple(_overlay(document, name) for name in overlays),
    )
    write_picture(order, output, output_writer(forced=force))
    echo(f"{output}: {document.name}", err=True)
    tell_exported(output, document, suffix_of(output))


def _overlay(document: "MapDocument", name: str) -> "OrderedOverlay":
    """Return the overlay of that name; HullwrightError with those there are if there is none."""
    from hullwright.plugins.host.usual import usual_host

    from ..files.picture_order import OrderedOverlay
    from ..kinds.table import editor_kind_of
    from ..plugins.overlay_choices import plugin_overlays

    offered = (
        *editor_kind_of(document.kind).overlays,
        *plugin_overlays(usual_host(), document.kind),
    )
    for each in offered:
        if each.name == name:
            return OrderedOverlay(each.title, each.question)
    known = [each.name for each in offered]
    if meant := closest(name, known):
        raise HullwrightError(
            message(
                "There is no overlay “{name}” (did you mean “{meant}”?).", name=name, meant=meant
            )
        )
    raise HullwrightError(
        message(
            "There is no overlay “{name}” for this map; there are {known}.",
            name=name,
            known=", ".join(known),
        )
    )
