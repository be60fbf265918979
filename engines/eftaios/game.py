"""A loaded game: the zone, the ruleset and the behaviours it names, ready to be played."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeAlias

from hullwright.schema.boards.board import Board
from hullwright.schema.messages import message
from hullwright.schema.records import Json

from ..base_game import BaseGame, behaviour, plain_action, triggers
from ..contract import Action, Illegal
from ..figures import Figures
from ..rules.book import RuleBook
from ..summary import Summary
from .attacks import KILLED
from .cards import plays
from .counts import counted, figures
from .item_effects import SECTOR
from .item_pieces import items_that
from .options import PlayerOptions
from .own_pieces import in_play, item_pieces
from .pods import REACHED
from .ruleset import EftaiosRuleset
from .special_play import SpecialPlay
from .state import EftaiosState
from .vocabulary import ICON, ITEM
from .zone import Zone

SPACE_ACTIONS = {("move", 1), ("noise", 1), ("item", 2)}
"""Where in an action the index of a sector stands: the word, and the place after it; of an item, if it
is aimed at one."""

MOST_OPTIONS = 10_000
"""Hands differ without end, so that in long runs old options are forgotten."""


Behaviour: TypeAlias = Callable[[EftaiosState, int], None]
"""What becomes of a player who is killed or has reached a pod."""


class EftaiosGame(BaseGame[EftaiosState]):
    """A zone and the rules in force. It never changes, but remembers moves it has worked out."""

    state = EftaiosState

    def __init__(self, board: Board, ruleset: EftaiosRuleset, book: RuleBook) -> None:
        self.ruleset = ruleset = in_play(ruleset)
        self.seats = range(2, ruleset.most_players + 1)
        self.items = item_pieces(ruleset)
        self.turns_unseen = any(
            piece.name not in ruleset.declared_items
            for piece in items_that(self.items.values(), "become_alien")
        )
        """Whether a Human may become an Alien without anybody's knowing (G.4)."""
        self.zone = Zone(board, ruleset)
        specials = self.zone.specials
        self.special_play = SpecialPlay(specials) if specials else None
        self.killed = (
            _behaviour(KILLED, ruleset.human_killed, book),
            _behaviour(KILLED, ruleset.alien_killed, book),
        )
        self.pod_reached = _behaviour(REACHED, ruleset.pod_reached, book)
        self.triggers = triggers(ruleset.triggers, book)
        self.decks = tuple(
            tuple(card for card, count in deck.items() for _ in range(count))
            for deck in (ruleset.sector_deck, ruleset.item_deck, ruleset.pod_deck)
        )
        self.pods_vary = bool(
            ruleset.pods_open_from > 1
            or ruleset.pods_open_humans
            or ruleset.pods_open_rounds != "all"
        )

        # Only rules with code can close sectors that are no pods.
        self.never_stuck = not self.triggers and self.zone.never_stuck()
        # Then a turn begins for whoever is aboard, whatever the round and the zone are like.
        self.flows = self.never_stuck and not self.pods_vary
        # Asked for at every turn, so kept close at hand.
        self.human_speed = ruleset.human_speed
        self.draw_in_silent = ruleset.draw_in_silent
        self.item_drawn_with = ruleset.item_drawn_with
        self.plays = plays(ruleset.sector_deck)
        self._options: dict[tuple[int | str | None, ...], PlayerOptions] = {}

    def options_of(self, side: int, hand: Sequence[str], powers: Sequence[str]) -> PlayerOptions:
        """Return what a player could do by what it holds and is, worked out once for all games."""
        key = side, *hand, None, *powers
        found = self._options.get(key)
        if found is None:
            if len(self._options) > MOST_OPTIONS:
                self._options.clear()
            found = self._options[key] = PlayerOptions(side, hand, powers, self)
        return found

    @property
    def figures(self) -> Figures:
        """What is printed of many games."""
        return figures(self.zone, self._items_at_hand())

    def _items_at_hand(self) -> Iterator[str]:
        """Yield the items that somebody may draw."""
        drawn = {card.removeprefix(ITEM).removesuffix(ICON) for deck in self.decks for card in deck}
        yield from (name for name in self.items if name in drawn)

    @staticmethod
    def counted(state: EftaiosState) -> Summary:
        """Return the summary of one game that is over."""
        return counted(state)

    def action_to_json(self, action: Action) -> Json:
        """Return an action as it stands in a recording: sectors by their labels."""
        return [
            self.zone.ids[value] if self._is_space(action, place) else value
            for place, value in enumerate(action)
        ]

    def named(self, action: Action) -> list[str]:
        """Return what stands behind the word of an action, sectors by their labels."""
        ids = self.zone.ids
        return [
            ids[each]
            if self._is_space(action, place) and isinstance(each, int) and 0 <= each < len(ids)
            else str(each)
            for place, each in enumerate(action[1:], 1)
        ]

    def action_from_json(self, value: Json) -> Action:
        """Return the action that a recording names; raise Illegal for what is none."""
        action = plain_action(value)
        return tuple(
            self._space(each) if self._is_space(action, place) else each
            for place, each in enumerate(action)
        )

    def _space(self, label: str | int) -> int:
        """Return the index of the sector that people call so; raise Illegal if there is none."""
        found = self.zone.index.get(str(label))
        if found is None:
            raise Illegal(message("There is no sector {label}.", label=str(label)[:60]))
        return found

    def _is_space(self, action: Action, place: int) -> bool:
        if (action[0], place) not in SPACE_ACTIONS:
            return False
        piece = self.items.get(str(action[1])) if action[0] == "item" else None
        return piece is None or piece.aim == SECTOR


def _behaviour(known: Mapping[str, Behaviour], name: str, book: RuleBook) -> Behaviour:
    """Return what a slot of the ruleset names; a plugin's function may also have changed anybody's side."""
    function = behaviour(known, name, book)

    def and_refit(state: EftaiosState, player: int) -> None:
        function(state, player)
        state.refit()

    return function if name in known else and_refit
