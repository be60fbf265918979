"""Guests who want a long game: where they have a choice they attack nobody and stay out of the pods."""

from collections.abc import Sequence
from typing import Any

SHORTENING, POD = frozenset({"attack", "item"}), "pod"
"""What would end a game soon: kinds of actions, and a word for where some lead."""


def lasting(choices: Sequence[dict[str, Any]]) -> Sequence[dict[str, Any]]:
    """Return the choices after which a game goes on for long, or all if there are none."""
    found = [each for each in choices if each["kind"] not in SHORTENING and POD not in each["text"]]
    return found or choices
