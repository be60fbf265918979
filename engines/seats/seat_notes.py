"""What players have written down beside a game, each for themselves."""

from collections.abc import Mapping

from hullwright.schema.records import Json


class SeatNotes(dict[int, dict[str, Json]]):
    """The notes of each seat, by names of its own."""

    def take(self, entry: Json) -> None:
        """Have a note as journals have it; None forgets it, and anything that is no note is passed over."""
        if isinstance(entry, Mapping) and isinstance(entry.get("seat"), int):
            own = self.setdefault(entry["seat"], {})
            own[str(entry.get("name"))] = entry.get("value")
            if entry.get("value") is None:
                del own[str(entry.get("name"))]
