"""Who each player may be: the side it began on, whether it has turned, and its character."""

from .set_up import dealt_characters
from .view import EftaiosView
from .zone import ALIEN_SIDE, HUMAN_SIDE

NEVER, PERHAPS, SURELY = range(3)
"""Whether a Human has become an Alien."""
BIT = (1, 2)
"""The bit of each side in a set of sides."""
BOTH = 3
_TURNED = ("became_alien", "killed", "killed_quietly")


class Identities:
    """The sides and characters that each player may still have, as one player knows it."""

    def __init__(self, view: EftaiosView) -> None:
        self._abilities = view.ruleset.abilities
        self._named = view.ruleset.characters
        self.dealt = dealt_characters(view.ruleset, view.players)
        self.me = view.player
        self.humans = view.players // 2 if view.ruleset.humans == "half" else 0
        self.born = [BOTH] * view.players
        self.turned = [NEVER] * view.players
        self.shown = [False] * view.players
        self.characters = [""] * view.players
        self.must: list[set[str]] = [set() for _ in range(view.players)]
        """Abilities that a player has shown to have."""
        self.cannot: list[set[str]] = [set() for _ in range(view.players)]
        """Abilities that a player has shown not to have."""
        self._answers: dict[tuple[int, int, str], bool] = {}
        self.born[self.me] = self._own_birth(view)
        self._own = view.character
        self.count()

    def _own_birth(self, view: EftaiosView) -> int:
        if view.character:
            return BIT[view.character not in self.dealt[HUMAN_SIDE]]
        if view.side == HUMAN_SIDE:
            return BIT[HUMAN_SIDE]
        turned = any(event[1] == self.me and event[0] in _TURNED for event in view.events())
        return BOTH if turned else BIT[ALIEN_SIDE]

    def sides(self, player: int) -> int:
        """Return the set of sides that a player may be on now, as bits."""
        if self.turned[player] == SURELY:
            return BIT[ALIEN_SIDE]
        return self.born[player] | (BIT[ALIEN_SIDE] if self.turned[player] == PERHAPS else 0)

    def is_now(self, player: int, side: int) -> None:
        """Learn for certain which side a player is on."""
        if side == HUMAN_SIDE:
            self.turned[player] = NEVER
        if self.turned[player] == NEVER:
            self.born[player] = BIT[side]
        elif self.born[player] == BIT[HUMAN_SIDE]:
            self.turned[player] = SURELY
        self._answers.clear()
        self.count()

    def is_human(self, player: int) -> None:
        """Learn that a player is, and always was, a Human, whatever was believed of it."""
        self.born[player], self.turned[player] = BIT[HUMAN_SIDE], NEVER
        self._answers.clear()
        self.count()

    def turns(self, player: int) -> None:
        """Learn that a player was a Human and is an Alien now."""
        self.born[player], self.turned[player] = BIT[HUMAN_SIDE], SURELY
        self._answers.clear()
        self.count()

    def may_turn(self, player: int) -> None:
        """Allow for a change of sides that nobody heard of (A.3, G.4)."""
        if self.turned[player] != SURELY:
            self.turned[player] = PERHAPS

    def reveal(self, player: int, side: int, character: str) -> None:
        """Learn who a player is; a Human's character with an Alien's side has turned, an Alien's has not."""
        self.shown[player] = True
        self.characters[player] = character
        self._answers.clear()
        if side == ALIEN_SIDE and character in self.dealt[HUMAN_SIDE]:
            self.turns(player)
            return
        if side == ALIEN_SIDE and character in self.dealt[ALIEN_SIDE]:
            self.turned[player] = NEVER
        self.is_now(player, side)

    def shows(self, player: int, ability: str) -> None:
        """Learn that a player has, or had, an ability."""
        self.must[player].add(ability)
        self._answers.clear()

    def lacks(self, player: int, ability: str) -> None:
        """Learn that a player does not have an ability, and never had it."""
        if ability not in self.cannot[player]:
            self.cannot[player].add(ability)
            self._answers.clear()

    def count(self) -> None:
        """Draw the conclusion from the number of Humans (EA-S1)."""
        open_ = [player for player, born in enumerate(self.born) if born == BOTH]
        missing = self.humans - self.born.count(BIT[HUMAN_SIDE])
        if open_ and missing in {0, len(open_)}:
            for player in open_:
                self.born[player] = BIT[HUMAN_SIDE if missing else ALIEN_SIDE]

    def could(self, player: int, side: int, ability: str) -> bool:
        """Tell whether a player may have an ability if it is on a side."""
        key = player, side, ability
        found = self._answers.get(key)
        if found is None:
            found = self._answers[key] = self._could(player, side, ability)
        return found

    def _could(self, player: int, side: int, ability: str) -> bool:
        if side == ALIEN_SIDE and self.turned[player] == SURELY:
            return False
        return any(ability in self._abilities.get(each, ()) for each in self.possible(player, side))

    def possible(self, player: int, born: int) -> list[str]:
        """Return the characters that a player may have been dealt with a side."""
        if self.shown[player] or not self._named:
            return [self.characters[player]]
        taken = [*self.characters, *([self._own] if player != self.me else [])]
        dealt = self.dealt[born]
        return [
            each
            for each in dict.fromkeys(dealt)
            if dealt.count(each) > taken.count(each) and self._fits(player, each)
        ]

    def _fits(self, player: int, character: str) -> bool:
        has = self._abilities.get(character, ())
        return self.must[player].issubset(has) and self.cannot[player].isdisjoint(has)
