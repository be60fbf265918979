"""Jobs: file work that may take long, as functions of what is asked, by name.

They run here for small maps and in a process of their own for large ones; see `job_queue.py`. A job says
how far it is where it can know: reading, importing and comparing are each one act of a library or plugin.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeAlias

from hullwright.schema.extensible_table import NamedCode
from hullwright.schema.files.progress import Progress
from hullwright.schema.kinds.comparison import Comparison
from hullwright.schema.processes.child import Child
from hullwright.schema.processes.tasks import plain_message

from .file_reader import Filed, insist_on_file, read_file

# Any: each job asks for values of its own.
Asked: TypeAlias = Mapping[str, Any]
"""What a job is asked, by name; like its answer, something that travels between processes."""
# Any: each job has an answer of its own.
Job: TypeAlias = Callable[[Asked, Progress], Any]


def read(asked: Asked, _: Progress) -> Filed:
    """Read the map at `path`."""
    return read_file(Path(asked["path"]))


def import_(asked: Asked, _: Progress) -> dict[str, Any]:
    """Import the file at `path`, or a `text` with a `name`, as `format` if one is named, with `options` if there are any.

    Where nobody knows what its signs stand for, the answer is what is `wanted`: the reason, and a proposal.
    """
    from hullwright.plugins.importers import LegendWanted
    from hullwright.plugins.own_formats import import_for_person

    name, content = import_content(asked)
    try:
        found = import_for_person(content, name, asked["format"], asked.get("options", {}))
    except LegendWanted as wanted:
        return {
            "wanted": {
                "reason": plain_message(wanted.reason),
                "legend": wanted.legend,
                "format": wanted.format,
            }
        }
    return {
        "map": found.imported.document,
        "notes": [plain_message(each.message) for each in found.imported.notes],
        "legend": dict(found.imported.legend),
        "format": found.format,
    }


def import_content(asked: Asked) -> tuple[str, bytes]:
    """Return the name and the content of what is to be imported."""
    from hullwright.schema.files.contents import content_of
    from hullwright.schema.limits import MAX_FILE_BYTES

    if "text" in asked:
        return asked["name"], asked["text"].encode("utf-8", errors="replace")
    path = Path(asked["path"])
    insist_on_file(path)
    return path.name, content_of(path, MAX_FILE_BYTES)


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


JOBS: NamedCode[Job] = NamedCode(
    __name__.rpartition(".")[0],
    {
        "read": ".jobs:read",
        "export": ".export_job:export",
        "picture": ".picture_job:picture",
        "preview": ".export_preview_job:preview",
        "import": ".jobs:import_",
        "compare": ".jobs:compare",
        "generate": ".jobs:generate",
        "symmetrise": ".symmetry_job:symmetrise",
    },
)
"""The jobs, each loaded when it is first to be done."""


def do_job(child: Child, job: str, asked: Asked) -> Any:
    """Return a job's answer, as a task of another process."""
    return JOBS[job](asked, child.report)
