"""Tables of what each player is given, and of the creature die."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace

from hullwright.schema.kinds.station.edits import require
from hullwright.schema.kinds.station.layout import POD, TOKENS, Station, StationSetup
from hullwright.schema.kinds.station.tile_backs import tokens_brought
from hullwright.schema.messages import Message, message
from hullwright.schema.records import Json

from ...concepts.map_table import MapTable, TableColumn, TableRow, TableTotal
from .cutouts_texts import thing_title
from .table_checks import crew_totals, told_by_checks

MOST_CREW, MOST_FACES, HIGHEST_VALUE = 200, 100, 1000
"""As the published schema has them."""

# Crew.


def _with_setup(station: Station, **changes: Json) -> Station:
    return replace(station, setup=replace(station.setup, **changes))


def _with_crew(station: Station, values: Iterable[int]) -> Station:
    crew = tuple(sorted(values))
    require(
        0 < len(crew) <= MOST_CREW,
        message("A player has between 1 and {most} crew.", most=MOST_CREW),
    )
    return _with_setup(station, crew_values=crew)


def _crew_rows(station: Station) -> list[TableRow]:
    return [
        TableRow(
            str(value),
            message("Crew worth {value}", value=value),
            {"value": value, "count": count},
        )
        for value, count in sorted(Counter(station.setup.crew_values).items())
    ]


def _crew_edited(station: Station, key: str, column: str, value: Json) -> Station:
    crew = Counter(station.setup.crew_values)
    if column == "count":
        crew[int(key)] = int(value)
    else:
        crew[int(value)] += crew.pop(int(key))
    return _with_crew(station, crew.elements())


def _crew_added(station: Station) -> tuple[Station, str]:
    value = min(max(station.setup.crew_values) + 1, HIGHEST_VALUE)
    return _with_crew(station, (*station.setup.crew_values, value)), str(value)


def _crew_kept(station: Station, _: str) -> Message | None:
    if len(set(station.setup.crew_values)) == 1:
        return message("A player needs at least one crew.")
    return None


def _crew_sums(station: Station) -> list[TableTotal]:
    values = station.setup.crew_values
    return [
        TableTotal(message("Crew of a player"), len(values)),
        TableTotal(message("Total value"), sum(values)),
    ]


CREW = MapTable(
    name="crew",
    title=message("Crew values"),
    help=message("The secret values of one player's crew: each one saved scores that much."),
    columns=(
        TableColumn(
            "value", message("Value"), {"type": "integer", "minimum": 0, "maximum": HIGHEST_VALUE}
        ),
        TableColumn(
            "count", message("Crew"), {"type": "integer", "minimum": 1, "maximum": MOST_CREW}
        ),
    ),
    rows=_crew_rows,
    edited=_crew_edited,
    totals=_crew_sums,
    added=_crew_added,
    removed=lambda station, key: _with_crew(
        station, (each for each in station.setup.crew_values if each != int(key))
    ),
    kept=_crew_kept,
    map_totals=crew_totals,
)

# The die.


def _die_rows(station: Station) -> list[TableRow]:
    kinds = [kind for kind in station.supply if kind not in TOKENS]
    die = station.setup.die
    titles = {kind: thing_title(kind) for kind in (*kinds, *die)}
    return [
        TableRow(
            face,
            thing_title(face),
            {"face": face, "count": count, "chance": f"{count}/{len(die)}"},
            {"face": {"enum": list(dict.fromkeys((*kinds, face))), "labels": titles}},
        )
        for face, count in Counter(die).items()
    ]


def _with_die(station: Station, faces: Counter[str]) -> Station:
    die = tuple(faces.elements())
    require(
        0 < len(die) <= MOST_FACES,
        message("The die has between 1 and {most} faces.", most=MOST_FACES),
    )
    return _with_setup(station, die=die)


def _die_edited(station: Station, key: str, column: str, value: Json) -> Station:
    before = Counter(station.setup.die)
    faces: Counter[str] = Counter()
    for face, count in before.items():
        if face == key and column == "count":
            faces[face] += int(value)
        else:
            faces[str(value) if face == key else face] += count
    return _with_die(station, faces)


def _die_added(station: Station) -> tuple[Station, str]:
    die = Counter(station.setup.die)
    kinds = [kind for kind in station.supply if kind not in (*TOKENS, *die)]
    require(
        bool(kinds),
        message(
            "Every creature in the supply is on the die already: change how many faces show it."
        ),
    )
    die[kinds[0]] += 1
    return _with_die(station, die), kinds[0]


def _die_kept(station: Station, _: str) -> Message | None:
    return message("The die needs at least one face.") if len({*station.setup.die}) == 1 else None


DIE = MapTable(
    name="die",
    title=message("Creature die"),
    help=message("Which creatures the die shows, and on how many faces."),
    columns=(
        TableColumn(
            "face", message("Creature"), {"type": "string"}, message("A creature of the supply.")
        ),
        TableColumn(
            "count", message("Faces"), {"type": "integer", "minimum": 1, "maximum": MOST_FACES}
        ),
        TableColumn("chance", message("Chance"), {"type": "string"}, fixed=True),
    ),
    rows=_die_rows,
    edited=_die_edited,
    totals=lambda station: [TableTotal(message("Faces"), len(station.setup.die))],
    added=_die_added,
    removed=lambda station, key: _with_die(
        station, Counter(face for face in station.setup.die if face != key)
    ),
    kept=_die_kept,
    map_totals=lambda document: told_by_checks(document, "SAV-3"),
)

# What each player is given.

GIVEN: Sequence[tuple[str, Message]] = (
    ("pods_per_player", message("Pods per player")),
    ("move_points", message("Movement points per turn")),
)


def _setup_rows(station: Station) -> list[TableRow]:
    setup: StationSetup = station.setup
    return [TableRow(name, title, {"value": getattr(setup, name)}) for name, title in GIVEN]


def _setup_totals(station: Station) -> list[TableTotal]:
    left = station.supply.get(POD, 0) - tokens_brought(station)[POD]
    return [TableTotal(message("Pods that are not under tiles"), left)]


SETUP = MapTable(
    name="setup",
    title=message("Set-up"),
    help=message("What each player gets at the start, and may do in a turn."),
    columns=(
        TableColumn("value", message("Number"), {"type": "integer", "minimum": 0, "maximum": 100}),
    ),
    rows=_setup_rows,
    edited=lambda station, key, _, value: _with_setup(station, **{key: int(value)}),
    totals=_setup_totals,
    map_totals=lambda document: told_by_checks(document, "SAV-8"),
)
