"""A plugin's command as a task for a process of its own, where an endless loop harms nothing."""

from dataclasses import replace

from hullwright.plugins.commands import CommandResult, carried_out, command_named
from hullwright.plugins.host.usual import usual_host
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.messages import message
from hullwright.schema.processes.child import Child

from ..kinds.table import editor_kind_of


def run_command(
    child: Child, name: str, document: MapDocument, selection: tuple[str, ...]
) -> CommandResult:
    """Return the map as a command leaves it, if it changes anything, and what it says."""
    found = command_named(usual_host(), name, document.kind)
    result = carried_out(found, document, selection, child.report)
    made = result.document or document
    if result.contents:
        made = _painted(made, result, name)
    return CommandResult(None if made == document else made, message=result.message)


def _painted(document: MapDocument, result: CommandResult, name: str) -> MapDocument:
    editor_kind = editor_kind_of(document.kind)
    surface = editor_kind.surface(document.layout)
    contents = {}
    for label, content in result.contents.items():
        cell = surface.cell_of(label)
        if cell is None or cell not in surface:
            raise HullwrightError(
                message(
                    "“{name}” wants to paint “{label}”, which is not a cell of this map. Nothing "
                    "was changed.",
                    name=name,
                    label=label,
                )
            )
        contents[cell] = content
    return replace(document, layout=editor_kind.painted(document.layout, contents))
