"""Acts on what is laid over the map on the screen, and reasons why they can't be done."""

from collections.abc import Callable, Iterator
from pathlib import Path

from hullwright.schema.errors import HullwrightError

from ...concepts.editor_kind import OverlayChoice
from ...documents.absence import no_map
from ...documents.workplace import Workplace
from ...documents.workplaces import Workplaces
from ...languages.words import error_text, tr
from ...shell.notices import Notices, Tone
from .layers import Overlays
from .overlay_numbers import numbered

AskPicture = Callable[[], Path | None]
"""Asks the person for the file of a picture."""


class OverlayActions:
    """What the commands do to the map on the screen."""

    def __init__(
        self,
        workplaces: Workplaces,
        overlays: Overlays,
        notices: Notices,
        ask_picture: AskPicture,
    ) -> None:
        self._workplaces = workplaces
        self._overlays = overlays
        self._notices = notices
        self._ask_picture = ask_picture

    def with_map(self, act: Callable[[Workplace], object]) -> Callable[[], None]:
        """Return an act on the map on the screen, if there is one."""

        def run() -> None:
            if self._workplaces.current:
                act(self._workplaces.current)

        return run

    def step(self, by: int, workplace: Workplace) -> None:
        """Show more or fewer steps of the overlays that have a number."""
        for choice in _stepping(workplace):
            numbered(workplace, choice).moved(by)

    def no_steps(self) -> str:
        """Return the reason if no overlay on the map has a number."""
        current = self._workplaces.current
        if current is None:
            return self.no_map()
        if any(_stepping(current)):
            return ""
        return tr("Lay something with a number over the map first, such as turns.")

    def has_no_steps(self) -> bool:
        """Tell whether maps like the one in front have no overlay with a number."""
        current = self._workplaces.current
        return current is not None and not any(each.number for each in current.editor_kind.overlays)

    def trace(self, workplace: Workplace) -> None:
        """Ask for a picture and lay it under the map."""
        path = self._ask_picture()
        if path is None:
            return
        try:
            self._overlays.tracings.load(workplace, path)
        except HullwrightError as reason:
            self._notices.tell(error_text(reason), Tone.ERROR, topic="tracing")

    def no_map(self) -> str:
        """Return the reason if no map is open."""
        return no_map(self._workplaces)

    def no_problem(self) -> str:
        """Return the reason if there is no problem to go to."""
        current = self._workplaces.current
        if current is None:
            return self.no_map()
        return "" if current.findings.problems else tr("No problems were found on this map.")

    def no_comparison(self) -> str:
        """Return the reason if the map is compared with nothing."""
        current = self._workplaces.current
        if current and self._overlays.comparisons.other(current):
            return ""
        return tr("This map is not being compared with another.")

    def no_tracing(self) -> str:
        """Return the reason if there is no picture under the map."""
        current = self._workplaces.current
        if current and self._overlays.tracings.of(current):
            return ""
        return tr("There is no picture under this map.")


def _stepping(workplace: Workplace) -> Iterator[OverlayChoice]:
    """Yield the overlays over a map that have a number."""
    for choice in workplace.editor_kind.overlays:
        if choice.number and choice.name in workplace.overlays:
            yield choice
