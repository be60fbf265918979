"""Duties of functions that rules name: what a game calls them for, and so how much of it they may change."""

from enum import StrEnum


class Duty(StrEnum):
    """What a function of a rule is called for."""

    BEHAVIOUR = "behaviour"
    """It does what a field of the ruleset leaves to it, such as what becomes of the killed: all of the table is its."""
    TRIGGER = "trigger"
    """It is told of a moment, and changes what its game has open to rules."""
    WATCH = "watch"
    """It is told of a moment, and changes nothing but what it remembers."""
