"""A state told to others: as JSON, as text for people, and why an action is not legal."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from hullwright.schema.checks.sentences.galaxy import ACTIVITIES, BUILDINGS, EVENTS
from hullwright.schema.messages import Message, Say, message
from hullwright.schema.records import JsonObject

from ..contract import Action
from ..state_words import plain, turn_of

if TYPE_CHECKING:
    from .state import EscapeEarthState


def why_not(state: "EscapeEarthState", action: Action) -> Message | None:
    """Return a better reason than that an action is not listed, where there is one."""
    if state.outcome is not None or state.phase != "act":
        return None
    if len(action) == 3 and action[0] == "travel":
        return _no_hop(state, action[1], action[2])
    if len(action) == 2 and action[0] == "build" and action[1] in state.game.box.building:
        return _no_building(state, action[1])
    return None


def _no_hop(state: "EscapeEarthState", name: object, target: object) -> Message | None:
    """Return why the ship in turn can't travel to a position with a card (EE-40, EE-41)."""
    box, row = state.game.box, state.rows[state.hand]
    held = [(slot, card) for slot, card in enumerate(row, 1) if box.activity[card] == name]
    if not held or not isinstance(target, int):
        return None
    slot, card = held[0]
    if slot not in box.active[card]:
        return message("The {card} card is not active in slot {slot}.", card=name, slot=slot)
    if target == state.aliens:
        return message("No ship may stop at {target}, where the Aliens are.", target=target)
    hops = [hop for hop in state.chart.hops[state.ships[state.hand]] if hop.target == target]
    if any(hop.entered >> state.anomaly & 1 for hop in hops) and state.anomaly:
        return message("The Anomaly at {at} is in the way.", at=state.anomaly)
    return message(
        "No hop of exactly {value} parsecs over face-up cards leads from {here} to {target}.",
        value=box.travel[card],
        here=state.ships[state.hand],
        target=target,
    )


def _no_building(state: "EscapeEarthState", name: str) -> Message | None:
    """Return why a building can't be built where the ship in turn is (EE-13, EE-42, EE-43)."""
    box, here = state.game.box, state.ships[state.hand]
    number = box.building[name]
    if not state.stock[number]:
        return message("There is no {building} left to build.", building=name)
    work = state.works.get(here)
    if work and not box.buildings[work[0]].replaceable:
        return message(
            "The {building} at {here} can't be replaced.", building=box.names[work[0]], here=here
        )
    if box.buildings[number].planet_only and not box.planet[state.cards[here - 1]]:
        return message(
            "A {building} needs a planet, and {here} is not one.", building=name, here=here
        )
    return message("The Build card does not give enough points for a {building}.", building=name)


def state_json(state: "EscapeEarthState") -> JsonObject:
    """Return the whole state, secrets included; equal states have equal JSON."""
    box = state.game.box
    return {
        **state.common_json(),
        "hand": state.hand,
        "first": state.first,
        "acts": state.acts,
        "rows": [[box.activity[card] for card in row] for row in state.rows],
        "ships": list(state.ships),
        "cards": list(state.cards),
        "left_out": list(state.left_out),
        "opened": state.opened,
        "works": [
            [at, box.names[number], level, cubes]
            for at, (number, level, cubes) in sorted(state.works.items())
        ],
        "gifts": [[at, box.kinds[kind]] for at, kind in sorted(state.gifts.items())],
        "stock": list(state.stock),
        "scrapped": list(state.scrapped),
        "supply": list(state.supply),
        "gone": list(state.gone),
        "time": list(state.time),
        "event_deck": list(state.event_deck),
        "active": list(state.active),
        "unseen": list(state.unseen),
        "aliens": state.aliens,
        "anomaly": state.anomaly,
        "known": state.known,
        "conditions": [list(each) for each in state.conditions],
        "time_change": list(state.time_change),
        "built": state.built,
        "locked": state.locked,
    }


def _named(names: Mapping[str, Message], name: str, say: Say, title: str = "") -> str:
    """Return a thing of the box by its name, one of a designer's own as it is called in the file."""
    return title or (say(names[name]) if name in names else plain(name))


def state_text(state: "EscapeEarthState", say: Say = str) -> str:
    """Return the whole state for people to read."""
    box = state.game.box
    lines = [
        say(turn_of(state.round, state.turn)),
        say(message("actions left: {count}", count=state.acts)),
    ]
    for ship, (at, row) in enumerate(zip(state.ships, state.rows, strict=True), 1):
        cards = " ".join(_named(ACTIVITIES, box.activity[card], say) for card in row)
        lines.append("  " + say(message("ship {ship} at {at}: {row}", ship=ship, at=at, row=cards)))
    for at, (number, level, cubes) in sorted(state.works.items()):
        title = box.buildings[number].title
        name = _named(BUILDINGS, box.names[number], say, title) + (" +" if level else "")
        lines.append(
            "  " + say(message("{at}: {name}, cubes: {cubes}", at=at, name=name, cubes=cubes))
        )
    active = [
        f"{_named(EVENTS, name, say, event.title)} {n}"
        for name, event, n in zip(box.event_names, box.events, state.active, strict=True)
        if n
    ]
    lines.append(
        "  "
        + say(
            message(
                "Aliens at {aliens}, Anomaly at {anomaly}, active: {active}",
                aliens=state.aliens,
                anomaly=state.anomaly or "–",
                active=", ".join(active) or "–",
            )
        )
    )
    if state.outcome:
        lines.append(say(message("over: {reason}", reason=message(state.outcome.reason))))
    return "\n".join(lines)
