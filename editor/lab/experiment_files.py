"""The files of experiments asked in the window: each with its maps and its results beside it."""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from ..documents.workplace import Workplace

# What reads and writes is loaded when somebody asks the lab.
if TYPE_CHECKING:
    from hullwright.schema.documents.experiments import Experiment
    from hullwright.schema.documents.maps import MapDocument


@dataclass(frozen=True)
class ExperimentFiles:
    """Writes experiments, and the maps that they are about."""

    folder: Path
    """Where experiments lie that nobody has given a place."""

    def write(
        self,
        front: Workplace | None,
        experiment: "Experiment",
        path: Path,
        second: "MapDocument | None",
    ) -> None:
        """Keep an experiment, the map as it is now if it was asked of one in front, and a second one."""
        from hullwright.schema.files.writer import write

        self.write_maps(front, experiment, path.parent, second)
        write(experiment, path)

    def write_maps(
        self,
        front: Workplace | None,
        experiment: "Experiment",
        folder: Path,
        second: "MapDocument | None",
    ) -> None:
        """Keep the maps of an experiment, as far as they are no files of the person's own."""
        from hullwright.schema.files.writer import write

        folder.mkdir(parents=True, exist_ok=True)
        if front is not None and folder == self.folder:
            write(front.map, folder / experiment.maps[0])
        if second is not None:
            write(second, folder / experiment.maps[1])


def kept_at(experiment: "Experiment", before: Path, path: Path) -> "Experiment":
    """Write an experiment to another place, its maps and results beside it, and return it as it stands there."""
    import shutil

    from hullwright.schema.files.reader import read_map
    from hullwright.schema.files.writer import write

    from .laboratory import results_of

    maps = []
    for at, place in enumerate(experiment.maps):
        document = read_map(before.parent / place)
        target = path.with_name(f"{path.stem}-map{at + 1 if at else ''}.json")
        write(document, target)
        maps.append(target.name)
    moved = replace(experiment, maps=tuple(maps))
    write(moved, path)
    if results_of(before).exists() and before != path:
        shutil.copy2(results_of(before), results_of(path))
    return moved
