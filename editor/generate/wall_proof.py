"""The proof of what hangs on the wall: which maps play, and what was found about which card."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QThread

from hullwright.engines.generation.play.standings import ProofStanding
from hullwright.schema.documents.targets import Target

from ..languages.words import tr
from .proof_bar import ProofBar
from .proof_session import ProofSession, ProofStage
from .proof_task import ProofOrder
from .wall_card import WallCard

KEPT = 4
"""So many maps are judged on fresh seeds."""
MOST_PROCESSES = 8


class WallProof:
    """Has cards of the wall proven, and knows which news is about which of them."""

    def __init__(self, session: ProofSession, results: Path, folder: Path) -> None:
        self.session, self.bar = session, ProofBar(session)
        self.folder = folder
        """Where the target lies, from where its scenario is found."""
        self.games, self.bots = 0, ""
        """So many games by such bots; without, as many as fit into the minutes by the usual ones."""
        self._results = results
        self._keys: tuple[tuple[int, int], ...] = ()

    @property
    def keys(self) -> frozenset[tuple[int, int]]:
        """The cards that play or have played: none of them must become another."""
        found = zip(self._keys, self.session.news.standings, strict=False)
        return frozenset(
            self._keys if self.session.is_under_way else (key for key, each in found if each)
        )

    def hindrance(self, cards: Sequence[WallCard], target: Target) -> str:
        """Return why nothing can be proven now, or nothing if it can."""
        if not _playable(cards, target):
            return tr("There is no map on the wall yet that has everything that is required.")
        return ""

    def start(self, cards: Sequence[WallCard], target: Target, seed: int) -> None:
        """Let bots play the maps that have everything that is required."""
        chosen = _playable(cards, target)
        self._keys = tuple(each.key for each in chosen)
        workers = min(max(QThread.idealThreadCount() - 1, 1), MOST_PROCESSES)
        self.session.start(
            ProofOrder(
                tuple(each.candidate.document for each in chosen),
                target,
                str(self.folder / target.scenario) if target.scenario else "",
                str(self._results),
                KEPT,
                self.bar.minutes.value(),
                games=self.games,
                seed=seed,
                workers=workers,
                bots=self.bots,
            )
        )

    def standings(self) -> Mapping[tuple[int, int], ProofStanding | None]:
        """Return what is known of each card; of one that plays no more and was not judged, nothing is."""
        found = dict(zip(self._keys, self.session.news.standings, strict=False))
        is_over = self.session.stage in (ProofStage.CANCELLED, ProofStage.FAILED)
        return {key: _after(each) if is_over else each for key, each in found.items()}


def _after(standing: ProofStanding | None) -> ProofStanding | None:
    """Return what is left of a standing when the proof has been broken off: nobody plays any more."""
    return standing if standing is not None and standing.figures else None


def _playable(cards: Sequence[WallCard], target: Target) -> list[WallCard]:
    return [
        each
        for each in cards
        if each.candidate.score.is_fit and each.candidate.document.kind == target.kind
    ]
