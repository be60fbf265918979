"""Effects as data: what a piece does, cut into parts that are combined with numbers and choices.

Each map kind has a vocabulary, a table of such parts with their parameters and a sentence that reads
each back; its engine carries them out by name. A piece lists its effects, which happen one after the
other. The pieces of a game's own box are defined in the same vocabulary.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import field
from typing import NamedTuple, TypeAlias

from .late_dataclass import late_dataclass
from .messages import Message, filled, in_a_row, verbatim
from .records import EXTRA_PREFIX, Json, JsonObject

Effect: TypeAlias = Mapping[str, Json]
"""A part of what a piece does: `do` names it, everything else are its parameters."""

DO = "do"
"""The key that names an effect."""


@late_dataclass(kw_only=True)
class EffectParameter:
    """A number or a choice that an effect leaves open."""

    title: Message
    schema: JsonObject
    """A JSON Schema: a whole number with bounds, one of some texts, or true or false; its `default` is
    what counts where a file says nothing. Forms are made from it."""
    words: Mapping[Json, Message] = field(default_factory=dict)
    """What its choices are called inside the sentence."""

    def said(self, value: Json) -> object:
        """Return a value as it stands in the sentence."""
        if isinstance(value, str | int) and value in self.words:
            return self.words[value]
        return value if isinstance(value, int) else verbatim(str(value))

    def takes(self, value: Json) -> bool:
        """Tell whether a value is one that the parameter can have.

        >>> one_to_three = {"type": "integer", "minimum": 1, "maximum": 3}
        >>> steps = EffectParameter(title=verbatim("Steps"), schema=one_to_three)
        >>> [steps.takes(each) for each in (1, 4, True, "1")]
        [True, False, False, False]
        """
        if "enum" in self.schema:
            return any(type(value) is type(each) and value == each for each in self.schema["enum"])
        if not _TYPES[self.schema["type"]](value):
            return False
        if self.schema["type"] != "integer":
            return True
        least, most = self.schema.get("minimum", value), self.schema.get("maximum", value)
        return bool(least <= value <= most)


_TYPES: Mapping[str, Callable[[Json], bool]] = {
    "integer": lambda value: isinstance(value, int) and not isinstance(value, bool),
    "boolean": lambda value: isinstance(value, bool),
    "string": lambda value: isinstance(value, str),
}
"""What tells whether a value is of a type, by the type's name in JSON Schema."""


@late_dataclass(kw_only=True)
class EffectKind:
    """A part of which the effects of pieces are made."""

    title: Message
    sentence: Message
    """What it does, with a gap for each parameter."""
    parameters: Mapping[str, EffectParameter] = field(default_factory=dict)


Vocabulary: TypeAlias = Mapping[str, EffectKind]
"""The effects of a map kind, by the names that files give them."""


class EffectFault(NamedTuple):
    """What is wrong with an effect of a piece."""

    case: str
    """Such as "unknown-effect"; sentences are listed under it."""
    effect: str
    parameter: str = ""
    value: str = ""


def completed(effect: Effect, vocabulary: Vocabulary) -> Effect:
    """Return an effect with all its parameters, those that the file leaves out by their defaults."""
    usual = {
        name: each.schema["default"]
        for name, each in vocabulary[effect[DO]].parameters.items()
        if "default" in each.schema
    }
    return {DO: effect[DO], **usual, **effect}


def effect_text(effect: Effect, vocabulary: Vocabulary) -> Message:
    """Return the sentence that reads an effect back; one that nobody knows is told by its name."""
    kind = vocabulary.get(effect[DO])
    if kind is None:
        return verbatim(str(effect[DO]))
    whole = completed(effect, vocabulary)
    said = {
        name: each.said(whole[name]) if name in whole else verbatim("…")
        for name, each in kind.parameters.items()
    }
    return filled(kind.sentence, _filled(said))


def _filled(said: Mapping[str, object]) -> Mapping[str, object]:
    """Return what stands in a sentence, with the gaps of its words filled by the other parameters."""
    return {
        name: filled(each, {key: said[key] for key in each.values if key in said})
        if isinstance(each, Message)
        else each
        for name, each in said.items()
    }


def effects_text(effects: Iterable[Effect], vocabulary: Vocabulary) -> Message:
    """Return the sentences that read the effects of a piece back, one after the other."""
    return in_a_row(effect_text(each, vocabulary) for each in effects)


def effect_faults(effects: Iterable[Effect], vocabulary: Vocabulary) -> Iterator[EffectFault]:
    """Yield what the vocabulary has against the effects of a piece."""
    for effect in effects:
        name = str(effect[DO])
        if name in vocabulary:
            yield from _parameter_faults(effect, vocabulary[name].parameters)
        else:
            yield EffectFault("unknown-effect", name)


def _parameter_faults(
    effect: Effect, parameters: Mapping[str, EffectParameter]
) -> Iterator[EffectFault]:
    name = str(effect[DO])
    for key, value in effect.items():
        if key in parameters:
            if not parameters[key].takes(value):
                yield EffectFault("wrong-value", name, key, str(value))
        elif key != DO and not key.startswith(EXTRA_PREFIX):
            yield EffectFault("unknown-parameter", name, key)
    for key, parameter in parameters.items():
        if key not in effect and "default" not in parameter.schema:
            yield EffectFault("missing-parameter", name, key)
