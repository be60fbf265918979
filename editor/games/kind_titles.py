"""What people call a map kind, ours or a plugin's."""

from hullwright.schema.kinds import KINDS, map_kind
from hullwright.schema.visible_text import visible

from ..languages.words import language_in_use, tr


def kind_title(kind: str) -> str:
    """Return what people call a map kind: what its plugin's manifest says in their language, or its own title."""
    titles = KINDS.titles(kind)
    found = titles.get(language_in_use())
    return visible(found) if found else tr(map_kind(kind).title)
