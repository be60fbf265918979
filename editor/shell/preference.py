"""Preferences: what people may set for the whole program, as values that one page shows."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from PySide6.QtWidgets import QWidget

from hullwright.schema.late_dataclass import late_dataclass


@late_dataclass
class SwitchPreference:
    """Something that is on or off."""

    name: str
    title: str
    help: str
    """What it does, in a sentence."""
    value: Callable[[], bool]
    change: Callable[[bool], object]
    usual: bool = True
    words: str = ""
    """Further words by which people may look for it."""


@late_dataclass
class ChoicePreference:
    """One of several values, each with a title."""

    name: str
    title: str
    help: str
    value: Callable[[], str]
    change: Callable[[str], object]
    choices: Callable[[], Mapping[str, str]]
    """The values with their titles, in the order in which they are offered."""
    usual: str
    words: str = ""


@late_dataclass
class ActPreference:
    """Something that is shown as a text and changed in a way of its own, such as a folder."""

    name: str
    title: str
    help: str
    button: str
    """What the button says that changes it."""
    act: Callable[[], object]
    text: Callable[[], str] = lambda: ""
    """What it is now, if there is something to say."""
    reset: Callable[[], object] | None = None
    """Puts it back to what is usual; None if nothing else is ever the case."""
    is_usual: Callable[[], bool] = lambda: True
    words: str = ""


Preference: TypeAlias = SwitchPreference | ChoicePreference | ActPreference


@late_dataclass
class PreferenceSection:
    """Preferences that belong together, under a heading."""

    name: str
    title: str
    icon: str
    preferences: Sequence[Preference] = ()
    widget: Callable[[], QWidget] | None = None
    """Makes what is asked in a form of its own, such as the editor of shortcuts."""
    words: str = ""
    """By which words such a form is found."""
