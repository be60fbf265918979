"""The menu of a decision in the terminal: short lists of what can be pointed at, one step after another."""

from collections.abc import Iterator, Mapping

from hullwright.engines.seats.desk import (
    BUTTON,
    CARD,
    PIECE,
    PLAYER,
    SPACE,
    DeskChoice,
    DeskTarget,
    SeatDesk,
    titles_of,
)
from hullwright.schema.kinds import map_kind
from hullwright.schema.messages import Message, english, message, some_of

from ..languages.words import tr
from .play_choices import folded

MOST_LISTED = 60
BACK = ("back", "b")
PLACES = english("Choose a place: {words}")


class ChoiceMenu:
    """What can be pointed at now, as numbered lines and lists of places."""

    def __init__(self, desk: SeatDesk, offers: Mapping[str, str]) -> None:
        self._desk = desk
        self._offers = offers
        """How actions that begin with a place are offered, by their word."""
        self._path: tuple[DeskTarget, ...] = ()
        self._titles = titles_of(desk)
        self._about = {
            **{(PIECE, each.id): each.about for each in desk.pieces},
            **{(CARD, each.id): each.about for each in desk.hand},
        }
        self._spaces = {each.id: each.space for each in desk.pieces}

    @property
    def path(self) -> tuple[DeskTarget, ...]:
        """What was pointed at so far."""
        return self._path

    @property
    def _targets(self) -> tuple[DeskTarget, ...]:
        return self._desk.offered(self._path).targets

    def lines(self) -> Iterator[str]:
        """Yield what is to be decided, the places to choose from, and everything else with a number."""
        question = self._desk.question
        if self._desk.points is not None:
            question = message(
                "{question} Left: {points}.", question=question, points=self._desk.points
            )
        yield tr(question)
        for template, places in self._places().items():
            yield f"· {tr(template, words=some_of(places, MOST_LISTED))}"
        for number, target in self._numbered().items():
            yield f"{number:>3}) {self._line(target)}"
        if self._path:
            yield f"     {tr('back: choose something else')}"

    def _places(self) -> dict[str, list[str]]:
        """Return the places that can be chosen, by how they are offered."""
        found: dict[str, list[str]] = {}
        for target in self._targets:
            if target.sort == SPACE:
                kinds = {each.kind for each in self._desk.offered((*self._path, target)).choices}
                template = self._offers.get(kinds.pop(), "") if len(kinds) == 1 else ""
                named = PLACES if self._path or not template else template
                found.setdefault(named, []).append(target.name)
        return found

    def _numbered(self) -> dict[int, DeskTarget]:
        """Return everything that is no place by numbers that no place has."""
        places = {target.name for target in self._targets if target.sort == SPACE}
        others = [target for target in self._targets if target.sort != SPACE]
        numbers = (each for each in range(1, 10_000) if str(each) not in places)
        return dict(zip(numbers, others, strict=False))

    def _title(self, target: DeskTarget) -> str:
        known = target.title or self._titles.get((target.sort, target.name))
        return tr(known) if known else target.name

    def _line(self, target: DeskTarget) -> str:
        title = self._title(target)
        if target.sort in {BUTTON, PLAYER}:
            return title
        about = self._about.get((target.sort, target.name))
        where = self._spaces.get(target.name, "")
        told = [title, where, tr(about) if about else "", self._ways(target)]
        return " · ".join(each for each in told if each)

    def _ways(self, target: DeskTarget) -> str:
        choices = self._desk.offered((*self._path, target)).choices
        return "" if len(choices) == 1 else tr("ways: {count}", count=len(choices))

    def point(self, text: str) -> bool:
        """Point at what was typed, and tell whether that was possible."""
        if text.casefold() in BACK and self._path:
            self._path = self._path[:-1]
            return True
        target = self._meant(text)
        if target is None:
            return False
        self._path = (*self._path, target)
        return True

    def _meant(self, text: str) -> DeskTarget | None:
        places = {folded(each.name): each for each in self._targets if each.sort == SPACE}
        if folded(text) in places:
            return places[folded(text)]
        if text.isdecimal() and int(text) in self._numbered():
            return self._numbered()[int(text)]
        named = {folded(word): each for each in self._targets for word in self._words(each)}
        return named.get(folded(text))

    def _words(self, target: DeskTarget) -> Iterator[str]:
        """Yield what may be typed for a target: its name, the end of it, and its title."""
        yield target.name
        yield target.name.rpartition(" ")[2].rpartition(":")[2]
        yield self._title(target)

    @property
    def choice(self) -> DeskChoice | None:
        """The choice that was come to, if there is nothing more to point at."""
        return self._desk.offered(self._path).choice

    def somewhere(self, text: str) -> DeskTarget | None:
        """Return what on the desk a text names, whether anything can be done with it or not."""
        wanted = folded(text)
        drawn = map_kind(self._desk.document.kind).drawing(self._desk.document.layout)
        for name in {glyph.cell for glyph in drawn if glyph.cell}:
            if folded(name) == wanted:
                return DeskTarget(SPACE, name)
        for (sort, name), title in self._titles.items():
            target = DeskTarget(sort, name, title)
            if wanted in {folded(each) for each in self._words(target)}:
                return target
        return None


def explained(word: str, entries: Iterator[tuple[Message | None, Message]]) -> Iterator[str]:
    """Yield what a game has to say of a word: of titles that hold it, and of texts that begin with it."""
    wanted = folded(word)
    for title, about in entries:
        text = tr(about)
        head = tr(title) if title is not None else text.partition(":")[0]
        if wanted and wanted in folded(head):
            yield text if title is None else f"{head}: {text}"
