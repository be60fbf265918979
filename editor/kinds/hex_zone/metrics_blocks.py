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

from ...concepts.metric_blocks import MetricBar, MetricBlock, bars, heading, number, percent
from ...concepts.metric_names import name_of
from ...languages.words import tr


def zone_blocks(figures: Figures) -> Iterator[MetricBlock]:
    """Yield the blocks of a hex zone."""
    distances, metrics = figures["distances"], figures["metrics"]
    yield from _sectors(figures["counts"], metrics)
    yield heading(tr("Distances"))
    yield from _distances(distances)
    yield heading(tr("Balance"))
    yield from _balance(metrics)
    yield heading(tr("Symmetry"))
    yield MetricBlock(
        tr("Sectors like their image"),
        bars=tuple(
            MetricBar(name_of(name), percent(share), share)
            for name, share in metrics["symmetry"].items()
        ),
    )


def _sectors(counts: Mapping[str, int], metrics: Figures) -> Iterator[MetricBlock]:
    columns, rows = metrics["size"]
    yield MetricBlock(tr("Size"), tr("{columns} × {rows}", columns=columns, rows=rows))
    yield _gauge(tr("Sectors"), metrics["sectors"], SECTORS, 300)
    yield MetricBlock(tr("Sectors by kind"), bars=bars(counts))
    share = metrics["silent_share"]
    band = silent_percent(metrics["sectors"])
    yield _gauge(tr("Silent share, %"), None if share is None else round(100 * share), band, 100)
    yield _gauge(tr("Neighbours of a sector"), metrics["mean_degree"], NEIGHBOURS, 6)


def _gauge(title: str, value: float | None, band: tuple[float, float], most: float) -> MetricBlock:
    """Return a single bar before the band in which published zones lie."""
    least, top = band
    if value is None:
        return MetricBlock(title, number(None))
    is_usual = least <= value <= top
    told = {"least": number(least), "most": number(top)}
    return MetricBlock(
        title,
        number(value),
        bars=(MetricBar("", "", min(value / most, 1), (least / most, top / most)),),
        note=tr("Published zones: {least} to {most}", **told)
        if is_usual
        else tr("Outside of published zones: {least} to {most}", **told),
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
    titles = {"human": tr("Humans to the pods"), "alien": tr("Aliens to the pods")}
    for side, title in titles.items():
        pods = distances[side]["pods"]
        nearest = distances[side]["nearest_pod"]
        yield MetricBlock(
            title,
            tr("nearest {steps}", steps=number(nearest)),
            bars=tuple(_pod_bar(name, pods[name], farthest, side) for name in pods),
            note="" if pods else tr("There is no pod."),
        )
    nearest = distances["human"]["nearest_pod"]
    if nearest is not None:
        yield _gauge(tr("Humans to the nearest pod"), nearest, HUMAN_DISTANCE, farthest)
    yield MetricBlock(tr("Human start to Alien start"), number(distances["human_to_alien_start"]))


def _pod_bar(name: str, steps: int | None, farthest: int, side: str) -> MetricBar:
    label = tr("Pod {name}", name=name)
    if steps is None:
        return MetricBar(label, tr("cut off"), 0, ink=side)
    return MetricBar(label, number(steps), steps / farthest, ink=side)


def _balance(metrics: Figures) -> Iterator[MetricBlock]:
    arrivals: Mapping[str, int] = metrics["first_arrival"]
    whole = sum(arrivals.values()) or 1
    inks = {"human": "human", "alien": "alien", "same": "faint-text"}
    yield MetricBlock(
        tr("Who can be first in a sector"),
        parts=tuple(
            MetricBar(
                name_of(name), _first(count, whole), count / whole, ink=inks.get(name, "line")
            )
            for name, count in arrivals.items()
        ),
    )
    yield MetricBlock(tr("Chokepoints"), bars=_small(metrics["chokepoints"]))
    yield _gauge(tr("Dead ends"), metrics["dead_ends"], (0, MOST_DEAD_ENDS), 12)
    yield MetricBlock(tr("Separate parts"), number(metrics["pieces"]))


def _first(count: int, whole: int) -> str:
    return tr("{count} ({share})", count=number(count), share=percent(count / whole))


def _small(values: Mapping[str, Json]) -> tuple[MetricBar, ...]:
    """Return bars for numbers that are mostly small, so that one does not look like many."""
    return bars(values, most=max(10, *(each or 0 for each in values.values())))
