"""The options that mazes begin with."""

from dataclasses import dataclass

from hullwright.schema.documents.targets import Target

from ..given_options import given_options, option_table


@dataclass(frozen=True)
class MazeOptions:
    """What a beginning is built with; `options.json` says what each may be."""

    start_board: str
    tiles: int
    span: int
    symmetry: str
    new_paths: bool

    @classmethod
    def of(cls, target: Target) -> "MazeOptions":
        """Return the options of a target."""
        return cls(**given_options(option_table(__package__), target.options))
