"""How slots are counted from one another: along the path."""

from collections.abc import Mapping


class PathLattice:
    """The line of positions: pieces move along it, and mirroring turns their order around."""

    turns = 1

    def between(self, a: int, b: int) -> int:
        """Return how many positions the second slot lies after the first."""
        return int(b - a)

    def shifted(self, cell: int, by: int) -> int:
        """Return the slot so many positions after a slot."""
        return int(cell + by)

    def turned(self, contents: Mapping[int, str]) -> Mapping[int, str]:
        """Return the contents as they are: a path can't be turned."""
        return contents

    def mirrored(self, contents: Mapping[int, str]) -> Mapping[int, str]:
        """Return the contents in the opposite order."""
        return {-by: content for by, content in contents.items()}
