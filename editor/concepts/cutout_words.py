"""The words on a piece: its designer's own, and what it does, read back in the language of the sheet."""

from collections.abc import Iterable

from hullwright.schema.effects import Effect, Vocabulary, effects_text
from hullwright.schema.messages import Message, verbatim


def piece_words(
    text: str, effects: Iterable[Effect], vocabulary: Vocabulary
) -> tuple[Message, ...]:
    """Return the paragraphs of a piece, for `Face.text`; sheets fit them to it.

    >>> [str(each) for each in piece_words("Hold on!", [{"do": "fly"}], {})]
    ['Hold on!', 'fly']
    """
    own = [verbatim(line.strip()) for line in text.splitlines() if line.strip()]
    parts = tuple(effects)
    return (*own, effects_text(parts, vocabulary)) if parts else tuple(own)
