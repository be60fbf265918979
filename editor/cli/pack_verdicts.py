"""Verdicts for packs: what an experiment of the lab has shown of each map, as figures."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.verdicts import LabVerdict
from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message

from ..lab.laboratory import opened
from ..lab.verdict_rows import verdict_row

if TYPE_CHECKING:
    from hullwright.engines.lab.cell_results import CellResults


def verdicts_of(path: Path, maps: Mapping[str, MapDocument]) -> Iterator[tuple[str, LabVerdict]]:
    """Yield a verdict for each map of a pack, scenario and choice of bots that an experiment has played."""
    with opened(path) as laboratory:
        laboratory.gather()
        certainty = laboratory.experiment.certainty
        cells = [each for group in laboratory.results for each in group if each.games]
    found: dict[tuple[str, str, tuple[str, ...]], list[CellResults]] = {}
    for each in cells:
        place = next((at for at, one in maps.items() if one == each.cell.prepared.original), None)
        if place is not None:
            named = place, each.cell.prepared.scenario.name, each.cell.bot_names
            found.setdefault(named, []).append(each)
    if not found:
        raise HullwrightError(
            message("{path} has not played any map of this pack yet.", path=path.name)
        )
    for (place, scenario, bots), results in found.items():
        engine = results[0].cell.prepared.engine
        verdict = LabVerdict(
            map=place,
            game=engine.name,
            engine=engine.version,
            scenario=scenario,
            bots=bots,
            confidence=certainty.confidence,
            rows=tuple(verdict_row(each, certainty) for each in results),
        )
        yield Path(place).stem, verdict
