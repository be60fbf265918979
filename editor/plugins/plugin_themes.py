"""Themes of plugins: their colours laid over ours, refused where letters could not be read in them."""

from collections.abc import Mapping

from hullwright.plugins.host import Host
from hullwright.plugins.host.strangers import has_strangers
from hullwright.plugins.themes import StatedTheme, stated_themes
from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.messages import Message, message

from ..drawing.inks import THEMES, Inks, InkTable
from ..drawing.readable_inks import faint_pairs, unreadable_pairs
from ..languages.words import language_in_use
from ..shell.theme import OfferedTheme


@late_dataclass
class LaidTheme:
    """The colours of a theme over those of ours, and why it can't be used if it can't."""

    inks: Inks
    refusal: Message | None = None
    remark: Message | None = None
    """What is hard to see in it, though it can be used."""


def laid_over(stated: StatedTheme) -> LaidTheme:
    """Return the colours of a theme; those of ours where it says nothing or can't be understood."""
    if stated.fault:
        return LaidTheme(InkTable(), message("{reason}", reason=stated.fault))
    base = THEMES[stated.base]
    inks = InkTable({**base, **{name: stated.inks[name] for name in stated.inks if name in base}})
    weak = next(unreadable_pairs(inks), None)
    if weak:
        refusal = message("Letters could not be read in it: {reason}", reason=weak.sentence)
        return LaidTheme(inks, refusal)
    faint = next(faint_pairs(inks), None)
    if faint is None:
        return LaidTheme(inks)
    remark = message("Some things are hard to see in it: {reason}", reason=faint.sentence)
    return LaidTheme(inks, remark=remark)


class PluginThemes:
    """The themes of all plugins, read when somebody asks and again after plugins have changed."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._known: Mapping[str, OfferedTheme] | None = None

    def refresh(self) -> None:
        """Read them anew."""
        self._known = None

    def __call__(self) -> Mapping[str, OfferedTheme]:
        """Return them by their names; none costs anything where there are no plugins."""
        if self._known is None:
            found = stated_themes(self._host) if has_strangers(self._host.folder) else ()
            self._known = {each.name: _offered(each) for each in found}
        return self._known


def _offered(stated: StatedTheme) -> OfferedTheme:
    laid = laid_over(stated)
    return OfferedTheme(stated.title(language_in_use()), laid.inks, laid.refusal, laid.remark)
