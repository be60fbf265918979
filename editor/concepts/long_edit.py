"""Long edits: changes of a map that take too long to be made while somebody waits."""

from collections.abc import Mapping

from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.messages import Message


@late_dataclass(eq=False)
class LongEdit:
    """A change that is worked out beside the window, and made when it is known."""

    job: str
    """The name of the job that works it out; it is asked with the `map`, too."""
    asked: Mapping[str, object]
    """What else the job is asked; like the map, something that travels between processes."""
    progress: Message
    """What is being done, for the status bar meanwhile."""
