"""Maps whose games are coins of known bias: what is said of them can be held against the truth."""

from collections import Counter
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random

from hullwright.engines.generation.advice.change import MAP, RuledMap, SmallChange
from hullwright.engines.lab.batches import PlayedBatch
from hullwright.engines.lab.cells import LabCell
from hullwright.engines.loader import plain_scenario, prepared
from hullwright.engines.random_bot import RandomBot
from hullwright.engines.rules.book import RuleBook
from hullwright.engines.simulation import BotKind
from hullwright.engines.simulation.seats import mixed
from hullwright.engines.summary import Summary
from hullwright.samples import HERE
from hullwright.schema.files.reader import read_map
from hullwright.schema.messages import message

DOCUMENT = read_map(HERE / "hex-zones" / "thimble.json")
SCENARIO = plain_scenario(DOCUMENT)
READY = prepared(DOCUMENT, SCENARIO, RuleBook())
BASE = RuledMap(replace(DOCUMENT, name="0.70"), SCENARIO)


@dataclass(frozen=True)
class CoinCell(LabCell):
    """Games that the first side wins with a known chance."""

    bias: float = 0.5
    shared: float = 0.0
    """How often nobody wins alone."""

    @cached_property
    def key(self):
        return f"coin {self.prepared.original.name}"

    @property
    def play(self):
        return self._tossed

    def _tossed(self, match, numbers):
        # The same toss for every cell: common seeds, as in true games.
        chances = [Random(mixed(match.seed, each)) for each in numbers]
        outcomes = ["human" if each.random() < self.bias else "alien" for each in chances]
        wins = outcomes.count("human")
        rounds = {6: wins, 9: len(outcomes) - wins}
        outcomes = [
            "both" if each.random() < self.shared else outcome
            for each, outcome in zip(chances, outcomes, strict=True)
        ]
        summary = Summary(games=len(outcomes), outcomes=dict(Counter(outcomes)), rounds=rounds)
        return PlayedBatch(numbers[0], outcomes, summary)


def coin(played: RuledMap) -> CoinCell:
    """Return the games of a map whose name says how often the first side wins."""
    ready = prepared(played.document, SCENARIO, RuleBook())
    bot = (BotKind("random", RandomBot),)
    return CoinCell(ready, lambda: READY.game, 4, bot, bias=float(played.document.name.split()[0]))


def biased(bias: float, number: int = 0) -> SmallChange:
    """Return a change after which the first side wins with a known chance."""
    name = f"{bias:.2f} {number}"
    return SmallChange(
        message("coin {name}", name=name),
        MAP,
        lambda played: replace(played, document=replace(played.document, name=name)),
        (name,),
    )


def shifted(by: float, number: int = 0) -> SmallChange:
    """Return a change that adds to the chance of the first side, so that two of them add up."""

    def make(played: RuledMap) -> RuledMap:
        bias = float(played.document.name.split()[0]) + by
        marks = " ".join([*played.document.name.split()[1:], str(number)])
        return replace(played, document=replace(played.document, name=f"{bias:.2f} {marks}"))

    return SmallChange(
        message("shift {by} {number}", by=by, number=number), MAP, make, (str(number),)
    )
