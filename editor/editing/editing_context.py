"""The situation that a command is given in: which map is looked at, and what stands in the way."""

from collections.abc import Callable
from dataclasses import field
from typing import Any, TypeAlias

from PySide6.QtGui import QClipboard

from hullwright.schema.errors import HullwrightError
from hullwright.schema.late_dataclass import late_dataclass

from ..documents.absence import no_map
from ..documents.workplace import Workplace
from ..documents.workplaces import Workplaces
from ..languages.words import error_text, tr
from ..shell.commands import Command
from ..shell.notices import Notices, Tone
from ..tools.turn import draws_edges, turns_content
from .chance import Chance
from .stamps import Stamps

Act: TypeAlias = Callable[[Workplace], object]
"""What a command does with the map that is looked at."""

Need: TypeAlias = Callable[[Workplace], str]
"""Why something can't be done with a map now, as a sentence, or nothing if it can."""


@late_dataclass
class EditingContext:
    """What the commands of this area work with."""

    workplaces: Workplaces
    notices: Notices
    clipboard: QClipboard
    stamps: Stamps
    chance: Chance = field(default_factory=Chance)
    import_pasted: Callable[[str], bool] = lambda _: False
    """Imports a text from elsewhere as a new map, if it is one in a format of others, and tells whether it is."""

    # Any: whatever else a command has.
    def command(self, name: str, title: str, act: Act, need: Need, **more: Any) -> Command:
        """Return a command that acts on the map that is looked at, unless something is lacking.

        `lacks` says why maps of a kind never need it: then no menu shows it. `without_map` is what it
        does instead where no map is looked at, and tells whether it could.
        """
        is_on, named = more.pop("is_on", None), more.pop("named", None)
        without_map = more.pop("without_map", None)
        if lacks := more.pop("lacks", None):
            more["is_elsewhere"] = lambda: self._is_on(lambda place: bool(lacks(place)))
        return Command(
            name=name,
            title=title,
            run=lambda: self._run(act, need, without_map),
            hindered=lambda: "" if self._can_without(without_map) else self._hindered(need),
            is_on=None if is_on is None else lambda: self._is_on(is_on),
            named=None if named is None else lambda: self._named(named, title),
            **more,
        )

    def has_no_symmetries(self) -> bool:
        """Tell whether maps like the one that is looked at have no symmetries."""
        place = self.workplaces.current
        return place is not None and len(place.editor_kind.symmetries.choices) < 2

    def _can_without(self, without_map: Callable[[], bool] | None) -> bool:
        return without_map is not None and self.workplaces.current is None

    def _run(self, act: Act, need: Need, without_map: Callable[[], bool] | None) -> None:
        workplace, reason = self.workplaces.current, self._hindered(need)
        if workplace is None and without_map is not None and without_map():
            return
        if workplace is None or reason:
            self.notices.tell(reason, topic="editing")
            return
        try:
            act(workplace)
        except HullwrightError as fault:
            self.notices.tell(error_text(fault), Tone.WARNING, topic="editing")

    def _hindered(self, need: Need) -> str:
        workplace = self.workplaces.current
        return no_map(self.workplaces) if workplace is None else need(workplace)

    def _is_on(self, is_on: Callable[[Workplace], bool]) -> bool:
        return self.workplaces.current is not None and is_on(self.workplaces.current)

    def _named(self, named: Callable[[Workplace], str], title: str) -> str:
        return title if self.workplaces.current is None else named(self.workplaces.current)


def a_map(_: Workplace) -> str:
    """Need nothing but an open map."""
    return ""


def tools(workplace: Workplace) -> str:
    """Need a map that can be worked on."""
    return "" if workplace.editor_kind.tools else tr("Maps of this kind can only be viewed so far.")


def a_selection(workplace: Workplace) -> str:
    """Need selected cells."""
    return (
        "" if workplace.selection else tr("Nothing is selected: drag with the Select tool first.")
    )


def a_piece_or_selection(workplace: Workplace) -> str:
    """Need something to turn: a piece that is held, or selected cells."""
    if holds_piece(workplace) or workplace.selection:
        return ""
    return tr("There is nothing to turn: select some cells, or paste something first.")


def something_to_turn(workplace: Workplace) -> str:
    """Need something to turn: also the content that the chosen tool puts down."""
    kind, tool = workplace.editor_kind, workplace.choices.now.tool
    if turns_content(kind, tool) or draws_edges(kind, tool):
        return ""
    return a_piece_or_selection(workplace)


def something_to_mirror(workplace: Workplace) -> str:
    """Need something to mirror, on a map of a kind whose contents can be mirrored."""
    if draws_edges(workplace.editor_kind, workplace.choices.now.tool):
        return ""
    unmirrored = workplace.editor_kind.unmirrored
    return tr(unmirrored) if unmirrored else a_piece_or_selection(workplace)


def holds_piece(workplace: Workplace) -> bool:
    """Tell whether the chosen tool holds a piece."""
    choice = workplace.choices.now
    tool = next((each for each in workplace.editor_kind.tools if each.name == choice.tool), None)
    return choice.piece is not None and tool is not None and tool.holds_piece
