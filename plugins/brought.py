"""What plugins bring to our open tables: who brings which entry, and the entry itself, made when it is asked for."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import Message, english, message

from .brought_bots import bot_kind, bot_names
from .brought_engines import engine_of
from .brought_kinds import map_kind_of
from .brought_rulesets import ruleset_names, ruleset_of, ruleset_titles
from .host import Contributed, Host, Plugin, Status
from .host.safe_mode import REASON, is_safe

Names = Callable[[Contributed, str], Iterable[str]]
"""Returns the names under which something can be asked for in a scope, such as a game."""


@dataclass(frozen=True)
class BroughtSort:
    """How the entries of one table are found among the contributions of plugins."""

    names: Names
    # Any: as in `Source`.
    entry: Callable[[Contributed, str], Any]
    """Makes the entry of a name; HullwrightError if it can't be had."""
    refused: str
    """The sentence for an entry whose plugin can't be used."""
    titles: Callable[[Contributed, str], Mapping[str, str]] = lambda contributed, _: (
        contributed.contribution.title
    )
    is_code: bool = True
    """Whether its plugin has to be trusted."""


BROUGHT_SORTS: Mapping[str, BroughtSort] = {
    "map_kinds": BroughtSort(
        lambda each, _: [each.contribution.kind],
        map_kind_of,
        english("The map kind “{name}” comes from the plugin “{plugin}”. {reason}"),
    ),
    "engines": BroughtSort(
        lambda each, _: [each.contribution.game],
        engine_of,
        english("The game “{name}” comes from the plugin “{plugin}”. {reason}"),
    ),
    "rulesets": BroughtSort(
        ruleset_names,
        ruleset_of,
        english("The ruleset “{name}” comes from the plugin “{plugin}”. {reason}"),
        ruleset_titles,
        is_code=False,
    ),
    "bots": BroughtSort(
        bot_names,
        bot_kind,
        english("The bot “{name}” comes from the plugin “{plugin}”. {reason}"),
    ),
}
"""The tables that have a door, by the sort of contributions that goes through it."""


class Brought:
    """What some plugins bring; what was asked for once is kept."""

    def __init__(self, plugins: Callable[[], Iterable[Plugin]]) -> None:
        self._plugins = plugins
        self._kept: dict[tuple[str, str, str], Any] = {}

    def names(self, sort: str, scope: str) -> Iterator[str]:
        """Yield the names of all entries of a sort, each once; whether each can be had is another question."""
        yield from dict.fromkeys(name for name, _ in self._listed(sort, scope))

    def entry(self, sort: str, scope: str, name: str) -> Any:
        """Return an entry; KeyError if no plugin brings it, HullwrightError with why it can't be had."""
        key = sort, scope, name
        if key not in self._kept:
            try:
                self._kept[key] = self._made(sort, scope, name)
            except (KeyError, HullwrightError) as fault:
                self._kept[key] = fault
        kept = self._kept[key]
        if isinstance(kept, Exception):
            raise kept
        return kept

    def titles(self, sort: str, scope: str, name: str) -> Mapping[str, str]:
        """Return what an entry is called, by language."""
        contributed = self.owner(sort, scope, name)
        return BROUGHT_SORTS[sort].titles(contributed, name) if contributed else {}

    def origin(self, sort: str, scope: str, name: str) -> str:
        """Return the plugin of an entry and the hash of its content; nothing if no plugin brings it.

        Of the sort “plugins” the entries are the plugins themselves, by their ids.
        """
        if sort == "plugins":
            found = next((each for each in self._plugins() if each.id == name), None)
        else:
            contributed = self.owner(sort, scope, name)
            found = contributed.plugin if contributed else None
        return f"{found.id} {found.content_hash}" if found else ""

    def owner(self, sort: str, scope: str, name: str) -> Contributed | None:
        """Return the contribution that counts for a name: of several the first that can be used."""
        found = [each for known, each in self._listed(sort, scope) if known == name]
        usable = (each for each in found if _is_open(each.plugin, BROUGHT_SORTS[sort]))
        return next(usable, found[0] if found else None)

    def _made(self, sort: str, scope: str, name: str) -> Any:
        how, contributed = BROUGHT_SORTS[sort], self.owner(sort, scope, name)
        if contributed is None and is_safe():
            told = message(
                "“{name}” does not come with Hullwright. {reason}", name=name, reason=REASON
            )
            raise HullwrightError(told)
        if contributed is None:
            raise KeyError(name)
        if not _is_open(contributed.plugin, how):
            raise HullwrightError(_refused(how, contributed.plugin, name))
        return how.entry(contributed, name)

    def _listed(self, sort: str, scope: str) -> Iterator[tuple[str, Contributed]]:
        how = BROUGHT_SORTS[sort]
        for plugin in self._plugins():
            if plugin.status is Status.BROKEN:
                continue
            for contributed in plugin.contributions(sort):
                if not scope or contributed.contribution.game == scope:
                    yield from ((name, contributed) for name in how.names(contributed, scope))


def _is_open(plugin: Plugin, how: BroughtSort) -> bool:
    return plugin.status is Status.READY if how.is_code else plugin.is_usable


def _refused(how: BroughtSort, plugin: Plugin, name: str) -> Message:
    return message(how.refused, name=name, plugin=plugin.id, reason=plugin.reason)


@lru_cache(maxsize=1)
def brought_by(host: Host) -> Brought:
    """Return what the plugins of a host bring."""
    return Brought(host.plugins)
