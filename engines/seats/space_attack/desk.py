"""Survive: Space Attack! on desks: the station as it is, crew, ships and creatures on it, and kept tiles."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar, cast

from hullwright.schema.effects import effects_text
from hullwright.schema.kinds.station.tile_backs import tile_backs, vocabulary_of_backs
from hullwright.schema.messages import Message, message, verbatim

from ...contract import Action
from ...events import Event
from ...space_attack.action_words import CELL, CREW, SHAPES
from ...space_attack.state_text import crew_name
from ...space_attack.view import SpaceAttackView
from ..desk import (
    ALARM,
    ATTACK,
    BREACH,
    BUTTON,
    CARD,
    DEATH,
    ESCAPE,
    PIECE,
    SPACE,
    DeskCard,
    DeskPiece,
    DeskTarget,
)
from ..event_text import player_name
from . import choice_words as words
from .board import SpaceAttackBoard
from .event_words import named

VALUE, PRISONER = "value:", "prisoner:"
"""Before the value of a crew that is to be placed, and before the kind of a captured creature."""

FIRST: Mapping[str, str] = {
    **dict.fromkeys(("pod", "fighter", "ship", "scuttle"), "ship"),
    **dict.fromkeys(("creature", "drive", "teleport", "take", "evolve"), "creature"),
}
"""Actions whose first cell stands for what is in it."""


class SpaceAttackDesk(SpaceAttackBoard):
    """Lays out a game for one pair of eyes."""

    harmless: ClassVar[frozenset[str]] = frozenset(
        {"walk", "board", "transfer", "step_out", "drift", "bail_out", "climb", "pod", "fighter"}
    )
    marked: ClassVar[Mapping[str, str]] = {
        "lost": DEATH,
        "wrecked": ATTACK,
        "captured": ATTACK,
        "black_hole": ALARM,
        "removed": BREACH,
        "jump": ESCAPE,
    }

    # -- the player -----------------------------------------------------------------------------

    def own_pieces(self, view: SpaceAttackView) -> Iterator[DeskPiece]:
        """Yield the player's own crew with their values, while it may look (SA-13)."""
        for crew, value in enumerate(view.values):
            if value and view.where[crew] >= 0:
                yield self._crew(view, crew, value)

    def own_facts(self, view: SpaceAttackView) -> Iterator[Message]:
        """Yield who the player is, and that values can't be looked at later."""
        yield player_name(view.player, self.seat)
        if view.sees_values and view.ruleset.crew_values == "set_up":
            yield message(
                "Nobody may look at crew values once the game has begun: write down what you want to "
                "remember."
            )

    def hand(self, view: SpaceAttackView) -> Iterator[DeskCard]:
        """Yield kept tiles with what they do, captured creatures, and crew that are to be placed."""
        backs, vocabulary = tile_backs(self._station), vocabulary_of_backs(self._station)
        for back, count in sorted(Counter(view.hand).items()):
            told = backs.get(back)
            about = None
            if told is not None:
                about = verbatim(told.text) if told.text else effects_text(told.effects, vocabulary)
            yield DeskCard(id=back, title=named(self._game, back), about=about, count=count)
        for name, count in zip(view.bestiary.names, view.captured[view.player], strict=True):
            if count:
                title = message("captured: {kind}", kind=named(self._game, name))
                yield DeskCard(
                    id=PRISONER + name, title=title, about=self._creatures.get(name), count=count
                )
        for value, count in sorted(
            Counter(each for all_ in view.unplaced for each in all_).items()
        ):
            title = message("Crew of value {value}", value=value)
            yield DeskCard(id=f"{VALUE}{value}", title=title, count=count)

    def points(self, view: SpaceAttackView) -> int | None:
        """Return the points of movement that are left."""
        return view.points if view.phase == "move" else None

    def question(self, view: SpaceAttackView) -> Message:
        """Return what the player has to decide."""
        asked = words.QUESTIONS.get(view.phase)
        return message(asked) if asked else super().question(view)

    def path(self, view: SpaceAttackView, action: Action) -> tuple[DeskTarget, ...]:
        """Return a piece or a card and then a cell, a cell alone, or a button."""
        kind, *rest = action
        shape = SHAPES.get(kind, ())
        found = tuple(
            self._target(view, action, place, sort, value)
            for place, (sort, value) in enumerate(zip(shape, rest, strict=False))
            if not (kind in BY_KIND_AND_CELL and place == 0)
        )
        button = DeskTarget(BUTTON, " ".join(map(str, action)), self.sentence(view, action))
        return found or (button,)

    def _target(
        self, view: SpaceAttackView, action: Action, place: int, sort: str, value: int | str
    ) -> DeskTarget:
        kind = action[0]
        if sort == CREW:
            return DeskTarget(PIECE, f"crew {crew_name(self._game, int(value))}")
        if sort == CELL:
            cell = self._ids[int(value)]
            is_first = place == (1 if kind in BY_KIND_AND_CELL else 0)
            piece = FIRST.get(kind, "") if is_first else ""
            if piece == "ship":
                return DeskTarget(PIECE, f"ship {cell}")
            if piece == "creature":
                name = (
                    str(action[1]) if kind in BY_KIND_AND_CELL else self._rolled(view, int(value))
                )
                return DeskTarget(PIECE, f"creature {cell}:{name}")
            return DeskTarget(SPACE, cell)
        return self._named_target(kind, value)

    def _named_target(self, kind: str, value: int | str) -> DeskTarget:
        if kind == "place":
            return DeskTarget(CARD, f"{VALUE}{value}")
        if kind == "release":
            return DeskTarget(CARD, f"{PRISONER}{value}")
        if kind in {"play", "defend", "steal"}:
            return DeskTarget(CARD, str(value))
        return DeskTarget(BUTTON, f"kind {value}", named(self._game, str(value)))

    def _rolled(self, view: SpaceAttackView, cell: int) -> str:
        """Return the kind of the creature in a cell that the die lets the player move."""
        kind = cast("int", view.subject[0]) if view.subject else 0
        there = [each for each, cells in enumerate(view.creatures) if cell in cells]
        return view.bestiary.names[kind if kind in there else there[0]]

    def sentence(self, _view: SpaceAttackView, action: Action) -> Message:
        """Return what an action does."""
        kind, *rest = action
        gaps: dict[str, object] = {}
        for sort, value in zip(SHAPES.get(kind, ()), rest, strict=False):
            self._fill(gaps, kind, sort, value)
        template = words.SENTENCES.get(kind)
        return message(template, **gaps) if template else verbatim(str(kind))

    def _fill(self, gaps: dict[str, object], kind: str, sort: str, value: int | str) -> None:
        if sort == CREW:
            gaps["other" if "crew" in gaps else "crew"] = crew_name(self._game, int(value))
        elif sort == CELL:
            if "cell" in gaps:
                gaps.setdefault("start", gaps["cell"])
            if kind not in {"evolve", "hatch"} or "cell" not in gaps:
                gaps["cell"] = self._ids[int(value)]
        elif kind == "place":
            gaps["value"] = value
        else:
            known = named(self._game, str(value))
            gaps[
                "back"
                if kind in {"play", "defend", "steal"}
                else "into"
                if "kind" in gaps
                else "kind"
            ] = known

    def meant(self, _view: SpaceAttackView, path: tuple[DeskTarget, ...]) -> Iterator[Action]:
        """Yield the removal of a tile that was pointed at."""
        cell = self._game.chart.index.get(path[-1].name) if path[-1].sort == SPACE else None
        if cell is not None:
            yield ("remove", cell)

    def glossary(self) -> Iterator[tuple[Message | None, Message]]:
        """Yield what words of the game mean, with every creature and every back."""
        yield from ((None, message(text)) for text in words.GLOSSARY.values())
        for name, text in self._creatures.items():
            yield named(self._game, name), text
        vocabulary = vocabulary_of_backs(self._station)
        for name, back in tile_backs(self._station).items():
            yield named(self._game, name), effects_text(back.effects, vocabulary)

    # -- what happened --------------------------------------------------------------------------

    def told(self, event: Event) -> Message | None:
        """Return an event in a sentence."""
        return self._telling.told(event)

    def places(self, field: str, value: object) -> Iterable[str]:
        """Return the cell that a value names."""
        is_cell = field in {"cell", "from", "to", "other_cell"} and isinstance(value, int)
        return (self._ids[cast("int", value)],) if is_cell else ()


BY_KIND_AND_CELL = frozenset({"teleport", "drive", "take", "evolve"})
"""Actions that name the kind of a creature before its cell: who points at the creature says both."""

DESK = SpaceAttackDesk
