"""Facts of a map: as much of it as rules can ask about before any game."""

from dataclasses import dataclass

from hullwright.schema.boards.board import Board


@dataclass(frozen=True)
class MapFacts:
    """What a map has: roles of its spaces, and the numbers of those that are numbered, such as pods."""

    roles: frozenset[str]
    numbered: frozenset[tuple[str, int]] = frozenset()

    @classmethod
    def of(cls, board: Board) -> "MapFacts":
        """Return the facts of a board."""
        numbered = (
            (board.roles[space], traits["number"])
            for space, traits in board.traits.items()
            if traits.get("number")
        )
        return cls(frozenset(board.counts()), frozenset(numbered))

    def numbers(self, role: str) -> tuple[int, ...]:
        """Return the numbers of the spaces of a role.

        >>> MapFacts(frozenset({"pod"}), frozenset({("pod", 2), ("pod", 1)})).numbers("pod")
        (1, 2)
        """
        return tuple(sorted(number for each, number in self.numbered if each == role))
