"""A toy vocabulary of effects, for tests of everything that knows no game."""

from collections.abc import Mapping

from hullwright.schema.effects import EffectKind, EffectParameter, Vocabulary
from hullwright.schema.messages import Message, verbatim

WHO: Mapping[str, Message] = {"others": verbatim("the others"), "all": verbatim("everybody")}
HOW: Mapping[bool, Message] = {True: verbatim("gently"), False: verbatim("roughly")}
TOY_VOCABULARY: Vocabulary = {
    "push": EffectKind(
        title=verbatim("Push"),
        sentence=Message("Pushes {who} {steps} steps, {gentle}.", {}),
        parameters={
            "who": EffectParameter(
                title=verbatim("Who"), schema={"enum": ["others", "all"]}, words=WHO
            ),
            "steps": EffectParameter(
                title=verbatim("Steps"),
                schema={"type": "integer", "minimum": 1, "maximum": 6, "default": 1},
            ),
            "gentle": EffectParameter(
                title=verbatim("Gently"), schema={"type": "boolean", "default": False}, words=HOW
            ),
        },
    ),
    "rest": EffectKind(title=verbatim("Rest"), sentence=Message("Rests.", {})),
    "glow": EffectKind(title=verbatim("<b>Glow</b> & more"), sentence=Message("Glows.", {})),
}
