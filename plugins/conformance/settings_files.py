"""Settings of plugins: a schema that a form can be made of, and texts in all languages."""

from collections import Counter
from collections.abc import Iterator

from hullwright.schema.checks.problem import Severity
from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message

from ..host import Contributed
from ..settings import SORT, asked_settings
from .languages import ENGLISH, is_without_english, lacking_languages
from .mistake import Mistake, in_file, mistakes_of
from .surroundings import Surroundings


def settings_mistakes(contributed: Contributed, around: Surroundings) -> Iterator[Mistake]:
    """Yield what is wrong with the settings that a plugin asks for."""
    try:
        path = contributed.path
    except HullwrightError:
        # Said of all data that is not there.
        return
    try:
        asked = asked_settings(contributed)
    except (HullwrightError, OSError) as fault:
        yield from mistakes_of(fault, contributed.plugin, path)
        return
    titles = {
        name: terms.get("titles", {ENGLISH: terms.get("title", "")})
        for name, terms in asked.parts.items()
    }
    for name, texts in titles.items():
        if is_without_english(texts):
            told = message("English is missing, which everybody falls back on.")
            at = ("properties", name, "titles")
            yield in_file(contributed.plugin, path, told, Severity.WARNING, at)
    if remark := lacking_languages(titles.values()):
        yield in_file(contributed.plugin, path, remark, Severity.HINT)
    for name in _asked_twice(around):
        if name in asked.parts:
            told = message("Two settings of this plugin are called “{name}”.", name=name)
            yield in_file(contributed.plugin, path, told, at=("properties", name))


def _asked_twice(around: Surroundings) -> list[str]:
    counts: Counter[str] = Counter()
    for each in around.plugin.contributions(SORT):
        try:
            counts.update(list(asked_settings(each).parts))
        except (HullwrightError, OSError):
            # Said of that contribution.
            continue
    return [name for name, count in counts.items() if count > 1]
