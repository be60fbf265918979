"""What may be used now: items and abilities by their effects, and where they are aimed."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from hullwright.schema.effects import DO

from ...contract import Action
from ..items import ABILITY_EFFECTS
from ..view import EftaiosView

DREADED = frozenset({"stay", "reveal_self", "lose_items", "say_where"})
"""Effects that spoil an item, whatever else it does."""

Judge = Callable[[Sequence[Action]], Action | None]
"""Returns the use that is worth it among the uses of one thing, or None."""


def effects_of(view: EftaiosView, action: Action) -> frozenset[str]:
    """Return what an action does by an item or an ability; nothing for any other action.

    Those that take the place of a card stand before the way in which they are used.
    """
    if action[0] in {"item", "ability"}:
        how, what = action[:2]
    elif len(action) > 1 and action[1] in {"item", "ability"}:
        what, how = action[:2]
    else:
        return frozenset()
    if how == "item":
        return view.items[what].does
    return frozenset(each[DO] for each in ABILITY_EFFECTS[what])


def offered(
    view: EftaiosView, legal: Sequence[Action]
) -> Iterator[tuple[frozenset[str], list[Action]]]:
    """Yield the uses of each item and ability that does nothing dreaded, with what it does."""
    found: dict[tuple[object, ...], list[Action]] = {}
    for action in legal:
        if action[0] in {"item", "ability"}:
            found.setdefault(action[:2], []).append(action)
    for uses in found.values():
        does = effects_of(view, uses[0])
        if does and not does & DREADED:
            yield does, uses


def judged(
    view: EftaiosView, legal: Sequence[Action], judges: Mapping[str, Judge]
) -> Action | None:
    """Return the first use that a judge of one of its effects finds worth it, or None."""
    for does, uses in offered(view, legal):
        for effect, judge in judges.items():
            use = judge(uses) if effect in does else None
            if use is not None:
                return use
    return None
