"""What games between bots say of the balance of some maps, on seeds that nothing was chosen by."""

from collections.abc import Sequence

from hullwright.editor.games.game_processes import players
from hullwright.editor.games.map_cells import MapCells
from hullwright.engines.generation.advice.change import RuledMap
from hullwright.engines.generation.play.equal_play import EqualPlay
from hullwright.engines.generation.play.wish_verdict import PlayedWish, played_wish
from hullwright.engines.generation.play.wished_play import wished_measures
from hullwright.engines.lab.batches import BATCH
from hullwright.engines.lab.store import NOWHERE, ResultsStore
from hullwright.engines.loader import plain_scenario
from hullwright.engines.statistics import CONFIDENCE
from hullwright.plugins.host import Host
from hullwright.plugins.rules import rule_book
from hullwright.schema.documents.maps import MapDocument


def balances(
    documents: Sequence[MapDocument], games: int, seed: int, workers: int = 2
) -> list[PlayedWish]:
    """Return what experts make of the balance of each map, in so many games of each by a seed."""
    cells = [
        MapCells(rule_book(Host()), None, None).cell(RuledMap(each, plain_scenario(each)))
        for each in documents
    ]
    with ResultsStore(NOWHERE) as store, players(workers) as executor:
        play = EqualPlay(cells, -(-games // BATCH), seed, store)
        for _ in play.go_on(executor):
            pass
        return [
            played_wish(*wished_measures((), each.cell)[0], each, CONFIDENCE)
            for each in play.results
        ]
