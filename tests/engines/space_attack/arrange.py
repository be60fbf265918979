"""Arranging a game for a test: the Standard board, emptied, with what the test puts on it."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from hullwright.engines.base_state import insist
from hullwright.engines.contract import Action
from hullwright.engines.loader import load
from hullwright.engines.rules.book import RuleBook
from hullwright.engines.space_attack.decisions import refresh
from hullwright.engines.space_attack.game import SpaceAttackGame
from hullwright.engines.space_attack.places import LOST
from hullwright.engines.space_attack.ruled_station import fitted, surveyed
from hullwright.engines.space_attack.ruleset import RULESETS, SpaceAttackRuleset
from hullwright.engines.space_attack.state import SpaceAttackState
from hullwright.engines.space_attack.state_text import crew_name, place_name
from hullwright.engines.space_attack.turns import PHASES
from hullwright.engines.space_attack.vocabulary import NONE, SHIPS
from hullwright.plugins.host import Host
from hullwright.plugins.rules import rule_book
from hullwright.samples import HERE
from hullwright.schema.documents.maps import MapDocument, RuleUse
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds.examination import Examination

SAMPLES = ("standard", "heron-liner", "rung-spire", "eight-rocks")
CODES: dict[str, dict[str, Any]] = {
    "SA.BLUE": {},
    "SA.BOARDING": {},
    "SA.CREW_VALUES": {},
    "SA.DEFEND_ZERO": {},
    "SA.DRIFTER_BOARD": {},
    "SA.EVOLVE_ATTACKS": {},
    "SA.HATCHING": {},
    "SA.OVERPOPULATED": {},
    "SA.PLAYERS_5_6": {},
    "SA.RANDOM_REACTORS": {},
    "SA.SIDE_B": {"gates": "diagonal"},
    "SA.TO_THE_LAST": {"rounds": 12},
    "SA.TWO_COLOURS": {},
}
"""Every rule code we ship, with parameters under which it is not idle on any sample, and games end soon."""


@cache
def sample(name: str = "standard") -> MapDocument:
    return read_map(HERE / "stations" / f"{name}.json")


def with_setup(document: MapDocument, **changes: Any) -> MapDocument:
    """Return a map with other set-up: the die, crew values …"""
    layout = document.layout
    return replace(document, layout=replace(layout, setup=replace(layout.setup, **changes)))


@cache
def _loaded(die: str, changes: tuple[tuple[str, Any], ...]) -> SpaceAttackGame:
    ruleset = replace(RULESETS["standard"], **dict(changes))
    return made(with_setup(sample(), die=(die,)) if die else sample(), ruleset)


def made(
    document: MapDocument,
    ruleset: SpaceAttackRuleset = RULESETS["standard"],
    book: RuleBook | None = None,
) -> SpaceAttackGame:
    """Return a game on any station under any rules."""
    played = Examination(fitted(document, ruleset))
    survey = surveyed(played.document, played.board, ruleset)
    return SpaceAttackGame(survey, ruleset, book or RuleBook())


def game(die: str = "", **changes: Any) -> SpaceAttackGame:
    """Return a game on the Standard board under changed rules, with a die that has one face."""
    return _loaded(die, tuple(sorted(changes.items())))


standard_game = game
"""The same under a name that a parameter does not hide."""


def shipped_rules(home: Path) -> RuleBook:
    """Return the book of the rules we ship, for a person without plugins of their own."""
    return rule_book(Host(home))


def scenario(*codes: str) -> Scenario:
    rules = tuple(RuleUse(code=code, parameters=CODES[code]) for code in codes)
    return Scenario(name="Test", game="space_attack", ruleset="standard", rules=rules)


def coded(book: RuleBook, *codes: str, on: str = "standard") -> SpaceAttackGame:
    found: SpaceAttackGame = load(sample(on), scenario(*codes), book)
    return found


# -- an empty board, and what is put on it --------------------------------------------------------


class Scene:
    """A state in the hands of a test: labels of cells go in, labels come out."""

    def __init__(
        self, players: int = 2, die: str = "", game: SpaceAttackGame | None = None, **rules: Any
    ) -> None:
        self.game = game or standard_game(die, **rules)
        self.state = state = self.game.new_state(players, seed=1)
        state.first = state.turn = 0
        state.round = 1
        state.where = [LOST] * len(state.where)
        state.values = [1] * len(state.where)
        state.unplaced = [[] for _ in state.unplaced]
        state.pods_left = [0] * len(state.pods_left)
        for each in state.creatures:
            each.clear()
        state.supply, state.hangar = list(self.game.supply), list(self.game.hangar)
        state.backs = tuple("" for _ in state.backs)
        state.events.clear()
        self._used = [0] * state.colours

    def at(self, label: str) -> int:
        return self.game.chart.index[label]

    def crew(self, player: int, label: str, value: int = 1, *, aboard: bool = False) -> str:
        """Put a crew of a player on a cell, or on the ship there; return its name."""
        state = self.state
        number = player * self.game.crew_of_a_colour + self._used[player]
        self._used[player] += 1
        state.where[number], state.values[number] = self.at(label), value
        if aboard:
            state.aboard[number] = state.ships[self.at(label)]
        return crew_name(self.game, number)

    def ship(self, kind: str, label: str) -> None:
        self.state.new_ship(SHIPS.index(kind), self.at(label))

    def creature(self, kind: str, *labels: str) -> None:
        number = self.game.bestiary.numbers[kind]
        for label in labels:
            self.state.put(number, self.at(label))
            self.state.supply[number] -= 1

    def tiles(self, **classes: str) -> None:
        """Leave these tiles alone: labels in one text for each class, and no others."""
        state, names = self.state, self.game.class_names
        kinds = list(state.classes)
        state.station = 0
        for name, labels in classes.items():
            for label in labels.split():
                state.station |= 1 << self.at(label)
                kinds[self.at(label)] = names.index(name)
        state.classes = tuple(kinds)

    def back(self, label: str, back: str) -> None:
        """Give the tile of a cell a back."""
        backs = list(self.state.backs)
        backs[self.at(label)] = back
        self.state.backs = tuple(backs)

    def hold(self, player: int, *backs: str) -> None:
        """Let a player hold tiles; they come from cells without one."""
        for back in backs:
            held = {cell for hand in self.state.hands for cell in hand}
            cell = next(
                cell
                for cell, kind in enumerate(self.state.classes)
                if kind != NONE and self.state.is_open(cell) and cell not in held
            )
            self.back(self.game.chart.ids[cell], back)
            self.state.hands[player].append(cell)

    def begin(self, phase: str = "move", *about: Any, player: int = 0) -> "Scene":
        """Let a player decide something; the phases of its turn follow."""
        state = self.state
        state.turn = player
        about = about or ((self.game.move_points,) if phase == "move" else ())
        after = {"move": 3, "release": 3, "remove": 2, "blue": 1, "creature": 1}.get(phase, 3)
        state.pending = [*PHASES[:after], (phase, player, *about)]
        if phase == "release":
            state.pending.insert(-1, ("move", player, self.game.move_points))
        refresh(state)
        return self

    def roll(self, player: int = 0) -> "Scene":
        """Let a player roll the die."""
        from hullwright.engines.space_attack.decisions import run

        self.state.turn = player
        self.state.pending = [PHASES[0], PHASES[1]]
        run(self.state)
        return self

    # -- playing ------------------------------------------------------------------------------------

    def do(self, *action: str | int) -> None:
        """Carry out an action, written as in a recording; an illegal one is refused."""
        chosen = self.game.action_from_json(list(action))
        insist(self.state, chosen)
        self.state.apply(chosen)

    def can(self, *words: str | int) -> bool:
        """Tell whether an action, or one that begins so, is legal."""
        return any(tuple(each[: len(words)]) == words for each in self.options())

    def options(self, *words: str | int) -> list[list[str | int]]:
        """Return the legal actions as they stand in a recording: all, or those that begin so."""
        found = [self.game.action_to_json(action) for action in self.state.legal()]
        return [each for each in found if tuple(each[: len(words)]) == words]

    def targets(self, *words: str | int) -> set[str | int]:
        """Return what stands last in the legal actions that begin so."""
        return {each[-1] for each in self.options(*words)}

    # -- looking ------------------------------------------------------------------------------------

    def place(self, crew: str) -> str:
        """Return where a crew is: tile, drifting or ship with the cell; saved, or lost."""
        return place_name(self.state, self.game.crew[crew])

    def creatures(self, kind: str) -> dict[str, int]:
        ids = self.game.chart.ids
        there = self.state.creatures[self.game.bestiary.numbers[kind]]
        return {ids[cell]: number for cell, number in there.items()}

    def ships(self) -> dict[str, str]:
        ids, state = self.game.chart.ids, self.state
        return {ids[cell]: SHIPS[state.ship_kinds[ship]] for cell, ship in state.ships.items()}

    def hand(self, player: int) -> list[str]:
        return [self.state.backs[cell] for cell in self.state.hands[player]]

    def told(self, kind: str) -> list[tuple[Any, ...]]:
        return [each[1:] for each in self.state.events if each[0] == kind]


def chosen(state: SpaceAttackState, chance: Random) -> Action:
    """Return one of the legal actions at random."""
    legal = state.legal()
    return legal[int(chance.random() * len(legal))]


def playing(state: SpaceAttackState, chance: Random) -> Iterator[Action]:
    """Play a game to its end at random, handing out each action after it was carried out."""
    while state.result() is None:
        action = chosen(state, chance)
        state.apply(action)
        yield action
