"""Escape from the Aliens in Outer Space on desks: hidden pieces, announced noises, items and abilities."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar, cast

from hullwright.schema.effects import effects_text
from hullwright.schema.kinds.hex_zone.layout import SIDES
from hullwright.schema.messages import Message, joined, message, verbatim
from hullwright.schema.names import plainly

from ...contract import Action
from ...eftaios.belief import Belief
from ...eftaios.fates import ABOARD, NOBODY
from ...eftaios.item_effects import MOMENTS, SECTOR, VOCABULARY
from ...eftaios.own_pieces import own_text
from ...eftaios.value_words import ABILITIES, CARDS
from ...eftaios.view import EftaiosView
from ...eftaios.zone import ALIEN_SIDE, HUMAN_SIDE, spaces
from ...events import Event
from ...preparation import Prepared
from ..desk import (
    ATTACK,
    BUTTON,
    CARD,
    DEATH,
    ESCAPE,
    PLAYER,
    SPACE,
    DeskCard,
    DeskPiece,
    DeskTarget,
    Eyes,
)
from ..event_text import player_name
from . import choice_words as words
from .board import EftaiosBoard
from .event_words import SIDE_NAMES, named, place

POWER = "power:"


class EftaiosDesk(EftaiosBoard):
    """Lays out a game for one pair of eyes."""

    harmless: ClassVar[frozenset[str]] = frozenset({"moved"})
    marked: ClassVar[Mapping[str, str]] = {
        "attack": ATTACK,
        "killed": DEATH,
        "eliminated": DEATH,
        "escaped": ESCAPE,
        "pod": ESCAPE,
    }

    def __init__(self, prepared: Prepared, eyes: Eyes, language: str = "en") -> None:
        super().__init__(prepared, eyes, language)
        self._belief: Belief | None = None
        self._believed = 0

    # -- the player -----------------------------------------------------------------------------

    def own_pieces(self, view: EftaiosView) -> Iterator[DeskPiece]:
        """Yield the player itself, where it is."""
        if view.position != NOBODY:
            yield DeskPiece(
                id=f"player {view.player + 1}",
                sort=SIDES[view.side],
                title=player_name(view.player, self.seat),
                space=self._zone.ids[view.position],
                owner=view.player,
                is_own=view.player == self.seat,
                letter=str(view.player + 1),
                about=joined(self._identity(view)),
            )

    def _identity(self, view: EftaiosView) -> list[Message]:
        found = [message(SIDE_NAMES[SIDES[view.side]])]
        return [*found, named(view.character, self._own)] if view.character else found

    def own_facts(self, view: EftaiosView) -> Iterator[Message]:
        """Yield who the player is and where, and how far it moves."""
        where = place(self._zone, view.position) if view.position != NOBODY else "–"
        about = joined([*self._identity(view), where])
        yield message("{you}: {about}", you=player_name(view.player, self.seat), about=about)
        speed = view.speed if view.side == ALIEN_SIDE else self._game.human_speed
        yield message("Sectors in a move: {count}", count=speed)

    def hand(self, view: EftaiosView) -> Iterator[DeskCard]:
        """Yield the items with what they do, and the abilities that are left."""
        for item, count in Counter(view.hand).items():
            yield DeskCard(
                id=item, title=self._item_title(item), about=self._item_about(item), count=count
            )
        for power in view.powers:
            about = words.POWERS.get(power)
            yield DeskCard(
                id=POWER + power,
                title=ABILITIES.get(power) or verbatim(plainly(power)),
                about=message(about) if about else None,
                sort="power",
            )

    def _item_title(self, item: str) -> Message:
        return verbatim(self._own[item]) if item in self._own else CARDS.get(item, named(item))

    def _item_about(self, item: str) -> Message | None:
        piece, own = self._game.items.get(item), self._game.ruleset.own_items.get(item, {})
        if text := own_text(own.get("text"), self.language):
            return verbatim(text)
        if piece is None:
            return None
        moments = joined((MOMENTS[each] for each in piece.when), " / ")
        does = effects_text(piece.effects, VOCABULARY)
        return message("{does} ({when})", does=does, when=moments)

    def question(self, view: EftaiosView) -> Message:
        """Return what the player has to decide."""
        asked = words.QUESTIONS.get(view.phase)
        return message(asked) if asked else super().question(view)

    def path(self, view: EftaiosView, action: Action) -> tuple[DeskTarget, ...]:
        """Return a sector, a card with its target, or a button."""
        kind, *rest = action
        if kind in {"move", "noise"}:
            return (DeskTarget(SPACE, self._zone.ids[rest[0]]),)
        if kind in {"item", "discard"}:
            return (DeskTarget(CARD, str(rest[0])), *self._aim(rest))
        if kind == "ability" or rest == ["ability"]:
            return self._power_path(view, action)
        if kind in view.hand:
            return (DeskTarget(CARD, kind),)
        return (DeskTarget(BUTTON, " ".join(map(str, action)), self.sentence(view, action)),)

    def _aim(self, rest: list[object]) -> Iterator[DeskTarget]:
        if len(rest) > 1:
            piece, at = self._game.items.get(str(rest[0])), cast("int", rest[1])
            at_sector = piece is not None and piece.aim == SECTOR
            yield (
                DeskTarget(SPACE, self._zone.ids[at]) if at_sector else DeskTarget(PLAYER, str(at))
            )

    def _power_path(self, view: EftaiosView, action: Action) -> tuple[DeskTarget, ...]:
        kind, *rest = action
        power = str(rest[0]) if kind == "ability" else f"{kind}_once"
        if power not in view.powers:
            return (DeskTarget(BUTTON, " ".join(map(str, action)), self.sentence(view, action)),)
        aim = [DeskTarget(PLAYER, str(each)) for each in rest[1:]]
        return (DeskTarget(CARD, POWER + power), *aim)

    def sentence(self, _view: EftaiosView, action: Action) -> Message:
        """Return what an action does."""
        kind, *rest = action
        if kind in {"move", "noise"}:
            return message(words.SENTENCES[kind], place=place(self._zone, rest[0]))
        if kind == "discard":
            return message(words.DISCARD, item=self._item_title(rest[0]))
        if kind == "pod_card":
            return message(words.POD_CARD, card=CARDS.get(rest[0], named(str(rest[0]))))
        if kind in {"item", "ability"}:
            return self._use(kind, rest)
        return (
            message(words.SENTENCES[kind]) if kind in words.SENTENCES else verbatim(plainly(kind))
        )

    def _use(self, kind: str, rest: list[object]) -> Message:
        what = str(rest[0])
        item = self._item_title(what) if kind == "item" else ABILITIES.get(what, named(what))
        for aim in self._aim(rest) if kind == "item" else [DeskTarget(PLAYER, str(rest[-1]))]:
            if aim.sort == SPACE:
                at = place(self._zone, self._zone.index[aim.name])
                return message(words.USE_ON, item=item, target=at)
            if aim.name.isdecimal():
                return message(
                    words.USE_ON, item=item, target=player_name(int(aim.name), self.seat)
                )
        return message(words.USE, item=item)

    def meant(self, _view: EftaiosView, path: tuple[DeskTarget, ...]) -> Iterator[Action]:
        """Yield a move to a sector that was pointed at."""
        if path[-1].sort == SPACE and path[-1].name in self._zone.index:
            yield ("move", self._zone.index[path[-1].name])

    def could_be(self, view: EftaiosView) -> Mapping[int, frozenset[str]]:
        """Return where the others could be, by everything the player has been told."""
        notes = self._notes(view)
        return {
            player: frozenset(
                self._zone.ids[at]
                for at in spaces(notes.where(player, HUMAN_SIDE) | notes.where(player, ALIEN_SIDE))
            )
            for player in range(view.players)
            if player != view.player and view.fates[player] == ABOARD
        }

    def _notes(self, view: EftaiosView) -> Belief:
        if self._belief is None or view.bookmark.number < self._believed:
            self._belief = Belief(view)
        else:
            self._belief.update(view)
        self._believed = view.bookmark.number
        return self._belief

    def glossary(self) -> Iterator[tuple[Message | None, Message]]:
        """Yield what sectors and words of the game mean, with every item and ability."""
        yield from ((None, message(text)) for text in words.GLOSSARY.values())
        for item in self._game.items:
            about = self._item_about(item)
            if about is not None:
                yield self._item_title(item), about
        for power, text in words.POWERS.items():
            yield ABILITIES.get(power), message(text)

    # -- what happened --------------------------------------------------------------------------

    def told(self, event: Event) -> Message | None:
        """Return an event in a sentence."""
        return self._telling.told(event)

    def places(self, field: str, value: object) -> Iterable[str]:
        """Return the sectors that a value names."""
        if field in {"from", "to", "sector", "pod"} and isinstance(value, int):
            return (self._zone.ids[value],)
        if field == "sectors" and isinstance(value, tuple | list):
            return [self._zone.ids[each] for each in value]
        return ()


DESK = EftaiosDesk
