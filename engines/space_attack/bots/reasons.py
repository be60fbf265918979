"""Reasons: why a rescuer did what it did, in a sentence."""

from collections.abc import Callable, Mapping

from hullwright.schema.messages import Message, message

from ...contract import Action
from ..chart import FAR
from .lookout import Lookout
from .rivalry import standings


def reason(at: Lookout, action: Action) -> Message | None:
    """Return why an action was chosen, if there is more to say of it than that it promised most."""
    why = REASONS.get(action[0])
    return why(at, *action[1:]) if why else None


def _value(at: Lookout, crew: int) -> str:
    """Return what a crew is worth, as far as one knows."""
    return f"{at.values[crew]:.3g}"


def _jumped(at: Lookout, crew: int) -> Message:
    point = at.chart.jump_points[at.chart.gates[at.where[crew]]]
    return message(
        "saved a crew worth {value} at Jump Point {point}", value=_value(at, crew), point=point
    )


def _boarded(at: Lookout, crew: int, cell: int) -> Message:
    return message(
        "brought a crew worth {value} aboard in {cell}: {steps} steps from a gate",
        value=_value(at, crew),
        cell=at.chart.ids[cell],
        steps=_steps(at, cell),
    )


def _steps(at: Lookout, cell: int) -> str:
    return "–" if at.pod_ways[cell] == FAR else str(at.pod_ways[cell])


def _flown(at: Lookout, start: int, end: int) -> Message:
    crew = [each for each in at.on_ships.get(at.ships[start], ()) if at.mine(each)]
    if not crew:
        return message("moved an empty ship to {cell}: nearer to own crew", cell=at.chart.ids[end])
    return message(
        "flew {count} crew of its own to {cell}: {steps} steps from a gate",
        count=len(crew),
        cell=at.chart.ids[end],
        steps=_steps(at, end),
    )


def _fired(at: Lookout, _turret: int, cell: int) -> Message:
    return message("captured what was in {cell}, to set it on others", cell=at.chart.ids[cell])


def _moved_creature(at: Lookout, *places: int | str) -> Message:
    """Return why a creature was moved: on whom, or away."""
    end = int(places[-1])
    crew = at.by_cell.get(end, []) if at.exposed >> end & 1 else []
    others = [at.owners[each] for each in crew if not at.mine(each)]
    cell = at.chart.ids[end]
    if not others:
        return message("moved a creature to {cell}: nearer to others than to own crew", cell=cell)
    points = standings(at)
    hit = max(others, key=points.__getitem__)
    if points[hit] == max(points):
        return message(
            "moved a creature to {cell}: it attacks player {player}, who leads with about {points} points",
            cell=cell,
            player=hit + 1,
            points=round(points[hit]),
        )
    return message(
        "moved a creature to {cell}: it attacks player {player}", cell=cell, player=hit + 1
    )


def _removed(at: Lookout, cell: int) -> Message:
    crew = at.by_cell.get(cell, [])
    others = sorted({at.owners[each] + 1 for each in crew if not at.mine(each)})
    if others:
        return message(
            "removed the tile in {cell}: crew of player {players} fall into space",
            cell=at.chart.ids[cell],
            players=", ".join(map(str, others)),
        )
    return message("removed the tile in {cell}: no crew of its own fall", cell=at.chart.ids[cell])


def _played(at: Lookout, back: str) -> Message:
    del at
    return message("played the tile “{back}”: it brings more than keeping it", back=back)


def _defended(at: Lookout, end: int, _back: str = "") -> Message:
    return message(
        "turned a creature away to {cell}: what it attacked is worth the tile",
        cell=at.chart.ids[end],
    )


def _placed(at: Lookout, cell: int) -> Message:
    return message("put a pod into {cell}: beside crew of its own", cell=at.chart.ids[cell])


REASONS: Mapping[str, Callable[..., Message]] = {
    "berth": _placed,
    "jump": _jumped,
    **dict.fromkeys(("board", "transfer"), _boarded),
    **dict.fromkeys(("pod", "fighter"), _flown),
    "fire": _fired,
    **dict.fromkeys(("creature", "teleport", "drive", "release"), _moved_creature),
    "remove": _removed,
    "play": _played,
    "defend": _defended,
}
"""What is said of the most important decisions, by the word of the action."""
