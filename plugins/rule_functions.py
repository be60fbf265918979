"""Functions that rules of others name, called within bounds: a time limit, and a look at what they have changed."""

from typing import Any

from hullwright.engines.base_state import BaseState
from hullwright.engines.rules.book import Function
from hullwright.engines.rules.duties import Duty
from hullwright.engines.state_mark import StateMark
from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import Message, message
from hullwright.schema.processes.stop_signals import StopRequested

from .host.confinement import Confinement, Trespassed
from .host.fault_place import FaultPlace, fault_place, function_place, with_place
from .host.patience import PluginFailed, TimeOver, limited
from .host.plugin import Plugin, in_words

SECONDS = 2.0
"""How long one call may take: games are played by the thousand."""


class RuleFunction:
    """A function of a plugin that we did not ship: what it does wrong ends the game, with a sentence that names it."""

    def __init__(self, function: Function, code: str, plugin: Plugin, duty: Duty) -> None:
        self._function = function
        self._code = code
        self._plugin = plugin
        self._duty = duty
        self._confinement = Confinement(plugin.folder)

    # Any: rules bring functions for every moment of a game, each with details of its own.
    def __call__(self, state: Any, *arguments: Any, **details: Any) -> Any:
        """Return what the function returns; PluginFailed says what it did wrong."""
        mark = StateMark(state, self._duty) if isinstance(state, BaseState) else None
        try:
            with self._confinement.hold(), limited(SECONDS):
                returned = self._function(state, *arguments, **details)
        except (StopRequested, KeyboardInterrupt, PluginFailed):
            # Not its own doing, or that of another function that it has led to.
            raise
        except BaseException as fault:
            raise self._failed(_reason(fault), fault_place(fault, self._plugin.folder)) from fault
        if mark and (trespass := mark.trespass()):
            raise self._failed(trespass)
        return returned

    def _failed(self, reason: Message | str, place: FaultPlace | None = None) -> PluginFailed:
        # What has no line of its own is told with the line in which the function begins.
        where = place or function_place(self._function, self._plugin.folder)
        return PluginFailed(
            message(
                "“{code}” of the plugin “{plugin}” was stopped: {reason}. Please tell its "
                "author, or switch it off with “hullwright plugins disable {plugin}”.",
                code=self._code,
                plugin=self._plugin.id,
                reason=with_place(reason, where),
            )
        )


def _reason(fault: BaseException) -> Message | str:
    if isinstance(fault, TimeOver):
        return message("it took longer than {seconds} seconds", seconds=f"{SECONDS:g}")
    if isinstance(fault, SystemExit):
        return message("it tried to end the program")
    if isinstance(fault, Trespassed):
        return fault.reason
    return (
        message("{reason}", reason=fault) if isinstance(fault, HullwrightError) else in_words(fault)
    )
