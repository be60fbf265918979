"""Samples that plugins bring: maps and scenarios to begin with, listed without judging more than their heads.

Reading them runs nothing of the plugin. A sample is judged like any other file when it is shown or opened,
so that a broken one costs no other its place.
"""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from hullwright.schema.complaints import Unreadable, unreadable
from hullwright.schema.documents.maps import MAP_FORMAT
from hullwright.schema.documents.scenarios import SCENARIO_FORMAT, Scenario
from hullwright.schema.errors import HullwrightError, system_reason
from hullwright.schema.files.contents import decoded, regular_content_of
from hullwright.schema.files.jsontext import parse
from hullwright.schema.files.reader import read_scenario

from .host import Contributed, Host
from .host.home import home
from .host.strangers import has_strangers
from .host.usual import usual_host

MAX_SAMPLE_BYTES = 4 * 1024 * 1024
"""The largest sample: it is looked at whenever a list of samples is shown. Ours take 20 kB."""

MOST = 200
"""So many samples of one contribution are listed."""

SUBJECTS: Mapping[str, str] = {MAP_FORMAT: "kind", SCENARIO_FORMAT: "game"}
"""The formats that samples can have, and what says whom one is for."""


class PluginSample(NamedTuple):
    """A map or a scenario that a plugin brings."""

    plugin: str
    """The id of the plugin."""
    group: str
    """What people call the plugin."""
    path: Path
    format: str = ""
    """What its file says it is; nothing if it can't be read."""
    subject: str = ""
    """The map kind of a map, the game of a scenario."""
    title: str = ""
    trouble: Unreadable | None = None
    """Why it can't be used, as far as that is known already."""

    @property
    def full_name(self) -> str:
        """What commands call it if another sample bears the same short name."""
        return f"{self.plugin}/{self.path.stem}"


def further_samples() -> tuple[PluginSample, ...]:
    """Return the samples of all plugins that can be used; of those we ship there are none."""
    return _listed(usual_host()) if has_strangers(home() / "plugins") else ()


def further_scenarios() -> Iterator[Scenario]:
    """Yield the scenarios among them that can be used."""
    for each in further_samples():
        if each.format == SCENARIO_FORMAT:
            try:
                yield read_scenario(each.path)
            except HullwrightError:
                # The checker and the page of its plugin say what is wrong.
                continue


def maps_for(kind: str) -> Iterator[PluginSample]:
    """Yield the maps of a kind among the samples of plugins."""
    for each in further_samples():
        if each.format == MAP_FORMAT and each.subject == kind:
            yield each


@lru_cache(maxsize=1)
def _listed(host: Host) -> tuple[PluginSample, ...]:
    return tuple(each for found in host.contributions("samples") for each in samples_in(found))


def samples_in(contributed: Contributed) -> Iterator[PluginSample]:
    """Yield the samples of one contribution, those that can't be read with the reason."""
    plugin = contributed.plugin
    try:
        path = contributed.path
        files = sorted(path.glob("*.json")) if path.is_dir() else [path]
    except (HullwrightError, OSError) as fault:
        place = plugin.folder / contributed.contribution.data
        yield PluginSample(plugin.id, plugin.name, place, trouble=_trouble(place, fault))
        return
    for file in islice(files, MOST):
        try:
            yield _headed(contributed, file)
        except HullwrightError as fault:
            yield PluginSample(plugin.id, plugin.name, file, trouble=_trouble(file, fault))


def _headed(contributed: Contributed, path: Path) -> PluginSample:
    """Return a sample with what the head of its file says."""
    value = parse(decoded(regular_content_of(path, MAX_SAMPLE_BYTES), path), str(path))
    head = value if isinstance(value, dict) else {}
    stated = str(head.get("format", ""))
    if stated not in SUBJECTS:
        raise unreadable(str(path), "A sample is a map or a scenario, and this is neither.")
    plugin = contributed.plugin
    subject, title = (str(head.get(key, "")) for key in (SUBJECTS[stated], "name"))
    return PluginSample(plugin.id, plugin.name, path, stated, subject, title or path.stem)


def _trouble(path: Path, fault: Exception) -> Unreadable:
    if isinstance(fault, Unreadable):
        return fault
    if isinstance(fault, OSError):
        return unreadable(str(path), "It can't be read: {reason}.", reason=system_reason(fault))
    return unreadable(str(path), "{reason}", reason=fault)
