"""Reasons: why a bot did what it did, in a sentence."""

from hullwright.schema.messages import Message, message

from ...contract import Action
from .alien_outlook import AlienOutlook
from .human_outlook import HumanOutlook
from .uses import effects_of


def why_noise(named: str, *, is_true: bool) -> Message:
    """Return why a noise was named where any could be."""
    if is_true:
        return message("named {sector}, the truth, which nobody has to believe", sector=named)
    return message("named {sector}, where others may believe this player to be", sector=named)


def why_human(seen: HumanOutlook, action: Action, name: str) -> Message | None:
    """Return why a Human chose an action; a sector is called by a name."""
    if action[0] == "move":
        return _why_human_moved(seen, action[1], name)
    return _why_used(seen, action)


def _why_human_moved(seen: HumanOutlook, sector: int, name: str) -> Message:
    if seen.walks.exits[sector]:
        return message("went to {sector}: a pod", sector=name)
    return message(
        "went to {sector}: {steps} steps from a pod, and struck there with {chance} %",
        sector=name,
        steps=round(seen.way_left(sector)),
        chance=round(100.0 * seen.danger_in(sector)),
    )


def why_alien(seen: AlienOutlook, action: Action, name: str) -> Message | None:
    """Return why an Alien chose an action; a sector is called by a name."""
    if action[0] not in {"move", "attack", "lurk"}:
        return _why_used(seen, action)
    sector = action[1] if action[0] == "move" else seen.view.position
    humans, aliens = seen.seat.crowds[:, sector].tolist()
    if action[0] == "move":
        return message(
            "went to {sector}: {humans} Humans are to be expected there",
            sector=name,
            humans=f"{humans:.2f}",
        )
    return message(
        "attacked in {sector}: {humans} Humans and {aliens} other Aliens are to be expected there",
        sector=name,
        humans=f"{humans:.2f}",
        aliens=f"{aliens:.2f}",
    )


def _why_used(seen: HumanOutlook | AlienOutlook, action: Action) -> Message | None:
    """Return why something was used; nothing is to be said of what everybody does."""
    if not effects_of(seen.view, action):
        return None
    what = action[1] if action[0] in {"item", "ability"} else action[0]
    return message("used “{what}”: it leaves the player better off than without it", what=what)
