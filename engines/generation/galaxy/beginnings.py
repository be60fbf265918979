"""How galaxies begin: cards of the box laid at random, or a galaxy that is there."""

from dataclasses import dataclass, replace
from random import Random

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.targets import Target
from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds.examination import Examination
from hullwright.schema.kinds.galaxy import KIND
from hullwright.schema.kinds.galaxy.house import blank
from hullwright.schema.kinds.galaxy.layout import DRAWN, Galaxy
from hullwright.schema.messages import message

from ..contract import FixedPart
from ..given_options import given_options, option_table
from .draft import GalaxyDraft
from .frame import GalaxyFrame
from .plan import GalaxyPlan

TRIES, REPAIRS = 10, 2000
"""How often a beginning is tried, and by how many moves each is put right."""


@dataclass(frozen=True)
class GalaxyOptions:
    """What a beginning is built with; `options.json` says what each may be."""

    positions: int
    rows: int
    face_up: int
    threats_move: bool
    box_moves: bool

    @classmethod
    def of(cls, target: Target) -> "GalaxyOptions":
        """Return the options of a target."""
        return cls(**given_options(option_table(__package__), target.options))

    def empty_row(self) -> MapDocument:
        """Return a galaxy of that size, its cards not laid yet."""
        columns = -(-self.positions // self.rows)
        galaxy = blank((columns, self.rows))
        first, *between, last = galaxy.cards
        cards = (first, *between[: self.positions - 2], last)
        longer = self.positions - (columns - 1) * self.rows
        galaxy = replace(
            galaxy,
            track=replace(
                galaxy.track,
                rows=tuple(columns if at < longer else columns - 1 for at in range(self.rows)),
            ),
            cards=tuple(
                replace(each, face_up=at < self.face_up and each is not last)
                for at, each in enumerate(cards)
            ),
            deck=None,
            aliens=replace(galaxy.aliens, start=self.positions + 1),
            anomaly=replace(galaxy.anomaly, min_position=self.face_up + 1),
        )
        return KIND.new("", galaxy)


def beginning(target: Target, chance: Random, fixed: FixedPart | None) -> GalaxyDraft:
    """Return a galaxy laid at random, legal and with what must stay."""
    options = GalaxyOptions.of(target)
    document = _undrawn(fixed.document) if fixed else options.empty_row()
    frame = _frame(document, options, fixed)
    for _ in range(TRIES):
        plan = _laid(frame, chance)
        draft = GalaxyDraft(frame, plan) if plan else None
        if draft is not None and _put_right(draft, chance):
            return draft
    raise HullwrightError(
        message("No galaxy fits: there are too few cards, or what must stay is against the rules.")
    )


def taken_up(document: MapDocument, target: Target, fixed: FixedPart | None) -> GalaxyDraft:
    """Return a galaxy that is there, to be improved; what it lacks already may stay as it is."""
    galaxy: Galaxy = document.layout
    if any(galaxy.drawn()):
        raise HullwrightError(
            message(
                "The cards of this galaxy are drawn from a deck: lay them, then they can be moved."
            )
        )
    if Examination(document).errors:
        raise HullwrightError(
            message(
                "This galaxy has mistakes: put right what its checks find, then it can be improved."
            )
        )
    frame = _frame(document, GalaxyOptions.of(target), fixed)
    plan = frame.plan()
    trouble = GalaxyDraft(frame, plan).trouble
    return GalaxyDraft(replace(frame, tolerated=trouble), plan)


def _frame(document: MapDocument, options: GalaxyOptions, fixed: FixedPart | None) -> GalaxyFrame:
    labels = fixed.cells if fixed else ()
    return GalaxyFrame(
        document=document,
        kept=frozenset(int(each) for each in labels if each.isdecimal()),
        threats_move=options.threats_move,
        box_moves=options.box_moves,
    )


def _undrawn(document: MapDocument) -> MapDocument:
    """Return a galaxy without a deck: whatever is drawn in it will be laid."""
    return replace(document, layout=replace(document.layout, deck=None))


def _laid(frame: GalaxyFrame, chance: Random) -> GalaxyPlan | None:
    """Return a plan with cards of the box in all places that are free, or None if they run short."""
    plan = frame.plan()
    cards = list(plan.cards)
    for at in frame.free:
        cards[at] = DRAWN
    for at in sorted(frame.free, key=lambda _: chance.random()):
        pile = [
            name
            for name in frame.spare(tuple(cards))
            for _ in range((frame.types[name].count or 1) - cards.count(name))
        ]
        if not pile:
            return None
        cards[at] = pile[int(chance.random() * len(pile))]
    if DRAWN in cards:
        raise HullwrightError(
            message(
                "A card that is drawn from a deck can't stay as it is: lay one in its place first."
            )
        )
    return plan._replace(cards=tuple(cards))


def _put_right(draft: GalaxyDraft, chance: Random) -> bool:
    """Make moves until checks have nothing against a galaxy, and tell whether that is so."""
    for _ in range(REPAIRS):
        if not draft.trouble:
            return True
        draft.try_move(chance, draft.trouble)
    return not draft.trouble
