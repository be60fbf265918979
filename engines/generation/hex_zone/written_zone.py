"""From a state to a map document and back."""

from collections.abc import Mapping
from dataclasses import replace

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.errors import HullwrightError
from hullwright.schema.kinds import map_kind
from hullwright.schema.kinds.hex_zone.layout import (
    ALIEN,
    DANGEROUS,
    HULL,
    HUMAN,
    KNOWN,
    LEGEND,
    POD,
    SILENT,
    HexZone,
)
from hullwright.schema.messages import message

from .frame import ZoneFrame
from .grid import Sectors, ZoneGrid, grid_of, indices
from .zone_ground import ZoneGround
from .zone_specials import ZoneSpecials, own_kinds, sheet_edges
from .zone_state import ZoneState

MOST_PODS = 9
"""So many pods have a character of their own."""
_CHARACTERS = {each.kind: character for character, each in LEGEND.items() if each.kind != POD}


def written(frame: ZoneFrame, state: ZoneState, name: str) -> MapDocument:
    """Return a state as a map under a name."""
    grid, ground = state.grid, state.ground
    rows = [[_CHARACTERS[HULL]] * grid.width for _ in range(grid.height)]
    contents = (
        (DANGEROUS, ground.through),
        (SILENT, state.silent),
        (HUMAN, ground.human),
        (ALIEN, ground.alien),
    )
    for kind, sectors in contents:
        for column, row in map(grid.place, indices(sectors)):
            rows[row][column] = _CHARACTERS[kind]
    for index, number in numbered_pods(frame, ground).items():
        column, row = grid.place(index)
        rows[row][column] = str(number)
    specials = ground.specials
    characters = specials.characters if specials else {}
    for index, character in characters.items():
        column, row = grid.place(index)
        rows[row][column] = character
    used = {character for line in rows for character in line}
    legend = {character: each for character, each in LEGEND.items() if character in used}
    if specials:
        legend |= {character: specials.kinds[index] for index, character in characters.items()}
    edges = specials.edges_between(ground.open) if specials else ()
    layout = HexZone(legend=legend, rows=tuple(map("".join, rows)), edges=edges)
    made = map_kind("hex-zone").new(name, layout)
    told = frame.target
    if told is None:
        return made
    return replace(
        made,
        subtitle=told.name,
        description=told.description or told.name,
        author=told.author,
        language=told.language,
    )


def numbered_pods(frame: ZoneFrame, ground: ZoneGround) -> Mapping[int, int]:
    """Return the number of each pod by its bit: those that must stay keep theirs, the others follow in reading order."""
    grid = frame.grid
    kept = {index: each for index, each in frame.pod_numbers.items() if ground.pods >> index & 1}
    others = sorted(
        (index for index in indices(ground.pods) if index not in kept),
        key=lambda index: grid.place(index)[::-1],
    )
    taken = set(kept.values())
    left = (number for number in range(1, MOST_PODS + 1) if number not in taken)
    return kept | dict(zip(others, left, strict=False))


def pod_numbers(document: MapDocument, grid: ZoneGrid, pods: Sectors) -> Mapping[int, int]:
    """Return the numbers that pods of a map have, by their bits, as far as they have one of a single digit."""
    found: dict[int, int] = {}
    for index in indices(pods):
        column, row = grid.place(index)
        number = document.layout.legend[document.layout.rows[row][column]].number
        if number is not None and 1 <= number <= MOST_PODS and number not in found.values():
            found[index] = number
    return found


def sectors_by_kind(grid: ZoneGrid, zone: HexZone) -> Mapping[str, Sectors]:
    """Return the sectors of each known kind, those that count as such included."""
    found = dict.fromkeys(KNOWN, 0)
    for row, line in enumerate(zone.rows):
        for column, character in enumerate(line):
            found[zone.legend[character].role] |= grid.bit(column, row)
    return found


def read_specials(zone: HexZone) -> ZoneSpecials | None:
    """Return what a zone has of its own, None if that is nothing."""
    grid = grid_of(zone.width, zone.height)
    kinds, edges = own_kinds(grid, zone), tuple(sheet_edges(grid, zone))
    return ZoneSpecials(grid, kinds, edges, zone.legend) if kinds or edges else None


def read_state(document: MapDocument) -> ZoneState:
    """Return the state of a zone; HullwrightError with what moves can't deal with."""
    zone: HexZone = document.layout
    grid = grid_of(zone.width, zone.height)
    found = sectors_by_kind(grid, zone)
    has_starts = found[HUMAN].bit_count() == found[ALIEN].bit_count() == 1
    if not has_starts or not 1 <= found[POD].bit_count() <= MOST_PODS:
        raise HullwrightError(
            message(
                "“{name}” needs one start for each side and one to {most} pods before it can be improved.",
                name=document.name,
                most=MOST_PODS,
            )
        )
    ground = ZoneGround(
        grid,
        found[SILENT] | found[DANGEROUS],
        found[HUMAN],
        found[ALIEN],
        found[POD],
        read_specials(zone),
    )
    state = ZoneState.of(ground, found[SILENT])
    if not state.ways.is_sound:
        raise HullwrightError(
            message(
                "“{name}” has sectors that can't be reached or left: mend the problems that "
                "“hullwright check” finds before it is improved.",
                name=document.name,
            )
        )
    return state
