"""The galaxy of the game on desks: cards that lie open, ships, buildings and threats, and what everybody knows."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from hullwright.schema.effects import effects_text
from hullwright.schema.kinds.galaxy.building_effects import building_effects
from hullwright.schema.kinds.galaxy.event_effects import PRICES
from hullwright.schema.kinds.galaxy.layout import DRAWN, Galaxy, GalaxyCard
from hullwright.schema.messages import Message, joined, message, verbatim

from ...escape_earth.conditions import BLOCKED, Condition
from ...escape_earth.view import EscapeEarthView
from ...preparation import Prepared
from ..desk import (
    DeskPiece,
    Eyes,
)
from ..game_desk import GameDesk
from . import choice_words as words
from .event_words import activity_named, named, telling


class EscapeEarthBoard(GameDesk):
    """Lays out what lies open before everybody."""

    def __init__(self, prepared: Prepared, eyes: Eyes, language: str = "en") -> None:
        super().__init__(prepared, eyes, language)
        self._galaxy: Galaxy = prepared.document.layout
        self._telling = telling(self._galaxy, self.seat)

    def open_layout(self, view: EscapeEarthView) -> Galaxy:
        """Return the galaxy with the cards that are known; of the others only that they are there."""
        cards = tuple(
            GalaxyCard(card=DRAWN if card is None else card, face_up=bool(view.opened >> at & 1))
            for at, card in enumerate(view.cards, 1)
        )
        # The Aliens and the Anomaly are drawn where they are now.
        galaxy = self._galaxy
        return replace(
            galaxy,
            cards=cards,
            aliens=replace(galaxy.aliens, start=view.aliens),
            anomaly=replace(galaxy.anomaly, min_position=view.anomaly),
        )

    def open_pieces(self, view: EscapeEarthView) -> Iterator[DeskPiece]:
        """Yield the ships, the buildings with their cubes, the Aliens and the Anomaly."""
        for ship, at in enumerate(view.ships):
            owner = ship % view.players
            yield DeskPiece(
                id=f"ship {ship + 1}",
                sort="ship",
                title=message("ship {ship}", ship=ship + 1),
                space=str(at),
                owner=owner,
                is_own=owner == self.seat,
                spot=(0.45 + 0.2 * ship, 0.14),
                letter=str(ship + 1),
            )
        yield from self._buildings(view)
        yield DeskPiece(
            id="aliens",
            sort="aliens",
            title=message("Aliens"),
            space=str(view.aliens),
            letter="☣",
            is_drawn=True,
            about=message(words.GLOSSARY["aliens"]),
        )
        if view.anomaly:
            yield DeskPiece(
                id="anomaly",
                sort="anomaly",
                title=message("Anomaly"),
                space=str(view.anomaly),
                is_drawn=True,
                letter="※",
                about=message(words.GLOSSARY["anomaly"]),
            )

    def _buildings(self, view: EscapeEarthView) -> Iterator[DeskPiece]:
        box = view.box
        for at, (number, level, cubes) in sorted(view.works.items()):
            name = named(self._galaxy, box.names[number], "buildings")
            kind = box.makes[number]
            about = self._building_about(box.names[number])
            if cubes:
                about = message(
                    "{about} Cubes: {count} × {kind}.",
                    about=about,
                    count=cubes,
                    kind=named(self._galaxy, box.kinds[kind]),
                )
            yield DeskPiece(
                id=f"building {at}",
                sort="building",
                title=message("{building}, upgraded", building=name) if level else name,
                space=str(at),
                spot=(0.14, 0.84),
                letter="■",
                about=about,
            )
        for at, gift in sorted(view.gifts.items()):
            yield DeskPiece(
                id=f"cube {at}",
                sort="cube",
                title=message("{kind} cube", kind=named(self._galaxy, box.kinds[gift])),
                space=str(at),
                spot=(0.86, 0.84),
                letter="▪",
            )

    def _building_about(self, name: str) -> Message:
        building = self._galaxy.buildings[name]
        if building.text:
            does: Message = verbatim(building.text)
        else:
            does = effects_text(building.effects, building_effects(self._galaxy))
        return message("{does} Costs {cost} build points.", does=does, cost=building.cost)

    def open_facts(self, view: EscapeEarthView) -> Iterator[Message]:
        """Yield the round, the threats, and what is left to build."""
        yield message("Round {round} of {rounds}", round=view.round, rounds=view.ruleset.rounds)
        yield message("Aliens at {position}", position=view.aliens)
        yield message("Active events: {active}", active=self._counted("events", view.active))
        yield message("Cards in the event deck: {left}", left=view.events_left)
        yield from map(_condition, view.conditions)
        yield message("Still to build: {stock}", stock=self._counted("buildings", view.stock))
        if view.is_unwinnable:
            yield message("This can’t be won any more: some cards will stay hidden.")

    def _counted(self, table: str, counts: Sequence[int]) -> Message:
        pairs = zip(getattr(self._galaxy, table), counts, strict=True)
        found = [
            message("{count} × {what}", count=count, what=named(self._galaxy, name, table))
            for name, count in pairs
            if count
        ]
        return joined(found) if found else verbatim("–")

    def open_standing(self, view: EscapeEarthView, player: int) -> Iterator[Message]:
        """Yield the ships of a player and their rows of cards."""
        for ship, at in enumerate(view.ships):
            if ship % view.players == player:
                row = joined(
                    (
                        self._in_row(view, slot, card)
                        for slot, card in enumerate(view.rows[ship], 1)
                    ),
                    " | ",
                )
                yield message("ship {ship} at {at}: {row}", ship=ship + 1, at=at, row=row)

    @staticmethod
    def _in_row(view: EscapeEarthView, slot: int, card: int) -> Message:
        box = view.box
        template = (
            "{slot} {activity} {travel}*"
            if slot in box.active[card]
            else "{slot} {activity} {travel}"
        )
        return message(
            template,
            slot=slot,
            activity=activity_named(box.activity[card]),
            travel=box.travel[card],
        )


def _condition(about: Condition) -> Message:
    """Return what an event has brought about for some rounds."""
    name, what, amount, last = about
    if name == BLOCKED:
        return message(
            "Until round {round} nobody can use the card {activity}.",
            round=last,
            activity=activity_named(what),
        )
    return message(
        "Until round {round} {price} costs {more} more.",
        round=last,
        price=PRICES.words[what],
        more=amount,
    )
