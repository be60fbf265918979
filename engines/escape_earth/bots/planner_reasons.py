"""Why a planner did what it did, for people who want to know afterwards."""

from dataclasses import dataclass

from hullwright.schema.checks.sentences.galaxy import BUILDINGS, EVENTS
from hullwright.schema.messages import Message, message, verbatim

from ...contract import Action
from ..view import EscapeEarthView


@dataclass(frozen=True, slots=True)
class PlannerReason:
    """What a decision was made by."""

    action: Action
    chance: float
    """The team's chance to win, as it saw it."""
    aliens: int
    """How far the Aliens were from the start."""
    kinds: int
    """How many different events were active."""
    hidden: int

    @classmethod
    def of(cls, view: EscapeEarthView, action: Action, chance: float) -> "PlannerReason":
        """Return the facts of a decision."""
        game = view.game
        return cls(
            action,
            chance,
            view.aliens - game.start,
            sum(map(bool, view.active)),
            (game.up_to_goal & ~view.opened).bit_count(),
        )

    def said(self) -> Message:
        """Return the sentence."""
        percent = round(100 * self.chance)
        word = self.action[0]
        if word == "fight":
            return message(
                "fought {event}: {kinds} different events were active; chance to win about "
                "{chance} %",
                event=EVENTS.get(self.action[1]) or verbatim(self.action[1]),
                kinds=self.kinds,
                chance=percent,
            )
        if word == "repel":
            return message(
                "drove the Aliens back {cards} cards: they were {away} cards from the start; "
                "chance to win about {chance} %",
                cards=self.action[2],
                away=self.aliens,
                chance=percent,
            )
        if word == "build":
            return message(
                "built {building}: {hidden} cards lay hidden, {kinds} different events were active; "
                "chance to win about {chance} %",
                building=BUILDINGS.get(self.action[1]) or verbatim(self.action[1]),
                hidden=self.hidden,
                kinds=self.kinds,
                chance=percent,
            )
        return message("the team's plan wins with a chance of about {chance} %", chance=percent)
