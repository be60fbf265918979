"""The one family of errors that a person can put right; everything else is a bug and crashes loudly."""

from .messages import Message


class HullwrightError(Exception):
    """Something the person can put right: says what, where, and what now."""

    def __init__(self, message: Message | str) -> None:
        super().__init__(message)

    def __str__(self) -> str:
        return str(self.args[0])
