"""The document in front, as the commands of file work see it: what is done to it, and what hinders that."""

from collections.abc import Callable

from ..documents.absence import no_document, no_map
from ..documents.place import Place
from ..documents.scenario_place import ScenarioPlace
from ..documents.workplace import Workplace
from ..kinds.table import editor_kind_of
from ..languages.words import tr
from .export_format import export_subject
from .file_services import FileServices


class FrontDocument:
    """What is done to the document in front, or to the map in front."""

    def __init__(self, files: FileServices) -> None:
        self._workplaces = files.context.workplaces

    def do(self, act: Callable[[Place], object]) -> Callable[[], None]:
        """Return an act on the document in front, whatever it is."""

        def run() -> None:
            if self._workplaces.front is not None:
                act(self._workplaces.front)

        return run

    def do_map(self, act: Callable[[Workplace], object]) -> Callable[[], None]:
        """Return an act on the map in front."""

        def run() -> None:
            if self._workplaces.current is not None:
                act(self._workplaces.current)

        return run

    def missing(self) -> str:
        """Return why nothing can be done if no document is open."""
        return no_document(self._workplaces)

    def missing_map(self) -> str:
        """Return why nothing can be done if no map is in front."""
        return no_map(self._workplaces)

    def export_hindered(self) -> str:
        """Return why there is no map to export."""
        front = self._workplaces.front
        if export_subject(front) is not None:
            return ""
        if isinstance(front, ScenarioPlace):
            return tr("First choose a map to try the scenario on.")
        return no_map(self._workplaces)

    def revert_hindered(self) -> str:
        """Return why there is nothing to go back to."""
        current = self._workplaces.front
        if current is None:
            return no_document(self._workplaces)
        if current.document.path is None:
            return tr("It was never saved, so there is nothing to go back to.")
        return tr("The file already holds what you see.") if current.document.is_saved else ""

    def is_without_share_codes(self) -> bool:
        """Tell whether maps like the one in front are never passed on as codes."""
        current = self._workplaces.current
        return current is not None and not current.editor_kind.has_share_codes

    def share_hindered(self) -> str:
        """Return why there is no share code."""
        subject = export_subject(self._workplaces.front)
        if subject is None:
            return no_map(self._workplaces)
        if not editor_kind_of(subject.map.kind).has_share_codes:
            return tr("Only hex zones have share codes.")
        return ""

    def open_hindered(self) -> str:
        """Return why there is no other open map."""
        if len(self._workplaces.maps()) < 2:
            return tr("Open a second map to compare with.")
        return no_map(self._workplaces)

    def all_hindered(self) -> str:
        """Return why there is nothing to save."""
        unsaved = any(not each.document.is_saved for each in self._workplaces)
        return "" if unsaved else tr("All maps are saved.")
