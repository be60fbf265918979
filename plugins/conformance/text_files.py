"""Texts of plugins on trial: files whose every entry can be said wherever its template is."""

from collections.abc import Iterator
from pathlib import Path

from hullwright.schema.checks.problem import Severity
from hullwright.schema.complaints import Unreadable
from hullwright.schema.messages import message

from ..host import Contributed
from ..translations import PluginTexts, texts_in
from .data_files import data_files
from .mistake import Mistake, in_file, in_manifest, mistakes_of
from .surroundings import Surroundings


def text_mistakes(contributed: Contributed, _: Surroundings) -> Iterator[Mistake]:
    """Yield what is wrong with the texts of a contribution."""
    files = data_files(contributed)
    found = list(texts_in(contributed)) if files else []
    for each in found:
        if isinstance(each, Unreadable):
            yield from mistakes_of(each, contributed.plugin, Path(each.source))
    for path in files:
        if path.suffix != ".po":
            told = message("Nothing reads this file: texts are files that end in .po.")
            yield in_file(contributed.plugin, path, told, Severity.WARNING)
    if files and not found:
        told = message("There are no texts in it; they are files that end in .po.")
        yield in_manifest(contributed, "data", told)
    wanted = contributed.contribution.language
    usable = {each.language for each in found if isinstance(each, PluginTexts)}
    if files and wanted and wanted not in usable:
        told = message("The language “{language}” has no texts that can be used.", language=wanted)
        yield in_manifest(contributed, "language", told)
