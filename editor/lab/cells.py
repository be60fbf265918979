"""From an experiment's file to the cells that are played: maps, scenarios, numbers of players, bots."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path

from hullwright.engines.bot_table import bots, styles, usual_bot
from hullwright.engines.contract import CannotPlay
from hullwright.engines.lab.answer_words import family
from hullwright.engines.lab.cells import LabCell
from hullwright.engines.lab.variations import Variation, variations
from hullwright.engines.lab.weaker_cells import weakened
from hullwright.engines.loader import engine, plain_scenario
from hullwright.engines.preparation import Prepared
from hullwright.engines.simulation import BotKind
from hullwright.engines.styles import Style, level_and_style
from hullwright.schema.documents.experiments import Experiment
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.files.reader import read_map, read_scenario

from ..games.bot_choice import bot_kinds
from ..games.travelling_game import TravellingGame, prepared_here


@dataclass(frozen=True)
class ExperimentCells:
    """The cells of an experiment whose file lies somewhere; what can't be played is said at once."""

    experiment: Experiment
    folder: Path

    def cells(self) -> Sequence[LabCell]:
        """Return every map under every scenario, with every number of players and all bots."""
        texts = self.experiment.bots or (None,)
        return [
            LabCell(prepared, TravellingGame(prepared), players, bot_kinds(text, prepared))
            for prepared in self._prepared
            for text in texts
            for players in self._players(prepared)
        ]

    def typical(self) -> Sequence[LabCell]:
        """Return the same, but with one middle number of players where nobody asked for certain ones."""
        cells = self.cells()
        if self.experiment.players:
            return cells
        alike: dict[tuple[str, ...], list[LabCell]] = {}
        for each in cells:
            alike.setdefault(family(each), []).append(each)
        return [each[len(each) // 2] for each in alike.values()]

    def styled(self, cell: LabCell) -> Sequence[Sequence[LabCell]]:
        """Return a cell with every style of the first side against every one of the other."""
        played = cell.prepared.engine
        if self.experiment.bots or len(played.sides) not in (0, 2):
            return []
        rows, columns = (_styles(played.name, each) for each in played.sides or ("", None))
        return [[replace(cell, bots=(*one, *other)) for other in columns] for one in rows]

    def weakened(self, cell: LabCell, side: int) -> LabCell | None:
        """Return a cell with bots one level weaker on one side, or None if there are none."""
        return weakened(cell, side)

    def variations(self, cell: LabCell) -> Sequence[LabCell]:
        """Return a cell with one thing at a time taken away or doubled, as far as that can be played."""
        words = cell.prepared.ruleset.words
        tried = (_varied(cell, each) for each in variations(cell.prepared, words.of))
        return [each for each in tried if each is not None]

    @cached_property
    def _prepared(self) -> Sequence[Prepared]:
        maps = [read_map(self.folder / each) for each in self.experiment.maps]
        scenarios = [read_scenario(self.folder / each) for each in self.experiment.scenarios]
        found = [
            prepared_here(document, scenario)
            for document in maps
            for scenario in scenarios or [_by_itself(document)]
        ]
        for each in found:
            _ = each.game  # or every reason against it, before anything is played
        return found

    def _players(self, prepared: Prepared) -> Sequence[int]:
        """Return how many play: as many as are asked for, or every number that the map is made for."""
        if self.experiment.players:
            return [prepared.players(each) for each in self.experiment.players]
        suggested, seats = prepared.original.players, prepared.game.seats
        if suggested is None:
            return list(seats)
        return [each for each in seats if suggested.min <= each <= suggested.max] or [max(seats)]


def _varied(cell: LabCell, variation: Variation) -> LabCell | None:
    """Return a cell under a variation, or None if that can't be played."""
    prepared = prepared_here(variation.document, variation.scenario, variation.rules)
    try:
        playable = cell.players in prepared.game.seats
    except CannotPlay:
        return None
    if not playable:
        return None
    game = TravellingGame(prepared, variation.rules)
    return replace(cell, prepared=prepared, game=game, variation=variation.title)


def _by_itself(document: MapDocument) -> Scenario:
    scenario = plain_scenario(document)
    return replace(scenario, name=scenario.ruleset)


def _styles(game: str, side: str | None) -> Sequence[tuple[BotKind, ...]]:
    """Return the best bots that a side can be, one for each of its styles; nobody where there is no such side."""
    if side is None:
        return [()]
    known, described = bots(game), styles(game)
    best = level_and_style(usual_bot(game))[0]
    names = [
        name
        for name in engine(game).bots
        if level_and_style(name)[0] == best and _fits(described.get(level_and_style(name)[1]), side)
    ]
    return [(BotKind(name, known[name]),) for name in names]


def _fits(style: Style | None, side: str) -> bool:
    return style is None or style.side in {"", side}
