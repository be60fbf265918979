"""What is counted in a game of Escape from the Aliens in Outer Space, from its events."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from hullwright.schema.kinds.hex_zone.layout import ALIEN, HUMAN
from hullwright.schema.messages import english

from ..events import NOBODY, Event
from ..figures import Ending, Figures, HeatLayer, PieceTally, SpaceTally
from ..phases import PHASES, by_phase, layer_name
from ..summary import Summary
from .fates import ELIMINATED, ESCAPED
from .zone import ALIEN_SIDE, HUMAN_SIDE, Zone

if TYPE_CHECKING:
    from .state import EftaiosState


SIDE_NAMES = {HUMAN_SIDE: HUMAN, ALIEN_SIDE: ALIEN}


class _Reading:
    """A game being read event by event."""

    def __init__(self, state: "EftaiosState") -> None:
        self.ids = state.game.zone.ids
        self.round = 0
        self.attacked = ""
        self.kills: list[int] = []
        self.pods: Counter[str] = Counter()
        self.visits: Counter[str] = Counter()
        self.noises: Counter[str] = Counter()
        self.attacks: Counter[str] = Counter()
        self.deaths: Counter[str] = Counter()
        self.items: Counter[str] = Counter()
        self.declared = NOBODY
        """Who used an item last, as far as that was told."""
        self.moves: list[tuple[int, str, str]] = []
        """The round, the side that was dealt, and the sector of each move."""
        self.born = [SIDE_NAMES[side] for side in state.born]
        for event in state.events:
            read = READERS.get(event[0])
            if read is not None:
                read(self, event)


def _round(reading: _Reading, event: Event) -> None:
    reading.round = event[2]


def _moved(reading: _Reading, event: Event) -> None:
    sector = reading.ids[event[3]]
    reading.visits[sector] += 1
    reading.moves.append((reading.round, reading.born[event[1]], sector))


def _noise(reading: _Reading, event: Event) -> None:
    for sector in event[2]:
        reading.noises[reading.ids[sector]] += 1


def _clatter(reading: _Reading, event: Event) -> None:
    reading.noises[reading.ids[event[2]]] += 1


def _attack(reading: _Reading, event: Event) -> None:
    reading.attacked = reading.ids[event[2]]
    reading.attacks[reading.attacked] += 1


def _killed(reading: _Reading, _: Event) -> None:
    """Count a kill; it happens where the latest attack was (EA-A1)."""
    reading.kills.append(reading.round)
    reading.deaths[reading.attacked] += 1


def _escaped(reading: _Reading, event: Event) -> None:
    reading.pods[reading.ids[event[2]]] += 1


def _used(reading: _Reading, event: Event) -> None:
    reading.items[event[2]] += 1
    reading.declared = event[1]


def _survived(reading: _Reading, event: Event) -> None:
    """Count the item by which a player lives on, unless it was told by its name just before."""
    if reading.declared != event[1]:
        reading.items[SURVIVED_BY[event[0]]] += 1
    reading.declared = NOBODY


SURVIVED_BY = {"defended": "defence", "cloned": "clone"}


READERS: dict[str, Callable[[_Reading, Event], None]] = {
    "round": _round,
    "moved": _moved,
    "noise": _noise,
    "clatter": _clatter,
    "attack": _attack,
    "killed": _killed,
    "killed_quietly": _killed,
    "escaped": _escaped,
    "item": _used,
    "defended": _survived,
    "cloned": _survived,
    "item_unseen": _used,
}
"""What each kind of event adds; other kinds are passed over."""


def counted(state: "EftaiosState") -> Summary:
    """Return the summary of one game that is over."""
    read = _Reading(state)
    result = state.outcome
    winners = result.winners if result else ()
    places = ((seat - state.first) % state.players for seat in winners)
    return Summary(
        games=1,
        outcomes=Counter([_outcome(state, winners)]),
        reasons=Counter([result.reason if result else ""]),
        rounds=Counter([read.round]),
        seat_wins=Counter(winners),
        place_wins=Counter(places),
        shares=Counter(["last_round"] if read.round >= state.game.ruleset.rounds else []),
        numbers={
            "kills": Counter([len(read.kills)]),
            "first_kills": Counter(read.kills[:1]),
            "escapes": Counter([read.pods.total()]),
            **_became(state),
        },
        places={
            "pods": read.pods,
            "visits": read.visits,
            "noises": read.noises,
            "attacks": read.attacks,
            "deaths": read.deaths,
            **by_phase("visits", read.moves, read.round),
        },
        pieces={"items": read.items},
    )


def _became(state: "EftaiosState") -> dict[str, Counter[int]]:
    """Return how many players of each side that was dealt came to which end (EA-E5)."""
    ends = Counter(_end(state, player) for player in range(state.players))
    return {name: Counter([ends[name]]) for name in ENDS}


ENDS = ("killed_humans", "mutated_humans", "stranded_humans", "killed_aliens")
"""What becomes of players beside escaping and living on."""


def _end(state: "EftaiosState", player: int) -> str:
    """Return what became of a player, by the side it was dealt."""
    fate = state.fates[player]
    if state.born[player] != HUMAN_SIDE:
        return "killed_aliens" if fate == ELIMINATED else ""
    if state.lost[player] or fate == ESCAPED:
        return "killed_humans" if state.lost[player] else ""
    return "mutated_humans" if state.sides[player] != HUMAN_SIDE else "stranded_humans"


def figures(zone: Zone, items: Iterable[str]) -> Figures:
    """Return what is printed of games on a zone with some items."""
    pods = {
        zone.ids[pod]: f"{number} ({zone.ids[pod]})" for number, pod in sorted(zone.pods.items())
    }
    return Figures(
        endings={
            HUMAN: Ending(english("Humans win"), (HUMAN, "both")),
            ALIEN: Ending(english("Aliens win"), (ALIEN, "both")),
            "both": Ending(english("both sides in one game"), ("both",)),
            "nobody": Ending(english("nobody wins"), ("nobody",)),
        },
        shares={"last_round": english("last round reached")},
        numbers={
            "kills": english("kills"),
            "first_kills": english("first kill"),
            "escapes": english("escapes"),
            "killed_humans": english("Humans killed for good"),
            "mutated_humans": english("Humans who became Aliens by choice"),
            "stranded_humans": english("Humans left aboard"),
            "killed_aliens": english("Aliens killed for good"),
        },
        tallies={"pods": SpaceTally(english("pods"), pods)},
        heat=("visits", english("visits per sector")),
        layers={
            layer_name("visits", phase, side): HeatLayer(side, phase)
            for side in SIDE_NAMES.values()
            for phase in PHASES
        },
        pieces={"items": PieceTally(english("items"), tuple(items))},
    )


def _outcome(state: "EftaiosState", winners: tuple[int, ...]) -> str:
    """Return which sides have winners, by the side each player was dealt (EA-E5)."""
    sides = {state.born[seat] for seat in winners}
    if len(sides) == 2:
        return "both"
    if not sides:
        return "nobody"
    return HUMAN if HUMAN_SIDE in sides else ALIEN
