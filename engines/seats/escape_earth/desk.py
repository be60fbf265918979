"""Escape Earth on desks: the galaxy as far as it lies open, ships, buildings and threats, and rows of cards."""

from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar

from hullwright.schema.effects import effects_text
from hullwright.schema.kinds.galaxy.event_effects import event_effects
from hullwright.schema.messages import Message, joined, message, verbatim

from ...contract import Action
from ...escape_earth.view import EscapeEarthView
from ...events import Event
from ..desk import (
    ALARM,
    ATTACK,
    BREACH,
    BUTTON,
    CARD,
    ESCAPE,
    SPACE,
    DeskCard,
    DeskTarget,
)
from ..event_text import player_name
from . import choice_words as words
from .board import EscapeEarthBoard
from .event_words import activity_named, named

BUILDING, EVENT = "building:", "event:"
"""Before the name of what can be built, and of an event that lies open."""


class EscapeEarthDesk(EscapeEarthBoard):
    """Lays out a game for one pair of eyes; players of a team know the same."""

    has_open_hands: ClassVar[bool] = True
    harmless: ClassVar[frozenset[str]] = frozenset({"improved", "travelled", "produced"})
    marked: ClassVar[Mapping[str, str]] = {
        "aliens": ALARM,
        "pushed": ATTACK,
        "destroyed": BREACH,
        "anomaly": ALARM,
        "unwinnable": ALARM,
        "won": ESCAPE,
    }

    # -- the player -----------------------------------------------------------------------------

    def own_facts(self, view: EscapeEarthView) -> Iterator[Message]:
        """Yield whose ship is in turn."""
        yield message(
            "{you}, ship {ship} in turn",
            you=player_name(view.player, self.seat),
            ship=view.hand + 1,
        )

    def hand(self, view: EscapeEarthView) -> Iterator[DeskCard]:
        """Yield the row of the ship in turn, what can be built, and the events that lie open."""
        box = view.box
        for slot, card in enumerate(view.rows[view.hand], 1):
            name = box.activity[card]
            yield DeskCard(
                id=name, title=activity_named(name), about=self._card_about(view, slot, card)
            )
        for number, name in enumerate(box.names):
            if view.stock[number]:
                yield DeskCard(
                    id=BUILDING + name,
                    title=named(self._galaxy, name, "buildings"),
                    about=self._building_about(name),
                    count=view.stock[number],
                    sort="building",
                )
        for number, name in enumerate(box.event_names):
            if view.active[number]:
                yield DeskCard(
                    id=EVENT + name,
                    title=named(self._galaxy, name, "events"),
                    about=self._event_about(name),
                    count=view.active[number],
                    sort="event",
                )

    @staticmethod
    def _card_about(view: EscapeEarthView, slot: int, card: int) -> Message:
        box = view.box
        slots = joined(map(str, sorted(box.active[card])))
        if slot in box.active[card]:
            return message(
                "Slot {slot}: active (in slots {slots}); travels exactly {travel} parsecs.",
                slot=slot,
                slots=slots,
                travel=box.travel[card],
            )
        return message(
            "Slot {slot}: not active here, but in slots {slots}.", slot=slot, slots=slots
        )

    def _event_about(self, name: str) -> Message:
        event = self._galaxy.events[name]
        price = joined(
            message("{count} × {what}", count=count, what=named(self._galaxy, kind))
            for kind, count in event.fight.items()
        )
        does = (
            verbatim(event.text)
            if event.text
            else effects_text(event.effects, event_effects(self._galaxy))
        )
        return message("{does} To fight it: {price}.", does=does, price=price)

    def points(self, view: EscapeEarthView) -> int | None:
        """Return the actions that are left in the turn."""
        return view.acts

    def question(self, view: EscapeEarthView) -> Message:
        """Return what the player has to decide."""
        asked = words.QUESTIONS.get(view.phase)
        return message(asked) if asked else super().question(view)

    def path(self, view: EscapeEarthView, action: Action) -> tuple[DeskTarget, ...]:
        """Return a card and a position, a position alone, or a button."""
        kind, *rest = action
        match kind:
            case "travel":
                found = (DeskTarget(CARD, str(rest[0])), DeskTarget(SPACE, str(rest[1])))
            case "improve":
                card = view.box.activity[view.rows[view.hand][rest[0] - 1]]
                found = (DeskTarget(CARD, card), self._button(view, action))
            case "build" | "fight":
                sort = BUILDING if kind == "build" else EVENT
                return (DeskTarget(CARD, sort + rest[0]),)
            case "upgrade" | "cube":
                return (DeskTarget(SPACE, str(rest[-1])),)
            case "repel":
                found = (DeskTarget(SPACE, str(rest[0])), self._button(view, action))
            case _:
                return (self._button(view, action),)
        return found

    def _button(self, view: EscapeEarthView, action: Action) -> DeskTarget:
        return DeskTarget(BUTTON, " ".join(map(str, action)), self.sentence(view, action))

    def sentence(self, view: EscapeEarthView, action: Action) -> Message:
        """Return what an action does."""
        kind, *rest = action
        gaps: dict[str, object] = dict(zip(GAPS.get(kind, ()), rest, strict=False))
        if kind == "improve":
            gaps["activity"] = view.box.activity[view.rows[view.hand][rest[0] - 1]]
        said = {name: self._said(name, value) for name, value in gaps.items()}
        return message(words.SENTENCES[kind], **said)

    def _said(self, name: str, value: object) -> object:
        if name == "activity":
            return activity_named(str(value))
        if name in TABLES:
            return named(self._galaxy, str(value), TABLES[name])
        return value

    def meant(self, view: EscapeEarthView, path: tuple[DeskTarget, ...]) -> Iterator[Action]:
        """Yield a journey with a card to a position, or a building that was pointed at."""
        first, last = path[0], path[-1]
        if last.sort == SPACE and last.name.isdecimal():
            row = view.rows[view.hand]
            cards = (
                [first.name] if first.sort == CARD else [view.box.activity[card] for card in row]
            )
            yield from (("travel", card, int(last.name)) for card in cards)
        elif first.name.startswith(BUILDING):
            yield ("build", first.name.removeprefix(BUILDING))

    def glossary(self) -> Iterator[tuple[Message | None, Message]]:
        """Yield what words of the game mean, with every building and event."""
        yield from ((None, message(text)) for text in words.GLOSSARY.values())
        for name in self._galaxy.buildings:
            yield named(self._galaxy, name, "buildings"), self._building_about(name)
        for name in self._galaxy.events:
            yield named(self._galaxy, name, "events"), self._event_about(name)

    # -- what happened --------------------------------------------------------------------------

    def told(self, event: Event) -> Message | None:
        """Return an event in a sentence."""
        return self._telling.told(event)

    def places(self, field: str, value: object) -> Iterable[str]:
        """Return the position that a value names."""
        return (str(value),) if field in {"position", "from"} else ()


GAPS: Mapping[str, tuple[str, ...]] = {
    "start": ("ship",),
    "improve": ("slot",),
    "travel": ("activity", "position"),
    "build": ("building",),
    "upgrade": ("position",),
    "produce": ("kind",),
    "fight": ("event",),
    "repel": ("position", "count"),
    "cube": ("kind", "position"),
}
"""What the values of each action fill in its sentence."""
TABLES: Mapping[str, str] = {"building": "buildings", "event": "events", "kind": ""}
"""Where the galaxy has titles of its own for what fills a sentence."""


DESK = EscapeEarthDesk
