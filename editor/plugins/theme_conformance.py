"""What is asked of themes: inks that exist, and letters that can be read."""

from collections.abc import Iterator

from hullwright.plugins.conformance.mistake import Mistake, in_file, mistakes_of
from hullwright.plugins.conformance.surroundings import Surroundings
from hullwright.plugins.host import Contributed
from hullwright.plugins.themes import stated_theme
from hullwright.schema.checks.problem import Severity
from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import Message, message
from hullwright.schema.names import closest

from ..drawing.inks import DARK
from ..drawing.readable_inks import faint_pairs, unreadable_pairs
from .plugin_themes import laid_over


def theme_mistakes(contributed: Contributed, _: Surroundings) -> Iterator[Mistake]:
    """Yield what is wrong with a theme."""
    try:
        path = contributed.path
    except HullwrightError:
        # Said of all data that is not there.
        return
    stated, plugin = stated_theme(contributed), contributed.plugin
    if stated.fault:
        yield from mistakes_of(stated.fault, plugin, path)
        return
    for name in stated.inks:
        if name not in DARK:
            yield in_file(plugin, path, _no_ink(name), Severity.WARNING, ("inks", name))
    inks = laid_over(stated).inks
    for weak in unreadable_pairs(inks):
        yield in_file(plugin, path, weak.sentence, at=("inks", weak.ink))
    for weak in faint_pairs(inks):
        yield in_file(plugin, path, weak.sentence, Severity.HINT, ("inks", weak.ink))


def _no_ink(name: str) -> Message:
    meant = closest(name, DARK)
    if meant:
        return message(
            "There is no ink “{name}” (did you mean “{meant}”?).", name=name, meant=meant
        )
    return message("There is no ink “{name}”; there are {known}.", name=name, known=", ".join(DARK))
