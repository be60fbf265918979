"""Proving maps by play for the window, step by step in a process of its own and so without Qt."""

from collections.abc import Iterator
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

from hullwright.engines.generation.play.proof import DONE, ProofRun
from hullwright.engines.generation.play.standings import ProofStanding, standing
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.targets import Target
from hullwright.schema.files.reader import read_scenario
from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.messages import Message
from hullwright.schema.processes.child import Child

from ..games.game_processes import players
from ..inspection.answers import step_back
from .proving import ProofTerms, proving

PROOF = 1
"""Where the process keeps its proof."""


@late_dataclass
class ProofOrder:
    """Which maps are to be proven, and how."""

    documents: tuple[MapDocument, ...]
    target: Target
    scenario: str
    """The file of the scenario that they are played under, or nothing."""
    results: str
    """The file in which games are kept."""
    keep: int
    minutes: float
    games: int = 0
    """Without a number, as many as fit into the minutes."""
    seed: int = 1
    workers: int = 1
    bots: str = ""


@late_dataclass
class ProofNews:
    """How far a proof is."""

    stage: str
    done: int
    """How many games were played."""
    games: int
    """About so many will be, or 0 while that is not known."""
    share: float
    standings: tuple[ProofStanding | None, ...] = ()
    """Of each map in the order's order; None for those that don't play."""
    order: Message | None = None
    """By what it was decided who plays first."""

    @property
    def is_done(self) -> bool:
        """Whether everything was judged."""
        return self.stage == DONE


@dataclass
class _Proof:
    order: ProofOrder
    run: ProofRun
    going: Iterator[int]
    open: ExitStack


def begin_proof(child: Child, order: ProofOrder) -> ProofNews:
    """Prepare the proof of some maps, and return who plays."""
    step_back()
    place = Path(order.results)
    place.parent.mkdir(parents=True, exist_ok=True)
    scenario = read_scenario(Path(order.scenario)) if order.scenario else None
    terms = ProofTerms(
        *(order.keep, order.minutes, order.games, order.seed, order.workers, order.bots or None)
    )
    with ExitStack() as stack:
        run = stack.enter_context(proving(order.documents, order.target, scenario, terms, place))
        executor = stack.enter_context(players(order.workers))
        going = stack.enter_context(closing(run.go_on(executor)))
        child.memory[PROOF] = _Proof(order, run, going, stack.pop_all())
    return _news(child.memory[PROOF])


def go_on_proving(child: Child, seconds: float) -> ProofNews:
    """Play for about so long, and return how far the proof is; one batch of games is played in any case."""
    proof: _Proof = child.memory[PROOF]
    began = monotonic()
    for _ in proof.going:
        if monotonic() - began >= seconds:
            break
    if proof.run.stage == DONE:
        proof.open.close()
    return _news(proof)


def _news(proof: _Proof) -> ProofNews:
    run = proof.run
    by_document = {id(each.document): each for each in run.contenders}
    playing = (by_document.get(id(each)) for each in proof.order.documents)
    standings = tuple(standing(run, each) if each else None for each in playing)
    return ProofNews(run.stage, run.done, run.games, run.share, standings, run.order)
