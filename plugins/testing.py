"""Conformance tests for plugins: what must hold for any plugin, ours or anybody's.

In a test of your own: `from hullwright.plugins.testing import conform`, then `conform(folder)`. It
raises an AssertionError that lists everything that is wrong. On the command line the same is
`hullwright plugins check FOLDER --run-code`.

What is asked of every contribution stands in `conformance/contribution.py`; what is asked of those of
one sort finds the function that `CONTRIBUTION_SORTS` names as its `faults`.
"""

from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

from hullwright.schema.checks.problem import Severity
from hullwright.schema.complaints import Unreadable, own_faults
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.reader import manifest_from
from hullwright.schema.messages import message
from hullwright.schema.packs.unfit import Unfit

from .conformance.contribution import (
    OF_ALL_TOGETHER,
    OF_EVERY_CONTRIBUTION,
    TO_BEGIN_WITH,
    Finder,
    sort_of,
)
from .conformance.data_files import data_mistakes
from .conformance.mistake import Mistake, mistakes_of
from .conformance.surroundings import Surroundings
from .doors import trial_doors
from .host import Contributed, Host, Origin, Plugin, Status
from .host.contents import snapshot
from .host.discovery import MANIFEST, SHIPPED, shipped_in, user_in
from .host.host import SECONDS


def conform(folder: Path, *, run_code: bool = True, seconds: float = SECONDS) -> None:
    """Assert that the plugin in a folder is as it should be; its code runs unless told otherwise."""
    found = faults(folder, run_code=run_code, seconds=seconds)
    if found:
        raise AssertionError("\n".join(map(str, found)))


def faults(folder: Path, *, run_code: bool, seconds: float = SECONDS) -> tuple[Mistake, ...]:
    """Return all that is wrong with the plugin in a folder; its code runs only if that is asked for."""
    found = mistakes(folder, run_code=run_code, seconds=seconds)
    return tuple(each for each in found if each.fails)


def mistakes(
    folder: Path, *, run_code: bool, seconds: float = SECONDS, beside: Host | None = None
) -> tuple[Mistake, ...]:
    """Return the same and remarks, the worst first; beside the plugins of a host, or else beside ours."""
    with TemporaryDirectory(prefix="hullwright-") as desk:
        # A home of its own: what is trusted here is trusted for this test alone.
        host = Host(Path(desk), (), seconds=seconds)
        plugin = looked_at(folder, host)
        if plugin.manifest is None or plugin.status not in {Status.READY, Status.UNTRUSTED}:
            return tuple(_as_a_whole(plugin))
        if run_code:
            host.vouch_for(plugin)
            plugin = looked_at(folder, host)
        others = beside or Host(Path(desk))
        with trial_doors(plugin, others):
            found = [*mistakes_in(plugin, others, runs_code=run_code)]
        if run_code:
            found += _code_that_does_not_load(plugin, {each.code for each in found})
        return tuple(sorted(found, key=lambda each: list(Severity).index(each.severity)))


def looked_at(folder: Path, host: Host) -> Plugin:
    """Return the plugin that a folder holds, as the host would see it."""
    place = Path(folder).absolute()
    return host.judged(shipped_in(place) if place.parent == SHIPPED else user_in(place))


def _as_a_whole(plugin: Plugin) -> Iterator[Mistake]:
    """Yield why a plugin can't be looked into, and of a manifest that can't be read every reason."""
    path = plugin.folder / MANIFEST
    if plugin.status is Status.BROKEN and plugin.manifest is None and path.is_file():
        try:
            manifest_from(snapshot(plugin.folder).files[MANIFEST], path)
        except Unreadable as fault:
            yield from mistakes_of(fault, plugin, path)
            return
        except (Unfit, KeyError):
            # As the plugin's own reason says.
            pass
    yield Mistake(message("{folder}: {reason}", folder=plugin.folder, reason=plugin.reason))


def mistakes_in(plugin: Plugin, beside: Host, *, runs_code: bool = False) -> Iterator[Mistake]:
    """Yield what is wrong with a plugin that can be used, beside the plugins of a host."""
    around = Surroundings(plugin, beside, snapshot(plugin.folder).files, runs_code)
    for check in OF_ALL_TOGETHER:
        yield from check(plugin)
    for contributed in plugin.contributions():
        for finder in OF_EVERY_CONTRIBUTION:
            yield from _found(finder, contributed, around)
        lacking = [each for finder in TO_BEGIN_WITH for each in _found(finder, contributed, around)]
        yield from lacking
        if not any(each.severity is Severity.ERROR for each in lacking):
            yield from _found(finder_of(contributed), contributed, around)


def examined(plugin: Plugin, beside: Host) -> Plugin:
    """Return a plugin with what of it can't be used, found out without running any of it.

    Of ours, tests hold that all can be used; of one that can't be used at all its reason says why.
    """
    if plugin.origin is Origin.SHIPPED or not plugin.is_usable:
        return plugin
    try:
        found = [each for each in mistakes_in(plugin, beside) if each.severity is Severity.ERROR]
    except Unfit as fault:
        return replace(plugin, unusable=(fault.reason,))
    return replace(plugin, unusable=tuple(each.sentence for each in found))


def finder_of(contributed: Contributed) -> Finder:
    """Return what looks for mistakes in a contribution of its sort."""
    module, _, name = sort_of(contributed).faults.partition(":")
    if not module:
        return data_mistakes
    found: Finder = getattr(import_module(module), name)
    return found


def _found(finder: Finder, contributed: Contributed, around: Surroundings) -> Iterator[Mistake]:
    """Yield what a finder finds; whatever goes wrong in it is told, and costs no other its say."""
    try:
        with own_faults(str(around.plugin.folder)):
            yield from list(finder(contributed, around))
    except (HullwrightError, OSError) as fault:
        yield from mistakes_of(fault, around.plugin, around.plugin.folder / MANIFEST)


def _code_that_does_not_load(plugin: Plugin, known: set[str]) -> Iterator[Mistake]:
    """Yield a mistake for each `module:name` that does not load, unless something is known to be wrong with it already."""
    for code in plugin.codes:
        if code not in known and (fault := plugin.fault(code)):
            yield Mistake(fault, code=code)
