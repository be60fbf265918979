"""Jobs: file work that may take long, as functions from one JSON object to another.

They run here for small maps and in a process of their own for large ones; see `errands.py`. A job says
how far it is where it can know: reading, importing and comparing are each one act of a library or plugin.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeAlias

from hullwright.schema.complaints import Complaint, Unreadable
from hullwright.schema.errors import HullwrightError
from hullwright.schema.files.progress import Progress, unheard
from hullwright.schema.records import JsonObject

from .export_job import export
from .reading import map_of, read_file
from .sentences import message_from_json, message_to_json

Job: TypeAlias = Callable[[JsonObject, Progress], JsonObject]


def read(asked: JsonObject, _: Progress) -> JsonObject:
    """Read the map at `path`."""
    return read_file(Path(asked["path"])).to_json()


def import_(asked: JsonObject, _: Progress) -> JsonObject:
    """Import the file at `path`, or a `text` with a `name`, as `format` if one is named."""
    from hullwright.plugins.importers import import_map
    from hullwright.schema.files.contents import content_of
    from hullwright.schema.limits import MAX_FILE_BYTES

    if "text" in asked:
        name, content = asked["name"], asked["text"].encode()
    else:
        path = Path(asked["path"])
        name, content = path.name, content_of(path, MAX_FILE_BYTES)
    found = import_map(content, name, asked["format"])
    return {
        "map": found.document.to_json(),
        "notes": [message_to_json(each.message) for each in found.notes],
        "legend": dict(found.legend),
    }


def compare(asked: JsonObject, _: Progress) -> JsonObject:
    """Compare the maps `before` and `after`."""
    from hullwright.schema.kinds.comparison import compare

    return compare(map_of(asked["before"], ""), map_of(asked["after"], "")).to_json()


JOBS: Mapping[str, Job] = {"read": read, "export": export, "import": import_, "compare": compare}


def done(job: str, asked: JsonObject, report: Progress = unheard) -> JsonObject:
    """Return a job's answer, or what a person can put right about it under `fault`."""
    try:
        return JOBS[job](asked, report)
    except HullwrightError as fault:
        return {"fault": _fault_to_json(fault)}


def fault_in(answer: JsonObject) -> HullwrightError | None:
    """Return what a person can put right, if an answer says so."""
    fault = answer.get("fault")
    if fault is None:
        return None
    if "source" not in fault:
        return HullwrightError(message_from_json(fault))
    complaints = [
        Complaint(
            tuple(each["path"]),
            message_from_json(each["place"]) if each["place"] else "",
            message_from_json(each["message"]),
        )
        for each in fault["complaints"]
    ]
    return Unreadable(fault["source"], complaints)


def _fault_to_json(fault: HullwrightError) -> JsonObject:
    if not isinstance(fault, Unreadable):
        return message_to_json(fault.args[0])
    return {
        "source": fault.source,
        "complaints": [
            {
                "path": list(each.path),
                "place": message_to_json(each.place) if each.place else None,
                "message": message_to_json(each.message),
            }
            for each in fault.complaints
        ],
    }
