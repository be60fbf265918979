"""Contributions that are functions: checks, importers and exporters, asked as far as that needs no map."""

from collections.abc import Iterator, Mapping

from hullwright.schema.checks.problem import Severity
from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message

from ..host import Contributed
from .mistake import Mistake, in_manifest
from .surroundings import Surroundings

OWN_SUFFIXES: Mapping[str, Severity] = {
    ".json": Severity.HINT,
    ".toml": Severity.WARNING,
    ".py": Severity.WARNING,
    ".zip": Severity.WARNING,
}
"""How names of documents and plugins end, and how bad it is to export something else under such a name."""


def function_mistakes(contributed: Contributed, around: Surroundings) -> Iterator[Mistake]:
    """Yield a mistake for each thing that is named as code and, once loaded, can't be called."""
    if not around.runs_code:
        return
    for key in ("code", "detects"):
        named = getattr(contributed.contribution, key)
        if named and _is_no_function(contributed, named):
            told = message("“{code}” exists, but is not a function.", code=named)
            yield in_manifest(contributed, key, told)


def _is_no_function(contributed: Contributed, named: str) -> bool:
    try:
        return not callable(contributed.plugin.load(named))
    except HullwrightError:
        # Said of all code that does not load.
        return False


def exporter_mistakes(contributed: Contributed, around: Surroundings) -> Iterator[Mistake]:
    """Yield what is wrong with an exporter: its code, and the suffix of its files."""
    yield from function_mistakes(contributed, around)
    suffix = contributed.contribution.suffix
    if suffix in OWN_SUFFIXES:
        told = message(
            "Files that end with {suffix} are taken for documents or plugins. Choose another "
            "ending, such as {other}.",
            suffix=suffix,
            other=f".{contributed.id}{suffix}",
        )
        yield in_manifest(contributed, "suffix", told, OWN_SUFFIXES[suffix])
