"""A scenario's place: an open scenario, and the map that it is tried on."""

from PySide6.QtCore import Signal

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.scenarios import Scenario

from .document import Document
from .place import Place


class ScenarioPlace(Place):
    """Keeps together what belongs to one open scenario."""

    paired = Signal()
    """It is tried on another map."""

    def __init__(self, document: Document) -> None:
        super().__init__(document)
        self.map: MapDocument | None = None
        """The map whose checks run under this scenario."""

    @property
    def scenario(self) -> Scenario:
        """The scenario as it is now."""
        value = self.document.value
        if not isinstance(value, Scenario):
            raise TypeError(value)
        return value

    def pair(self, value: MapDocument | None) -> None:
        """Try the scenario on a map."""
        if value is not self.map:
            self.map = value
            self.paired.emit()
