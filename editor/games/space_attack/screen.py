"""What a person sees of a game: the station as it is, and lines about everybody.

Everything comes from the player's view, never from the state.
"""

from collections.abc import Iterator, Sequence

from hullwright.engines.seats.event_text import player_name
from hullwright.engines.seats.space_attack.event_words import named
from hullwright.engines.space_attack.game import SpaceAttackGame
from hullwright.engines.space_attack.places import LOST, WAITING, jump_point_of
from hullwright.engines.space_attack.view import SpaceAttackView
from hullwright.engines.space_attack.vocabulary import NONE, SHIPS
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds import map_kind
from hullwright.schema.kinds.kind import Glyph
from hullwright.schema.kinds.station.creature_kinds import creature_letters
from hullwright.schema.kinds.station.layout import offset_of
from hullwright.schema.messages import message

from ...drawing.letters import LetterPicture
from ...languages.words import tr

OPEN, GATE, DRIFTING, SEVERAL = "·", "◇", "~", "+"
ROOM = 5
"""Characters that a cell may take; the sixth keeps it apart from the next."""
MARGIN = 5
"""Characters before the first cell, as the plain drawing of a station has them."""

LEGEND = message(
    "Tiles by the first letter of their class, then whose crew is there ({several} several). "
    "p f ships   {drifting} Drifters   {gate} gates",
    several=SEVERAL,
    drifting=DRIFTING,
    gate=GATE,
)


NOTE = message(
    "Nobody may look at crew values once the game has begun: write down what you want to "
    "remember, such as “note 1-3 is worth 6”."
)


class SpaceAttackScreen:
    """Draws a game for the player at one seat."""

    def __init__(self, game: SpaceAttackGame, document: MapDocument) -> None:
        self._game = game
        self._glyphs = list(map_kind(document.kind).drawing(document.layout))
        self._letters = tuple(creature_letters(document.layout).values())

    def map(self, view: SpaceAttackView) -> Iterator[str]:
        """Yield the lines of the map with everything that is on it."""
        index = view.chart.index
        drawn = (
            _noted(glyph, view, index[glyph.cell], self._letters) if glyph.cell in index else glyph
            for glyph in self._glyphs
        )
        own = {
            view.chart.ids[at]
            for crew, at in enumerate(view.where)
            if at >= 0 and view.owners[crew] == view.player
        }
        wide = [_wider(glyph) for glyph in drawn]
        yield from LetterPicture([*wide, *_column_numbers(wide)], own).lines()

    def creatures(self) -> str:
        """Return which letter stands for which creature."""
        names = self._game.bestiary.names
        return "   ".join(
            f"{letter} {tr(named(self._game, name))}"
            for letter, name in zip(self._letters, names, strict=True)
        )

    def lines(self, view: SpaceAttackView) -> Iterator[str]:
        """Yield a line about the player itself, and one about everybody."""
        yield tr(
            message(
                "Round {round}. {you}: tiles in hand: {hand}.",
                round=view.round,
                you=player_name(view.player, view.player),
                hand=", ".join(tr(named(self._game, each)) for each in view.hand) or "–",
            )
        )
        for crew in _own_crew(view):
            yield f"    {crew}"
        if view.sees_values and view.ruleset.crew_values == "set_up":
            yield tr(NOTE)
        for player in range(view.players):
            yield f"  {_standing(view, player)}"


def _wider(glyph: Glyph) -> Glyph:
    """Return a sign at its place in a picture that is half as wide again, a line lower."""
    if glyph.style == "ruler":
        return glyph._replace(line=glyph.line + 1)
    column = MARGIN + (glyph.column - MARGIN) * 3 // 2
    return glyph._replace(line=glyph.line + 1, column=column)


def _column_numbers(glyphs: Sequence[Glyph]) -> Iterator[Glyph]:
    """Yield the numbers of the columns: of even rows above the station, and of odd ones below it."""
    below = max(glyph.line for glyph in glyphs) + 1
    for parity, line in ((0, 0), (1, below)):
        seen: dict[int, int] = {}
        for glyph in glyphs:
            at = offset_of(glyph.cell)
            if at is not None and at[0] % 2 == parity:
                seen.setdefault(at[1], glyph.column)
        for column, place in seen.items():
            yield Glyph(line, place, str(column), "ruler")


def _noted(glyph: Glyph, view: SpaceAttackView, cell: int, letters: Sequence[str]) -> Glyph:
    """Return how a cell is drawn at the moment."""
    crew = [each for each, at in enumerate(view.where) if at == cell]
    if view.station >> cell & 1:
        text = view.class_names[view.classes[cell]][:1].upper() + _whose(view, crew)
        return glyph._replace(text=text[:ROOM], style="station")
    creatures = "".join(
        letter for letter, there in zip(letters, view.creatures, strict=True) if cell in there
    )
    text = creatures + _afloat(view, cell, crew)
    gate = view.chart.gates[cell] != NONE
    style = "creature" if creatures else "gate" if gate else "open"
    return glyph._replace(text=text[:ROOM] or (GATE if gate else OPEN), style=style)


def _afloat(view: SpaceAttackView, cell: int, crew: Sequence[int]) -> str:
    """Return the ship of a cell with whose crew is aboard, and whose Drifters are there."""
    drifting = [each for each in crew if view.aboard[each] == NONE]
    aboard = [each for each in crew if view.aboard[each] != NONE]
    ship = view.ships.get(cell, NONE)
    text = "" if ship == NONE else SHIPS[view.ship_kinds[ship]][:1] + _whose(view, aboard)
    return text + (DRIFTING + _whose(view, drifting) if drifting else "")


def _whose(view: SpaceAttackView, crew: Sequence[int]) -> str:
    """Return whose crew it is: nobody's, one player's by number, or several players'."""
    players = {view.owners[each] for each in crew}
    return "" if not players else str(min(players) + 1) if len(players) == 1 else SEVERAL


def _own_crew(view: SpaceAttackView) -> Iterator[str]:
    """Yield where the player's own crew are, and what they are worth while it may look (SA-13)."""
    for crew, at in enumerate(view.where):
        if at >= 0 and view.owners[crew] == view.player:
            colour, number = divmod(crew, len(view.crew_values))
            told = {"crew": f"{colour + 1}-{number + 1}", "cell": view.chart.ids[at]}
            value = view.values[crew]
            yield tr(
                message("crew {crew}: value {value}, on {cell}", **told, value=value)
                if value
                else message("crew {crew}, on {cell}", **told)
            )


def _standing(view: SpaceAttackView, player: int) -> str:
    """Return what everybody knows of a player."""
    places = [at for at, owner in zip(view.where, view.owners, strict=True) if owner == player]
    return tr(
        message(
            "{player}: crew in play {there}, saved {saved}, lost {lost}, tiles {tiles}, "
            "captured creatures {captured}",
            player=player_name(player, view.player),
            there=sum(at >= 0 or at == WAITING for at in places),
            saved=sum(jump_point_of(at) >= 0 for at in places),
            lost=places.count(LOST),
            tiles=len(view.kept_tiles[player]),
            captured=sum(view.captured[player]),
        )
    )
