"""`hullwright import`: bring in a map from a format that players already have."""

import re
import sys
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, NamedTuple

import click

from ..drawing.terminal_style import style
from ..languages.words import error_text, tr
from .completion import import_formats
from .files import a_file, force, keep_what_is_there, make_folder, output_writer
from .plugin_events import tell_saved
from .printing import echo, echo_lines
from .translated_commands import TranslatedCommand

if TYPE_CHECKING:
    from hullwright.plugins.importers import Imported, LegendWanted

UNREADABLE = 2
STANDARD_INPUT = "-"
_CODE = re.compile(
    r".*,[A-Za-z0-9+/_=\s-]{40,}.*|[a-z][a-z0-9+.-]*:(//)?\S{8,}", re.IGNORECASE | re.DOTALL
)
"""What a person pastes instead of the name of a file: a share code, or an address."""


def _list_formats(context: click.Context, _: click.Parameter, is_asked: bool) -> None:
    """Print the formats that can be imported, and end the command."""
    if not is_asked or context.resilient_parsing:
        return
    from .import_formats import print_import_formats

    print_import_formats()
    context.exit()


def _forget(context: click.Context, _: click.Parameter, name: str | None) -> None:
    """Forget a format of one's own, and end the command."""
    if name is None or context.resilient_parsing:
        return
    from hullwright.plugins.own_formats import OwnFormats

    OwnFormats().forget(name)
    echo(tr("Your format “{name}” is forgotten.", name=name), err=True)
    context.exit()


@click.command("import", cls=TranslatedCommand)
@click.argument("source", metavar="FILE|FOLDER|CODE|LINK|-")
@click.option(
    "-o", "--output", required=True, type=a_file, help="The map to write; a folder for a folder."
)
@click.option(
    "--format",
    "format_name",
    shell_complete=import_formats,
    help="The format, if it can't be told from the content; also one of your own.",
)
@click.option(
    "--name", help="What people call the map, if the file does not say it or says it badly."
)
@click.option(
    "--legend",
    multiple=True,
    metavar="SIGN=KIND",
    help="What a colour of a picture or a sign stands for, such as '#ffffff=silent' or '4=silent,5=pod'. May be repeated.",
)
@click.option(
    "--remember",
    metavar="NAME",
    help="Keep the legend as a format of your own: files with the same signs are read by it from now on.",
)
@click.option(
    "--base",
    type=click.IntRange(0, 1),
    help="For lists of cells: whether they count from 0 or from 1.",
)
@click.option(
    "--sheet",
    type=click.Choice(["official", "own"]),
    default="official",
    show_default=True,
    help="Whether a small zone is placed on an official sheet or keeps its own size.",
)
@click.option(
    "--formats",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_list_formats,
    help="List the formats that can be imported, and do nothing else.",
)
@click.option(
    "--forget",
    metavar="NAME",
    is_eager=True,
    expose_value=False,
    callback=_forget,
    help="Forget a format of your own, and do nothing else.",
)
@force
def import_(
    source: str,
    *,
    output: Path,
    format_name: str | None,
    name: str | None,
    legend: tuple[str, ...],
    remember: str | None,
    base: int | None,
    sheet: str,
    force: bool,
) -> None:
    """Read a zone in a format that players have and write it as a Hullwright map.

    It may be a file, a folder of files, a share code, a link that carries one, or - for standard
    input. The format is told by the content: share codes, lists and tables of cells (JSON, XML, CSV),
    rows of numbers, letters or any signs, arrays in source text, or a pixel map (PNG). What looks like
    a mistake in the copy is named. Exit code: 0 written, 2 something can't be read or written.
    """
    order = _Order(format_name, name, _options(legend, base, sheet), remember, force)
    folder = Path(source)
    if source != STANDARD_INPUT and _is_folder(folder):
        sys.exit(_import_folder(folder, output, order))
    keep_what_is_there(output, forced=force)
    _import_one(*_content(source), output, order)


class _Order(NamedTuple):
    """How things are to be imported."""

    format: str | None
    name: str | None
    options: dict[str, object]
    remember: str | None
    forced: bool


def _is_folder(path: Path) -> bool:
    try:
        return path.is_dir()
    except (OSError, ValueError):
        return False


def _content(source: str) -> tuple[bytes, str]:
    """Return what is to be imported and what it is called: a file, standard input, or what was pasted."""
    from hullwright.schema.files.contents import content_of
    from hullwright.schema.limits import MAX_FILE_BYTES

    if source == STANDARD_INPUT:
        return sys.stdin.buffer.read(MAX_FILE_BYTES + 1), tr("Standard input")
    if _CODE.fullmatch(source) and not _is_there(Path(source)):
        return source.encode("utf-8", errors="replace"), tr("What you pasted")
    path = Path(source)
    return content_of(path, MAX_FILE_BYTES), path.name


def _is_there(path: Path) -> bool:
    try:
        return path.exists()
    except (OSError, ValueError):
        # Too long for a name, as codes are.
        return False


def _import_one(content: bytes, source: str, output: Path, order: _Order) -> None:
    """Import one thing and write it; end the command where what its signs mean must be told first."""
    from hullwright.plugins.importers import LegendWanted
    from hullwright.plugins.own_formats import import_for_person

    try:
        found = import_for_person(content, source, order.format, order.options)
    except LegendWanted as wanted:
        _ask_for_legend(content, source, wanted, order)
        sys.exit(UNREADABLE)
    _write(found.imported, output, order)
    if order.remember:
        _remember(order.remember, found.format, found.imported)


def _write(imported: "Imported", output: Path, order: _Order) -> None:
    from dataclasses import replace

    from hullwright.schema.files.writer import readable_text

    document = imported.document
    if order.name:
        document = replace(document, name=order.name)
    output_writer(forced=order.forced)(output, [readable_text(document, output)])
    for note in imported.notes:
        echo(f"{style('!', fg='yellow')} {tr(note.message)}", err=True)
    echo(f"{output}: {document.name}", err=True)
    tell_saved(output, document)


def _remember(name: str, format_name: str, imported: "Imported") -> None:
    from hullwright.plugins.own_formats import OwnFormats

    OwnFormats().remember(name, format_name, imported.legend)
    echo(
        tr("Files with these signs are read as your format “{name}” from now on.", name=name),
        err=True,
    )


def _ask_for_legend(content: bytes, source: str, wanted: "LegendWanted", order: _Order) -> None:
    """Say what is not known of a file, draw it as it was guessed, and name the option that settles it."""
    from hullwright.plugins.importers import import_map
    from hullwright.schema.kinds import map_kind

    from ..drawing.letters import LetterPicture

    echo_lines(f"hullwright: {error_text(wanted)}", err=True)
    guess = import_map(content, source, wanted.format, {**order.options, "legend": wanted.legend})
    drawing = LetterPicture(map_kind(guess.document.kind).drawing(guess.document.layout))
    if not drawing.is_large:
        echo_lines("\n".join(drawing.lines()), err=True)
    option = f"--legend {quote(wanted.written)}"
    echo(tr("If this is right, import it again with: {option}", option=option), err=True)
    echo(
        tr("With --remember NAME as well, such files are read without asking from then on."),
        err=True,
    )


def _import_folder(folder: Path, output: Path, order: _Order) -> int:
    """Import every file of a folder that some format claims, and return the exit code."""
    from hullwright.schema.errors import HullwrightError

    make_folder(output)
    code = count = 0
    for path in sorted(folder.iterdir()):
        if path.name.startswith(".") or not path.is_file():
            continue
        try:
            target = output / f"{path.stem}.json"
            keep_what_is_there(target, forced=order.forced)
            content, name = _content(str(path))
            _import_one(content, name, target, order)
            count += 1
        except SystemExit:
            code = UNREADABLE
        except HullwrightError as fault:
            echo_lines(f"{path}: {error_text(fault)}", err=True)
            code = UNREADABLE
    echo(tr("Maps imported: {count}.", count=count), err=True)
    return code


def _options(legend: tuple[str, ...], base: int | None, sheet: str) -> dict[str, object]:
    """Return what importers are told beyond the content; each takes what concerns it."""
    options: dict[str, object] = {"sheet": sheet}
    if legend:
        options["legend"] = dict(entry.partition("=")[::2] for entry in legend)
    if base is not None:
        options["base"] = base
    return options
