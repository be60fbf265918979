"""The rules at hand: the book of all rule codes, read when it is first needed and again when plugins change."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from hullwright.schema.documents.maps import RuleUse

if TYPE_CHECKING:
    from hullwright.engines.rules.book import RuleBook
    from hullwright.engines.rules.definition import RuleDefinition
    from hullwright.plugins.host import Host


class RulesAtHand(QObject):
    """Keeps the rule book of the plugins that are installed."""

    changed = Signal()
    """The book is another."""

    def __init__(self, folder: Path | None = None) -> None:
        super().__init__()
        self._folder = folder
        self._host: Host | None = None
        self._book: RuleBook | None = None

    @property
    def is_read(self) -> bool:
        """Whether the book is there already; reading it takes a fifth of a second."""
        return self._book is not None

    @property
    def book(self) -> "RuleBook":
        """The book of all rules."""
        if self._book is None:
            # Loaded when somebody needs rules: most people open a map first.
            from hullwright.plugins.host import Host
            from hullwright.plugins.rules import rule_book

            self._host = Host(self._folder)
            self._book = rule_book(self._host)
        return self._book

    def reload(self) -> None:
        """Read the book again, as after a plugin was installed or a rule was made."""
        self._book = None
        self.changed.emit()

    def use_of(self, rule: "RuleDefinition") -> RuleUse:
        """Return a rule as a scenario names it first: with its usual values, written out.

        They are written out so that a scenario stays what it was when a plugin changes its mind.
        """
        from hullwright.engines.rules.parameters import PLUGIN

        parameters = {name: schema["default"] for name, schema in rule.settings.items()}
        if self._host is not None and rule.plugin and not self._is_shipped(rule.plugin):
            parameters[PLUGIN] = rule.plugin
        return RuleUse(code=rule.code, parameters=parameters)

    def _is_shipped(self, plugin: str) -> bool:
        from hullwright.plugins.host import Origin

        return self._host is None or self._host.plugin(plugin).origin is Origin.SHIPPED
