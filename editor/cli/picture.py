"""`hullwright picture`: draw a map into a PNG or SVG file, without a display."""

from pathlib import Path

import click

from .files import a_file, force, keep_what_is_there, output_writer
from .game_setup import examined_from, scenario_option
from .plugin_events import tell_exported
from .printing import echo
from .qt import application_without_display
from .translated_commands import TranslatedCommand


@click.command(cls=TranslatedCommand)
@click.argument("path", type=a_file, metavar="MAP")
@click.option(
    "-o",
    "--output",
    type=a_file,
    help="The picture to write, .png or .svg; the map's name with .png if not given.",
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
@click.option("--rulers/--no-rulers", default=True, help="Letters and numbers along the edges.")
@click.option(
    "--hull",
    type=click.Choice(["off", "line", "blueprint", "plated"]),
    default="plated",
    show_default=True,
    help="How the hull around a zone or a station is drawn; with one, empty cells are left out.",
)
@scenario_option
@force
def picture(
    path: Path,
    *,
    output: Path | None,
    theme: str,
    size: int,
    rulers: bool,
    hull: str,
    scenario_path: Path | None,
    force: bool,
) -> None:
    """Draw a map into a picture: pixels (.png), or shapes that are sharp at any size (.svg).

    No display is needed. Exit code: 0 written, 2 something can't be read or written.
    """
    from ..files.picture_options import PictureOptions, suffix_of, write_picture

    output = output or Path(f"{path.stem}.png")
    is_png = suffix_of(output) == ".png"
    keep_what_is_there(output, forced=force)
    document = examined_from(path, scenario_path).document
    if is_png:
        application_without_display()
    options = PictureOptions(theme, size, rulers, hull)
    write_picture(document, output, options, output_writer(forced=force))
    echo(f"{output}: {document.name}", err=True)
    tell_exported(output, document, suffix_of(output))
