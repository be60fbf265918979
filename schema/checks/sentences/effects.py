"""What the problems of effects say, on maps of every kind."""

from ...messages import message
from ..effect_checks import EFFECT_CHECK
from ..sentence import Sentences, says

SENTENCES: Sentences = {
    (EFFECT_CHECK, "no-effect"): says(
        message("“{piece}” has no effect yet."),
        message("Give it an effect, mark it as print only, or remove it."),
    ),
    (EFFECT_CHECK, "unknown-effect"): says(
        message("“{piece}” has an effect nobody knows: “{effect}”."),
        message("Choose one of these: {known}."),
        known=", ".join,
    ),
    (EFFECT_CHECK, "unknown-parameter"): says(
        message("The effect “{effect}” of “{piece}” has no setting called “{parameter}”."),
        message("Remove it; the settings are {known}."),
        known=", ".join,
    ),
    (EFFECT_CHECK, "wrong-value"): says(
        message("In the effect “{effect}” of “{piece}”, “{parameter}” can't be {value}."),
        message("Choose another value in its form."),
    ),
    (EFFECT_CHECK, "missing-parameter"): says(
        message("In the effect “{effect}” of “{piece}”, “{parameter}” is missing."),
        message("Choose a value in its form."),
    ),
}
