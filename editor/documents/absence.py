"""Absence: why a command for documents can't be carried out while none of them is in front."""

from ..languages.words import tr
from .workplaces import Workplaces


def no_map(workplaces: Workplaces) -> str:
    """Return why nothing can be done to a map, or nothing if one is in front."""
    if workplaces.current is not None:
        return ""
    if workplaces.maps():
        return tr("This is for maps: go to the tab of one first.")
    return tr("No map is open: create or open one first.")


def no_document(workplaces: Workplaces) -> str:
    """Return why nothing can be done to a document, or nothing if one is in front."""
    if workplaces.front is not None:
        return ""
    if len(workplaces):
        return tr("This is for maps and scenarios: go to the tab of one first.")
    return tr("Open a map or a scenario first.")
