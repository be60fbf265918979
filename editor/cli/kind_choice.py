"""The choice of a map kind on the command line: ours, and those that plugins bring."""

from typing import Any

import click

from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds import KINDS, OWN_KINDS


class KindChoice(click.Choice[str]):
    """Offers our own kinds in the help, and takes those of plugins, too."""

    def __init__(self) -> None:
        super().__init__(list(OWN_KINDS))

    # Any: as click calls it.
    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the name of a kind; what a plugin brings that can't be had is refused with the reason."""
        if value in OWN_KINDS:
            return super().convert(value, param, ctx)
        if value in KINDS:
            return str(value)
        refusal = KINDS.refusal(str(value))
        if refusal:
            raise HullwrightError(refusal)
        # Whoever is told that there is no such kind is told all that there are.
        self.choices = tuple(KINDS)
        return super().convert(value, param, ctx)
