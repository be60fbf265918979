"""`hullwright schema`: print the JSON Schema of a document, for text editors and other programs."""

from collections.abc import Mapping
from pathlib import Path

import click

from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds import KINDS
from hullwright.schema.messages import Message, english, message
from hullwright.schema.names import closest

from ..drawing.terminal_style import style
from ..languages.words import tr
from .files import a_file, make_folder, output_writer
from .printing import echo, echo_json
from .translated_commands import TranslatedCommand

ABOUT: Mapping[str, str] = {
    "map": english("a map of any kind, or an export of one"),
    "scenario": english("a scenario"),
    "recording": english("a recorded game"),
    "target": english("what maps that are to be made should be like"),
    "board": english("the board of an export"),
    "rule": english("a rule of a plugin (rules/*.json)"),
    "ruleset": english("a ruleset of a plugin (rulesets/*.json)"),
    "piece": english("a tile, card or sector kind of a plugin"),
    "effects": english("what a piece does"),
    "plugin": english("the manifest of a plugin (plugin.toml)"),
    "pack": english("the manifest of a pack (pack.json)"),
    "library": english("the index of a library (index.json)"),
    "verdict": english("what the lab has found out about a map"),
}
"""What each schema is of; those that bear the name of a map kind are of maps of that kind."""


@click.command(cls=TranslatedCommand)
@click.argument("name", required=False)
@click.option("--all", "every", is_flag=True, help="Write all of them into a folder.")
@click.option("-o", "--output", type=a_file, help="The file or folder to write.")
def schema(name: str | None, every: bool, output: Path | None) -> None:
    """Print the JSON Schema of a document as one file that needs no other.

    Text editors complete and check files by it. Without NAME, the names are listed; --all -o FOLDER
    writes a file for each of them.
    """
    if every:
        _write_all(name, output)
    elif name is None:
        _list()
    elif output is None:
        echo_json(_found(name))
    else:
        _write(output, name)


def _list() -> None:
    from hullwright.schema.files.bundles import documents

    names = documents()
    width = max(map(len, names))
    for name in names:
        echo(f"{style(f'{name:<{width}}', bold=True)}  {tr(_about(name))}")


def _about(name: str) -> Message:
    if name in KINDS:
        return message("a map of the kind {kind}", kind=name)
    return message(ABOUT[name])


def _write_all(name: str | None, folder: Path | None) -> None:
    from hullwright.schema.files.bundles import documents

    if name is not None or folder is None:
        raise HullwrightError(message("--all takes no name, and needs a folder: --all -o FOLDER."))
    make_folder(folder)
    for each in documents():
        _write(folder / f"{each}.schema.json", each)


def _write(path: Path, name: str) -> None:
    from hullwright.schema.files.jsontext import to_text

    output_writer(forced=True)(path, [to_text(_found(name))])
    echo(str(path), err=True)


def _found(name: str) -> dict[str, object]:
    from hullwright.schema.files.bundles import bundled, documents

    known = documents()
    if name in known:
        return bundled(name)
    if refusal := KINDS.refusal(name):
        raise HullwrightError(refusal)
    meant = closest(name, known)
    raise HullwrightError(
        message("There is no schema “{name}” (did you mean “{meant}”?).", name=name, meant=meant)
        if meant
        else message(
            "There is no schema “{name}”; there are {known}.",
            name=name,
            known=", ".join(known),
        )
    )
