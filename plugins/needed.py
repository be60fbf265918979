"""Which plugin a document needs that can't be opened: the one that brings its map kind or its game."""

from pathlib import Path

from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.contents import decoded, regular_content_of
from hullwright.schema.files.jsontext import parse
from hullwright.schema.kinds import OWN_KINDS
from hullwright.schema.limits import MAX_FILE_BYTES

from .host import Plugin


def needed_plugin(path: Path) -> Plugin | None:
    """Return the installed plugin whose map kind a file is of, if that is none of ours; nothing of it runs."""
    try:
        value = parse(decoded(regular_content_of(path, MAX_FILE_BYTES), path), str(path))
    except HullwrightError:
        return None
    kind = value.get("kind") if isinstance(value, dict) else None
    if not isinstance(kind, str) or kind in OWN_KINDS:
        return None
    # Whoever has no such file never comes here.
    from .brought import brought_by
    from .host.usual import usual_host

    found = brought_by(usual_host()).owner("map_kinds", "", kind)
    return found.plugin if found else None
