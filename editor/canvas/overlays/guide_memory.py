"""The memory of guides: each map that has a file finds the guides again that lay over it."""

from PySide6.QtCore import QObject

from ...concepts.guide import Guide
from ...documents.place import Place
from ...documents.workplace import Workplace
from ...documents.workplaces import Workplaces
from ...shell.remembered import Remembered
from ...shell.settings import ProgramSettings

SETTING = "view/guides"


class GuideMemory(QObject):
    """Keeps guides in the settings and never in a map's file: they are one person's, and no part of the map."""

    def __init__(self, workplaces: Workplaces, settings: ProgramSettings) -> None:
        super().__init__()
        self._workplaces = workplaces
        self._remembered = Remembered(settings, SETTING)
        workplaces.opened.connect(self._follow)

    def _follow(self, place: Place) -> None:
        if not isinstance(place, Workplace):
            return
        if not place.guides:
            place.guide(self._of(place))
        # A saved map has a file, under which its guides are found from then on.
        place.guided.connect(self._keep_all)
        place.document.renamed.connect(self._keep_all)

    def _of(self, place: Workplace) -> frozenset[Guide]:
        found = self._remembered.all().get(str(place.document.path))
        return frozenset(_guides(found)) if isinstance(found, list) else frozenset()

    def _keep_all(self) -> None:
        for place in self._workplaces.maps():
            self._keep(place)

    def _keep(self, place: Workplace) -> None:
        path = place.document.path
        wanted = sorted([each.angle, each.offset] for each in place.guides)
        if path is not None and self._remembered.all().get(str(path), []) != wanted:
            self._remembered.keep(str(path), wanted)


def _guides(found: list[object]) -> list[Guide]:
    """Return the guides that were remembered; what is no guide is left out."""
    pairs = (each for each in found if isinstance(each, list) and len(each) == 2)
    return [Guide(*each) for each in pairs if all(isinstance(part, int | float) for part in each)]
