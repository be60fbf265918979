"""The tour: the five most important things in the window, shown at the very first start and whenever it is asked for."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from ..languages.words import tr
from ..shell.tour_step import TourStep

if TYPE_CHECKING:
    from ..shell.tour_card import TourCard
    from .frame import Frame

SEEN = "tour/seen"
"""The setting that remembers that the tour was shown."""


class Tour:
    """Leads through a frame."""

    def __init__(self, frame: "Frame", open_sample: Callable[[Path], object]) -> None:
        self._frame = frame
        self._open_sample = open_sample
        self.card: TourCard | None = None

    def begin(self) -> None:
        """Show the first card."""
        # Imported when it is shown: it is shown once in a lifetime.
        from ..shell.tour_card import TourCard

        self.end()
        self.card = TourCard(list(self._steps()), self._frame.window)
        self.card.ended.connect(self._forget)
        self.card.begin()

    def end(self) -> None:
        """Take the card away."""
        if self.card is not None:
            self.card.end()

    def _forget(self) -> None:
        card, self.card = self.card, None
        if card is not None:
            card.deleteLater()
            self._frame.window.focus_middle()

    def _steps(self) -> Iterator[TourStep]:
        frame = self._frame
        yield TourStep(
            tr("Begin here"),
            tr(
                "Each map begins here, with one of the kinds or a sample; Ctrl+N begins another at any "
                "time. For this tour, the first sample is opened next if no map is open."
            ),
            self._beginning,
        )
        yield TourStep(
            tr("Choose what to paint"),
            tr(
                "The palette has everything that can be painted, each with a digit; the strip on the "
                "left has the tools, each with a letter. Try them on this map."
            ),
            lambda: frame.window.panes["palette"],
            lambda: self._bring("palette"),
        )
        yield TourStep(
            tr("Paint with symmetry"),
            tr(
                "Drag on the map to paint. With a symmetry chosen here, everything is painted on all "
                "sides at once. Ctrl+Z takes any step back."
            ),
            lambda: frame.toolbar.findChild(QWidget, "toolbar Symmetry"),
            self._bring_map,
        )
        yield TourStep(
            tr("Put problems right"),
            tr(
                "The map is checked while you paint. F8 goes to the next problem, and many are put "
                "right with one click."
            ),
            lambda: frame.window.panes["problems"],
            lambda: self._bring("problems"),
        )
        yield TourStep(
            tr("Export, print, and find help"),
            tr(
                "Ctrl+E exports the map and Ctrl+P prints it. F1 opens the manual at the page about "
                "the thing in front of you, and Ctrl+Shift+P finds any command."
            ),
            lambda: frame.toolbar.widgetForAction(frame.actions.action("file.export")),
            self._bring_map,
        )

    def _beginning(self) -> QWidget:
        frame = self._frame
        if frame.welcome.isVisible():
            return frame.welcome.kinds
        return frame.toolbar.widgetForAction(frame.actions.action("file.new"))

    def _bring_map(self) -> None:
        """Have a map in front: what is spoken of is only there with one."""
        if not self._frame.canvases():
            self._open_sample(self._frame.welcome.first_sample)
        self._frame.tabs.show_map()
        if self._frame.window.is_alone:
            self._frame.window.toggle_alone()

    def _bring(self, panel: str) -> None:
        self._bring_map()
        pane = self._frame.window.panes[panel]
        pane.show()
        pane.raise_()
