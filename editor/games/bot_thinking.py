"""What bots think, in a process of its own and so without Qt: the game is played there again, action by action."""

from collections.abc import Sequence
from functools import lru_cache

from hullwright.engines.loader import prepared
from hullwright.engines.rules.book import RuleBook
from hullwright.engines.seats.session import GameSession
from hullwright.plugins.host.usual import usual_host
from hullwright.plugins.rules import rule_book
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.recordings import Seat
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.processes.child import Child
from hullwright.schema.records import Json

MOST_KEPT = 16
"""Games that a process goes on with without playing them again."""
KEPT: dict[str, GameSession] = {}
"""The games that were last thought about, by the names they have; bots remember what they saw in them."""


def bots_choice(
    _child: Child,
    name: str,
    document: MapDocument,
    scenario: Scenario,
    bots: Sequence[str],
    seed: int,
    actions: Sequence[Json],
) -> Json:
    """Return what the bot decides that is asked after some actions, as recordings have it."""
    return choice_of_bot(name, document, scenario, bots, seed, actions)


def choice_of_bot(
    name: str,
    document: MapDocument,
    scenario: Scenario,
    bots: Sequence[str],
    seed: int,
    actions: Sequence[Json],
) -> Json:
    """Return what the bot decides, for an executor of processes."""
    session = _session(name, document, scenario, bots, seed, actions)
    return session.bots_choice()


def _session(
    name: str,
    document: MapDocument,
    scenario: Scenario,
    bots: Sequence[str],
    seed: int,
    actions: Sequence[Json],
) -> GameSession:
    """Return the game after some actions; one that is known goes on, any other begins anew."""
    known = KEPT.pop(name, None)
    game = known.prepared.game if known is not None else None
    done = [game.action_to_json(each) for each in known.actions] if known and game else []
    if known is None or list(actions[: len(done)]) != done:
        book = _book() if scenario.rules else RuleBook()
        seats = [Seat(name=f"Player {number}", bot=each) for number, each in enumerate(bots, 1)]
        known = GameSession(prepared(document, scenario, book), seats, seed)
        done = []
    # The newest is the last, and the oldest goes.
    KEPT[name] = known
    if len(KEPT) > MOST_KEPT:
        del KEPT[next(iter(KEPT))]
    for value in actions[len(done) :]:
        known.apply(known.state.to_move, value)
    return known


@lru_cache(maxsize=1)
def _book() -> RuleBook:
    return rule_book(usual_host())
