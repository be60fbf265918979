"""A page: what fills a tab without being a document, such as the rule workshop or the print preview."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QUndoStack
from PySide6.QtWidgets import QWidget

from hullwright.schema.late_dataclass import late_dataclass

_LARGEST = QSize(560, 240)
"""The room that a page may insist on; what it wants beyond that, it scrolls."""


def _nothing() -> str:
    return ""


@late_dataclass
class PageCommand:
    """What a command of the window does while a page is in front."""

    run: Callable[[], object]
    help: str = ""
    """What it does here, as a sentence; without one, that of the command itself."""
    hindered: Callable[[], str] = _nothing
    """Why it can't be done now, as a sentence, or nothing if it can."""


class TabPage(QWidget):
    """Fills a tab, and says what the commands of the window mean while it is in front."""

    finished = Signal()
    """The page has nothing more to offer, or the person is done with it: its tab is to be closed."""
    restated = Signal()
    """Its title, whether it is changed, or what can be done on it is another."""

    def __init__(self, title: str, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = title
        self.icon = icon
        """The name of the drawing in its tab."""
        self.sort = ""
        """By which name pages like this one are opened; whoever opens it says so."""
        self.setAccessibleName(title)

    def minimumSizeHint(self) -> QSize:
        """Return a size that fits every screen: no page makes the window larger than that."""
        return super().minimumSizeHint().boundedTo(_LARGEST)

    @property
    def title(self) -> str:
        """What its tab is called."""
        return self._title

    @property
    def is_changed(self) -> bool:
        """Whether something on it is not saved."""
        return False

    @property
    def history(self) -> QUndoStack | None:
        """The steps that Undo takes back, or None if there are no steps here."""
        return None

    def commands(self) -> Mapping[str, PageCommand]:
        """Return what commands of the window mean here, by their names, such as "file.save"."""
        return {}

    def kept(self) -> object:
        """Return what a page like this one needs to show the same in a window of another language."""
        return None

    def finish(self) -> None:
        """Take over what is half typed: a command is about to be carried out."""

    def leave(self) -> None:
        """Keep what is unfinished: the tab or the window is about to be closed."""
