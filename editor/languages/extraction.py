"""Extraction: writes work files for translators, with every text that a language still lacks.

`python -m hullwright.editor.languages.extraction FOLDER` writes `de.missing.json` and its like into a
folder: each missing template with the places that say it, and an empty text to fill in. With
`--take-in` the texts that were filled in are moved into the catalogues.
"""

import json
from collections.abc import Mapping
from pathlib import Path

import click

from .catalogue import ENGLISH, LANGUAGES, Entry, catalogue, write
from .templates import Templates

HERE = Path(__file__).parent


def missing(language: str, needed: Mapping[str, list[str]]) -> list[dict[str, object]]:
    """Return what a language lacks, in the order of the places, so that what belongs together stays so."""
    known = catalogue(language)
    lacking = [each for each in needed.items() if each[0] not in known]
    return [
        {"english": template, "text": "", "said in": places}
        for template, places in sorted(lacking, key=lambda each: each[1])
    ]


def filled(work: list[dict[str, Entry]]) -> dict[str, Entry]:
    """Return the texts of a work file that somebody has filled in."""
    return {str(each["english"]): each["text"] for each in work if each["text"]}


def write_work(folder: Path) -> dict[str, int]:
    """Write the work files and return how many texts each language lacks."""
    needed = Templates().needed()
    counts = {}
    for language in LANGUAGES:
        if language != ENGLISH:
            work = missing(language, needed)
            text = json.dumps(work, ensure_ascii=False, indent=1)
            (folder / f"{language}.missing.json").write_text(text + "\n", "utf-8")
            counts[language] = len(work)
    return counts


def take_in(folder: Path, catalogues: Path = HERE) -> dict[str, int]:
    """Move what was filled in in work files into the catalogues, and return how many texts those are."""
    needed = Templates().needed()
    counts = {}
    for language in LANGUAGES:
        path = folder / f"{language}.missing.json"
        if path.exists():
            new = filled(json.loads(path.read_text("utf-8")))
            entries = {**catalogue(language), **new}
            used = {each: text for each, text in entries.items() if each in needed}
            write(language, used, catalogues)
            counts[language] = len(new)
    return counts


@click.command()
@click.argument("folder", type=click.Path(path_type=Path, file_okay=False, exists=True))
@click.option("--take-in", "taking", is_flag=True, help="Move filled-in texts into the catalogues.")
def main(folder: Path, *, taking: bool) -> None:
    """Write work files for translators into FOLDER, or take in what they filled in."""
    counts = take_in(folder) if taking else write_work(folder)
    for language, count in counts.items():
        click.echo(f"{language}: {count} texts {'taken in' if taking else 'missing'}")


if __name__ == "__main__":
    main()
