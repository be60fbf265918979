"""Safe mode: only the plugins that come with Hullwright are used, in this process and in all that it starts."""

import os

from hullwright.schema.messages import message

_VARIABLE = "HULLWRIGHT_SAFE"
"""Processes inherit it, however they are started."""

REASON = message(
    "Hullwright was started in safe mode, which only uses the plugins that come with it."
)
"""Why a plugin of somebody else is not even looked into."""


def is_safe() -> bool:
    """Tell whether safe mode is on."""
    return bool(os.environ.get(_VARIABLE))


def enter_safe_mode() -> None:
    """Use our own plugins alone from now on."""
    os.environ[_VARIABLE] = "1"


def leave_safe_mode() -> None:
    """Use all plugins again; processes that run already do not hear of it."""
    os.environ.pop(_VARIABLE, None)
