"""What makes lanes, and the indicators on them, unusable: on tiles and on start boards alike."""

from collections.abc import Iterable, Iterator, Sequence

from ...complaints import Fault, JsonPath
from ...messages import message
from .lanes import Lane
from .layout import Special


def below(path: JsonPath, found: Iterable[Fault]) -> Iterator[Fault]:
    """Yield faults of a part of the layout as faults of the whole."""
    for fault in found:
        yield Fault((*path, *fault.path), fault.message)


def lane_faults(lanes: Sequence[Lane]) -> Iterator[Fault]:
    """Yield what is wrong with the lanes that share one square."""
    seen: set[str] = set()
    for number, lane in enumerate(lanes):
        twice = [side for side in lane.exits if side in seen or lane.exits.count(side) > 1]
        seen.update(lane.exits)
        if twice:
            yield Fault(
                ("lanes", number, "exits"),
                message("The exit {side} appears twice: a side has one exit.", side=twice[0]),
            )
        yield from below(("lanes", number), _arm_faults(lane))


def _arm_faults(lane: Lane) -> Iterator[Fault]:
    for side in lane.arm_spaces:
        if side not in lane.exits:
            yield Fault(
                ("arm_spaces", side),
                message(
                    "The lane has no exit {side}; its exits are {exits}.",
                    side=side,
                    exits=" ".join(lane.exits),
                ),
            )
    if lane.arm_spaces and not lane.is_junction:
        yield Fault(
            ("arm_spaces",),
            message(
                "Only lanes with three or more exits have arms: make this lane longer with "
                "“spaces” instead."
            ),
        )
    if lane.is_junction and lane.spaces != 1:
        yield Fault(
            ("spaces",),
            message(
                "A lane with {exits} exits has one space, its junction, not {spaces}: lengthen "
                "its arms with “arm_spaces” instead.",
                exits=len(lane.exits),
                spaces=lane.spaces,
            ),
        )


def special_faults(special: Special, lanes: Sequence[Lane]) -> Iterator[Fault]:
    """Yield what is wrong with an indicator: a lane or a space that isn't there."""
    if special.lane >= len(lanes):
        yield Fault(
            ("lane",),
            message(
                "There is no lane {lane}: {count} lanes, counted from 0.",
                lane=special.lane,
                count=len(lanes),
            ),
        )
    elif special.space >= lanes[special.lane].size:
        yield Fault(
            ("space",),
            message(
                "Lane {lane} has no space {space}: {count} spaces, counted from 0.",
                lane=special.lane,
                space=special.space,
                count=lanes[special.lane].size,
            ),
        )


def twin_faults(spaces: Sequence[object]) -> Iterator[Fault]:
    """Yield a fault for each indicator whose space already bears one."""
    seen: set[object] = set()
    for number, space in enumerate(spaces):
        if space in seen:
            yield Fault(
                ("specials", number),
                message("That space already has an indicator: keep one of the two."),
            )
        seen.add(space)
