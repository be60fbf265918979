"""Jobs: file work that may take long, as functions of what is asked, by name.

They run here for small maps and in a process of their own for large ones; see `job_queue.py`. A job says
how far it is where it can know: reading, importing and comparing are each one act of a library or plugin.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeAlias

from hullwright.schema.files.progress import Progress
from hullwright.schema.kinds.comparison import Comparison
from hullwright.schema.processes.child import Child
from hullwright.schema.processes.tasks import plain_message

from .export_job import export
from .export_preview_job import preview
from .file_reader import Filed, insist_on_file, read_file
from .picture_job import picture
from .symmetry_job import symmetrise

# Any: each job asks for values of its own.
Asked: TypeAlias = Mapping[str, Any]
"""What a job is asked, by name; like its answer, something that travels between processes."""
# Any: each job has an answer of its own.
Job: TypeAlias = Callable[[Asked, Progress], Any]


def read(asked: Asked, _: Progress) -> Filed:
    """Read the map at `path`."""
    return read_file(Path(asked["path"]))


def import_(asked: Asked, _: Progress) -> dict[str, Any]:
    """Import the file at `path`, or a `text` with a `name`, as `format` if one is named."""
    from hullwright.plugins.importers import import_map
    from hullwright.schema.files.contents import content_of
    from hullwright.schema.limits import MAX_FILE_BYTES

    if "text" in asked:
        name, content = asked["name"], asked["text"].encode()
    else:
        path = Path(asked["path"])
        insist_on_file(path)
        name, content = path.name, content_of(path, MAX_FILE_BYTES)
    found = import_map(content, name, asked["format"])
    return {
        "map": found.document,
        "notes": [plain_message(each.message) for each in found.notes],
        "legend": dict(found.legend),
    }


def compare(asked: Asked, _: Progress) -> Comparison:
    """Compare the maps `before` and `after`."""
    from hullwright.schema.kinds.comparison import compare

    return compare(asked["before"], asked["after"])


def generate(asked: Asked, _: Progress) -> str:
    """Have a `generator` of a plugin make a map of `options` and a `seed`; return the text of its file."""
    from hullwright.plugins.generators import generator_named
    from hullwright.plugins.host.usual import usual_host
    from hullwright.schema.files.writer import text_of

    generator = generator_named(usual_host(), asked["generator"])
    return text_of(generator.made(asked["name"], asked["seed"], asked["options"]))


JOBS: Mapping[str, Job] = {
    "read": read,
    "export": export,
    "picture": picture,
    "preview": preview,
    "import": import_,
    "compare": compare,
    "generate": generate,
    "symmetrise": symmetrise,
}


def do_job(child: Child, job: str, asked: Asked) -> Any:
    """Return a job's answer, as a task of another process."""
    return JOBS[job](asked, child.report)
