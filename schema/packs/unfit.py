"""The refusal of a folder or a zip because of what lies in it."""

from ..errors import HullwrightError
from ..messages import Message


class Unfit(HullwrightError):
    """A folder or a zip that can't be a plugin or a pack because of what lies in it."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason)
        self.reason = reason
