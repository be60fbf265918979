"""The job of drawing: a picture of a map, by itself or as it is played under a scenario."""

import os
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hullwright.schema.files.progress import Progress
from hullwright.schema.records import JsonObject

from .picture_order import PictureOrder, content_of_picture, write_picture

if TYPE_CHECKING:
    from PySide6.QtGui import QGuiApplication

# Any: what travels between processes is of many types.
Ordered = Mapping[str, Any]


def picture(asked: Ordered, _: Progress) -> JsonObject:
    """Draw the picture of an `order` into the file at `path`, or return its content where there is none."""
    insist_on_letters()
    order = resolved(asked["order"], asked)
    if asked["path"]:
        return {"saved": write_picture(order, Path(asked["path"])), "content": b""}
    return {"saved": None, "content": content_of_picture(order, asked["suffix"])}


def resolved(order: PictureOrder, asked: Ordered) -> PictureOrder:
    """Return an order for the map as it is played under the `scenario` that is named, if one is."""
    if asked["scenario"] is None:
        return order
    from hullwright.plugins.map_context import MapContext

    return replace(order, document=MapContext(order.document, asked["scenario"]).document)


def insist_on_letters() -> None:
    """See to it that Qt can draw letters, also in a process without a window."""
    from PySide6.QtGui import QGuiApplication

    if QGuiApplication.instance() is None:
        _application()


@cache
def _application() -> "QGuiApplication":
    """Return the application that Qt needs to draw letters, kept as long as the process lives."""
    from PySide6.QtGui import QGuiApplication

    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    return QGuiApplication([])
