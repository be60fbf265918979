"""Cells whose games are coins of known bias, and a zone that bots play at random."""

from functools import cache
from random import Random

from hullwright.engines.lab.batches import BATCH, PlayedBatch
from hullwright.engines.lab.cell_results import CellResults
from hullwright.engines.lab.cells import LabCell
from hullwright.engines.loader import plain_scenario, prepared
from hullwright.engines.random_bot import RandomBot
from hullwright.engines.rules.book import RuleBook
from hullwright.engines.simulation import BotKind
from hullwright.engines.summary import Summary
from hullwright.samples import HERE
from hullwright.schema.files.reader import read_map


@cache
def zone_cell(players: int = 4, name: str = "thimble") -> LabCell:
    """Return a small zone, played at random."""
    document = read_map(HERE / "hex-zones" / f"{name}.json")
    ready = prepared(document, plain_scenario(document), RuleBook())
    return LabCell(ready, lambda: ready.game, players, (BotKind("random", RandomBot),))


def tossed(chance: Random, bias: float, first: int) -> PlayedBatch:
    """Return a batch of games that Humans win with a known chance, and else the Aliens."""
    outcomes = ["human" if chance.random() < bias else "alien" for _ in range(BATCH)]
    wins = outcomes.count("human")
    summary = Summary(games=BATCH, outcomes={"human": wins, "alien": BATCH - wins})
    return PlayedBatch(first, outcomes, summary)


def tosses(seed: int, bias: float, batches: int) -> list[PlayedBatch]:
    """Return batches of games that were tossed."""
    chance = Random(seed)
    return [tossed(chance, bias, number * BATCH) for number in range(batches)]


def coins(seed: int, bias: float, batches: int) -> CellResults:
    """Return a cell whose games were tossed."""
    return CellResults(zone_cell(), tosses(seed, bias, batches))
