"""`hullwright pack`: maps, scenarios, plugins, games and verdicts in one file to pass on."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from hullwright.schema.checks.problem import Severity
from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message

from ..drawing.terminal_style import style
from ..languages.words import tr
from .check import MARKS
from .files import a_file, force, keep_what_is_there, make_folder, output_writer
from .printing import echo, echo_json
from .translated_commands import TranslatedGroup

if TYPE_CHECKING:
    from hullwright.schema.packs.building import PackContents
    from hullwright.schema.packs.pack import Pack


@click.group(cls=TranslatedGroup)
def pack() -> None:
    """Make, check, show and unpack packs.

    A pack is one file with maps, scenarios, rule plugins, recorded games and verdicts of the lab, with pictures, authors
    and a license. “hullwright library” finds, installs and publishes packs.
    """


@pack.command()
@click.argument("output", type=a_file, metavar="OUT")
@click.argument("paths", type=a_file, nargs=-1, required=True, metavar="PATH…")
@click.option(
    "--id", "pack_id", help="By which programs know it; made from the title if not given."
)
@click.option("--title", help="What people call it; the first map's name if not given.")
@click.option("--version", "version", default="1.0", show_default=True, help="Its version.")
@click.option("--author", "authors", multiple=True, help="Who made it. Can be repeated.")
@click.option("--license", "license_", help="Its license as an SPDX name, such as CC-BY-4.0.")
@click.option("--language", "languages", multiple=True, help="A language of its texts, such as en.")
@click.option("--description", default="", help="A few sentences about it.")
@click.option("--changes", default="", help="What is new in this version.")
@click.option("--homepage", default="", help="Where more is said about it.")
@click.option("--requires", default="", help="The versions of Hullwright it works with.")
@click.option(
    "--verdict",
    "experiments",
    multiple=True,
    type=a_file,
    metavar="EXPERIMENT",
    help="Put in what an experiment of the lab has shown. Can be repeated.",
)
@click.option(
    "--preview",
    "previews",
    multiple=True,
    type=a_file,
    metavar="PICTURE",
    help="Use this picture of the map with the same name. Can be repeated.",
)
@click.option("--draw/--no-draw", default=True, help="Draw a picture of each map.")
@click.option("--sign", is_flag=True, help="Sign it with your own key, made at the first time.")
@force
def build(
    output: Path,
    paths: tuple[Path, ...],
    *,
    experiments: tuple[Path, ...],
    previews: tuple[Path, ...],
    draw: bool,
    sign: bool,
    force: bool,
    **stated: str | tuple[str, ...] | None,
) -> None:
    """Make a pack OUT of maps, scenarios, recorded games and plugins.

    PATH is a file, or the folder or zip of a plugin. The same content always makes the same pack, byte for byte. Authors
    and license are taken from the maps where they say so.
    """
    from hullwright.plugins.host import Host
    from hullwright.plugins.library.authorship import author_key
    from hullwright.schema.packs.building import PackContents
    from hullwright.schema.packs.pack import SUFFIX

    from ..library.sharing import manifest_for

    if output.suffix != SUFFIX:
        raise HullwrightError(
            message("The name of a pack ends with {suffix}: {path}", suffix=SUFFIX, path=output)
        )
    keep_what_is_there(output, forced=force)
    contents = PackContents()
    for path in paths:
        contents.add_path(path)
    _add_pictures(contents, previews, is_drawn=draw)
    _add_verdicts(contents, experiments)
    host = Host()
    manifest = manifest_for(contents, host, {**stated, "stem": output.stem})
    made = contents.pack(manifest, author_key(host.home) if sign else b"")
    output_writer(forced=force)(output, [made.content])
    _print(made, output)


def _add_pictures(contents: "PackContents", previews: tuple[Path, ...], *, is_drawn: bool) -> None:
    from ..library.measures import preview_of
    from .qt import application_without_display

    if is_drawn and contents.maps:
        application_without_display()
        for place, document in contents.maps.items():
            contents.add_preview(place, preview_of(document), ".png")
    for path in previews:
        contents.add_preview_file(path)


def _add_verdicts(contents: "PackContents", experiments: tuple[Path, ...]) -> None:
    if experiments:
        from .pack_verdicts import verdicts_of

        for path in experiments:
            for name, verdict in verdicts_of(path, contents.maps):
                contents.add_document(verdict, name)


@pack.command()
@click.argument("paths", type=a_file, nargs=-1, required=True, metavar="PACK…")
def check(paths: tuple[Path, ...]) -> None:
    """Check packs: whether they are safe to open and everything in them is in order.

    Nothing in them is run. Exit code: 0 nothing is wrong, 1 something is, 2 one can't be opened.
    """
    from hullwright.schema.packs.checking import pack_problems
    from hullwright.schema.packs.pack import read_pack

    fails = False
    for path in paths:
        found = read_pack(path)
        problems = list(pack_problems(found))
        for each in problems:
            mark, colour = MARKS[Severity.ERROR if each.fails else Severity.WARNING]
            echo(f"{style(mark, fg=colour)} {path.name}: {tr(each.sentence)}")
        fails = fails or any(each.fails for each in problems)
        if not any(each.fails for each in problems):
            echo(f"{style('✓', fg='green')} " + tr("{path}: nothing is wrong.", path=path.name))
    sys.exit(1 if fails else 0)


@pack.command()
@click.argument("path", type=a_file, metavar="PACK")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object for programs.")
def show(path: Path, as_json: bool) -> None:
    """Show what is in a pack, who made it, and what it needs that is lacking here."""
    from hullwright.schema.packs.pack import read_pack, summary_json

    found = read_pack(path)
    if as_json:
        echo_json(summary_json(found))
        return
    _print(found, path)
    for line in _details(found):
        echo(line)


@pack.command()
@click.argument("path", type=a_file, metavar="PACK")
@click.option("-o", "--output", type=a_file, required=True, metavar="FOLDER", help="A new folder.")
def unpack(path: Path, output: Path) -> None:
    """Write the files of a pack into a new folder, to look at them or to work on."""
    from hullwright.schema.files.atomic_file import save
    from hullwright.schema.packs.pack import MANIFEST, read_pack

    if output.exists() and (not output.is_dir() or any(output.iterdir())):
        raise HullwrightError(
            message("{path} already exists and is not empty. Choose another name.", path=output)
        )
    found = read_pack(path)
    for name, content in {MANIFEST: found.stated, **found.files}.items():
        target = output / name
        make_folder(target.parent)
        save(target, [content])
    echo(tr("Wrote {count} files to {folder}.", count=len(found.files) + 1, folder=output))


def _print(found: "Pack", path: Path) -> None:
    from hullwright.plugins.library.map_facts import counts_of

    from ..library.pack_words import counts_words, size_words

    manifest = found.manifest
    echo(f"{style(manifest.title, bold=True)} {manifest.pack_version} · {manifest.id}")
    authors = ", ".join(each.name for each in manifest.authors)
    echo(f"    {authors} · {manifest.license} · {size_words(len(found.content))} · {path}")
    echo(f"    {counts_words(counts_of(found))}")


def _details(found: "Pack") -> list[str]:
    from hullwright.plugins.host.installation import Keeper
    from hullwright.plugins.library.authorship import authorship
    from hullwright.plugins.library.libraries import Libraries

    libraries = Libraries(Keeper())
    lines = [f"    {place}" for place in found.files if not place.startswith("plugins/")]
    lines += [f"    plugins/{each}" for each in found.plugins]
    if found.has_code:
        lines.append(tr("It contains code, which is not run until you trust it."))
    lines.append(tr(authorship(found, libraries.known_key(found.manifest.id))))
    lines += [f"{style('!', fg='yellow')} {tr(each)}" for each in libraries.lacks(found)]
    return lines
