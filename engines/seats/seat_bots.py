"""The bots of a session: one at each seat that nobody plays, made when it is first asked."""

from collections.abc import Sequence

from hullwright.schema.documents.recordings import Seat

from ..bot_table import bots
from ..contract import Action, State
from ..simulation.seats import Seated, decision, mixed


class SeatBots:
    """Keeps the bots of one game, which remember what they have seen."""

    def __init__(self, engine: str, seed: int) -> None:
        self._engine = engine
        self._seed = seed
        self._made: dict[int, Seated] = {}

    def at(self, seat: int, seats: Sequence[Seat]) -> Seated:
        """Return the bot at a seat."""
        if seat not in self._made:
            name = seats[seat].bot
            make = bots(self._engine)[name]
            self._made[seat] = Seated(name, make(mixed(self._seed, seat)))
        return self._made[seat]

    def choice(self, state: State, seats: Sequence[Seat]) -> Action:
        """Return what the bot decides that is asked; it may take a while."""
        return decision(self.at(state.to_move, seats), state)

    def forget(self, seat: int) -> None:
        """Have a new bot decide at a seat, of the kind that the seat names then."""
        self._made.pop(seat, None)

    def forget_all(self) -> None:
        """Have new bots everywhere: what they have seen is not so any more."""
        self._made.clear()
