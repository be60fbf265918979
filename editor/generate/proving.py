"""From maps that were made to maps that are proven: contenders, games, and what a proven map tells of itself."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from hullwright.engines.contract import CannotPlay
from hullwright.engines.generation.advice.change import RuledMap
from hullwright.engines.generation.candidate import GENERATED
from hullwright.engines.generation.play.contenders import Contender, promising_first
from hullwright.engines.generation.play.play_measures import measures_of
from hullwright.engines.generation.play.proof import ProofRun
from hullwright.engines.generation.play.standings import PlayedFigure
from hullwright.engines.generation.play.wished_play import played_wishes
from hullwright.engines.lab.store import ResultsStore
from hullwright.engines.loader import plain_scenario
from hullwright.plugins.host import Host
from hullwright.plugins.rules import rule_book
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.documents.targets import Target, Wish
from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message
from hullwright.schema.records import JsonObject

from ..games.map_cells import MapCells


@dataclass(frozen=True)
class ProofTerms:
    """How maps are to be proven."""

    keep: int
    """So many are judged on fresh seeds."""
    minutes: float = 5.0
    games: int = 0
    """Without a number, as many as fit into the minutes."""
    seed: int = 1
    workers: int = 1
    bots: str | None = None


@contextmanager
def proving(
    documents: Sequence[MapDocument],
    target: Target,
    scenario: Scenario | None,
    terms: ProofTerms,
    results: Path,
) -> Iterator[ProofRun]:
    """Yield the proof of maps, the most promising first, ready to go on; what can't be played is left out."""
    contenders = [
        made for each in documents if (made := _contender(each, target, scenario, terms.bots))
    ]
    if documents and not contenders:
        raise HullwrightError(message("None of the maps can be played as the target asks for."))
    wishes = played_wishes(target)
    if contenders:
        _insist_on_told(wishes, contenders[0])
    with ResultsStore(results) as store:
        ordered, told = promising_first(contenders, wishes, store)
        yield ProofRun(
            *(ordered, wishes, store, terms.keep),
            order=told,
            games=terms.games,
            minutes=terms.minutes,
            workers=terms.workers,
            seed=terms.seed,
        )


def _insist_on_told(wishes: Sequence[Wish], contender: Contender) -> None:
    """Refuse wishes that games don't tell anything about, such as of skill where bots know one level only."""
    known = measures_of(contender.typical)
    for each in wishes:
        if each.measure not in known:
            raise HullwrightError(
                message(
                    "Games of these maps by these bots don't tell “{name}”; they tell {known}.",
                    name=each.measure,
                    known=", ".join(known),
                )
            )


def _contender(
    document: MapDocument, target: Target, scenario: Scenario | None, bots: str | None
) -> Contender | None:
    """Return a map with its games for every number of players that is asked for, or None if it has none."""
    book = rule_book(Host())
    plain = plain_scenario(document)
    played = RuledMap(document, scenario or replace(plain, name=plain.ruleset))
    try:
        cells = [MapCells(book, each, bots).cell(played) for each in target.players or (None,)]
    except CannotPlay:
        return None
    return Contender(document, tuple(cells))


def with_proof(document: MapDocument, figures: Sequence[PlayedFigure]) -> MapDocument:
    """Return a map that tells of its games on fresh seeds beside how it was made."""
    made = dict(document.extra.get(GENERATED) or {})
    note = {**made, "played": [_note(each) for each in figures]}
    return replace(document, extra={**document.extra, GENERATED: note})


def _note(figure: PlayedFigure) -> JsonObject:
    """Return what games say of a map, as it stands in the map's file."""
    return {
        "measure": figure.measure,
        "players": figure.players,
        "bots": list(figure.bots),
        "value": round(figure.value, 4),
        "low": round(figure.low, 4),
        "high": round(figure.high, 4),
        "games": figure.games,
        "verdict": figure.verdict,
    }
