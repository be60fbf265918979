"""What a person sees of a game: the map with their own notes, and a few lines about everybody.

Everything comes from the player's view, never from the state.
"""

from collections.abc import Iterator, Mapping

from hullwright.engines.eftaios.fates import ABOARD, FATES, NOBODY
from hullwright.engines.eftaios.view import EftaiosView
from hullwright.engines.eftaios.zone import POD, ROLES
from hullwright.engines.seats.eftaios.event_words import NO_TITLES, OwnTitles, named, place
from hullwright.engines.seats.event_text import player_name
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds import map_kind
from hullwright.schema.kinds.hex_zone.layout import SIDES
from hullwright.schema.kinds.kind import Glyph
from hullwright.schema.messages import message, some_of

from ...drawing.letters import LetterPicture
from ...languages.words import tr

OWN, HEARD, SHUT, SEALED, GONE = "@", "!", "×", "▒", "·"
SEVERAL = "+"
FRESH = 2
"""Rounds for which a noise stays on the map: this one and the one before."""
MOST_NAMED = 8

LEGEND = message(
    "{own} you   {heard} noise in the last two rounds   {shut} closed pod   "
    "a number after a sector: only that player can be there, {several} several can",
    own=OWN,
    heard=HEARD,
    shut=SHUT,
    several=SEVERAL,
)

TRUE = {"clatter", "reported"}
"""Events that tell for certain where somebody is."""

Possible = Mapping[int, int]
"""For each other player aboard, the mask of the sectors where it can be."""


class EftaiosScreen:
    """Draws a game for the player at one seat."""

    def __init__(self, document: MapDocument, own: OwnTitles = NO_TITLES) -> None:
        self._own = own
        kind = map_kind(document.kind)
        self._glyphs = list(kind.drawing(document.layout))
        self.signs = list(kind.signs(document.layout))
        """What the signs mean that are not the same on every map."""
        if self.signs:
            self.signs.append(message("{sign} still sealed", sign=SEALED))

    def map(self, view: EftaiosView, possible: Possible) -> Iterator[str]:
        """Yield the lines of the map with everything the player has noted on it."""
        heard = noises(view)
        own = view.zone.ids[view.position] if view.position != NOBODY else ""
        drawn = (self._noted(glyph, view, heard, possible) for glyph in self._glyphs)
        yield from LetterPicture(drawn, {own}).lines()

    @staticmethod
    def _noted(
        glyph: Glyph, view: EftaiosView, heard: Mapping[int, tuple[int, ...]], possible: Possible
    ) -> Glyph:
        space = view.zone.index.get(glyph.cell)
        if space is None:
            return glyph
        text, style = _symbol(glyph, view, space)
        if space in heard:
            text = HEARD
        if space == view.position:
            text = OWN
        return glyph._replace(text=text + _suspects(possible, space), style=style)

    def lines(self, view: EftaiosView, possible: Possible) -> Iterator[str]:
        """Yield a line about the player itself, and one about each of the others."""
        where = place(view.zone, view.position) if view.position != NOBODY else "–"
        about = [tr(named(SIDES[view.side])), tr(named(view.character, self._own)), tr(where)]
        yield tr(
            message(
                "Round {round} of {rounds}. {you}: {about}. Items: {items}.",
                round=view.round,
                rounds=view.ruleset.rounds,
                you=player_name(view.player, view.player),
                about=", ".join(filter(None, about)),
                items=", ".join(tr(named(each, self._own)) for each in view.hand) or "–",
            )
        )
        for player in range(view.players):
            if player != view.player:
                known = " · ".join(_known(view, player, possible, self._own))
                yield f"  {tr(player_name(player, view.player))}: {known}"


def noises(view: EftaiosView) -> dict[int, tuple[int, ...]]:
    """Return the sectors in which noises were announced of late, with those who announced them."""
    found: dict[int, tuple[int, ...]] = {}
    now = 0
    for event in view.events():
        if event[0] == "round":
            now = event[2]
        elif event[0] == "noise" and now > view.round - FRESH:
            for sector in event[2]:
                found[sector] = (*found.get(sector, ()), event[1])
        elif event[0] in TRUE and now > view.round - FRESH:
            found[event[2]] = (*found.get(event[2], ()), event[1])
    return found


def _symbol(glyph: Glyph, view: EftaiosView, space: int) -> tuple[str, str]:
    """Return how a sector is drawn and in which style, as it is at the moment."""
    role = ROLES[view.roles[space]]
    if view.sealed >> space & 1:
        return SEALED, "hull"
    if view.closed >> space & 1:
        return (SHUT if view.roles[space] == POD else GONE), "hull"
    if role == "hull":
        return GONE, role
    return glyph.text, role


def _suspects(possible: Possible, space: int) -> str:
    """Return who can be in a sector: nobody, one by its number, or several."""
    there = [player for player, mask in possible.items() if mask >> space & 1]
    if not there:
        return ""
    return str(there[0] + 1) if len(there) == 1 else SEVERAL


def _known(view: EftaiosView, player: int, possible: Possible, own: OwnTitles) -> Iterator[str]:
    """Yield what is known of another player."""
    fate = view.fates[player]
    yield tr(named(FATES[fate]))
    if view.known_sides[player] != NOBODY:
        side, character = SIDES[view.known_sides[player]], view.known_characters[player]
        yield f"{tr(named(side))} {tr(named(character, own))}".strip()
    if fate != ABOARD:
        return
    yield tr(message("cards: {number}", number=view.kept_cards[player]))
    mask = possible.get(player, 0)
    labels = [view.zone.ids[n] for n in range(len(view.zone.ids)) if mask >> n & 1]
    yield tr(
        message(
            "sectors where it can be: {number} ({sectors})",
            number=len(labels),
            sectors=some_of(labels, MOST_NAMED) or "–",
        )
    )
