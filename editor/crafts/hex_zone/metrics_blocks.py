"""The measurements of hex zones as blocks, compared with what published zones have."""

from collections.abc import Iterator, Mapping

from hullwright.schema.checks.survey import Figures
from hullwright.schema.kinds.hex_zone.bands import (
    HUMAN_DISTANCE,
    MOST_DEAD_ENDS,
    NEIGHBOURS,
    SECTORS,
    silent_percent,
)
from hullwright.schema.records import Json

from ...words import tr
from ..metrics_blocks import Bar, Block, bars, heading, number, percent
from ..metrics_names import name_of


def zone_blocks(figures: Figures) -> Iterator[Block]:
    """Yield the blocks of a hex zone."""
    distances, metrics = figures["distances"], figures["metrics"]
    yield from _sectors(figures["counts"], metrics)
    yield heading(tr("Distances"))
    yield from _distances(distances)
    yield heading(tr("Balance"))
    yield from _balance(metrics)
    yield heading(tr("Symmetry"))
    yield Block(
        tr("Sectors like their image"),
        bars=tuple(
            Bar(name_of(name), percent(share), share) for name, share in metrics["symmetry"].items()
        ),
    )


def _sectors(counts: Mapping[str, int], metrics: Figures) -> Iterator[Block]:
    columns, rows = metrics["size"]
    yield Block(tr("Size"), tr("{columns} × {rows}", columns=columns, rows=rows))
    yield _gauge(tr("Sectors"), metrics["sectors"], SECTORS, 300)
    yield Block(tr("Sectors by kind"), bars=bars(counts))
    share = metrics["silent_share"]
    band = silent_percent(metrics["sectors"])
    yield _gauge(tr("Silent share, %"), None if share is None else round(100 * share), band, 100)
    yield _gauge(tr("Neighbours of a sector"), metrics["mean_degree"], NEIGHBOURS, 6)


def _gauge(title: str, value: float | None, band: tuple[float, float], most: float) -> Block:
    """Return a single bar before the band in which published zones lie."""
    least, top = band
    if value is None:
        return Block(title, number(None))
    is_usual = least <= value <= top
    told = {"least": number(least), "most": number(top)}
    return Block(
        title,
        number(value),
        bars=(Bar("", "", min(value / most, 1), (least / most, top / most)),),
        note=tr("Published zones: {least} to {most}", **told)
        if is_usual
        else tr("Outside of published zones: {least} to {most}", **told),
        note_ink="faint-text" if is_usual else "warning",
    )


def _distances(distances: Figures) -> Iterator[Block]:
    reached = [
        steps
        for side in ("human", "alien")
        for steps in distances[side]["pods"].values()
        if steps is not None
    ]
    farthest = max([*reached, HUMAN_DISTANCE[1]])
    titles = {"human": tr("Humans to the pods"), "alien": tr("Aliens to the pods")}
    for side, title in titles.items():
        pods = distances[side]["pods"]
        nearest = distances[side]["nearest_pod"]
        yield Block(
            title,
            tr("nearest {steps}", steps=number(nearest)),
            bars=tuple(_pod_bar(name, pods[name], farthest, side) for name in pods),
            note="" if pods else tr("There is no pod."),
        )
    nearest = distances["human"]["nearest_pod"]
    if nearest is not None:
        yield _gauge(tr("Humans to the nearest pod"), nearest, HUMAN_DISTANCE, farthest)
    yield Block(tr("Human start to Alien start"), number(distances["human_to_alien_start"]))


def _pod_bar(name: str, steps: int | None, farthest: int, side: str) -> Bar:
    label = tr("Pod {name}", name=name)
    if steps is None:
        return Bar(label, tr("cut off"), 0, ink=side)
    return Bar(label, number(steps), steps / farthest, ink=side)


def _balance(metrics: Figures) -> Iterator[Block]:
    arrivals: Mapping[str, int] = metrics["first_arrival"]
    whole = sum(arrivals.values()) or 1
    inks = {"human": "human", "alien": "alien", "same": "faint-text"}
    yield Block(
        tr("Who can be first in a sector"),
        parts=tuple(
            Bar(name_of(name), _first(count, whole), count / whole, ink=inks.get(name, "line"))
            for name, count in arrivals.items()
        ),
    )
    yield Block(tr("Chokepoints"), bars=_small(metrics["chokepoints"]))
    yield _gauge(tr("Dead ends"), metrics["dead_ends"], (0, MOST_DEAD_ENDS), 12)
    yield Block(tr("Separate parts"), number(metrics["pieces"]))


def _first(count: int, whole: int) -> str:
    return tr("{count} ({share})", count=number(count), share=percent(count / whole))


def _small(values: Mapping[str, Json]) -> tuple[Bar, ...]:
    """Return bars for numbers that are mostly small, so that one does not look like many."""
    return bars(values, most=max(10, *(each or 0 for each in values.values())))
