"""Surroundings of a plugin that is looked at: what else there is, and whether its code may run."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from hullwright.engines.loader import ENGINES
from hullwright.schema.kinds import KINDS

from ..host import Contributed, Host, Plugin


@dataclass(frozen=True)
class Surroundings:
    """What a plugin would stand beside."""

    plugin: Plugin
    host: Host = field(repr=False)
    """Has the other plugins; the plugin itself may be among them."""
    files: Mapping[str, bytes] = field(repr=False, default_factory=dict)
    """What each file of the plugin holds, by its path inside it."""
    runs_code: bool = False
    """Whether code of the plugin may be loaded, because its author or whoever trusts it asked for that."""

    def others(self, sort: str) -> tuple[Contributed, ...]:
        """Return what other plugins contribute of a sort."""
        return tuple(
            each for each in self.host.contributions(sort) if each.plugin.id != self.plugin.id
        )

    def known(self, sort: str) -> tuple[Contributed, ...]:
        """Return what this plugin and others contribute of a sort."""
        return (*self.plugin.contributions(sort), *self.others(sort))

    @cached_property
    def kinds(self) -> tuple[str, ...]:
        """The map kinds that there are, those of plugins too."""
        brought = (each.contribution.kind for each in self.known("map_kinds"))
        return tuple(dict.fromkeys((*KINDS, *filter(None, brought))))

    @cached_property
    def games(self) -> tuple[str, ...]:
        """The games that there are, those of plugins too."""
        brought = (each.contribution.game for each in self.known("engines"))
        return tuple(dict.fromkeys((*ENGINES, *filter(None, brought))))
