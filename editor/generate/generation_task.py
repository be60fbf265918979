"""Making maps for the window, step by step in a process of its own and so without Qt."""

from hullwright.engines.generation.candidate import Candidate
from hullwright.engines.generation.contract import FixedPart
from hullwright.engines.generation.draft_kinds import draft_kind
from hullwright.engines.generation.generation import Generation
from hullwright.engines.generation.taste import Taste
from hullwright.schema.documents.targets import Target
from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.processes.child import Child

from ..inspection.answers import step_back
from .plugin_beginnings import plugin_beginnings

RUN = 1
"""Where the process keeps its run."""


@late_dataclass
class GenerationOrder:
    """What maps are to be made."""

    target: Target
    seed: int
    fixed: FixedPart | None = None
    """What of an open map must stay; without it maps begin on a blank sheet."""


@late_dataclass
class WallNews:
    """What a run has to show by now."""

    moves: int
    """How many moves were tried."""
    niches: int
    """How many different maps are kept."""
    shown: tuple[Candidate, ...]
    """The best of them, best first; where none has what is required, those that are nearest to it."""


def begin_generation(child: Child, order: GenerationOrder) -> None:
    """Begin a run; the one before is forgotten."""
    step_back()
    starts = tuple(plugin_beginnings(order.target, order.seed))
    kind = draft_kind(order.target.kind)
    child.memory[RUN] = Generation(kind, order.target, order.seed, order.fixed, starts)


def go_on_generating(child: Child, moves: int, count: int) -> WallNews:
    """Try some more moves and return what there is to show."""
    run: Generation = child.memory[RUN]
    run.go_on(moves)
    return _news(run, count)


def steer_generation(child: Child, taste: Taste, count: int) -> WallNews:
    """Let the run follow somebody's taste from now on, and return what there is to show."""
    run: Generation = child.memory[RUN]
    run.taste = taste
    return _news(run, count)


def _news(run: Generation, count: int) -> WallNews:
    shown = run.best(count) or run.best(count, with_unfit=True)
    return WallNews(run.moves, run.niches, tuple(shown))
