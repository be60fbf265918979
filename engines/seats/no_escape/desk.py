"""No Escape on desks: the maze as it lies with the meeples on their spaces, tiles in hand, and what they do."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar, cast

from hullwright.schema.effects import DO, effects_text
from hullwright.schema.kinds.tile_maze.action_effects import ABORT, EFFECTS
from hullwright.schema.kinds.tile_maze.sides import SIDES
from hullwright.schema.messages import Message, joined, message, verbatim

from ...contract import Action
from ...events import Event
from ...no_escape.deeds import DEEDS
from ...no_escape.grid import label
from ...no_escape.view import NoEscapeView
from ..desk import (
    ALARM,
    ATTACK,
    BREACH,
    BUTTON,
    CARD,
    ESCAPE,
    PLAYER,
    SPACE,
    DeskCard,
    DeskTarget,
)
from ..event_text import player_name
from . import choice_words as words
from .board import NoEscapeBoard
from .event_words import tile_name

MOVED = "moved"
DISCARDED = "discarded:"
"""Before the name of a tile in the discard pile."""


class NoEscapeDesk(NoEscapeBoard):
    """Lays out a game for one pair of eyes."""

    harmless: ClassVar[frozenset[str]] = frozenset({"faced"})
    marked: ClassVar[Mapping[str, str]] = {
        "aborted": ALARM,
        "exploded": ALARM,
        "removed": BREACH,
        "shoved": ATTACK,
        "escaped": ESCAPE,
    }

    # -- the player -----------------------------------------------------------------------------

    def own_facts(self, view: NoEscapeView) -> Iterator[Message]:
        """Yield where the own meeple is, and the energy that is left."""
        about = joined(self._whereabouts(view, view.player))
        yield message("{you}: {about}", you=player_name(view.player, self.seat), about=about)
        yield message("Energy tokens: {energy}", energy=view.energy[view.player])
        if view.flying and view.turn == view.player:
            yield message("You have a jetpack on.")

    def hand(self, view: NoEscapeView) -> Iterator[DeskCard]:
        """Yield the tiles with what they do, and what can be taken from the discard pile."""
        for kind, count in sorted(Counter(view.hand).items()):
            yield self._card(kind, self._game.box.names[kind], count)
        if view.phase == "salvage":
            for _, kind in sorted({*view.legal()}):
                yield self._card(kind, DISCARDED + self._game.box.names[kind], 1)

    def _card(self, kind: int, name: str, count: int) -> DeskCard:
        title = tile_name(self._game, kind)
        if name.startswith(DISCARDED):
            title = message("{tile} (discard pile)", tile=title)
        return DeskCard(id=name, title=title, about=self._about(kind), count=count)

    def _about(self, kind: int) -> Message:
        box = self._game.box
        maze = self.prepared.document.layout
        if kind >= box.maze_kinds:
            tile = maze.actions[box.names[kind]]
            if tile.text:
                return verbatim(tile.text)
            if box.aborts[kind] is not None:
                return effects_text(({DO: ABORT, "of": box.aborts[kind]},), EFFECTS)
            return effects_text(box.effects[kind], EFFECTS)
        tile = maze.tile_set[box.names[kind]]
        sides = joined(message(words.SIDES[each]) for each in SIDES if each in tile.sides)
        return message("Maze tile: spaces {spaces}, exits {sides}", spaces=tile.spaces, sides=sides)

    def points(self, view: NoEscapeView) -> int | None:
        """Return the steps that are left of the roll, where the player may stop early."""
        if view.phase != "pace":
            return None
        # The step that is asked about lies right below the question.
        return int(view.steps_left)

    def question(self, view: NoEscapeView) -> Message:
        """Return what the player has to decide."""
        if view.phase in DEEDS:
            return message(words.CHOOSE_PLAYER)
        asked = words.QUESTIONS.get(view.phase)
        return message(asked) if asked else super().question(view)

    def path(self, view: NoEscapeView, action: Action) -> tuple[DeskTarget, ...]:
        """Return a tile, a cell and a rotation, a player, or a button."""
        kind, *rest = action
        if kind in DEEDS:
            return (DeskTarget(PLAYER, str(rest[0])),)
        found = PATHS.get(kind)
        if found is None:
            return (DeskTarget(BUTTON, " ".join(map(str, action)), self.sentence(view, action)),)
        return tuple(self._target(sort, rest[place]) for sort, place in found)

    def _target(self, sort: str, value: int) -> DeskTarget:
        if sort == SPACE:
            return DeskTarget(SPACE, label(value))
        if sort == TURN:
            return DeskTarget(
                BUTTON, f"turn {90 * value}", message("Turned by {turn}", turn=_turn(value))
            )
        if sort == SIDE:
            side = SIDES[value]
            return DeskTarget(BUTTON, f"side {side}", message(words.SIDES[side]))
        if sort == NUMBER:
            return DeskTarget(BUTTON, f"space {value}", message("Space {number}", number=value + 1))
        name = self._game.box.names[value]
        return DeskTarget(CARD, DISCARDED + name if sort == DISCARDED else name)

    def sentence(self, view: NoEscapeView, action: Action) -> Message:
        """Return what an action does."""
        kind, *rest = action
        if kind == "pass":
            return message(words.PASSES.get(view.phase, words.PASS))
        if kind == "face":
            return message(words.SENTENCES[kind], side=message(words.SIDES[rest[0]]))
        if kind in DEEDS:
            return message(words.SENTENCES[kind], target=player_name(rest[0], self.seat))
        gaps = dict(zip(GAPS.get(kind, ()), rest, strict=False))
        said = {name: self._said(name, value) for name, value in gaps.items()}
        return message(words.SENTENCES[kind], **said)

    def _said(self, name: str, value: int) -> Message | str:
        if name == "tile":
            return tile_name(self._game, value)
        if name == "cell":
            return label(value)
        if name == "side":
            return message(words.SIDES[SIDES[value]])
        return _turn(value) if name in {"turn", "other"} else str(value)

    def glossary(self) -> Iterator[tuple[Message | None, Message]]:
        """Yield what words of the game mean, and what every tile does."""
        yield from ((None, message(text)) for text in words.GLOSSARY.values())
        for kind in range(len(self._game.box.names)):
            yield tile_name(self._game, kind), self._about(kind)

    # -- what happened --------------------------------------------------------------------------

    def told(self, event: Event) -> Message | None:
        """Return an event in a sentence."""
        return self._telling.told(event)

    def condensed(self, events: Iterable[Event]) -> Iterable[Event]:
        """Return events, of steps of one meeple in a row only the last."""
        return without_steps_between(events)

    def places(self, field: str, value: object) -> Iterable[str]:
        """Return the cell that a value names."""
        is_cell = field in {"cell", "from", "to", "other"} and isinstance(value, int)
        return (label(cast("int", value)),) if is_cell else ()


TURN, SIDE, NUMBER = "turn", "side", "number"
"""What else a person chooses, each by a button."""

PATHS: Mapping[str, tuple[tuple[str, int], ...]] = {
    "play": ((CARD, 0),),
    "abort": ((CARD, 0),),
    "drop": ((CARD, 0),),
    "salvage": ((DISCARDED, 0),),
    "lay": ((CARD, 0), (SPACE, 1), (TURN, 2)),
    "replace": ((SPACE, 0), (CARD, 1), (TURN, 2)),
    "swap": ((SPACE, 0),),
    "with": ((SPACE, 0), (TURN, 1), (TURN, 2)),
    "lift": ((SPACE, 0),),
    "put": ((SPACE, 0), (TURN, 1)),
    "twist": ((SPACE, 0), (TURN, 1)),
    "remove": ((SPACE, 0),),
    "path": ((SPACE, 0), (SIDE, 1)),
    "jump": ((SPACE, 0), (NUMBER, 1)),
}
"""What is pointed at, one thing after another, and where it stands in the action; all else is a button."""

GAPS: Mapping[str, tuple[str, ...]] = {
    "play": ("tile",),
    "abort": ("tile",),
    "drop": ("tile",),
    "salvage": ("tile",),
    "lay": ("tile", "cell", "turn"),
    "replace": ("cell", "tile", "turn"),
    "swap": ("cell",),
    "with": ("cell", "turn", "other"),
    "lift": ("cell",),
    "put": ("cell", "turn"),
    "twist": ("cell", "turn"),
    "remove": ("cell",),
    "path": ("cell", "side"),
    "jump": ("cell", "space"),
}
"""What the values of each action fill in its sentence."""


def without_steps_between(events: Iterable[Event]) -> Iterator[Event]:
    """Yield events, of steps of one meeple in a row only the last."""
    last: Event | None = None
    for event in events:
        if last is not None and not (last[:2] == event[:2] and last[4] == event[4]):
            yield last
        last = event if event[0] == MOVED else None
        if last is None:
            yield event
    if last is not None:
        yield last


def _turn(quarter: int) -> str:
    return f"{90 * quarter}°"


DESK = NoEscapeDesk
