"""An export that was asked for: a map, a format and how it is chosen, as a job for a process."""

from collections.abc import Mapping, Sequence
from dataclasses import field, replace
from functools import cached_property
from typing import Any

from hullwright.plugins.host.home import home
from hullwright.plugins.host.strangers import has_strangers
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.late_dataclass import late_dataclass

from ..concepts.editor_kind import Cell, OverlayChoice, Surface
from ..concepts.question import Shading
from .export_format import ExportFormat, ExportSubject, FormatSort
from .export_memory import ExportChoice
from .job_queue import weight_of
from .picture_order import OrderedOverlay, PictureOrder

PIXELS_PER_BYTE = 256
"""Pixels of a picture that take as long as a byte of a map."""


@late_dataclass
class ExportOffer:
    """What there is to choose from besides formats."""

    overlays: Sequence[OverlayChoice] = ()
    shown: tuple[str, ...] = ()
    """The names of the overlays that lie over the map now."""
    shadings: Mapping[str, Shading] = field(default_factory=dict)
    """What is known of overlays."""
    selection: frozenset[Cell] = frozenset()
    surface: Surface | None = None
    """What knows the labels of the selected cells."""
    scenarios: Sequence[Scenario] = ()
    has_hull: bool = False
    """Whether the map is a ship, around which a hull can be drawn."""

    def labels(self) -> tuple[str, ...]:
        """Return the labels of the selected cells."""
        if self.surface is None:
            return ()
        return tuple(sorted(self.surface.label(each) for each in self.selection))

    def scenario(self, name: str) -> Scenario | None:
        """Return the scenario of a name, or None."""
        return next((each for each in self.scenarios if each.name == name), None)


@late_dataclass
class ExportRequest:
    """What is to be exported, and how."""

    subject: ExportSubject
    format: ExportFormat
    choice: ExportChoice
    offer: ExportOffer

    @property
    def scenario(self) -> Scenario | None:
        """The scenario that the map is resolved for."""
        return self.offer.scenario(self.choice.scenario)

    @property
    def job(self) -> str:
        """The job that does it."""
        return "picture" if self.format.sort is FormatSort.PICTURE else "export"

    @cached_property
    def weight_of_map(self) -> int:
        """About how many bytes the map has."""
        return weight_of(self.subject.map)

    @property
    def weight(self) -> int:
        """About how long it takes, as the bytes of a map that would take as long."""
        weight = self.weight_of_map
        if self.format.suffix == ".png":
            weight += self.choice.picture.size**2 // PIXELS_PER_BYTE
        return weight

    @property
    def is_apart(self) -> bool:
        """Whether code of plugins is run, so that nobody knows how long it takes."""
        if self.format.sort is FormatSort.PICTURE:
            names = set(self.choice.picture.overlays) - set(self.offer.shadings)
            return any(each.of_plugin and each.name in names for each in self.offer.overlays)
        return self.format.of_plugin or has_strangers(home() / "plugins")

    def order(self) -> PictureOrder:
        """Return the picture that is wanted."""
        options = self.choice.picture
        by_name = {each.name: each for each in self.offer.overlays}
        # What is known of the map by itself does not hold for it under a scenario.
        known = {} if self.scenario else self.offer.shadings
        overlays = tuple(
            OrderedOverlay(by_name[name].title, by_name[name].question, known.get(name))
            for name in options.overlays
            if name in by_name
        )
        cells = self.offer.labels() if options.selected else ()
        return PictureOrder(self.subject.map, replace(options, overlays=()), cells, overlays)

    # Any: what is asked travels between processes, and is of many types.
    def asked(self, path: str = "", *, forced: bool = False) -> dict[str, Any]:
        """Return what the job is asked; without a path, the content is the answer."""
        if self.format.sort is FormatSort.PICTURE:
            return {
                "order": self.order(),
                "scenario": self.scenario,
                "path": path,
                "suffix": self.format.suffix,
            }
        return {
            "map": self.subject.map,
            "path": path,
            "forced": forced,
            "scenario": self.scenario,
            "format": self.format.name if self.format.of_plugin else "",
            "options": dict(self.choice.options),
        }
