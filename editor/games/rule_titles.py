"""What people call a rule where they may also need its code."""

from hullwright.engines.rules.definition import RuleDefinition, said

from ..languages.words import tr_in


def titled(rule: RuleDefinition, language: str) -> str:
    """Return a rule's title, with its code after it."""
    return tr_in(language, "{title} ({code})", title=said(rule.title, language), code=rule.code)
