"""What the public filter keeps of everybody, and the steps by which it learns."""

from math import exp, log
from typing import Self

import numpy as np

from ..fates import NOBODY
from ..followers import PublicTable
from ..set_up import dealt_characters
from ..vocabulary import NOISE_ANY, NOISE_HERE
from ..zone import ALIEN_SIDE, HUMAN_SIDE, mask
from .pod_ways import Chances
from .walks import SLACK, Walks, loosely

UNKNOWN = -1
"""Stands for a side that nobody knows."""
TRUST = 1.0
"""How far the odds of a side follow what was heard: the walks of others are no more than a guess."""
MOST_ODDS = 5.0
"""How far, as a logarithm, announcements alone shift the odds of a side."""
UNLIKELY = 2.5
"""How far, as a logarithm, the odds must speak against a side."""
HUNGER = 12.0
"""How much likelier an Alien goes where one Human is expected than where none is."""
_LISTS = ("born", "now", "odds", "ratios", "off", "speeds", "fresh", "calm", "soldier")


class FilterTable:
    """A chance for each player, side and sector, and the odds of the sides, by public events alone.

    No chance ever becomes nothing, so that rules that do what nobody announces can't put a player where
    it is believed not to be.
    """

    def __init__(self, table: PublicTable) -> None:
        self.zone, self.rules, self.items, self.players = table
        self.roles = self.zone.roles
        self.shut = mask(self.zone.specials.sealed)
        self.walks = self.walked()
        self.humans = self.players // 2 if self.rules.humans == "half" else 0
        self._count_cards()
        self._know_nothing(self.players)
        self.human_sector = next(
            iter((*self.zone.starts[HUMAN_SIDE], *self.zone.starts[ALIEN_SIDE])), 0
        )
        self.where = np.empty((2, self.players, self.walks.size))
        """The chances: by side, player and sector; each row adds up to one."""
        for side in (HUMAN_SIDE, ALIEN_SIDE):
            self.where[side] = self.first(side)
        self.attack: tuple[int, int, frozenset[int]] | None = None
        """Who attacked, where, and who was seen to be there."""
        self.victim: tuple[int, int] | None = None
        """Who was killed, and by whom, while the side of the killed is not seen yet."""
        self.light: tuple[int, frozenset[int]] | None = None
        """What a Spotlight lights, as a mask, and who has answered."""
        self.pod = NOBODY
        self.heard = 0
        """How many events were heard of."""
        self.begin_turn(NOBODY)

    def _count_cards(self) -> None:
        deck = self.rules.sector_deck
        here = sum(n for card, n in deck.items() if card.startswith(NOISE_HERE))
        anywhere = sum(n for card, n in deck.items() if card.startswith(NOISE_ANY))
        self.honest = here / ((here + anywhere) or 1)
        """How often a noise is one in the sector of its maker, by the deck (EA-D1, EA-D2)."""
        self.loudness = here / (sum(deck.values()) or 1)
        """How often a drawn card tells where its drawer is."""
        self._dealt = dealt_characters(self.rules, self.players)

    def _know_nothing(self, players: int) -> None:
        """Begin with what is so at the start of every game."""
        self.born = [UNKNOWN if self.humans else ALIEN_SIDE] * players
        """The side that each player is known to have been dealt."""
        self.now = self.born.copy()
        """The side that each player is known to be on."""
        self.odds = [0.0] * players
        """By how much, as a logarithm, what was heard speaks for each player's being a Human."""
        self.ratios = [1.0] * players
        """The same as it is multiplied with."""
        self.off = [False] * players
        self.speeds = [self.rules.alien_speed] * players
        self.fresh = [True] * players
        """Whether a player has not made its first move yet (EA-C15)."""
        self.calm = [self.share_of(HUMAN_SIDE, "first_danger_free")] * players
        """How likely each, as a Human, would not draw its first card (EA-C1)."""
        self.soldier = [self.share_of(HUMAN_SIDE, "attack_once")] * players
        """How likely each, as a Human, can attack without showing a card (EA-C4)."""
        self.fast = self.share_of(ALIEN_SIDE, "first_move_three")

    def copy(self) -> Self:
        """Return one that goes its own way from here."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.where = self.where.copy()
        for name in _LISTS:
            setattr(other, name, getattr(self, name).copy())
        return other

    def share_of(self, side: int, ability: str) -> float:
        """Return how many of the characters of a side have an ability (EA-S2)."""
        if not self.rules.characters:
            return 0.0
        able = sum(ability in self.rules.abilities.get(each, ()) for each in self._dealt[side])
        return able / len(self._dealt[side])

    def walked(self) -> Walks:
        """Return the walks of the zone as it is now."""
        silent = self.rules.draw_in_silent
        return Walks.of(self.zone, self.shut, self.roles, draw_in_silent=silent)

    def first(self, side: int) -> Chances:
        """Return where a player of a side begins (EA-S3, EA-C3)."""
        among = self.share_of(HUMAN_SIDE, "starts_among_aliens") if side == HUMAN_SIDE else 0.0
        if not among:
            return self.starts(side)
        return (1.0 - among) * self.starts(side) + among * self.starts(ALIEN_SIDE)

    def starts(self, side: int) -> Chances:
        """Return where players of a side begin, or begin again."""
        rules, zone = self.rules, self.zone
        found = np.zeros(self.walks.size)
        choices = rules.alien_start if side == ALIEN_SIDE else (rules.human_start,)
        for choice in choices:
            if choice == "random":
                found += self.walks.named / self.walks.count_named
            elif choice != "start":
                found[zone.pods[int(choice.removeprefix("pod "))]] += 1.0
            else:
                found[list(zone.starts[side])] += 1.0 / (len(zone.starts[side]) or 1)
        found = loosely(found)
        found /= found.sum()
        return found

    def begin_turn(self, player: int) -> None:
        """Forget what belonged to the turn before."""
        self.turn = player
        self.moved = self.still = self.sedated = self.declared = False
        self.told_before = False
        """Whether something was told of the player in turn that may be from before its move or after it."""
        self.extra = 0

    def move(self, player: int) -> None:
        """Spread where a player may be, the first time in its turn that it is heard of."""
        if player != self.turn or self.moved:
            return
        self.moved = True
        if self.still:
            return
        for side in (HUMAN_SIDE, ALIEN_SIDE):
            if self.is_likely(player, side):
                before = self.where[side, player]
                after = self._after_move(side, player, before)
                self.where[side, player] = 0.5 * (after + before) if self.told_before else after
        self.fresh[player] = False

    def is_likely(self, player: int, side: int) -> bool:
        """Tell whether a player may well be on a side; if it hardly can, nobody follows where it would be."""
        now = self.now[player]
        if now != UNKNOWN:
            return now == side
        return self.odds[player] > -UNLIKELY if side == HUMAN_SIDE else self.odds[player] < UNLIKELY

    def _after_move(self, side: int, player: int, before: Chances) -> Chances:
        """Return where a player is likely to be after a move."""
        walks = self.walks
        if side == HUMAN_SIDE:
            found: Chances = before.dot(
                walks.moves(HUMAN_SIDE, self.rules.human_speed + self.extra)
            )
            return found
        speed, draw = self.speeds[player] + self.extra, self._drawn(player)
        if self.fresh[player] and self.fast and speed < 3:
            return (1.0 - self.fast) * self._hunted(draw, before, speed) + self.fast * self._hunted(
                draw, before, 3
            )
        return self._hunted(draw, before, speed)

    def _drawn(self, player: int) -> Chances:
        """Return how much each sector draws a player if it is an Alien: pods do, and Humans do more."""
        chances = [
            0.0 if off or now == ALIEN_SIDE else 1.0 if now == HUMAN_SIDE else 0.5
            for off, now in zip(self.off, self.now, strict=True)
        ]
        chances[player] = 0.0
        # In place, here and below: it is done at every turn, and new arrays take as long as the sums.
        draw: Chances = np.array(chances).dot(self.where[HUMAN_SIDE])
        draw *= HUNGER
        draw += 1.0
        draw *= self.walks.lure
        return draw

    def _hunted(self, draw: Chances, before: Chances, speed: int) -> Chances:
        """Return where an Alien is likely to be after a move."""
        reach = self.walks.reach(ALIEN_SIDE, speed)
        around = reach.dot(draw)
        around += SLACK
        found: Chances = np.divide(before, around, out=around).dot(reach)
        found *= draw
        found += SLACK / self.walks.size
        return found

    def told_in_turn(self, player: int) -> None:
        """Note that something is told of a player who may have moved already, or not."""
        self.told_before = self.told_before or (player == self.turn and not self.moved)

    def weigh(self, player: int, human: Chances, alien: Chances) -> None:
        """Take in how well something heard fits each sector, for either side."""
        side = self.now[player]
        if side == UNKNOWN:
            as_human = self._fit(HUMAN_SIDE, player, human)
            as_alien = self._fit(ALIEN_SIDE, player, alien)
            self.lean(player, TRUST * log(as_human / as_alien))
        else:
            self._fit(side, player, alien if side else human)

    def _fit(self, side: int, player: int, fits: Chances) -> float:
        row = self.where[side, player]
        row *= fits
        total = float(row.dot(self.walks.ones))
        if not total:
            # It fits nowhere where the player was believed to be, so it may be anywhere that fits.
            row += fits + SLACK
            row *= 1.0 / float(row.dot(self.walks.ones))
            return SLACK
        row *= 1.0 / total
        return total

    def lean(self, player: int, by: float) -> None:
        """Shift the odds that a player is a Human."""
        odds = self.odds[player] = min(max(self.odds[player] + by, -MOST_ODDS), MOST_ODDS)
        self.ratios[player] = exp(odds)

    def stand(self, player: int, sector: int) -> None:
        """Learn exactly where a player is."""
        if self.now[player] == UNKNOWN:
            human, alien = self.where[:, player, sector].tolist()
            self.lean(player, TRUST * log((human + SLACK) / (alien + SLACK)))
        self.where[:, player] = SLACK / self.walks.size
        self.where[:, player, sector] = 1.0

    def place(self, player: int, chances: Chances) -> None:
        """Put a player somewhere, whatever was believed."""
        self.where[:, player] = chances

    def is_now(self, player: int, side: int) -> None:
        """Learn which side a player is on; if it was not known, it was dealt that side."""
        if self.now[player] == UNKNOWN:
            self.born[player] = side
        self.now[player] = side

    def turns(self, player: int) -> None:
        """Learn that a Human is an Alien from now on."""
        self.born[player], self.now[player] = HUMAN_SIDE, ALIEN_SIDE
        self.speeds[player] = self.rules.alien_speed

    def chance_of(self, player: int, side: int, sector: int) -> float:
        """Return how likely a player is in a sector, if it is on a side."""
        return float(self.where[side, player, sector])
