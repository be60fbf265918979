"""A run that makes maps for a target: beginnings, small moves, and an archive of the best of each niche."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from math import exp
from random import Random

from hullwright.schema.documents.carried_verdict import content_hash
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.targets import Target
from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds import map_kind

from .candidate import Candidate, ToldMap
from .contract import Draft, DraftKind, FixedPart
from .map_forms import MapForms
from .niche_archive import Elite, NicheArchive
from .reserve import Reserve
from .scoring import Scoring, spans
from .selection import selected
from .taste import Taste

CLIMB = 800
"""How many moves one climb makes from where it begins."""
OFFERED_EVERY = 50
"""After so many moves of a climb its map is offered to the archive."""
WARM, COLD = 0.03, 0.0005
"""How much worse a map may get at the beginning and at the end of a climb, roughly."""
BEGINNINGS = 6
"""So many climbs begin afresh before any goes on from a map that was kept."""
FRESH = 0.2
"""How often a climb begins afresh later on."""
HARDLY_WORSE = 0.05
"""By so much a map of the reserve may fall behind the best one."""


class Generation:
    """A run; it goes on as long as somebody lets it, and has something to show at any moment.

    The same seed, target and number of moves give the same maps, in however many steps they are made.
    """

    def __init__(
        self,
        kind: DraftKind,
        target: Target,
        seed: int,
        fixed: FixedPart | None = None,
        starts: Sequence[MapDocument] = (),
    ) -> None:
        """Make maps of a kind; with `starts` they begin with those, one after the other, and with nothing else."""
        self.kind, self.target, self.seed = kind, target, seed
        self.moves = 0
        """How many moves were tried."""
        self._fixed, self._starts = fixed, tuple(starts)
        self._chance = Random(seed)
        self._scoring = Scoring(target, kind.measures)
        self._archive, self._reserve = NicheArchive(kind.niches), Reserve()
        self._taste = Taste()
        names = dict.fromkeys([*self._scoring.names, *(axis.measure for axis in kind.niches)])
        self._spans = spans(kind.measures, names)
        self._known_forms: dict[int, MapForms] = {}
        self._climb: _Climb | None = None
        self._climbs = 0

    @property
    def taste(self) -> Taste:
        """What somebody has liked and disliked so far."""
        return self._taste

    @taste.setter
    def taste(self, taste: Taste) -> None:
        self._taste = taste
        self._archive.judge_anew(self._merit)
        if self._climb:
            self._climb.merit = self._merit(self._climb.draft.measures)

    @property
    def niches(self) -> int:
        """In how many niches there is a map."""
        return len(self._archive)

    def go_on(self, moves: int) -> None:
        """Try some more moves; HullwrightError if nothing can be begun for the target."""
        for _ in range(moves):
            if self._climb is None:
                self._climb = self._next_climb()
            self._step(self._climb)

    def take_up(self, document: MapDocument) -> None:
        """Let improvement go on from a map as well, whoever made it; HullwrightError if it can't be improved."""
        draft = self.kind.taken_up(document, self.target, self._fixed)
        self._archive.offer(draft, self._merit(draft.measures), self.moves)

    def best(self, count: int, *, with_unfit: bool = False) -> Sequence[Candidate]:
        """Return maps that are good and different, the best first; without those that fail a required wish.

        With them they come last, the nearest to being fit first.
        """
        kept = {each.number for each in self._archive}
        self._known_forms = {
            number: each for number, each in self._known_forms.items() if number in kept
        }
        scored = [(each, self._scoring.score(each.measures)) for each in self._archive]
        ranked = sorted(
            (each for each in scored if with_unfit or each[1].is_fit),
            key=lambda each: (not each[1].is_fit, -each[0].merit, each[0].number),
        )
        chosen = selected(ranked, count, self._spans, self._forms)
        return [self._candidate(each.draft, each.number) for each, _ in chosen]

    def for_games(self, count: int) -> Sequence[Candidate]:
        """Return maps for games to choose among: good and different ones first, then others that are hardly worse."""
        found = list(self.best(count))
        if not found:
            return found
        least = max(self._merit(each.measures) for each in found) - HARDLY_WORSE
        for number, draft in self._reserved():
            if len(found) >= count:
                break
            made = self._candidate(draft, number)
            if made.score.is_fit and self._merit(made.measures) >= least:
                found.append(made)
        return found

    def made_again(self, told: ToldMap) -> Candidate | None:
        """Return a map that was made before, if the run has come by it again and still has it."""
        kept = ((each.number, each.draft) for each in self._archive)
        known = (draft for each, draft in chain(kept, self._reserved()) if each == told.number)
        found = (self._candidate(each, told.number) for each in known)
        return next((each for each in found if content_hash(each.document) == told.content), None)

    def _reserved(self) -> Iterator[tuple[int, Draft]]:
        """Yield the maps of the reserve with their numbers, which go on after those of all that were the best once.

        So a map is named by its number and how many moves the run had made.
        """
        for each in self._reserve:
            yield self._archive.count + each.number, each.draft

    def _candidate(self, draft: Draft, number: int) -> Candidate:
        measures, document = dict(draft.measures), draft.document(f"{self.target.name} {number}")
        score, niche = self._scoring.score(measures), self._archive.niche(measures)
        return Candidate(document, measures, score, niche, self.seed, number, self.moves)

    def _forms(self, elite: Elite) -> MapForms:
        """Return what a map looks like; maps that are kept are asked for it again and again."""
        if elite.number not in self._known_forms:
            document = elite.draft.document(self.target.name)
            contents = map_kind(document.kind).contents(document.layout)
            self._known_forms[elite.number] = MapForms(contents, self.kind.hexes)
        return self._known_forms[elite.number]

    def _merit(self, measures: Mapping[str, float]) -> float:
        merit = self._scoring.merit(measures)
        return merit + self._taste.pull(measures, self._spans) if self._taste else merit

    def _next_climb(self) -> "_Climb":
        self._climbs += 1
        if self._climbs <= BEGINNINGS or self._chance.random() < FRESH or not self._archive:
            try:
                draft = self._beginning()
            except HullwrightError:
                # Where a lucky draw has found something before, that is enough to go on with.
                if not self._archive:
                    raise
            else:
                return _Climb(draft, self._merit(draft.measures))
        elite: Elite = self._archive.drawn(self._chance)
        return _Climb(elite.draft.copy(), elite.merit)

    def _beginning(self) -> Draft:
        if self._starts:
            start = self._starts[(self._climbs - 1) % len(self._starts)]
            return self.kind.taken_up(start, self.target, self._fixed)
        return self.kind.beginning(self.target, self._chance, self._fixed)

    def _step(self, climb: "_Climb") -> None:
        self.moves += 1
        if climb.draft.move(self._chance):
            merit = self._merit(climb.draft.measures)
            if merit >= climb.merit or self._chance.random() < exp(
                (merit - climb.merit) / climb.warmth
            ):
                climb.merit = merit
            else:
                climb.draft.take_back()
        climb.made += 1
        if climb.made % OFFERED_EVERY == 0 and not self._archive.offer(
            climb.draft, climb.merit, self.moves
        ):
            self._reserve.put(climb.draft)
        if climb.made >= CLIMB:
            self._climb = None


class _Climb:
    """A map on its way up: moves that make it worse are taken ever more rarely."""

    def __init__(self, draft: Draft, merit: float) -> None:
        self.draft, self.merit, self.made = draft, merit, 0

    @property
    def warmth(self) -> float:
        """How much worse the map may get now, roughly."""
        return float(WARM * (COLD / WARM) ** (self.made / CLIMB))
