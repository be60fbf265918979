"""Arranging a game for a test: a hand-drawn zone, players where the test wants them, known cards."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

from hullwright.engines.base_state import insist
from hullwright.engines.contract import Action
from hullwright.engines.eftaios import turns
from hullwright.engines.eftaios.fates import ABOARD, FATES, NOBODY
from hullwright.engines.eftaios.game import EftaiosGame
from hullwright.engines.eftaios.ruleset import RULESETS
from hullwright.engines.eftaios.state import EftaiosState
from hullwright.engines.rules.book import RuleBook
from hullwright.plugins.host import Host
from hullwright.plugins.rules import rule_book
from hullwright.samples import HERE
from hullwright.schema.boards.board import Board
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.files.reader import read, read_map
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.hex_zone.layout import LEGEND, SIDES, HexZone

READY = ("old-school", "infection", "arena")
"""The ready scenarios."""


@dataclass(frozen=True)
class Seat:
    """One player as a test wants it."""

    side: str
    at: str
    hand: tuple[str, ...] = ()
    character: str = ""


def human(at: str, *hand: str, character: str = "") -> Seat:
    return Seat("human", at, hand, character)


def alien(at: str, *hand: str, character: str = "") -> Seat:
    return Seat("alien", at, hand, character)


def zone(*rows: str) -> MapDocument:
    return MapDocument(kind="hex-zone", name="Test", layout=HexZone(legend=LEGEND, rows=rows))


def board(*rows: str) -> Board:
    return Examination(zone(*rows)).board


def game(*rows: str, rules: str = "ultimate", **changes: Any) -> EftaiosGame:
    """Return a game on a hand-drawn zone; one row is a corridor A01, B01, C01 …"""
    return EftaiosGame(board(*rows), replace(RULESETS[rules], **changes), RuleBook())


def scene(played: EftaiosGame, *seats: Seat) -> EftaiosState:
    """Return a state with everybody in place, in which the first player is to begin its turn."""
    state = played.new_state(len(seats), seed=1)
    state.first = state.turn = 0
    state.events.clear()
    state.pending.clear()
    for player, seat in enumerate(seats):
        state.sides[player] = state.born[player] = SIDES.index(seat.side)
        state.positions[player] = played.zone.index[seat.at]
        state.characters[player] = seat.character
        state.powers[player] = list(played.ruleset.abilities.get(seat.character, ()))
        state.hands[player] = list(seat.hand)
    state.refit()
    turns.begin_turn(state)
    return state


def only(deck: list[str], *cards: str) -> None:
    """Put these cards and no others into a deck; with one kind of card the next one is certain."""
    deck[:] = cards


def do(state: EftaiosState, *action: str | int) -> None:
    """Carry out an action, sectors by their labels; an illegal one is refused."""
    chosen = state.game.action_from_json(list(action))
    insist(state, chosen)
    state.apply(chosen)


def options(state: EftaiosState, *words: str) -> list[list[str | int]]:
    """Return the legal actions as they stand in a recording: all, or those that begin so."""
    found = [state.game.action_to_json(action) for action in state.legal()]
    return [each for each in found if tuple(each[: len(words)]) == words]


def targets(state: EftaiosState, *words: str) -> set[str | int]:
    """Return what the legal actions that begin so are about."""
    return {each[-1] for each in options(state, *words) if len(each) > len(words)}


def told(state: EftaiosState, kind: str, player: int | None = None) -> list[tuple[Any, ...]]:
    """Return the events of a kind, secrets included: the player and the fields."""
    return [each[1:] for each in state.events if each[0] == kind and player in (None, each[1])]


def heard(state: EftaiosState, player: int, kind: str) -> list[tuple[Any, ...]]:
    """Return what a player learned of the events of a kind: who, and the fields."""
    return [each[1:] for each in state.view(player).events() if each[0] == kind]


def at(state: EftaiosState, player: int) -> str | None:
    """Return the label of the sector in which a player is."""
    space = state.positions[player]
    return state.game.zone.ids[space] if space != NOBODY else None


def space(state: EftaiosState, label: str) -> int:
    return state.game.zone.index[label]


def fate(state: EftaiosState, player: int) -> str:
    return FATES[state.fates[player]]


def aboard(state: EftaiosState, player: int) -> bool:
    return state.fates[player] == ABOARD


def until(state: EftaiosState, player: int, phase: str = "turn") -> None:
    """Play on with the first legal action of everybody until a player has to decide something."""
    for _ in range(200):
        if (state.to_move, state.phase) == (player, phase):
            return
        state.apply(state.legal()[0])
    raise AssertionError(f"player {player} never gets to {phase}")


def chosen(state: EftaiosState, chance: Random) -> Action:
    """Return one of the legal actions at random."""
    legal = state.legal()
    return legal[int(chance.random() * len(legal))]


def playing(state: EftaiosState, chance: Random) -> Iterator[Action]:
    """Play a game to its end at random, handing out each action after it was carried out."""
    while state.result() is None:
        action = chosen(state, chance)
        state.apply(action)
        yield action


def sample(name: str) -> MapDocument:
    return read_map(HERE / "hex-zones" / f"{name}.json")


def scenario(name: str) -> Scenario:
    found = read(HERE / "scenarios" / f"{name}.json")
    assert isinstance(found, Scenario)
    return found


def shipped_rules(home: Path) -> RuleBook:
    """Return the book of the rules we ship, for a person without plugins of their own."""
    return rule_book(Host(home))
