"""What travels between a window and the process in which its table is hosted: what is to be hosted, and what is new there."""

from dataclasses import dataclass

from hullwright.engines.seats.desk import SeatDesk
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.documents.scenarios import Scenario
from hullwright.schema.messages import Message


@dataclass(frozen=True, kw_only=True)
class TableOrder:
    """A table that is to be opened."""

    document: MapDocument
    scenario: Scenario
    bots: tuple[str, ...]
    """The bot of each seat, which plays as long as nobody sits there."""
    kept_for_bots: frozenset[int]
    """Seats that no guest takes."""
    seed: int


@dataclass(frozen=True, kw_only=True)
class TableDoor:
    """How guests come to a table."""

    address: str
    code: str
    port: int
    qr: tuple[str, ...]
    """The address for a camera: rows of 0 and 1, with a quiet margin."""
    is_on_network: bool


@dataclass(frozen=True)
class SeatNews:
    """Who has a seat."""

    name: str
    """What the guest is called; empty if a bot plays."""
    bot: str
    """The bot that plays as long as nobody sits here, as it is called in files."""
    is_here: bool
    """Whether the guest's page is open."""
    can_sit: bool


@dataclass(frozen=True, kw_only=True)
class TableNews:
    """What everybody at a table knows, and who sits where."""

    has_begun: bool
    seats: tuple[SeatNews, ...]
    remarks: tuple[Message, ...]
    desk: SeatDesk
    """With the lines of the log that are new."""
    heard: int
    """How many lines of the log the window has already."""
