"""Commands that map kinds offer for a whole map, and the one that leaves it to chance again."""

from dataclasses import dataclass

from ..crafts.craft import Deed
from ..crafts.table import CRAFTS
from ..documents.document import Document
from ..documents.workplace import Workplace
from ..shell.commands import Command
from ..words import tr
from .situation import Situation


def deed_commands(situation: Situation) -> list[Command]:
    """Return a command for each deed of any map kind, and "again" for those by chance."""
    chance = _Chance()
    deeds = [deed for craft in CRAFTS.values() for deed in craft.deeds]
    return [
        *(_deed(situation, chance, each) for each in deeds),
        situation.command(
            "deed.again",
            tr("Again by chance"),
            chance.again,
            chance.hindered,
            menu="Map",
            group=3,
            icon="redo",
            help=tr("Takes back what chance did last and lets it choose anew, as one step."),
        ),
    ]


def _deed(situation: Situation, chance: "_Chance", deed: Deed) -> Command:
    def need(place: Workplace) -> str:
        if any(each.name == deed.name for each in place.craft.deeds):
            return ""
        return tr("Maps of this kind have no use for it.")

    return situation.command(
        f"deed.{deed.name}",
        tr(deed.title),
        lambda place: chance.do(place, deed),
        need,
        menu="Map",
        group=3,
        icon=deed.icon,
        help=tr(deed.help),
    )


@dataclass(frozen=True)
class _Done:
    """A deed by chance that was done, and which step of which history it was."""

    deed: Deed
    document: Document
    step: int


class _Chance:
    """Does deeds, each with a seed of its own, and remembers the last one."""

    def __init__(self) -> None:
        self._seed = 0
        self._last: _Done | None = None

    def do(self, place: Workplace, deed: Deed) -> None:
        """Do a deed as one step of the history."""
        self._seed += 1
        seed, document = self._seed, place.document
        document.apply_to_layout(deed.title, lambda layout: deed.edit(layout, seed))
        self._last = _Done(deed, document, document.history.index()) if deed.by_chance else None

    def hindered(self, place: Workplace) -> str:
        """Return why chance can't choose anew, or nothing if it can."""
        last, history = self._last, place.document.history
        if last and last.document is place.document and last.step == history.index() > 0:
            return ""
        return tr("The last step was not left to chance.")

    def again(self, place: Workplace) -> None:
        """Take the last deed back and do it with another seed."""
        if self._last is not None:
            place.document.history.undo()
            self.do(place, self._last.deed)
