"""What a person sees of a game: the galaxy as far as it is known, and lines about what is on it.

Everything comes from the player's view, never from the state.
"""

from collections.abc import Iterator, Sequence

from hullwright.engines.escape_earth.conditions import BLOCKED, Condition
from hullwright.engines.escape_earth.view import EscapeEarthView
from hullwright.engines.seats.escape_earth.event_words import activity_named, named
from hullwright.engines.seats.event_text import player_name
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds import map_kind
from hullwright.schema.kinds.galaxy.event_effects import PRICES
from hullwright.schema.kinds.kind import Glyph
from hullwright.schema.messages import message

from ...drawing.letters import LetterPicture
from ...languages.words import tr

HIDDEN, ALIENS, ANOMALY, BUILDING = "?", "☣", "※", "■"
ACTIVE = "*"

LEGEND = message(
    "Below each card: ships by number, {building} a building, {aliens} the Aliens, {anomaly} the "
    "Anomaly. [ ] is face up, {hidden} is unknown.",
    building=BUILDING,
    aliens=ALIENS,
    anomaly=ANOMALY,
    hidden=HIDDEN,
)


class EscapeEarthScreen:
    """Draws a game for the players, who all know the same."""

    def __init__(self, document: MapDocument) -> None:
        self._glyphs = list(map_kind(document.kind).drawing(document.layout))

    def map(self, view: EscapeEarthView) -> Iterator[str]:
        """Yield the lines of the galaxy with everything that is on it."""
        yield from LetterPicture(
            each for glyph in self._glyphs for each in _drawn(glyph, view)
        ).lines()

    @staticmethod
    def lines(view: EscapeEarthView) -> Iterator[str]:
        """Yield lines about ships and rows, buildings, and what threatens."""
        yield tr(
            message(
                "Round {round}. {you}: actions left: {acts}.",
                round=view.round,
                you=player_name(view.player, view.player),
                acts=view.acts,
            )
        )
        for ship in range(len(view.ships)):
            yield f"  {_ship(view, ship)}"
        for at in sorted({*view.works, *view.gifts}):
            yield f"  {_place(view, at)}"
        yield tr(
            message(
                "Aliens: {aliens}. Active events: {active}. Cards in the event deck: {left}.",
                aliens=view.aliens,
                active=_counted(view, "events", view.active),
                left=view.events_left,
            )
        )
        yield from map(_condition, view.conditions)
        yield tr(message("Still to build: {stock}.", stock=_counted(view, "buildings", view.stock)))


def _drawn(glyph: Glyph, view: EscapeEarthView) -> Iterator[Glyph]:
    """Yield a card as far as it is known, and below it what stands on it."""
    at = int(glyph.cell) if glyph.cell else 0
    if not 1 <= at <= len(view.cards):
        # The Aliens are drawn where they are now.
        if not at or at == view.aliens:
            yield glyph
        return
    card = view.cards[at - 1]
    column = glyph.column - (len(glyph.text) == 1)
    if card is None:
        yield glyph._replace(column=column + 1, text=HIDDEN, style="unknown")
    else:
        known = view.box.galaxy.card_types[card]
        letter = known.letter or card[0].upper()
        text = f"[{letter}]" if view.opened >> at & 1 else f" {letter} "
        yield glyph._replace(column=column, text=text, style=known.role)
    if tokens := _tokens(view, at):
        style = "aliens" if at == view.aliens else "start"
        yield glyph._replace(line=glyph.line + 1, column=column, text=tokens, style=style)


def _tokens(view: EscapeEarthView, at: int) -> str:
    ships = "".join(str(ship) for ship, place in enumerate(view.ships, 1) if place == at)
    marks = (
        BUILDING if at in view.works else "",
        ALIENS if at == view.aliens else "",
        ANOMALY if at == view.anomaly else "",
    )
    return (ships + "".join(marks))[:4]


def _ship(view: EscapeEarthView, ship: int) -> str:
    """Return where a ship is, and its row of cards; active ones are marked."""
    box = view.box
    cards = (
        f"{slot} {tr(activity_named(box.activity[card]))} {box.travel[card]}"
        f"{ACTIVE if slot in box.active[card] else ''}"
        for slot, card in enumerate(view.rows[ship], 1)
    )
    return tr(
        message(
            "ship {ship} at {at}: {row}", ship=ship + 1, at=view.ships[ship], row=" | ".join(cards)
        )
    )


def _place(view: EscapeEarthView, at: int) -> str:
    """Return the building at a position and the cubes there."""
    box = view.box
    number, level, cubes = view.works.get(at, (None, 0, 0))
    kind = box.makes[number] if number is not None else -1
    lying = [f"{cubes} × {tr(named(box.galaxy, box.kinds[kind]))}"] if cubes else []
    if at in view.gifts:
        lying.append(f"1 × {tr(named(box.galaxy, box.kinds[view.gifts[at]]))}")
    told = ", ".join(lying) or "–"
    if number is None:
        return tr(message("{at}: bonus planet; cubes: {cubes}", at=at, cubes=told))
    name = named(box.galaxy, box.names[number], "buildings")
    if level:
        return tr(
            message("{at}: {building}, upgraded; cubes: {cubes}", at=at, building=name, cubes=told)
        )
    return tr(message("{at}: {building}; cubes: {cubes}", at=at, building=name, cubes=told))


def _counted(view: EscapeEarthView, table: str, counts: Sequence[int]) -> str:
    galaxy = view.box.galaxy
    pairs = zip(getattr(galaxy, table), counts, strict=True)
    found = (f"{count} × {tr(named(galaxy, name, table))}" for name, count in pairs if count)
    return ", ".join(found) or "–"


def _condition(about: Condition) -> str:
    """Return what an event has brought about for some rounds."""
    name, what, amount, last = about
    if name == BLOCKED:
        activity = activity_named(what)
        return tr(
            message(
                "Until round {round} nobody can use the card {activity}.",
                round=last,
                activity=activity,
            )
        )
    return tr(
        message(
            "Until round {round} {price} costs {more} more.",
            round=last,
            price=PRICES.words[what],
            more=amount,
        )
    )
