"""Standings: how far each map of a proof is and what its games say so far, as values that can travel."""

from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.messages import Message

from ...lab.cell_results import CellResults
from .contenders import Contender, ProvenMap
from .play_measures import subject
from .proof import ProofRun
from .wish_verdict import PlayedWish
from .wished_play import wished_measures

PLAYING, OUT, JUDGED = STATES = ("playing", "out", "judged")
"""Still in the running; left behind, by others or because it was stopped, and not judged; judged on fresh seeds."""


@late_dataclass
class PlayedFigure:
    """What games say of one measure of a map."""

    measure: str
    title: Message
    is_share: bool
    players: int
    bots: tuple[str, ...]
    value: float
    low: float
    high: float
    games: int
    verdict: str = ""
    """Whether it is as wished; nothing where that was not judged on fresh seeds."""


@late_dataclass
class ProofStanding:
    """How far one map is."""

    state: str
    games: int
    figures: tuple[PlayedFigure, ...] = ()
    verdict: str = ""


def standing(run: ProofRun, contender: Contender) -> ProofStanding:
    """Return how far a map of a proof is."""
    for each in run.proven:
        if each.contender is contender and each.wishes:
            return ProofStanding(JUDGED, each.games, figures_of(each), each.verdict)
    found = run.searched.get(contender.typical.key)
    games = found.games if found else 0
    is_in = any(each is contender for each in run.left)
    if not run.is_unfinished and (found is None or is_in):
        return ProofStanding(PLAYING, games)
    return ProofStanding(OUT, games, searched_figures(run, found) if found else ())


def figures_of(proven: ProvenMap) -> tuple[PlayedFigure, ...]:
    """Return what games on fresh seeds say of each wish."""
    return tuple(map(played_figure, proven.wishes))


def searched_figures(run: ProofRun, results: CellResults) -> tuple[PlayedFigure, ...]:
    """Return what the games say by which maps were chosen: no verdict can rest on them."""
    cell = results.cell
    return tuple(
        played_figure(
            PlayedWish(
                *(wish, measure, subject(wish.measure, measure, cell), cell.players),
                *(cell.bot_names, measure.estimate(results), results.games, ""),
            )
        )
        for wish, measure in wished_measures(run.wishes, cell)
    )


def played_figure(played: PlayedWish) -> PlayedFigure:
    """Return what games say of a wish, as it is told."""
    low, high = played.estimate.bounds
    return PlayedFigure(
        measure=played.wish.measure,
        title=played.subject,
        is_share=played.measure.measure.is_share,
        players=played.players,
        bots=played.bots,
        value=played.estimate.value,
        low=low,
        high=high,
        games=played.games,
        verdict=played.verdict,
    )
