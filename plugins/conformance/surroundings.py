"""Surroundings of a plugin that is looked at: what else there is, and whether its code may run."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from hullwright.engines.loader import OWN_ENGINES
from hullwright.engines.rules.book import RuleBook
from hullwright.schema.kinds import OWN_KINDS
from hullwright.schema.messages import Message, message
from hullwright.schema.names import closest

from ..host import Contributed, Host, Origin, Plugin
from ..rules import rule_book


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
        return tuple(dict.fromkeys((*OWN_KINDS, *filter(None, brought))))

    @cached_property
    def games(self) -> tuple[str, ...]:
        """The games that there are, those of plugins too."""
        brought = (each.contribution.game for each in self.known("engines"))
        return tuple(dict.fromkeys((*OWN_ENGINES, *filter(None, brought))))

    @cached_property
    def book(self) -> RuleBook:
        """All rules of other plugins, and those of this one if the host has it."""
        return rule_book(self.host)

    @property
    def is_ours(self) -> bool:
        """Tell whether the plugin comes with Hullwright."""
        return self.plugin.origin is Origin.SHIPPED

    def no_kind(self, kind: str) -> Message:
        """Return the sentence for a map kind that is not known."""
        meant = closest(kind, self.kinds)
        if meant:
            return message(
                "There is no map kind “{kind}” (did you mean “{meant}”?).", kind=kind, meant=meant
            )
        known = ", ".join(self.kinds)
        return message("There is no map kind “{kind}”; there are {known}.", kind=kind, known=known)

    def no_game(self, game: str) -> Message:
        """Return the sentence for a game that is not known."""
        meant = closest(game, self.games)
        if meant:
            return message(
                "There is no game “{game}” (did you mean “{meant}”?).", game=game, meant=meant
            )
        known = ", ".join(self.games)
        return message("There is no game “{game}”; there are {known}.", game=game, known=known)
