"""Why a racer did what it did, for people who want to know afterwards."""

from dataclasses import dataclass

from hullwright.schema.messages import Message, message

from ...contract import Action
from ..grid import label
from ..view import NoEscapeView
from .race import Race


@dataclass(frozen=True, slots=True)
class LayingReason:
    """What a tile does to the ways of everybody."""

    cell: int
    mine: int
    """How far the racer has after it."""
    player: int
    """Whose way it lengthens most, counted from 1."""
    steps: int

    @classmethod
    def of(cls, view: NoEscapeView, race: Race, action: Action) -> "LayingReason":
        """Return what laying a tile does."""
        _, kind, cell, quarter = action
        far = race.after(cell, view.box.shape(kind, quarter))
        longer = [after - before for before, after in zip(race.far, far, strict=True)]
        longer[race.me] = 0
        hit = max(range(len(longer)), key=longer.__getitem__)
        return cls(cell, far[race.me], hit + 1, longer[hit])

    def said(self) -> Message:
        """Return the sentence."""
        cell = label(self.cell)
        if self.steps > 0:
            return message(
                "laid at {cell}: the way of player {player} is {steps} steps longer, the own one "
                "takes {mine}",
                cell=cell,
                player=self.player,
                steps=self.steps,
                mine=self.mine,
            )
        return message(
            "laid at {cell}: the way to the nearest exit takes {mine} steps",
            cell=cell,
            mine=self.mine,
        )


@dataclass(frozen=True, slots=True)
class StoppingReason:
    """Whom an abort stops, and what that is worth."""

    player: int
    gain: float

    def said(self) -> Message:
        """Return the sentence."""
        return message(
            "stopped player {player}: the chance to win rises by {chance} points",
            player=self.player + 1,
            chance=round(100 * self.gain),
        )


@dataclass(frozen=True, slots=True)
class FlyingReason:
    """What a jetpack is worth."""

    tokens: int
    gain: float

    def said(self) -> Message:
        """Return the sentence."""
        return message(
            "flew with one of {tokens} tokens: the chance to win rises by {chance} points",
            tokens=self.tokens,
            chance=round(100 * self.gain, 1),
        )
