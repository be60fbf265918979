"""Which map a scenario is tried on: one that is open, a sample, or one from a file."""

import json
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QComboBox

from hullwright.plugins.samples import further_samples
from hullwright.samples import maps
from hullwright.schema.documents.maps import MAP_FORMAT, MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds import map_kind
from hullwright.schema.visible_text import visible_line

from ...documents.place import Place
from ...documents.workplace import Workplace
from ...documents.workplaces import Workplaces
from ...languages.words import tr

AskMap = Callable[[], MapDocument | None]
"""Asks for a map in a file; returns None if the person changes their mind, after saying what went wrong."""


@cache
def sample(path: Path) -> MapDocument:
    """Return a sample map, read once."""
    from hullwright.schema.files.reader import read_map

    return read_map(path)


class MapChoice(QComboBox):
    """Offers maps to try a scenario on."""

    chosen = Signal(MapDocument)
    """The map, or None for no map; an open one is followed while it is painted."""

    def __init__(self, workplaces: Workplaces, ask_map: AskMap, game: Callable[[], str]) -> None:
        super().__init__()
        self.setObjectName("composer-map-choice")
        self.setAccessibleName(tr("Map to try the scenario on"))
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(12)
        self._workplaces = workplaces
        self._ask_map = ask_map
        self._game = game
        self._followed: Workplace | None = None
        self._sample: Path | None = None
        self._value: MapDocument | None = None
        self._acts: list[Callable[[], object]] = []
        self.activated.connect(lambda place: self._acts[place]())
        workplaces.opened.connect(self._list)
        workplaces.closed.connect(self._leave)
        self._list()

    def show_map(self, value: MapDocument | None) -> None:
        """Show which map it is."""
        self._value = value
        if value is not None and self._followed is None:
            # A window that is made anew finds the map open that the one before has followed.
            self._follow(
                next((each for each in self._workplaces.maps() if each.map is value), None)
            )
        self._list()

    def showPopup(self) -> None:
        """Open the list, with the names that the maps have now."""
        self._list()
        super().showPopup()

    def _list(self, _: object = None) -> None:
        with QSignalBlocker(self):
            self.clear()
            self._acts = []
            self._add(tr("No map"), lambda: self._take(None, None))
            for place in self._workplaces.maps():
                self._add(place.map.name, partial(self._take_open, place))
            self.insertSeparator(self.count())
            self._acts.append(lambda: None)
            for path in self._samples():
                title = path.stem.replace("-", " ").title()
                self._add(tr("{name} (sample)", name=title), partial(self._take_sample, path))
            self._add(tr("From a file…"), self._ask)
            self.setCurrentIndex(self._place())

    def _samples(self) -> tuple[Path, ...]:
        """Return the samples that the scenario's game is played on, and the one that is shown."""
        found = samples_of(self._game())
        if self._sample is None or self._sample in found:
            return found
        return (*found, self._sample)

    def _add(self, title: str, act: Callable[[], object]) -> None:
        self.addItem(visible_line(title))
        self._acts.append(act)

    def _place(self) -> int:
        """Return the place of the map that is shown; one from a file is added at the end."""
        if self._value is None:
            return 0
        if self._followed is not None and self._followed in self._workplaces.maps():
            return 1 + self._workplaces.maps().index(self._followed)
        if self._sample is not None:
            return 2 + len(self._workplaces.maps()) + self._samples().index(self._sample)
        self._add(self._value.name, lambda: None)
        return self.count() - 1

    def _ask(self) -> None:
        value = self._ask_map()
        if value is None:
            self._list()
        else:
            self._take(value, None)

    def _take_open(self, place: Workplace) -> None:
        self._take(place.map, place)

    def _take_sample(self, path: Path) -> None:
        self._take(sample(path), None, path)

    def _take(
        self, value: MapDocument | None, place: Workplace | None, path: Path | None = None
    ) -> None:
        self._follow(place)
        self._sample = path
        self.chosen.emit(value)

    def _follow(self, place: Workplace | None) -> None:
        if self._followed is not None:
            self._followed.document.changed.disconnect(self._pass_on)
        self._followed = place
        if place is not None:
            place.document.changed.connect(self._pass_on)

    def _pass_on(self, _: object, after: MapDocument) -> None:
        # Painting in another tab must not wait for a trial that nobody looks at.
        if self.isVisible():
            self.chosen.emit(after)

    def showEvent(self, event: QShowEvent) -> None:
        """Catch up with a map that was painted meanwhile."""
        super().showEvent(event)
        if self._followed is not None:
            self.chosen.emit(self._followed.map)

    def _leave(self, place: Place) -> None:
        if place is self._followed:
            self._follow(None)
        self._list()


def samples_of(game: str) -> tuple[Path, ...]:
    """Return the sample maps that a game is played on, ours and those of plugins."""
    further = [each.path for each in further_samples() if each.format == MAP_FORMAT]
    return (*_own_samples_of(game), *(path for path in further if _game(path) == game))


def _game(path: Path) -> str:
    """Return the game that a plugin's sample is for, or nothing if the sample can't be used."""
    try:
        return map_kind(sample(path).kind).game
    except HullwrightError:
        return ""


@cache
def _own_samples_of(game: str) -> tuple[Path, ...]:
    return tuple(path for path in maps() if map_kind(_kind(path)).game == game)


def _kind(path: Path) -> str:
    """Return the kind of a sample, which is too well known to be validated for that."""
    kind: str = json.loads(path.read_text("utf-8"))["kind"]
    return kind
