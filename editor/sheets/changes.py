"""What a scenario changes in its ruleset, as sentences: by those of its game, or by what the field means."""

from collections.abc import Iterator, Mapping

from hullwright.schema.messages import Message

from ..games.game import GameWords, meaning
from ..languages.words import tr_in


def change_text(
    words: GameWords, language: str, name: str, before: object, after: object, means: Message
) -> str:
    """Return a sentence for a field that differs; `means` says what it is, where it has no sentence."""
    known = words.changes
    if not after and name in known.without:
        return tr_in(language, known.without[name])
    if name in known.numbers:
        was = tr_in(language, "any number") if not before and name in known.unlimited else before
        return tr_in(
            language,
            known.numbers[name],
            before=words.value_text(language, was),
            after=words.value_text(language, after),
        )
    return tr_in(
        language,
        "{meaning} Here: {after}. In the edition: {before}.",
        meaning=meaning(language, means),
        before=words.value_text(language, before),
        after=words.value_text(language, after),
    )


def owned_texts(
    words: GameWords, language: str, name: str, before: Mapping[str, int], after: Mapping[str, int]
) -> Iterator[str]:
    """Yield a sentence for each owner whose number differs."""
    for owner, count in after.items():
        if before.get(owner) != count:
            who = words.value_text(language, owner)
            yield tr_in(language, words.changes.of_somebody[name], owner=who, count=count)
