"""Rules of plugins on trial: each file as the rule book reads it, and each code once."""

from collections.abc import Iterator

from hullwright.schema.errors import HullwrightError

from ..host import Contributed
from ..rules import read_rule, rule_files
from .data_files import data_files, unread_files
from .mistake import Mistake, mistakes_of
from .surroundings import Surroundings


def rule_mistakes(contributed: Contributed, _: Surroundings) -> Iterator[Mistake]:
    """Yield what is wrong with each rule of a contribution."""
    for path in rule_files(contributed) if data_files(contributed) else ():
        try:
            read_rule(path)
        except (HullwrightError, OSError) as fault:
            yield from mistakes_of(fault, contributed.plugin, path)
    yield from unread_files(contributed)
