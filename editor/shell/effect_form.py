"""The form of an effect: its parameters as a JSON Schema in the person's words, and values that fit it."""

from hullwright.schema.effects import DO, Effect, EffectKind, EffectParameter, Vocabulary
from hullwright.schema.records import EXTRA_PREFIX, Json, JsonObject

from ..languages.words import tr
from .forms.clause import clause_of

_SAID = "en"
"""The key under which a form finds a text; those of effects are in the person's language already."""


def effect_schema(kind: EffectKind) -> JsonObject:
    """Return the parameters of an effect as a schema from which a form can be made."""
    parameters = kind.parameters.items()
    return {
        "type": "object",
        "properties": {name: _terms(each) for name, each in parameters},
        "required": list(kind.parameters),
    }


def _terms(parameter: EffectParameter) -> JsonObject:
    labels = {str(value): {_SAID: tr(word)} for value, word in parameter.words.items()}
    return {**parameter.schema, "titles": {_SAID: tr(parameter.title)}, "labels": labels}


def new_effect(name: str, vocabulary: Vocabulary) -> Effect:
    """Return an effect with everything that it leaves open filled in with what is usual."""
    return mended({DO: name}, vocabulary)


def mended(effect: Effect, vocabulary: Vocabulary) -> Effect:
    """Return an effect with what is usual wherever its vocabulary has something against it."""
    parameters = vocabulary[effect[DO]].parameters
    own = {key: value for key, value in effect.items() if key.startswith(EXTRA_PREFIX)}
    good = {name: _fitting(effect, name, each) for name, each in parameters.items()}
    return {DO: effect[DO], **good, **own}


def _fitting(effect: Effect, name: str, parameter: EffectParameter) -> Json:
    if name in effect and parameter.takes(effect[name]):
        return effect[name]
    return clause_of(parameter.schema).start
