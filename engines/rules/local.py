"""The local rule: numbers and decks of a ruleset that one scenario changes by itself, without a plugin.

`{"code": "LOCAL", "rounds": 30, "pod_deck": {"green": 3, "red": 2}}` among the rules of a scenario sets
two fields. Each field is judged by itself, so that a finding names the one that it is about.
"""

from collections.abc import Mapping
from dataclasses import replace

from hullwright.schema.documents.maps import RuleUse
from hullwright.schema.records import Json

from .definition import RuleDefinition
from .expressions import PARAMETER
from .field_terms import field_terms
from .fields import FieldValue, Ruleset
from .findings import Finding
from .force import InForce, in_force
from .parameters import FORCE, is_possible, parameter_findings

LOCAL = "LOCAL"
"""The code that is kept for it; no plugin can bring a rule of that name."""

TITLE: Mapping[str, str] = {
    "en": "Numbers and decks of this scenario",
    "es": "Números y mazos de este escenario",
    "pt": "Números e baralhos deste cenário",
    "de": "Zahlen und Kartenstapel dieses Szenarios",
}
TEXT: Mapping[str, str] = {
    "en": "What this scenario changes by itself, without a rule code of its own.",
    "es": "Lo que este escenario cambia por su cuenta, sin un código de regla propio.",
    "pt": "O que este cenário altera por si só, sem um código de regra próprio.",
    "de": "Was dieses Szenario von sich aus ändert, ohne einen eigenen Regelcode.",
}


def local_definition(base: Ruleset, game: str) -> RuleDefinition:
    """Return the local rule for a ruleset: every field but its triggers is a parameter of it."""
    properties = {
        name: {**terms, "default": as_json(getattr(base, name))}
        for name, terms in field_terms(type(base)).items()
    }
    return RuleDefinition(
        code=LOCAL,
        game=game,
        title=TITLE,
        text=TEXT,
        parameters={"type": "object", "properties": properties},
        sets={name: {PARAMETER: name} for name in properties},
    )


def local_parts(use: RuleUse, base: Ruleset, game: str) -> tuple[list[InForce], list[Finding]]:
    """Return the local rule of a scenario, one part for each field it sets, and what is wrong with it."""
    definition = local_definition(base, game)
    found = list(parameter_findings(definition, use.parameters))
    parts = []
    for name, schema in definition.settings.items():
        if name in use.parameters and is_possible(use.parameters[name], schema):
            part, unfit = in_force(
                replace(definition, sets={name: {PARAMETER: name}}),
                use.parameters,
                forced=use.parameters.get(FORCE) is True,
                ruleset=type(base),
                part=name,
            )
            parts.append(part)
            found += unfit
    return parts, found


def as_json(value: FieldValue) -> Json:
    """Return the value of a field as it stands in a file.

    >>> as_json({"captain": ("stay_once",)})
    {'captain': ['stay_once']}
    """
    if isinstance(value, Mapping):
        return {key: as_json(each) for key, each in value.items()}
    return [as_json(each) for each in value] if isinstance(value, tuple) else value
