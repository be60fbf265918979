"""What must be true of every state of a game, whatever was played."""

from collections import Counter

from hullwright.engines.space_attack.events import KINDS as EVENTS
from hullwright.engines.space_attack.places import ABSENT, LOST, WAITING, jump_point_of
from hullwright.engines.space_attack.state import SpaceAttackState
from hullwright.engines.space_attack.vocabulary import FIGHTER, NONE, POD, SEATS


def tokens(state: SpaceAttackState) -> list[int]:
    """Return how many creatures and ships of each kind there are, wherever they lie."""
    found = [a + b for a, b in zip(state.supply, state.gone, strict=True)]
    for kind in state.game.bestiary.kinds:
        found[kind] += sum(state.creatures[kind].values())
        found[kind] += sum(each[kind] for each in state.captured)
    afloat = [state.hangar[kind] + state.ship_kinds.count(kind) for kind in (POD, FIGHTER)]
    return [*found, *afloat]


def values(state: SpaceAttackState) -> list[Counter[int]]:
    """Return the values of each colour, of crew that are placed and of those still to be."""
    stride = state.game.crew_of_a_colour
    found = []
    for colour, left in enumerate(state.unplaced):
        crew = range(colour * stride, (colour + 1) * stride)
        placed = [state.values[c] for c in crew if state.where[c] not in (WAITING, ABSENT)]
        found.append(Counter([*placed, *left]))
    return found


class Watch:
    """Looks at a game after every action, and remembers what must not change."""

    def __init__(self, state: SpaceAttackState) -> None:
        self.tokens, self.values = tokens(state), values(state)
        self.tiles = (state.classes, state.backs)
        self.station, self.saved, self.lost = state.station, set[int](), set[int]()
        self.spent = 0
        self.told = 0

    def look(self, state: SpaceAttackState) -> None:
        """Hold a state against everything that must be true of it."""
        assert tokens(state) == self.tokens == [*state.game.supply, *state.game.hangar]
        assert values(state) == self.values
        assert (state.classes, state.backs) == self.tiles
        self._tiles(state)
        self._crew(state)
        self._ships(state)
        self._creatures(state)
        self._decision(state)
        self._events(state)

    def _tiles(self, state: SpaceAttackState) -> None:
        """Tiles only ever leave, and each is on the board, in one hand, or out of the game."""
        assert state.station & ~self.station == 0
        held = [cell for hand in state.hands for cell in hand]
        assert len(set(held)) == len(held)
        assert not any(state.station >> cell & 1 for cell in held)
        spent = state.game.chart.station & ~state.station
        for cell in held:
            spent &= ~(1 << cell)
        assert self.spent & ~spent == 0, "a tile came back"
        self.station, self.spent = state.station, spent

    def _crew(self, state: SpaceAttackState) -> None:
        """Saved and lost crew never come back; crew aboard are where their ship is (SA-37)."""
        saved = {crew for crew, at in enumerate(state.where) if jump_point_of(at) >= 0}
        lost = {crew for crew, at in enumerate(state.where) if at == LOST}
        assert self.saved <= saved
        assert self.lost <= lost
        self.saved, self.lost = saved, lost
        for crew, ship in enumerate(state.aboard):
            if ship != NONE:
                assert state.where[crew] == state.ship_at[ship] >= 0

    def _ships(self, state: SpaceAttackState) -> None:
        """One ship in an open cell, with no more crew than seats (SA-5, SA-43)."""
        afloat = {ship: at for ship, at in enumerate(state.ship_at) if at != NONE}
        assert {at: ship for ship, at in afloat.items()} == state.ships
        for ship, at in afloat.items():
            assert state.is_open(at)
            assert state.aboard.count(ship) <= SEATS[state.ship_kinds[ship]]
        assert set(state.ship_kinds) <= {POD, FIGHTER}

    def _creatures(self, state: SpaceAttackState) -> None:
        """Creatures are in open cells, and nothing is negative (SA-53)."""
        for each in state.creatures:
            assert all(number > 0 and state.is_open(cell) for cell, number in each.items())
        stored = (*state.supply, *state.gone, *state.hangar)
        assert min((*stored, *(n for each in state.captured for n in each))) >= 0

    def _decision(self, state: SpaceAttackState) -> None:
        """Somebody has a choice until the game is over; steps are never left to be decided."""
        if state.result() is None:
            assert state.to_move in range(state.players)
            assert len(state.legal()) > 1
            assert len(set(state.legal())) == len(state.legal())
        else:
            assert state.legal() == ()
            assert all(at < 0 for at in state.where)

    def _events(self, state: SpaceAttackState) -> None:
        """Every event is of a known kind and has its fields."""
        for event in state.events[self.told :]:
            assert len(event) == 2 + len(EVENTS[event[0]].fields), event
        self.told = len(state.events)
