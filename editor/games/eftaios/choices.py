"""What a person can type at a decision: a word or two for each action, and how each kind is offered."""

from collections.abc import Iterator, Mapping

from hullwright.engines.contract import Action
from hullwright.engines.eftaios.item_effects import SECTOR
from hullwright.engines.eftaios.item_pieces import ItemPiece
from hullwright.engines.eftaios.zone import Zone
from hullwright.schema.messages import english

OFFERS: Mapping[str, str] = {
    "move": english("Move: type the sector you go to: {words}"),
    "stay": english("{words}: stay where you are, and say so"),
    "wait": english("{words}: stay where you are unnoticed, once"),
    "lurk": english("{words}: attack where you are instead of moving"),
    "pass": english("{words}: there is nowhere to go"),
    "item": english("Use an item: {words}"),
    "ability": english("Use your ability: {words}"),
    "resolve": english("{words}: resolve the sector (in a dangerous one, draw a card)"),
    "attack": english("{words}: attack everybody else in this sector"),
    "cat": english("{words}: let a cat make noise in two sectors instead of drawing a card"),
    "play": english("Your card: {words}: announce what it says"),
    "noise": english("Noise: type the sector you announce, your own or any other: {words}"),
    "discard": english("You hold too many items: {words}"),
    "accept": english("You are under attack! {words}: let it happen"),
    "defence": english("{words}: the attack has no effect on you"),
    "clone": english("{words}: begin again as a Human in the Human sector"),
    "pod_card": english("Choose the pod card to use: {words}"),
    "end": english("{words}: end your turn"),
}
"""How each kind of action is offered."""


def typed(action: Action, zone: Zone, items: Mapping[str, ItemPiece]) -> str:
    """Return what a person types for an action."""
    kind, *rest = action
    if kind in {"move", "noise"}:
        return zone.ids[rest[0]]
    if kind == "pod_card":
        return str(rest[0])
    if kind in {"attack", "cat"}:
        return f"ability {kind}" if rest == ["ability"] else str(kind)
    if kind not in {"item", "ability"}:
        return " ".join((kind, *rest))
    what, *target = rest
    words = [what] if kind == "item" else [kind, what]
    if target:
        at_sector = kind == "item" and items[what].aim == SECTOR
        words.append(zone.ids[target[0]] if at_sector else str(target[0] + 1))
    return " ".join(words)


def also_typed(action: Action, zone: Zone) -> Iterator[str]:
    """Yield what else a person may type: a pod also goes by its number."""
    number = zone.pod_number.get(action[1]) if action[0] == "move" else None
    if number:
        yield f"pod {number}"
