"""Triggers: functions that rules have called at moments of the game, as texts in a ruleset."""

import json
from collections.abc import Mapping

from hullwright.schema.records import Json

from .definition import RuleDefinition, TriggerNote
from .expressions import value_of


def trigger_text(
    note: TriggerNote, definition: RuleDefinition, parameters: Mapping[str, Json]
) -> str:
    """Return a trigger as it stands in a ruleset: `moment|layer|priority|code|plugin/module:name`.

    What the function is to be told stands behind its name as JSON, where `RuleBook.load` finds it.

    >>> from types import SimpleNamespace
    >>> note = TriggerNote(moment="attacked", code="ruin:worn", settings={"by": {"parameter": "n"}})
    >>> trigger_text(note, SimpleNamespace(plugin="modes", code="mode:ruin"), {"n": 2})
    'attacked|trigger|0|mode:ruin|modes/ruin:worn{"by":2}'
    """
    told = ""
    if note.settings:
        made = value_of(dict(note.settings), parameters)
        told = json.dumps(made, separators=(",", ":"), sort_keys=True).replace("|", "\\u007c")
    function = f"{definition.plugin}/{note.code}{told}"
    return "|".join((note.moment, note.layer, str(note.priority), definition.code, function))
