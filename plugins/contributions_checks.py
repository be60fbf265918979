"""Checks that plugins bring: asked after our own, each with a time limit, and none can spoil the others."""

from itertools import islice
from time import monotonic
from typing import Any

from hullwright.schema.checks.problem import Problem, Severity
from hullwright.schema.checks.survey import Survey, by_severity
from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import Message, message

from .contributions import CheckCode, full_name, usable
from .host import Contributed, Host
from .host.patience import Endless, guarded
from .plain_problems import plain_problem

SECONDS = 5.0
"""How long one check may take."""

ALL_SECONDS = 15.0
"""How long the checks of all plugins may take together; the window gives up on a map after 30."""

MOST = 500
"""So many problems of one check are shown."""


class PluggedChecks:
    """The checks of all plugins that may run; one that never ends rests until plugins change."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._loaded: dict[str, CheckCode] = {}
        self._resting: dict[str, Problem] = {}

    # Any: maps of every kind are checked here.
    def problems(self, kind: str, survey: Survey[Any]) -> tuple[Problem, ...]:
        """Return what the checks of plugins find on a map of a kind, the worst first."""
        end = monotonic() + ALL_SECONDS
        found = [
            problem
            for each in usable(self._host, "checks", kind)
            for problem in self._asked(each, survey, end - monotonic())
        ]
        return by_severity(found)

    def _asked(
        self, contributed: Contributed, survey: Survey[Any], left: float
    ) -> tuple[Problem, ...]:
        name = full_name(contributed)
        if name in self._resting:
            return (self._resting[name],)
        if left <= 0:
            return (_unasked(name, message("The checks of other plugins took too long.")),)
        try:
            code = self._code(contributed)
            with guarded(contributed.plugin, min(SECONDS, left)):
                return tuple(plain_problem(each, name) for each in islice(code(survey), MOST))
        except HullwrightError as fault:
            unasked = _unasked(name, fault.args[0])
            if isinstance(fault, Endless):
                self._resting[name] = unasked
            return (unasked,)

    def _code(self, contributed: Contributed) -> CheckCode:
        name = full_name(contributed)
        if name not in self._loaded:
            self._loaded[name] = contributed.load()
        return self._loaded[name]


def _unasked(name: str, reason: Message | str) -> Problem:
    what = message("This could not be checked: {reason}", reason=reason)
    return Problem.in_own_words(name, Severity.HINT, what)
