"""Data of contributions: files that are there and can be read, as far as their form is known to everybody."""

from collections.abc import Iterator
from pathlib import Path

from hullwright.schema.checks.problem import Severity
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.contents import decoded, regular_content_of
from hullwright.schema.files.jsontext import parse
from hullwright.schema.files.reader import FORMATS, read
from hullwright.schema.files.tomltext import parse_toml
from hullwright.schema.limits import MAX_FILE_BYTES
from hullwright.schema.messages import message

from ..host import Contributed
from .mistake import Mistake, in_file, mistakes_of
from .surroundings import Surroundings


def data_mistakes(contributed: Contributed, _: Surroundings) -> Iterator[Mistake]:
    """Yield what is wrong with each JSON or TOML file of a contribution's data, documents of ours included."""
    for path in data_files(contributed):
        try:
            _read(path)
        except (HullwrightError, OSError) as fault:
            yield from mistakes_of(fault, contributed.plugin, path)


def data_files(contributed: Contributed) -> list[Path]:
    """Return all files of a contribution's data, those in folders inside too; none if it has no data."""
    try:
        path = contributed.path
    except HullwrightError:
        return []
    return sorted(each for each in path.rglob("*") if each.is_file()) if path.is_dir() else [path]


def unread_files(contributed: Contributed) -> Iterator[Mistake]:
    """Yield a mistake for each file beside those that end with .json in the folder of a contribution's data."""
    for path in data_files(contributed):
        if path.suffix != ".json" or path.parent not in {contributed.path, contributed.path.parent}:
            told = message(
                "Nothing reads this file: “{id}” only brings the .json files directly in “{data}”.",
                id=contributed.id,
                data=contributed.contribution.data,
            )
            yield in_file(contributed.plugin, path, told, Severity.WARNING)


def _read(path: Path) -> None:
    if path.suffix not in {".json", ".toml"}:
        return
    text = decoded(regular_content_of(path, MAX_FILE_BYTES), path)
    value = (parse if path.suffix == ".json" else parse_toml)(text, str(path))
    stated = value.get("format") if isinstance(value, dict) else None
    if isinstance(stated, str) and stated in FORMATS:
        read(path)
