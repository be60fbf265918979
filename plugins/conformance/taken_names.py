"""Names that are taken: what comes with Hullwright, or from another plugin, can't be brought again."""

from collections.abc import Container

from hullwright.schema.messages import Message, message

from ..host import Contributed
from .surroundings import Surroundings


def taken(
    contributed: Contributed, around: Surroundings, own: Container[str], key: str
) -> Message | None:
    """Return whose a name is that a contribution wants to bring under a key, or None if it is free."""
    name = getattr(contributed.contribution, key)
    if name in own:
        return message("“{name}” comes with Hullwright. Give yours another name.", name=name)
    for each in around.others(contributed.sort):
        if getattr(each.contribution, key) == name:
            return message(
                "“{name}” also comes from the plugin “{plugin}”, and only the first one counts. "
                "Give yours another name.",
                name=name,
                plugin=each.plugin.id,
            )
    return None
