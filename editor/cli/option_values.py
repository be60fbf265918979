"""Options that a command passes on to code of a plugin, written as KEY=VALUE."""

import json
from collections.abc import Iterable

import click

from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message
from hullwright.schema.records import Json

option_values = click.option(
    "--option",
    "options",
    multiple=True,
    metavar="KEY=VALUE",
    help="Something that the plugin asks for; numbers, true and false count as such. May be repeated.",
)


def values_of(options: Iterable[str]) -> dict[str, Json]:
    """Return the values of options by their keys; HullwrightError for one that is not KEY=VALUE.

    >>> values_of(["width=12", "ring=true", "name=Deck 3"])
    {'width': 12, 'ring': True, 'name': 'Deck 3'}
    """
    found: dict[str, Json] = {}
    for each in options:
        key, sign, text = each.partition("=")
        if not sign or not key.strip():
            raise HullwrightError(
                message("“{option}” is not an option: write it as KEY=VALUE.", option=each[:80])
            )
        found[key.strip()] = _value(text)
    return found


def _value(text: str) -> Json:
    """Return what a text says as JSON, or else the text itself."""
    try:
        value: Json = json.loads(text, parse_constant=_refused)
    except (ValueError, RecursionError):
        return text
    return value


def _refused(name: str) -> Json:
    raise ValueError(name)
