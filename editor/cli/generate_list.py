"""What can be asked of maps of a kind: ready targets, options and measures, as a list."""

from collections.abc import Iterable

from hullwright.engines.generation.draft_kinds import draft_kind
from hullwright.engines.generation.play.wishable_measures import wishable_measures
from hullwright.engines.generation.preset_choice import presets_by_name
from hullwright.engines.rules.parameters import possible, shown

from ..drawing.terminal_style import style
from ..languages.words import language_in_use, tr
from .printing import echo


def print_list(name: str) -> None:
    """Print what can be asked of maps of a kind."""
    kind, language = draft_kind(name), language_in_use()
    _print(
        tr("Ready targets (--target):"),
        ((short, tr(each.description)) for short, each in presets_by_name(kind).items()),
    )
    _print(
        tr("How maps begin (--option KEY=VALUE):"),
        (
            (f"{key}={shown(each.get('default'))}", f"{_title(each, language)}: {possible(each)}")
            for key, each in kind.options.get("properties", {}).items()
        ),
    )
    _print(
        tr("What can be wished for:"),
        (
            (key, f"{tr(each.title)}: {each.least:g} … {each.most:g}. {tr(each.help)}")
            for key, each in kind.measures.items()
        ),
    )
    _print(
        tr("What can be wished of games (--proven):"),
        (
            (key, f"{tr(each.title)}: {each.least:g} … {each.most:g}. {tr(each.help)}")
            for key, each in wishable_measures(kind).items()
        ),
    )


def _title(terms: dict[str, dict[str, str]], language: str) -> str:
    titles = terms.get("titles", {})
    return titles.get(language) or titles.get("en", "")


def _print(heading: str, lines: Iterable[tuple[str, str]]) -> None:
    found = list(lines)
    width = max((len(key) for key, _ in found), default=0)
    echo(style(heading, bold=True))
    for key, told in found:
        echo(f"  {key:<{width}}  {told}")
