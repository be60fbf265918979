"""What must be true of every state of a game, whatever was played."""

from collections import Counter

from hullwright.engines.escape_earth.endings import MOST_EVENTS
from hullwright.engines.escape_earth.events import KINDS
from hullwright.engines.escape_earth.state import EscapeEarthState
from hullwright.engines.escape_earth.time_cards import deck


def cubes(state: EscapeEarthState) -> list[int]:
    """Return how many cubes of each kind there are, wherever they lie."""
    found = [a + b for a, b in zip(state.supply, state.gone, strict=True)]
    for number, _, count in state.works.values():
        if count:
            found[state.game.box.makes[number]] += count
    for kind in state.gifts.values():
        found[kind] += 1
    return found


def buildings(state: EscapeEarthState) -> list[int]:
    """Return how many buildings of each type there are, wherever they are."""
    found = [a + b for a, b in zip(state.stock, state.scrapped, strict=True)]
    for number, _, _ in state.works.values():
        found[number] += 1
    return found


def event_cards(state: EscapeEarthState) -> list[int]:
    """Return how many events of each kind there are: in the deck, active, and taken out."""
    piles = zip(state.event_deck, state.active, state.unseen, strict=True)
    return [sum(each) for each in piles]


class Watch:
    """Looks at a game after every action, and remembers what must not change."""

    def __init__(self, state: EscapeEarthState) -> None:
        box = state.game.box
        self.cubes, self.buildings = list(box.supply), list(box.stock)
        self.events = list(box.event_deck)
        self.galaxy = Counter((*state.cards, *state.left_out))
        self.rows = [sorted(row) for row in state.rows]
        self.opened = state.opened
        effects = (each for effects in box.effects for each in effects)
        self.covers = any(each["do"] == "cover_cards" for each in effects)
        self.told = 0
        self.look(state)

    def look(self, state: EscapeEarthState) -> None:
        """Hold a state against everything that must be true of it."""
        assert cubes(state) == self.cubes
        assert buildings(state) == self.buildings
        assert event_cards(state) == self.events
        assert Counter((*state.cards, *state.left_out)) == self.galaxy
        assert [sorted(row) for row in state.rows] == self.rows, "EE-15: no card changes hands"
        if not self.covers:
            assert not self.opened & ~state.opened, "what lies open stays open"
        assert not state.opened & ~state.known
        self.opened = state.opened
        self._numbers(state)
        self._places(state)
        self._ending(state)
        for event in state.events[self.told :]:
            assert len(event) == 2 + len(KINDS[event[0]].fields), event
        self.told = len(state.events)

    def _numbers(self, state: EscapeEarthState) -> None:
        """No pile holds less than nothing, and no building more than it can (EE-46)."""
        for pile in (state.supply, state.stock, state.event_deck, state.active, state.time):
            assert min(pile) >= 0
        for number, level, count in state.works.values():
            assert 0 <= count <= state.game.box.capacity[number][level]
        assert all(left <= whole for left, whole in zip(state.time, deck(state), strict=True))

    def _places(self, state: EscapeEarthState) -> None:
        """Ships stand on open cards, not under the Aliens and before the Anomaly (EE-41, EE-65)."""
        last, aliens = len(state.cards), state.game.layout.aliens.start
        assert 1 <= state.aliens <= max(aliens, last)
        least = state.game.layout.anomaly.min_position
        assert state.anomaly == 0 or min(least, last) <= state.anomaly <= last
        for ship in state.ships:
            assert state.opened >> ship & 1
            assert not state.anomaly or ship < state.anomaly
            assert ship != state.aliens or state.result() is not None
        for at, (number, _, _) in state.works.items():
            assert state.opened >> at & 1, "EE-42: only where a ship has been"
            card = state.game.layout.card_types[state.cards[at - 1]]
            assert card.planet or not state.game.box.buildings[number].planet_only
        assert any(event.anomaly and n for event, n in _events(state)) or not state.anomaly

    def _ending(self, state: EscapeEarthState) -> None:
        """A game goes on exactly as long as nobody has won or lost (EE-80, EE-81)."""
        rules, result = state.game.ruleset, state.result()
        if result is None:
            assert state.to_move in range(state.players)
            assert state.legal()
            assert state.round <= rules.rounds
            assert set(state.ships) != {state.game.goal}
            assert state.aliens > state.game.start
            if state.phase == "act":
                assert sum(map(bool, state.active)) < MOST_EVENTS or not rules.chaos
                assert any(state.event_deck)
        else:
            assert result.winners in ((), tuple(range(state.players)))
            assert bool(result.winners) == (set(state.ships) == {state.game.goal})


def _events(state: EscapeEarthState):
    return zip(state.game.box.events, state.active, strict=True)


def watched(game, players: int, seed: int, chance) -> EscapeEarthState:
    """Play a game at random, looking at it after every action, and return its end."""
    state = game.new_state(players, seed)
    watch = Watch(state)
    while state.result() is None:
        legal = state.legal()
        state.apply(legal[int(chance.random() * len(legal))])
        watch.look(state)
    return state
