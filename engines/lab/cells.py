"""Cells of an experiment: a map under a scenario, a number of players, and who plays."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TypeAlias

from hullwright.schema.extensible_table import source_in_use
from hullwright.schema.messages import Message
from hullwright.schema.records import Json

from ..contract import Game
from ..figures import Figures
from ..preparation import Prepared
from ..simulation.matches import Match
from ..simulation.seats import BotKind
from .batches import BATCH, PlayedBatch, played_batch
from .probes import probed_batch

Origin: TypeAlias = tuple[str, str, str, str]
"""The sort, the scope and the name of something that a plugin brings, and the plugin with its content's hash."""


@dataclass(frozen=True)
class LabCell:
    """Games that are alike but for their seeds."""

    prepared: Prepared
    game: Callable[[], Game]
    """Loads the game wherever it is played."""
    players: int
    bots: tuple[BotKind, ...]
    variation: Message | None = None
    """In what it differs from the cell it was made of."""
    is_probed: bool = False
    """Whether each game is also played on anew from places on its way, to see when it was decided."""

    @property
    def bot_names(self) -> tuple[str, ...]:
        """What the kinds of bots are called in files."""
        return tuple(each.name for each in self.bots)

    @cached_property
    def key(self) -> str:
        """What the games follow from, beside their seed: equal for whoever would play the same."""
        engine = self.prepared.engine
        probed = {"probed": True} if self.is_probed else {}
        return _hash(
            {
                **probed,
                "map": self.prepared.original.to_json(),
                "scenario": self.prepared.scenario.to_json(),
                "ruleset": self.prepared.ruleset.to_json(),
                "engine": [engine.name, engine.version, _code_of(type(engine).__module__)],
                "plugins": sorted(self.origins),
                "players": self.players,
                "bots": self.bot_names,
                "batch": BATCH,
            }
        )

    @cached_property
    def origins(self) -> frozenset[Origin]:
        """What plugins bring of it, each with the hash of its plugin's content."""
        prepared, game = self.prepared, self.prepared.engine.name
        rules = (prepared.book.rules.get((game, each.code)) for each in prepared.scenario.rules)
        named = [
            ("engines", "", game),
            *(("bots", game, name) for name in self.bot_names),
            *(("plugins", "", each.plugin) for each in rules if each and each.plugin),
        ]
        source = source_in_use()
        found = ((*each, source.origin(*each)) for each in named)
        return frozenset(each for each in found if each[3])

    @cached_property
    def figures(self) -> Figures:
        """What is counted in its games."""
        return self.game().figures

    @property
    def play(self) -> Callable[[Match, range], PlayedBatch]:
        """What plays some of its games."""
        return probed_batch if self.is_probed else played_batch

    def match(self, seed: int) -> Match:
        """Return the match that its games belong to."""
        return Match(self.game, self.players, self.bots, seed)

    def described(self) -> Mapping[str, Json]:
        """Return what a person wants to know of results whose experiment is lost, and how the map measures."""
        prepared = self.prepared
        return {
            "map": prepared.original.name,
            "scenario": prepared.scenario.name,
            "game": prepared.engine.name,
            "engine": prepared.engine.version,
            "players": self.players,
            "bots": list(self.bot_names),
            "measured": prepared.own.quick_figures,
        }


@cache
def _code_of(module: str) -> str:
    """Return the hash of the package of an engine of ours, with its bots and their styles."""
    if not module.startswith("hullwright.engines."):
        return ""
    digest = sha256()
    for each in texts_below(files(module.rpartition(".")[0])):
        digest.update(each)
    return digest.hexdigest()


def texts_below(folder: Traversable) -> Sequence[bytes]:
    """Return the code and data below a folder, in the order of their names."""
    found: list[bytes] = []
    for each in sorted(folder.iterdir(), key=lambda each: each.name):
        if each.is_dir():
            found += texts_below(each)
        elif each.name.endswith((".py", ".json")):
            found.append(each.read_bytes())
    return found


def _hash(value: Json) -> str:
    text = json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha256(text.encode()).hexdigest()
