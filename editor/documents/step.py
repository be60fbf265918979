"""A step of a history: what was done, and the document before and after it."""

from typing import TypeAlias

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.late_dataclass import late_dataclass
from hullwright.schema.messages import Message

Value: TypeAlias = MapDocument | Scenario
"""What can be open in a tab."""


@late_dataclass(eq=False)
class Step:
    """One step, which undo takes back; the values are those that the history keeps anyway."""

    title: Message
    icon: str
    """The name of a drawing: that of the tool that did it, or nothing."""
    before: Value
    after: Value
