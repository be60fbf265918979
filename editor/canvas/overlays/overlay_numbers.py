"""The numbers of overlays, such as of turns: slid by people, and kept for each map kind."""

from PySide6.QtCore import QObject

from hullwright.schema.messages import filled

from ...concepts.editor_kind import OverlayChoice
from ...documents.place import Place
from ...documents.workplace import Workplace
from ...documents.workplaces import Workplaces
from ...languages.words import tr
from ...shell.command_number import CommandNumber
from ...shell.settings import ProgramSettings

_KEPT_AS = "overlays/numbers/{kind}/{name}"


class OverlayNumbers(QObject):
    """Gives maps that are opened the numbers that were last chosen on maps of their kind."""

    def __init__(self, workplaces: Workplaces, settings: ProgramSettings) -> None:
        super().__init__()
        self._workplaces = workplaces
        self._settings = settings
        workplaces.opened.connect(self._follow)

    def _follow(self, place: Place) -> None:
        if not isinstance(place, Workplace):
            return
        for choice in place.editor_kind.overlays:
            kept = self._settings.text(_key(place, choice.name)) if choice.number else ""
            if kept.isdecimal():
                place.numbers[choice.name] = int(kept)
        place.overlaid.connect(self._keep)

    def _keep(self) -> None:
        """Keep the numbers of the map in front, the only one on which people slide them."""
        place = self._workplaces.current
        if place is not None:
            for name, number in place.numbers.items():
                self._settings.keep(_key(place, name), str(number))


def _key(place: Workplace, name: str) -> str:
    return _KEPT_AS.format(kind=place.map.kind, name=name.replace("/", " "))


def numbered(place: Workplace, choice: OverlayChoice) -> CommandNumber:
    """Return the number of an overlay on a map, as a menu shows it."""
    layout = place.map.layout

    def value() -> int:
        number = choice.number
        return number.within(place.numbers.get(choice.name), layout) if number else 1

    def choose(number: int) -> None:
        place.number(choice.name, number)
        place.overlay(frozenset({choice.name}))

    return CommandNumber(
        value=value,
        largest=lambda: max(choice.number.largest(layout), 1) if choice.number else 1,
        choose=choose,
        said=lambda number: tr(filled(choice.title, {"count": number})),
    )
