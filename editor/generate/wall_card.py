"""A card on the wall: one map that was made, and how well it meets what is wished."""

from collections.abc import Mapping

from hullwright.engines.generation.candidate import Candidate
from hullwright.engines.generation.contract import Measure
from hullwright.engines.generation.play.standings import JUDGED, ProofStanding
from hullwright.engines.generation.play.wish_verdict import MET
from hullwright.engines.generation.scoring import WishMark
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.targets import Target
from hullwright.schema.late_dataclass import late_dataclass

from ..languages.words import percent, tr
from .measure_scale import MeasureScale
from .proof_words import standing_words
from .proving import with_proof


@late_dataclass(eq=False)
class WallCard:
    """A map on the wall."""

    candidate: Candidate
    run: int
    """In which run of the page it was made."""
    is_pinned: bool = False
    standing: ProofStanding | None = None
    """What bots have found out about it; nothing as long as it was not played."""

    @property
    def key(self) -> tuple[int, int]:
        """What tells it from all other maps of the page."""
        return self.run, self.candidate.number

    @property
    def met(self) -> int:
        """How many wishes are met."""
        return sum(each.is_met for each in self.candidate.score.marks)

    @property
    def has_all(self) -> bool:
        """Whether every wish is met."""
        return self.met == len(self.candidate.score.marks)

    @property
    def is_judged(self) -> bool:
        """Whether games on fresh seeds have been played of it."""
        return self.standing is not None and self.standing.state == JUDGED

    @property
    def is_proven(self) -> bool:
        """Whether games on fresh seeds have shown that it is as wished."""
        return self.standing is not None and self.is_judged and self.standing.verdict == MET

    def told(self, target: Target) -> MapDocument:
        """Return the map with how it was made, and with what games on fresh seeds have shown."""
        made = self.candidate.told(target)
        return with_proof(made, self.standing.figures) if self.standing and self.is_judged else made

    def total(self) -> str:
        """Return the score in words."""
        return percent(self.candidate.score.total)

    def summary(self) -> str:
        """Return how many wishes are met, in words."""
        if not self.candidate.score.is_fit:
            return tr("lacks what is required")
        if self.has_all:
            return tr("every wish met")
        return tr(
            "{met} of {count} wishes met", met=self.met, count=len(self.candidate.score.marks)
        )


def mark_words(mark: WishMark, measure: Measure) -> str:
    """Return what became of one wish: the value, and what was asked for."""
    scale, wish = MeasureScale(measure), mark.wish
    title, value = tr(measure.title), scale.told(mark.value)
    least, most, best = (
        None if each is None else scale.told(each) for each in (wish.least, wish.most, wish.best)
    )
    asked = _range_words(least, most)
    if best is not None and asked:
        return tr(
            "{title}: {value} (wish {best}, {range})",
            title=title,
            value=value,
            best=best,
            range=asked,
        )
    if best is not None:
        return tr("{title}: {value} (wish {best})", title=title, value=value, best=best)
    if asked:
        return tr("{title}: {value} ({range})", title=title, value=value, range=asked)
    return tr("{title}: {value}", title=title, value=value)


def _range_words(least: str | None, most: str | None) -> str:
    if least is not None and most is not None:
        return tr("from {least} to {most}", least=least, most=most)
    if least is not None:
        return tr("at least {least}", least=least)
    if most is not None:
        return tr("at most {most}", most=most)
    return ""


def card_words(card: WallCard, measures: Mapping[str, Measure]) -> str:
    """Return everything about a card for those who hear it."""
    marks = [
        mark_words(each, measures[each.wish.measure])
        for each in card.candidate.score.marks
        if each.wish.measure in measures
    ]
    pinned = [tr("pinned")] if card.is_pinned else []
    played = [each.removesuffix(".") for each in standing_words(card.standing)]
    return ". ".join([card.total(), card.summary(), *pinned, *marks, *played])
