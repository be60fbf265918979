"""What people call rules: by their titles, with their codes where these may be needed."""

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

from hullwright.engines.rules.definition import RuleDefinition, said
from hullwright.plugins.host import Host
from hullwright.plugins.host.usual import usual_host
from hullwright.schema.messages import Message, reworded

from ..languages.uncited_text import in_words_alone
from ..languages.words import language_in_use, tr, tr_in

if TYPE_CHECKING:
    from hullwright.engines.rules.book import RuleBook
    from hullwright.engines.rules.findings import Finding

_BETWEEN = ", "
NO_TITLE = "–"
"""What stands for the title of a rule that is being made."""


def titled(rule: RuleDefinition, language: str) -> str:
    """Return a rule's title, with its code after it; the code alone of one without a title yet."""
    title = said(rule.title, language)
    if title in {"", NO_TITLE}:
        return rule.code
    return tr_in(language, "{title} ({code})", title=title, code=rule.code)


def title_at_hand(code: str, game: str) -> str:
    """Return what a rule is called, with the plugins at hand; one that nobody has, by its code."""
    rule = _book(usual_host()).find(code, game)
    return titled(rule, language_in_use()) if rule else code


@lru_cache(maxsize=1)
def _book(host: Host) -> "RuleBook":
    # Loaded on use: most maps name no rules.
    from hullwright.plugins.rules import rule_book

    return rule_book(host)


def finding_text(finding: "Finding", book: "RuleBook", game: str) -> str:
    """Return what was found about rules of a game, each of them called by its title."""

    def title(code: str) -> str:
        rule = book.find(code, game)
        return titled(rule, language_in_use()) if rule else code

    return in_words_alone(tr(in_titles(finding.message, title)))


def in_titles(sentence: Message, title: Callable[[str], str]) -> Message:
    """Return a sentence with other words for the codes that fill its gaps.

    >>> told = Message("{codes} disagree.", {"codes": "A.1, A.2"})
    >>> str(in_titles(told, lambda code: f"Rule {code}"))
    'Rule A.1, Rule A.2 disagree.'
    """
    return reworded(sentence, lambda text: _BETWEEN.join(map(title, text.split(_BETWEEN))))
