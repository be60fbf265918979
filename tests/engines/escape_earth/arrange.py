"""Arranging a game for a test: a galaxy drawn in letters, and a table as the test wants it."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from hullwright.engines.base_state import insist
from hullwright.engines.contract import Action
from hullwright.engines.escape_earth.game import EscapeEarthGame
from hullwright.engines.escape_earth.map_checks import survey
from hullwright.engines.escape_earth.ruleset import OLD_RULESETS, RULESETS, EscapeEarthRuleset
from hullwright.engines.escape_earth.state import EscapeEarthState
from hullwright.engines.rules.book import RuleBook
from hullwright.plugins.host import Host
from hullwright.plugins.rules import rule_book
from hullwright.samples import HERE
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.files.reader import read_map
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.galaxy import KIND
from hullwright.schema.kinds.galaxy.house import house
from hullwright.schema.kinds.galaxy.layout import GalaxyCard

SAMPLES = ("first-light", "asteroid-belt", "dead-reach")
CARDS = {each.letter: name for name, each in house().card_types.items()}
PLAIN = "EsssssssssssssO"
"""A galaxy of fifteen cards with nothing special in it."""

RULES = {**RULESETS, **OLD_RULESETS}
"""Both levels, and the printed rules without what either adds."""

ROWS = {
    "build": (8, 4, 1, 5, 0),
    "food": (8, 4, 0, 5, 1),
    "knowledge": (8, 4, 0, 1, 5),
    "resource": (8, 6, 0, 1, 3),
    "military": (4, 6, 0, 1, 7),
}
"""Rows of the house's cards in which the slow card of a type lies in slot 5."""


def layout(letters: str = PLAIN, opened: int = 4, **changes: Any) -> Any:
    """Return a galaxy with a card for each letter; the first few lie face up."""
    cards = tuple(
        GalaxyCard(card=CARDS[letter], face_up=at <= opened) for at, letter in enumerate(letters, 1)
    )
    galaxy = house()
    whole = {
        "track": replace(galaxy.track, rows=(len(letters),)),
        "deck": None,
        "aliens": replace(galaxy.aliens, start=len(letters) + 1),
        **changes,
    }
    return replace(galaxy, cards=cards, **whole)


def played(galaxy: Any, rules: EscapeEarthRuleset) -> EscapeEarthGame:
    """Return a game in a galaxy, whatever its checks say."""
    document = MapDocument(kind="galaxy", name="Test", layout=galaxy)
    return EscapeEarthGame(survey(document, Examination(document).board, rules), rules, RuleBook())


def game(
    letters: str = PLAIN, opened: int = 4, rules: str = "standard", **changes: Any
) -> EscapeEarthGame:
    return played(layout(letters, opened), replace(RULES[rules], **changes))


def drawn() -> MapDocument:
    """Return the galaxy of the box, in which everything but Earth and Ocean is drawn."""
    return MapDocument(kind="galaxy", name="Drawn", layout=KIND.blank(None))


def scene(
    game_: EscapeEarthGame, row: str = "build", acts: int = 2, **table: Any
) -> EscapeEarthState:
    """Return a state in which the first ship is to act, with the table as a test wants it."""
    state = game_.new_state(1 if game_.ruleset.solo else 2, seed=1)
    state.pending = [("act", 0)]
    state.events = []
    state.first = state.hand = state.turn = 0
    state.round = 1
    state.acts = acts
    state.rows = [ROWS[row], ROWS["food"]]
    state.time = [99, 0, 0]
    for name, value in table.items():
        setattr(state, name, value)
    return state


def work(state: EscapeEarthState, at: int, name: str, cubes: int = 0, level: int = 0) -> None:
    """Put a building from the stock on a position, with cubes from the supply."""
    number = state.game.box.building[name]
    state.stock[number] -= 1
    state.works[at] = (number, level, cubes)
    if cubes:
        state.supply[state.game.box.makes[number]] -= cubes


def activate(state: EscapeEarthState, **events: int) -> None:
    """Lay events out of the deck, active."""
    for name, count in events.items():
        number = state.game.box.event[name]
        state.event_deck[number] -= count
        state.active[number] += count


def only_event(state: EscapeEarthState, name: str) -> None:
    """Let the next time card be an event, and the deck have events of one kind alone."""
    state.time = [0, 1, 0]
    for number, count in enumerate(state.event_deck):
        if number != state.game.box.event[name]:
            state.unseen[number] += count
            state.event_deck[number] = 0


def do(state: EscapeEarthState, *action: str | int) -> None:
    """Carry out an action; an illegal one is refused."""
    insist(state, action)
    state.apply(action)


def end_turn(state: EscapeEarthState) -> None:
    """Pass every action that is left, so that the next ship's turn begins (EE-22)."""
    for _ in range(state.acts):
        do(state, "pass")


def options(state: EscapeEarthState, word: str) -> set[tuple[Any, ...]]:
    """Return what the legal actions with a word are about."""
    return {action[1:] for action in state.legal() if action[0] == word}


def told(state: EscapeEarthState, kind: str) -> list[tuple[Any, ...]]:
    """Return the events of a kind: what stands in their fields."""
    return [each[2:] for each in state.events if each[0] == kind]


def active(state: EscapeEarthState) -> dict[str, int]:
    """Return the active events by name."""
    return {
        name: count
        for name, count in zip(state.game.box.event_names, state.active, strict=True)
        if count
    }


def opened(state: EscapeEarthState) -> list[int]:
    return [at for at in range(1, len(state.cards) + 1) if state.opened >> at & 1]


def cubes_at(state: EscapeEarthState, at: int) -> int:
    return state.works[at][2]


def playing(state: EscapeEarthState, chance: Random) -> Iterator[Action]:
    """Play a game to its end at random, handing out each action after it was carried out."""
    while state.result() is None:
        legal = state.legal()
        action = legal[int(chance.random() * len(legal))]
        state.apply(action)
        yield action


@cache
def sample(name: str) -> MapDocument:
    return read_map(HERE / "galaxies" / f"{name}.json")


def shipped_rules(home: Path) -> RuleBook:
    """Return the book of the rules we ship, for a person without plugins of their own."""
    return rule_book(Host(home))
