"""From a map and what is asked to advice that can be worked out: cells, changes, rules at hand."""

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from hullwright.engines.generation.advice.advice_run import AdviceRun
from hullwright.engines.generation.advice.change import SORTS, RuledMap
from hullwright.engines.generation.advice.change_table import changes_of
from hullwright.engines.generation.advice.goals import goal
from hullwright.engines.generation.play.predictor import predicted_miss
from hullwright.engines.lab.store import ResultsStore
from hullwright.engines.loader import plain_scenario
from hullwright.plugins.host import Host
from hullwright.plugins.rules import rule_book
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message
from hullwright.schema.names import closest

from ..games.map_cells import MapCells


@dataclass(frozen=True)
class AdviceTerms:
    """What is asked of advice."""

    goal: str = "fair"
    players: int | None = None
    bots: str | None = None
    minutes: float = 2.0
    games: int = 0
    """Without a number, as many as fit into the minutes."""
    seed: int = 1
    sorts: Sequence[str] = SORTS
    """What may be changed."""
    workers: int = 1


@contextmanager
def advised(
    document: MapDocument, scenario: Scenario | None, terms: AdviceTerms, results: Path
) -> Iterator[AdviceRun]:
    """Yield advice about a map by itself or under a scenario, ready to go on, with games kept in a file."""
    _insist_on_sorts(terms.sorts)
    book = rule_book(Host())
    plain = plain_scenario(document)
    played = RuledMap(document, scenario or replace(plain, name=plain.ruleset))
    players = MapCells(book, terms.players, terms.bots).cell(played).players
    cells = MapCells(book, players, terms.bots)
    base = cells.cell(played)
    wanted = goal(terms.goal, base)
    changes = changes_of(base.prepared, book, terms.sorts)
    with ResultsStore(results) as store:
        miss = predicted_miss(store, base, wanted.balance)[0] if wanted.balance else None
        yield AdviceRun(
            *(played, base, wanted, changes, cells.cell_of, store),
            games=terms.games,
            minutes=terms.minutes,
            workers=terms.workers,
            seed=terms.seed,
            has_scenario=scenario is not None,
            preference=(lambda each: miss(each.cell)) if miss else None,
        )


def _insist_on_sorts(sorts: Collection[str]) -> None:
    for each in sorts:
        if each not in SORTS:
            raise HullwrightError(
                message(
                    "There is no sort of change “{name}” (did you mean “{meant}”?); there are {known}.",
                    name=each,
                    meant=closest(each, SORTS) or SORTS[0],
                    known=", ".join(SORTS),
                )
            )
