"""The pieces of a galaxy: its cards with their backs, tokens, cubes as counters, and reference cards."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace

from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.galaxy.layout import DRAWN, Galaxy, TimeDeck
from hullwright.schema.kinds.galaxy.terms import terms_of
from hullwright.schema.messages import Message, message

from ...concepts.cutouts import (
    Cutout,
    CutoutPicture,
    CutoutSet,
    Face,
    Printed,
    player_ink,
    player_letter,
)
from ...concepts.marks import Caption, Mark, Marks, Shape, Text
from ...concepts.polygons import closed_path
from . import symbols
from .cutouts_texts import (
    BACK_TITLES,
    END,
    END_TITLE,
    TIME_TITLES,
    TURN,
    TURN_TITLE,
    activity_title,
    activity_words,
    building_title,
    building_words,
    card_title,
    event_title,
    event_words,
    time_words,
)
from .looks import SlotLook, face_of, marks

CARD = (60.0, 42.0)
"""Three columns and six rows: the eighteen galaxy cards of the box fill a page (EE-2)."""
TOKEN = 14.0
COUNTER = 12.0
REFERENCE = (90.0, 60.0)
GROUNDS = {("paper", ""), ("silent", "silent-edge")}
"""Fill and stroke of what lies below the sign of a card."""
SHIPS = 2
"""One for each player (EE-7)."""


def cutouts(document: MapDocument) -> list[Printed]:
    """Return the pieces of a galaxy under its rules (EE-2 … EE-7)."""
    galaxy: Galaxy = document.layout
    sets = (
        _galaxy_cards(galaxy),
        _buildings(galaxy),
        _activity(galaxy),
        _events(galaxy),
        _time(galaxy, terms_of(document.rules).time or galaxy.time),
        _tokens(),
        _cubes(galaxy),
        _reference(galaxy),
    )
    return [each for each in sets if any(piece.count for piece in each.pieces)]


# Galaxy cards.


def _galaxy_cards(galaxy: Galaxy) -> CutoutSet:
    """Return the cards that lie on the table, and those that are shuffled for it (EE-10)."""
    counts = Counter(each.card for each in galaxy.cards if each.card != DRAWN)
    counts.update(galaxy.deck.shuffle if galaxy.deck else {})
    back = _back("galaxy", symbols.STARS)
    pieces = (
        Cutout(
            Face(_card_picture(galaxy, name), foot=card_title(name, kind.title)), back, counts[name]
        )
        for name, kind in galaxy.card_types.items()
    )
    return CutoutSet(message("Galaxy cards"), *CARD, tuple(pieces))


def _card_picture(galaxy: Galaxy, name: str) -> CutoutPicture:
    """Return a card without its name, which is said in the language of the sheet."""
    face = face_of(name, galaxy.card_types[name])._replace(name="")
    drawn = marks(SlotLook(face, face_up=True))
    # Paper is white already, and what is cut out needs no frame.
    return CutoutPicture(tuple(each for each in drawn if not _is_ground(each)), 26.0)


def _is_ground(mark: Mark) -> bool:
    """Tell whether a mark is the ground of a slot, or the card itself."""
    return isinstance(mark, Shape) and (mark.fill, mark.stroke) in GROUNDS


def _back(deck: str, sign: Marks) -> Face:
    return Face(CutoutPicture(sign, 16.0, 24.0), BACK_TITLES[deck])


# Buildings and activities.


def _buildings(galaxy: Galaxy) -> CutoutSet:
    pieces = (
        Cutout(_building(name, galaxy, 0), _building(name, galaxy, 1), each.count)
        for name, each in galaxy.buildings.items()
    )
    return CutoutSet(message("Buildings"), *CARD, tuple(pieces))


def _building(name: str, galaxy: Galaxy, level: int) -> Face:
    building = galaxy.buildings[name]
    foot = message("Cost: {count} build points", count=building.cost)
    return Face(
        CutoutPicture(_made(building.makes or ""), 9.0, 10.0),
        building_title(name, building),
        tuple(building_words(building, galaxy, level)),
        foot=message("Upgraded") if level else foot,
    )


def _made(kind: str) -> Marks:
    """Return the cube that something makes, in the middle; stars for what makes none."""
    if not kind:
        return (Shape(symbols.circle(0.4, (0.0, 0.0)), stroke="dangerous-edge", width=0.08),)
    square = closed_path([(-0.4, -0.4), (0.4, -0.4), (0.4, 0.4), (-0.4, 0.4)])
    return (
        Shape(square, stroke=symbols.ink_of(kind), width=0.12),
        Caption(symbols.letter_of(kind), "cell-text", 0.5, bold=True),
    )


def _activity(galaxy: Galaxy) -> CutoutSet:
    back = _back("activity", _made(""))
    pieces = (
        Cutout(
            Face(
                CutoutPicture(_made(each.type if each.type in galaxy.cubes else ""), 9.0, 10.0),
                activity_title(each.type),
                tuple(activity_words(each)),
            ),
            back,
            each.copies,
        )
        for each in galaxy.activity
    )
    return CutoutSet(message("Activity cards"), *CARD, tuple(pieces))


# Events and time.


def _events(galaxy: Galaxy) -> CutoutSet:
    back = _back("event", _ring("!"))
    pieces = (
        Cutout(
            Face(
                CutoutPicture(_ring("!"), 8.0, 10.0),
                event_title(name, each),
                tuple(event_words(each, galaxy)),
            ),
            back,
            each.count,
        )
        for name, each in galaxy.events.items()
    )
    return CutoutSet(message("Event cards"), *CARD, tuple(pieces))


def _ring(text: str) -> Marks:
    return (
        Shape(symbols.circle(0.5, (0.0, 0.0)), stroke="dangerous-edge", width=0.07),
        Text(text, "cell-text", 0.6, bold=True),
    )


def _time(galaxy: Galaxy, deck: TimeDeck) -> CutoutSet:
    signs: Mapping[str, Marks] = {
        "nothing": _ring("–"),
        "event": _ring("!"),
        "aliens": symbols.aliens((0.0, 0.0), 2.0),
    }
    back = _back("time", CLOCK)
    pieces = (
        Cutout(
            Face(
                CutoutPicture(sign, 8.0, 12.0),
                TIME_TITLES[kind],
                (time_words(kind, galaxy.aliens.step),),
            ),
            back,
            getattr(deck, kind),
        )
        for kind, sign in signs.items()
    )
    return CutoutSet(message("Time cards"), *CARD, tuple(pieces))


CLOCK: Marks = (
    Shape(symbols.circle(0.55, (0.0, 0.0)), stroke="dangerous-edge", width=0.07),
    Shape("M0 -0.36 L0 0 L0.24 0.16", stroke="dangerous-edge", width=0.07),
)


# Tokens and reference cards.


def _tokens() -> CutoutSet:
    """Return the ships, the Aliens and the Anomaly (EE-7)."""
    signs = [_ship(each) for each in range(1, SHIPS + 1)]
    signs += [symbols.aliens((0.0, 0.0), 3.2), symbols.anomaly((0.0, 0.0))]
    sides = [TOKEN / 2] * (SHIPS + 1) + [TOKEN / 0.55]
    pieces = (
        Cutout(Face(CutoutPicture(sign, side))) for sign, side in zip(signs, sides, strict=True)
    )
    return CutoutSet(message("Ships and tokens"), TOKEN, TOKEN, tuple(pieces))


def _cubes(galaxy: Galaxy) -> CutoutSet:
    """Return a counter for each cube of the supply (EE-7)."""
    pieces = (
        Cutout(Face(CutoutPicture(_made(kind), COUNTER)), count=count, name=activity_title(kind))
        for kind, count in galaxy.cubes.items()
    )
    return CutoutSet(message("Cubes, as counters"), COUNTER, COUNTER, tuple(pieces))


def _ship(player: int) -> Marks:
    hull = "M0 -0.85 Q0.42 -0.3 0.36 0.3 L0.66 0.78 L-0.66 0.78 L-0.36 0.3 Q-0.42 -0.3 0 -0.85 Z"
    return (
        Shape(hull, stroke=player_ink(player), width=0.1),
        Text(player_letter(player), "cell-text", 0.55, (0.0, 0.2), bold=True),
    )


def _reference(galaxy: Galaxy) -> CutoutSet:
    values = {"actions": galaxy.setup.actions}
    card = Cutout(
        Face(title=TURN_TITLE, text=tuple(_filled(TURN, values))),
        Face(title=END_TITLE, text=END),
        each=True,
    )
    return CutoutSet(message("Reference cards"), *REFERENCE, (card,), folded=True)


def _filled(texts: tuple[Message, ...], values: Mapping[str, object]) -> Iterator[Message]:
    return (replace(each, values=values) for each in texts)
