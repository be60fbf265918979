"""Asking for a map in a file, to try a scenario on."""

from collections.abc import Callable
from pathlib import Path

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError

from ...files.asker import Asker, Pattern
from ...languages.words import error_text, tr
from ...shell.notices import Notices, Tone
from .map_choice import AskMap


def map_asker(asker: Asker, folder: Callable[[], Path], notices: Notices) -> AskMap:
    """Return what asks for a map in a file, and says what is wrong with a file that holds none."""

    def ask() -> MapDocument | None:
        from hullwright.schema.files.reader import read_map

        maps = Pattern(tr("Maps"), "*.json")
        paths = asker.open_paths(tr("Try the scenario on a map"), folder(), [maps])
        try:
            return read_map(paths[0]) if paths else None
        except HullwrightError as fault:
            notices.tell(error_text(fault), Tone.ERROR, topic="composer")
            return None

    return ask
