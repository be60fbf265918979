"""Samples of plugins on trial: maps and scenarios, each judged as it will be when it is opened."""

from collections.abc import Iterator

from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.reader import read
from hullwright.schema.kinds import OWN_KINDS
from hullwright.schema.messages import message

from ..host import Contributed
from ..samples import PluginSample, samples_in
from .data_files import data_files, unread_files
from .mistake import Mistake, in_manifest, mistakes_of
from .surroundings import Surroundings


def sample_mistakes(contributed: Contributed, around: Surroundings) -> Iterator[Mistake]:
    """Yield what is wrong with each sample of a contribution; kinds of plugins judge theirs where code may run."""
    found = list(samples_in(contributed)) if data_files(contributed) else []
    unjudged = () if around.runs_code else set(around.kinds) - set(OWN_KINDS)
    for each in found:
        fault = each.trouble or (None if each.subject in unjudged else _fault(each))
        if fault:
            yield from mistakes_of(fault, contributed.plugin, each.path)
    yield from unread_files(contributed)
    if not found:
        told = message("There is no sample in it; samples are files that end in .json.")
        yield in_manifest(contributed, "data", told)


def _fault(sample: PluginSample) -> HullwrightError | None:
    try:
        read(sample.path)
    except HullwrightError as fault:
        return fault
    return None
