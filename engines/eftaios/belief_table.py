"""What a player believes of everybody, and the steps by which it learns."""

from hullwright.schema.kinds.hex_zone.layout import SIDES

from .belief_cards import CardCount
from .belief_ground import BeliefGround
from .belief_identity import BIT, BOTH, Identities
from .belief_track import BeliefTrack
from .fates import NOBODY
from .item_effects import VOCABULARY
from .item_pieces import ItemPiece, items_that
from .ruleset import EftaiosRuleset
from .view import EftaiosView
from .vocabulary import ITEM, USES
from .zone import ALIEN_SIDE, HUMAN_SIDE, mask


def count_of(item: str, rules: EftaiosRuleset) -> int:
    """Return how many of an item there are in the game."""
    own = list(rules.start_items.values()).count(item)
    return own + rules.item_deck.get(item, 0) + rules.sector_deck.get(f"{ITEM}{item}", 0)


class BeliefTable:
    """The tracks and identities of all players, as one of them knows them."""

    def __init__(self, view: EftaiosView) -> None:
        rules, players = view.ruleset, view.players
        self.rules, self.zone, self.me = rules, view.zone, view.player
        self.pieces = view.items
        self._hidden = {
            effect: tuple(each for each in found if each.name not in rules.declared_items)
            for effect in VOCABULARY
            if (found := items_that(view.items.values(), effect))
        }
        """For each effect the items that have it, and are used without a word (G.4)."""
        self.ground = BeliefGround.of(view.zone)
        self.identities = Identities(view)
        self.cards = CardCount(rules)
        self.roles = view.zone.roles
        self.closed = 0
        """The mask of the sectors that were closed all the while since the last update."""
        self.shut = 0
        """The mask of the pods known to be closed for good."""
        self.announceable = self.ground.open_ground(self.roles)
        human_sector = self.zone.starts[HUMAN_SIDE][:1]
        self.human_sector = mask(human_sector) or self.starts(HUMAN_SIDE)
        """Where Teleport and Clone lead to (EA-I2, EA-I7)."""
        self.tracks = [self._first_tracks(player) for player in range(players)]
        self._know_nothing(rules, players)
        self.begin_turn(NOBODY)

    def _know_nothing(self, rules: EftaiosRuleset, players: int) -> None:
        """Begin with what is so at the start of every game."""
        self.off = [False] * players
        self.speeds = [rules.alien_speed] * players
        self.fresh = [True] * players
        """Whether a player may not have made its first move yet (EA-C15)."""
        self.items = [len(rules.start_items)] * players
        """How many items a player may hold at the most."""
        self.tried = [False] * players
        """Whether a player may have used up its first dangerous sector without a card (EA-C1)."""
        self.calm = [True] * players
        """Whether a player may not have used it up yet."""
        self.struck = [False] * players
        """Whether a player has attacked without showing a card (EA-C4)."""
        self.fallen = [0] * players
        """The sides on which a player may have been killed unheard since its last turn (A.3)."""
        self.hushed = bool(self._hidden["go_to_human_sector"] or self._hidden["become_alien"])
        """Whether positions or sides may change by items that nobody hears of (G.4)."""
        self.pod = NOBODY
        self.attack: tuple[int, int, set[int]] | None = None
        """The attacker, the sector, and the players who were seen to be there."""
        self.light: tuple[int, set[int]] | None = None
        """The mask that a Spotlight lights, and the players who answered."""
        self.victim: tuple[int, int] | None = None

    def _first_tracks(self, player: int) -> tuple[BeliefTrack, BeliefTrack]:
        human, alien = self.starts_of(player, HUMAN_SIDE), self.starts(ALIEN_SIDE)
        sides = self.identities.sides(player) if player != self.me else BOTH
        return BeliefTrack(human if sides & BIT[HUMAN_SIDE] else 0), BeliefTrack(
            alien if sides & BIT[ALIEN_SIDE] else 0
        )

    def starts(self, side: int) -> int:
        """Return the mask of where players of a side begin, or begin again (EA-S3)."""
        # Closed pods and a lack of ground make them begin in the side's own sector.
        found = mask(self.zone.starts[side])
        for choice in self.rules.alien_start if side == ALIEN_SIDE else (self.rules.human_start,):
            if choice == "random":
                found |= self.announceable
            elif choice != "start":
                found |= 1 << self.zone.pods[int(choice.removeprefix("pod "))]
        return found

    def starts_of(self, player: int, side: int) -> int:
        """Return the mask of where a player may begin on a side (EA-C3)."""
        if side == HUMAN_SIDE and self.identities.could(player, HUMAN_SIDE, "starts_among_aliens"):
            return self.starts(HUMAN_SIDE) | self.starts(ALIEN_SIDE)
        return self.starts(side)

    def begin_turn(self, player: int) -> None:
        """Forget what belonged to the turn before."""
        self.turn = player
        self.moved = self.still = self.declared = self.sedated = self.cat = False
        self.half_moved = False
        """Whether the player in turn may have moved, or not yet, and its tracks allow for both."""
        self.extra = 0

    # -- moves ------------------------------------------------------------------------------------

    def move(self, player: int, *, lurking: bool = False) -> None:
        """Spread the tracks of a player that is heard of for the first time this turn."""
        if player != self.turn or self.moved:
            return
        self.moved = True
        if self.still:
            return
        for side, track in enumerate(self.tracks[player]):
            if track.mask:
                self._go(player, side, track, lurking=lurking)
        self.fresh[player] = lurking and self.fresh[player]
        self.slip(player)

    def is_on_the_way(self, player: int) -> bool:
        """Tell whether a player in its turn may have moved already without anybody's hearing of it."""
        return player == self.turn and not (self.moved or self.still)

    def may_have_moved(self, player: int) -> None:
        """Allow for a player's being where it was, or having moved, before it uses something (EA-I)."""
        if self.is_on_the_way(player):
            for side, track in enumerate(self.tracks[player]):
                track.mask |= self.ahead(player, side)
            self.half_moved = True

    def _go(self, player: int, side: int, track: BeliefTrack, *, lurking: bool = False) -> None:
        could = self.identities.could
        if side == HUMAN_SIDE:
            speed, stays = self.rules.human_speed, could(player, HUMAN_SIDE, "stay_once")
        else:
            speed, stays = self.speeds[player], lurking
            if self.fresh[player] and could(player, ALIEN_SIDE, "first_move_three"):
                speed = max(speed, 3)
        stays = stays or self.half_moved
        speed += self.extra + self._unseen_steps(player, side)
        closed = self.closed | self.shut
        reach = self.ground.reach(side, speed, closed, self.roles)
        track.move(reach, may_stay=stays)

    def _unseen_steps(self, player: int, side: int) -> int:
        """Return how many sectors farther a player may have gone without saying so (G.4)."""
        if not self.unseen(player, side, "extra_steps"):
            return 0
        most = max(each.number("extra_steps", "steps") for each in self._hidden["extra_steps"])
        return max(most - self.extra, 0)

    def unseen(self, player: int, side: int, effect: str) -> bool:
        """Tell whether a player of a side may have had an effect by an item without anybody's knowing (G.4)."""
        hidden = self._hidden.get(effect)
        if not hidden or not self.items[player]:
            return False
        return any(self._may_have_used(player, side, each) for each in hidden)

    def is_hidden(self, effect: str) -> bool:
        """Tell whether an effect may come about by an item that is used without a word (G.4)."""
        return bool(self._hidden.get(effect))

    def _may_have_used(self, player: int, side: int, piece: ItemPiece) -> bool:
        if not count_of(piece.name, self.rules):
            return False
        if self.could_use(player, side, piece):
            return True
        # A Human may have used it before it became an Alien, which nobody knows of either.
        turned = "become_alien" not in piece.does and self.unseen(
            player, HUMAN_SIDE, "become_alien"
        )
        return turned and SIDES[HUMAN_SIDE] in piece.users

    def could_use(self, player: int, side: int, piece: ItemPiece) -> bool:
        """Tell whether a player may use an item, if it is on a side (EA-I, EA-C9 … EA-C11)."""
        return SIDES[side] in piece.users or self.identities.could(
            player, side, f"{USES}{piece.name}"
        )

    def slip(self, player: int) -> None:
        """Allow for what a player may do unseen during its turn: teleport and mutate (G.4)."""
        if self.hushed and player != NOBODY:
            for side, track in enumerate(self.tracks[player]):
                if track.mask and self.unseen(player, side, "go_to_human_sector"):
                    track.mask |= self.human_sector
            human, alien = self.tracks[player]
            if human.mask and self.unseen(player, HUMAN_SIDE, "become_alien"):
                alien.mask |= human.mask
                self.identities.may_turn(player)

    def where(self, player: int, side: int) -> int:
        """Return where a player can be on a side: if it may have moved unannounced, there as well."""
        found = self.tracks[player][side].mask | self.ahead(player, side)
        if not self.hushed or player != self.turn:
            return found
        if found and self.unseen(player, side, "go_to_human_sector"):
            found |= self.human_sector
        if side == ALIEN_SIDE and self.unseen(player, HUMAN_SIDE, "become_alien"):
            found |= self.where(player, HUMAN_SIDE)
        return found

    def ahead(self, player: int, side: int) -> int:
        """Return where a player in its turn can have moved to unannounced, or nothing."""
        track = self.tracks[player][side]
        if player != self.turn or self.moved or self.still or not track.mask:
            return 0
        found = BeliefTrack(track.mask)
        self._go(player, side, found)
        return found.mask

    # -- learning ---------------------------------------------------------------------------------

    def narrow(self, player: int, allowed: int) -> None:
        """Keep the sectors that fit what was announced; no sector left, not this side."""
        for side in (HUMAN_SIDE, ALIEN_SIDE):
            self.narrow_side(player, side, allowed)

    def narrow_side(self, player: int, side: int, allowed: int) -> None:
        """Keep the sectors that fit what was announced, for one side."""
        track = self.tracks[player][side]
        if track.mask:
            track.restrict(allowed)
            if not track.mask:
                self._rule_out(player, side)

    def stands(self, player: int, sector: int) -> None:
        """Learn exactly where a player is."""
        for side, track in enumerate(self.tracks[player]):
            if track.mask:
                track.place(track.mask & 1 << sector)
                if not track.mask:
                    self._rule_out(player, side)

    def _rule_out(self, player: int, side: int) -> None:
        # Where deaths are hushed up, a player that is nowhere may as well be dead (A.3).
        if self.rules.deaths_announced:
            self.is_now(player, 1 - side)

    def is_now(self, player: int, side: int) -> None:
        """Learn which side a player is on, and what follows for the others (EA-S1)."""
        self.tracks[player][1 - side].place(0)
        if player == self.me or self.identities.sides(player) == BIT[side]:
            return
        self.identities.is_now(player, side)
        for other, tracks in enumerate(self.tracks):
            sides = self.identities.sides(other)
            if other != self.me and sides != BOTH:
                tracks[HUMAN_SIDE if sides == BIT[ALIEN_SIDE] else ALIEN_SIDE].place(0)

    def gone(self, player: int) -> None:
        """Take a player off the map."""
        self.off[player] = True
        for track in self.tracks[player]:
            track.place(0)
