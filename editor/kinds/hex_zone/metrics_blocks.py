"""The measurements of hex zones as blocks, compared with what published zones have."""

from collections.abc import Callable, Iterator, Mapping

from hullwright.schema.checks.survey import Figures
from hullwright.schema.kinds.hex_zone.bands import (
    HUMAN_DISTANCE,
    MOST_DEAD_ENDS,
    NEIGHBOURS,
    SECTORS,
    silent_percent,
)
from hullwright.schema.kinds.hex_zone.edges import EDGE_KINDS
from hullwright.schema.messages import Message, message, verbatim
from hullwright.schema.records import Json

from ...concepts.metric_blocks import MetricBar, MetricBlock, bars, heading, number, percent
from ...concepts.metric_names import name_of


def zone_blocks(figures: Figures) -> Iterator[MetricBlock]:
    """Yield the blocks of a hex zone."""
    distances, metrics = figures["distances"], figures["metrics"]
    yield from _sectors(figures["counts"], metrics)
    yield heading(message("Distances"))
    yield from _distances(distances)
    yield heading(message("Balance"))
    yield from _balance(metrics)
    yield heading(message("Symmetry"))
    yield MetricBlock(
        message("Sectors that match their image"),
        bars=tuple(
            MetricBar(share, name_of(name), percent(share))
            for name, share in metrics["symmetry"].items()
        ),
    )


def _sectors(counts: Mapping[str, int], metrics: Figures) -> Iterator[MetricBlock]:
    columns, rows = metrics["size"]
    yield MetricBlock(message("Size"), message("{columns} × {rows}", columns=columns, rows=rows))
    yield _gauge(message("Sectors"), metrics["sectors"], SECTORS, 300)
    yield MetricBlock(message("Sectors by kind"), bars=bars(counts))
    share = metrics["silent_share"]
    band = silent_percent(metrics["sectors"])
    yield _gauge(
        message("Silent share, %"), None if share is None else round(100 * share), band, 100
    )
    if "special_sectors" in metrics:
        yield MetricBlock(
            message("Special sectors"), bars=_counted(metrics["special_sectors"], verbatim)
        )
    if "edges" in metrics:
        yield MetricBlock(message("Edges"), bars=_counted(metrics["edges"], _edge_name))
    yield _gauge(message("Neighbours per sector"), metrics["mean_degree"], NEIGHBOURS, 6)


def _counted(counts: Mapping[str, int], named: Callable[[str], Message]) -> tuple[MetricBar, ...]:
    """Return a bar for each of some kinds, the longest for the one there are most of."""
    most = max(counts.values())
    return tuple(
        MetricBar(count / most, named(name), number(count)) for name, count in counts.items()
    )


def _edge_name(kind: str) -> Message:
    return EDGE_KINDS[kind].title


def _gauge(
    title: Message, value: float | None, band: tuple[float, float], most: float
) -> MetricBlock:
    """Return a single bar before the band in which published zones lie."""
    least, top = band
    if value is None:
        return MetricBlock(title, number(None))
    is_usual = least <= value <= top
    told = {"least": number(least), "most": number(top)}
    return MetricBlock(
        title,
        number(value),
        bars=(MetricBar(min(value / most, 1), band=(least / most, top / most)),),
        note=message("Published zones: {least} to {most}", **told)
        if is_usual
        else message("Unlike published zones: {least} to {most}", **told),
        note_ink="faint-text" if is_usual else "warning",
    )


def _distances(distances: Figures) -> Iterator[MetricBlock]:
    reached = [
        steps
        for side in ("human", "alien")
        for steps in distances[side]["pods"].values()
        if steps is not None
    ]
    farthest = max([*reached, HUMAN_DISTANCE[1]])
    titles = {"human": message("Humans to the pods"), "alien": message("Aliens to the pods")}
    for side, title in titles.items():
        pods = distances[side]["pods"]
        nearest = distances[side]["nearest_pod"]
        yield MetricBlock(
            title,
            message("nearest {steps}", steps=number(nearest)),
            bars=tuple(_pod_bar(name, pods[name], farthest, side) for name in pods),
            note=None if pods else message("There is no pod."),
        )
    nearest = distances["human"]["nearest_pod"]
    if nearest is not None:
        yield _gauge(message("Humans to the nearest pod"), nearest, HUMAN_DISTANCE, farthest)
    yield MetricBlock(
        message("Human start to Alien start"), number(distances["human_to_alien_start"])
    )


def _pod_bar(name: str, steps: int | None, farthest: int, side: str) -> MetricBar:
    label = message("Pod {name}", name=name)
    if steps is None:
        return MetricBar(0, label, message("cut off"), ink=side)
    return MetricBar(steps / farthest, label, number(steps), ink=side)


def _balance(metrics: Figures) -> Iterator[MetricBlock]:
    arrivals: Mapping[str, int] = metrics["first_arrival"]
    whole = sum(arrivals.values()) or 1
    inks = {"human": "human", "alien": "alien", "same": "faint-text"}
    yield MetricBlock(
        message("Who can be first in a sector"),
        parts=tuple(
            MetricBar(
                count / whole, name_of(name), _first(count, whole), ink=inks.get(name, "line")
            )
            for name, count in arrivals.items()
        ),
    )
    yield MetricBlock(message("Chokepoints"), bars=_small(metrics["chokepoints"]))
    yield _gauge(message("Dead ends"), metrics["dead_ends"], (0, MOST_DEAD_ENDS), 12)
    yield MetricBlock(message("Separate parts"), number(metrics["pieces"]))


def _first(count: int, whole: int) -> Message:
    return message("{count} ({share})", count=number(count), share=percent(count / whole))


def _small(values: Mapping[str, Json]) -> tuple[MetricBar, ...]:
    """Return bars for numbers that are mostly small, so that one does not look like many."""
    return bars(values, most=max(10, *(each or 0 for each in values.values())))
