"""Deals: hands of different activity cards with the travel values that the set-up demands (EE-15)."""

from collections import Counter
from collections.abc import Mapping

from .chance import draws
from .layout import ActivityCard, Galaxy

TRIES = 100

Row = tuple[int, ...]
"""A player's row of activity cards, from slot 1, as indices into the layout's activity cards."""


def demanded(galaxy: Galaxy) -> Mapping[int, int]:
    """Return how many cards of each travel value a hand has."""
    return {int(value): count for value, count in galaxy.setup.hand.items() if count}


def can_be_dealt(galaxy: Galaxy, hands: int) -> bool:
    """Tell whether there are cards for so many hands, each of different types.

    It is a question of flow: from each travel value, as often as all hands demand it, through the
    cards there are, to types, each at most once per hand. Whatever fills the flow can be split into
    hands, because a bipartite graph needs no more colours than its largest degree (Kőnig).
    """
    import networkx as nx

    demand = demanded(galaxy)
    copies = Counter[tuple[int, str]]()
    for card in galaxy.activity:
        copies[card.travel, card.type] += card.copies
    graph: nx.DiGraph[object] = nx.DiGraph()
    graph.add_nodes_from(["box", "hands"])
    for value, count in demand.items():
        graph.add_edge("box", value, capacity=hands * count)
    for (value, name), number in copies.items():
        graph.add_edge(value, ("type", name), capacity=number)
        graph.add_edge(("type", name), "hands", capacity=hands)
    return bool(nx.maximum_flow_value(graph, "box", "hands") == hands * sum(demand.values()))


def deal(galaxy: Galaxy, hands: int, seed: str) -> tuple[Row, ...] | None:
    """Return shuffled rows for so many hands, or None if cards given out as they come never fit."""
    box = {number: card.copies for number, card in enumerate(galaxy.activity)}
    for attempt in range(TRIES):
        cards = draws(box, sum(box.values()), f"{seed}, {attempt}")
        rows = _handed_out(galaxy, cards, hands)
        if rows is not None:
            return rows
    return None


def _handed_out(galaxy: Galaxy, cards: list[int], hands: int) -> tuple[Row, ...] | None:
    """Give each card to the first hand that has room for it."""
    demand = demanded(galaxy)
    wanted = [dict(demand) for _ in range(hands)]
    rows: list[list[int]] = [[] for _ in range(hands)]
    types: list[set[str]] = [set() for _ in range(hands)]
    for number in cards:
        card: ActivityCard = galaxy.activity[number]
        for room, row, held in zip(wanted, rows, types, strict=True):
            if room.get(card.travel) and card.type not in held:
                room[card.travel] -= 1
                row.append(number)
                held.add(card.type)
                break
    full = sum(demand.values())
    return tuple(map(tuple, rows)) if all(len(row) == full for row in rows) else None
