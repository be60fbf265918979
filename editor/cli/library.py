"""`hullwright library`: folders of packs that anybody can host, and what is installed from them."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.progress import Progress

from ..drawing.terminal_style import style
from ..languages.words import error_text, tr
from .confirmation import insist_on_yes
from .files import a_file
from .printing import echo, echo_json, progress_stream
from .translated_commands import TranslatedGroup

if TYPE_CHECKING:
    from hullwright.plugins.library.libraries import Libraries, OfferedPack
    from hullwright.plugins.library.query import PackCard
    from hullwright.plugins.library.shelf import Shelved
    from hullwright.schema.packs.pack import Pack

as_json = click.option(
    "--json", "as_json", is_flag=True, help="Print one JSON object for programs."
)
yes = click.option("--yes", is_flag=True, help="Do not ask.")


@click.group(cls=TranslatedGroup)
def library() -> None:
    """Find, install, update, remove and publish packs.

    A library is a folder with an index.json, on a disk or on any web space. What was fetched of it can be searched without a
    network. Addresses begin with https://, or are folders.
    """


@contextmanager
def _libraries() -> "Iterator[Libraries]":
    from hullwright.plugins.host.installation import Keeper
    from hullwright.plugins.library.libraries import Libraries

    made = Libraries(Keeper())
    try:
        yield made
    finally:
        made.close()


@contextmanager
def _bar(label: str) -> Iterator[Progress]:
    """Show how far something is, for those who look."""
    hidden = not sys.stderr.isatty()
    with click.progressbar(length=1000, label=label, file=progress_stream(), hidden=hidden) as bar:
        yield lambda share: bar.update(round(share * 1000) - bar.pos)


@library.command()
@click.argument("address", metavar="ADDRESS")
def add(address: str) -> None:
    """Add a library: the address or the folder in which its index.json lies."""
    with _libraries() as libraries, _bar(tr("Fetching")) as progress:
        added = libraries.add(address, progress)
        title, count = libraries.index.titles()[added]
    echo(tr("Added {title}: {count} packs.", title=title, count=count))


@library.command("list")
@as_json
def list_(as_json: bool) -> None:
    """List your libraries, and the packs that are installed."""
    with _libraries() as libraries:
        titles = libraries.index.titles()
        known = [(each, *titles.get(each, (each, 0))) for each in libraries.addresses]
        packs = libraries.shelf.packs()
        newer = {each.installed.id: each.offered.version for each in libraries.updates()}
        gone = {each.id: reason for each, reason in libraries.withdrawals()}
    if as_json:
        printed = {
            "libraries": [{"address": a, "title": t, "packs": n} for a, t, n in known],
            "packs": [
                {
                    "id": each.id,
                    "title": each.manifest.title,
                    "version": each.manifest.pack_version,
                    "newer": newer[each.id].pack_version if each.id in newer else None,
                    "withdrawn": gone.get(each.id),
                    "library": each.library or None,
                    "folder": str(each.folder),
                }
                for each in packs
            ],
        }
        echo_json(printed)
        return
    for address, title, count in known:
        echo(f"{style(title, bold=True)} · {tr('{count} packs', count=count)} · {address}")
    if not known:
        echo(tr("There are no libraries yet. Add one with “hullwright library add ADDRESS”."))
    for each in packs:
        echo(
            f"{style('✓', fg='green')} {each.id} {each.manifest.pack_version} · {each.manifest.title}"
        )
        if each.id in newer:
            version = newer[each.id].pack_version
            echo(
                "    "
                + tr("Version {version} is available: hullwright library update", version=version)
            )
        if each.id in gone:
            reason = tr("This version was withdrawn: {reason}", reason=gone[each.id])
            echo(f"    {style('!', fg='yellow')} {reason}")


@library.command()
@click.argument("text", nargs=-1)
@click.option("--game", default="", help="For this game, such as eftaios.")
@click.option("--players", type=click.IntRange(1, 100), default=None, help="Who sits at the table.")
@click.option(
    "--minutes", type=click.IntRange(1, 10_000), default=None, help="The longest it may take."
)
@click.option(
    "--fair", is_flag=True, help="Only maps that games between bots have shown to be fair."
)
@click.option("--symmetric", is_flag=True, help="Only symmetric maps.")
@click.option("--small", is_flag=True, help="Only small maps.")
@click.option("--new", is_flag=True, help="Only what came in the last weeks.")
@click.option("--language", default="", help="With texts in this language, such as de.")
@as_json
def search(
    text: tuple[str, ...],
    *,
    players: int | None,
    minutes: int | None,
    as_json: bool,
    **wanted: bool | str,
) -> None:
    """Search what your libraries offer, by words and by what fits tonight.

    Words can be the beginnings of words. Nothing is fetched for that.
    """
    from hullwright.plugins.library.query import LibraryQuery

    from ..library.pack_words import card_facts

    asked = LibraryQuery(
        text=" ".join(text), players=players or 0, minutes=minutes or 0, **_plain(wanted)
    )
    with _libraries() as libraries:
        cards = libraries.search(asked)
        installed = {each.id for each in libraries.shelf.packs()}
    if as_json:
        echo_json({"packs": [_card_json(each) for each in cards]})
        return
    for each in cards:
        mark = style("✓", fg="green") if each.pack in installed else " "
        echo(f"{mark} {style(each.pack, bold=True)} {each.version} · {each.title} · {each.authors}")
        facts = card_facts(each)
        if facts:
            echo(f"    {facts}")
    if not cards:
        echo(tr("Nothing matches. Ask for less, or fetch again with “hullwright library update”."))


# Any: click hands options in by name.
def _plain(wanted: dict[str, bool | str]) -> "dict[str, Any]":
    return dict(wanted)


def _card_json(card: "PackCard") -> dict[str, object]:
    from dataclasses import asdict

    return {key: each for key, each in asdict(card).items() if key != "row"}


@library.command()
@click.argument("pack_id", metavar="ID")
@click.option("--version", default="", help="This version instead of the newest.")
@yes
def install(pack_id: str, version: str, yes: bool) -> None:
    """Install a pack of a library by its ID, or one from a file.

    What it needs and what is lacking here is told first. Code in it is not run until you trust it.
    """
    from hullwright.schema.packs.pack import SUFFIX, read_pack

    with _libraries() as libraries:
        if pack_id.endswith(SUFFIX):
            found = read_pack(Path(pack_id))
            _tell_lacks(libraries, found, yes=yes)
            _tell(libraries.install(found))
            return
        offered = libraries.offered(pack_id, version)
        _install(libraries, offered, yes=yes)


def _install(libraries: "Libraries", offered: "OfferedPack", *, yes: bool) -> None:
    with _bar(offered.pack.title) as progress:
        found = libraries.fetch(offered, progress)
    _tell_lacks(libraries, found, yes=yes)
    _tell(libraries.install(found, offered.library, offered.version.sha256))


def _tell_lacks(libraries: "Libraries", found: "Pack", *, yes: bool) -> None:
    lacks = libraries.lacks(found)
    for each in lacks:
        echo(f"{style('!', fg='yellow')} {tr(each)}", err=True)
    if lacks and not yes:
        insist_on_yes(tr("Install it all the same?"))


def _tell(shelved: "Shelved") -> None:
    manifest = shelved.pack.manifest
    told = tr("{name} {version} was installed.", name=manifest.title, version=manifest.pack_version)
    echo(f"{style('✓', fg='green')} {told}")
    for path in (*shelved.pack.files("maps"), *shelved.pack.files("scenarios")):
        echo(f"    {path}")
    for note in shelved.notes:
        echo("    " + tr(note))
    for each in shelved.waiting:
        said = tr("Its plugin {id} has code. To let it run: hullwright plugins trust {id}", id=each)
        echo(f"    {style('?', fg='yellow')} {said}")


@library.command()
@click.argument("ids", nargs=-1, metavar="[ID]…")
@click.option("--offline", is_flag=True, help="Ask no library; use what was fetched before.")
@yes
def update(ids: tuple[str, ...], offline: bool, yes: bool) -> None:
    """Fetch what your libraries offer now, and update what is installed.

    Exit code: 0 all went well, 1 some library could not be asked.
    """
    with _libraries() as libraries:
        faults = [] if offline else _refreshed(libraries)
        found = [each for each in libraries.updates() if not ids or each.installed.id in ids]
        for each in found:
            _install(libraries, each.offered, yes=yes)
        if not found:
            echo(tr("Everything that is installed is up to date."))
        for installed, reason in libraries.withdrawals():
            said = tr(
                "{title} {version} was withdrawn: {reason}",
                title=installed.manifest.title,
                version=installed.manifest.pack_version,
                reason=reason,
            )
            echo(f"{style('!', fg='yellow')} {said}", err=True)
    sys.exit(1 if faults else 0)


def _refreshed(libraries: "Libraries") -> list[HullwrightError]:
    with _bar(tr("Fetching")) as progress:
        faults = libraries.refresh(progress)
    for each in faults:
        echo(f"{style('!', fg='yellow')} {error_text(each)}", err=True)
    return faults


@library.command()
@click.argument("name", metavar="ID|ADDRESS")
def remove(name: str) -> None:
    """Remove an installed pack by its ID, or one of your libraries by its address.

    A pack is kept aside for two weeks. What was installed from a library stays when the library goes.
    """
    with _libraries() as libraries:
        if libraries.shelf.pack(name) is None and (":" in name or "/" in name):
            echo(tr("Removed from your libraries: {address}", address=libraries.drop(name)))
            return
        removed = libraries.remove(name).removed
    said = tr(
        "Removed: {id}. To have it back, move {place} to {was}",
        id=removed.id,
        place=removed.place,
        was=removed.was,
    )
    echo(said)


@library.command()
@click.argument("folder", type=a_file, metavar="FOLDER")
@click.argument("packs", type=a_file, nargs=-1, required=True, metavar="PACK…")
@click.option("--title", default="", help="What the library is called.")
def publish(folder: Path, packs: tuple[Path, ...], title: str) -> None:
    """Put checked packs into the FOLDER of a library, and write its index anew.

    The folder can then be copied to any web space. It is made if it is not there.
    """
    from hullwright.plugins.library.publishing import publish as publish_pack
    from hullwright.schema.packs.pack import read_pack

    from ..library.measures import measures
    from .qt import application_without_display

    application_without_display()
    for path in packs:
        found = read_pack(path)
        index = publish_pack(folder, found, measures(), title=title)
        said = tr(
            "Published {title} {version}. {library} has {count} packs now.",
            title=found.manifest.title,
            version=found.manifest.pack_version,
            library=index.title,
            count=len(index.packs),
        )
        echo(said)


@library.command()
@click.argument("folder", type=a_file, metavar="FOLDER")
@click.argument("pack_id", metavar="ID")
@click.argument("version")
@click.option("--reason", required=True, help="Why nobody should install it any more.")
def withdraw(folder: Path, pack_id: str, version: str, reason: str) -> None:
    """Withdraw a VERSION of a pack from the library in FOLDER; its file stays."""
    from hullwright.plugins.library.publishing import withdraw as withdraw_pack

    withdraw_pack(folder, pack_id, version, reason)
    echo(tr("Withdrawn: {id} {version}", id=pack_id, version=version))
