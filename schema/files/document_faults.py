"""What is wrong with documents that their JSON Schemas can't say."""

from collections.abc import Iterator

from ..complaints import Fault
from ..messages import message
from ..names import is_reserved
from ..records import JsonObject


def player_faults(value: JsonObject) -> Iterator[Fault]:
    """Yield what is wrong with a map's numbers of players that its JSON Schema can't say."""
    players = value.get("players", {})
    if players.get("min", 0) > players.get("max", 0):
        yield Fault(
            ("players", "max"),
            message(
                "At least {least} players, at most {most}: the second number can't be the "
                "smaller one.",
                least=players["min"],
                most=players["max"],
            ),
        )


def wish_faults(value: JsonObject) -> Iterator[Fault]:
    """Yield what is wrong with the wishes of a target that its JSON Schema can't say."""
    for number, wish in enumerate(value.get("wishes", ())):
        least, most = wish.get("least"), wish.get("most")
        if least is not None and most is not None and least > most:
            yield Fault(
                ("wishes", number, "most"),
                message(
                    "At least {least}, at most {most}: the second number can't be the smaller one.",
                    least=least,
                    most=most,
                ),
            )
        best = wish.get("best")
        if best is not None and not _is_between(best, least, most):
            yield Fault(
                ("wishes", number, "best"),
                message(
                    "{best} lies outside of what is wished for at all: put it between “least” and “most”.",
                    best=best,
                ),
            )


def _is_between(value: float, least: float | None, most: float | None) -> bool:
    return (least is None or least <= value) and (most is None or value <= most)


def manifest_faults(value: JsonObject) -> Iterator[Fault]:
    """Yield what is wrong with a plugin's id that its JSON Schema can't say."""
    if is_reserved(value["id"]):
        yield Fault(
            ("id",),
            message(
                "“{id}” is a name that some systems reserve for a device. Give the plugin "
                "another id.",
                id=value["id"],
            ),
        )


def pack_faults(value: JsonObject) -> Iterator[Fault]:
    """Yield what is wrong with a pack's id that its JSON Schema can't say."""
    if is_reserved(value["id"]):
        yield Fault(
            ("id",),
            message(
                "“{id}” is a name that some systems reserve for a device. Give the pack another "
                "id.",
                id=value["id"],
            ),
        )
