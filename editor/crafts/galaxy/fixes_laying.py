"""Fixes of how cards are laid: start and goal, rows, counts and the deck (EEV-1, EEV-2)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from hullwright.schema.checks.problem import Problem
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.galaxy.chance import draws
from hullwright.schema.kinds.galaxy.layout import Galaxy, GalaxyDeck
from hullwright.schema.limits import MAX_GALAXY_POSITIONS

from ...words import tr
from ..craft import Fix
from .contents import FACE_DOWN, FACE_UP
from .edits import exchanged, painted
from .fixes_edits import changing, room, spares, used
from .rows import FEWEST, with_rows

MOST_CHOICES = 3
MOST_COUNT = 400
"""The most cards of a type in the box; the published schema states the same number."""


def start_and_goal(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield fixes for starts and goals that are missing, too many or the wrong way up (EEV-1)."""
    galaxy: Galaxy = document.layout
    is_goal = "goal" in problem.message.template
    places = [int(each) for each in problem.cells]
    if "count" in problem.message.values:
        yield from _keep_one(galaxy, places, is_goal) if places else _lay(galaxy, is_goal)
    elif is_goal:
        yield _turning(tr("turn the goal face down"), places[0], FACE_DOWN)
    elif "at" in problem.message.values:
        at = places[0]
        yield changing(
            tr("exchange it with the card at position 1"), lambda it: exchanged(it, at, 1)
        )
    else:
        yield _turning(tr("turn the start face up"), places[0], FACE_UP)


def _turning(title: str, at: int, side: str) -> Fix:
    return changing(title, lambda galaxy: painted(galaxy, {at: side}))


def _lay(galaxy: Galaxy, is_goal: bool) -> Iterator[Fix]:
    """Yield ways to lay a start at position 1, or a goal at the end."""
    at, side = (len(galaxy.cards), FACE_DOWN) if is_goal else (1, FACE_UP)
    title = (
        tr("lay the goal at position {at}", at=at) if is_goal else tr("lay the start at position 1")
    )
    for name, each in galaxy.card_types.items():
        if (each.goal if is_goal else each.start) and room(galaxy, name) > 0:
            yield changing(title, partial(_laid, at=at, name=name, side=side))


def _laid(galaxy: Galaxy, at: int, name: str, side: str) -> Galaxy:
    return painted(painted(galaxy, {at: name}), {at: side})


def _keep_one(galaxy: Galaxy, places: Sequence[int], is_goal: bool) -> Iterator[Fix]:
    """Yield ways to keep one of several starts or goals; the others become other cards."""
    fillers = spares(galaxy)[:1]
    # The goal that is farthest away is the likeliest one, the start that is nearest.
    for kept in (places[::-1] if is_goal else places)[:MOST_CHOICES]:
        for filler in fillers:
            contents = {each: filler for each in places if each != kept}
            if room(galaxy, filler) >= len(contents):
                title = (
                    tr("keep the goal at position {at}", at=kept)
                    if is_goal
                    else tr("keep the start at position {at}", at=kept)
                )
                yield changing(title, partial(painted, contents=contents))


def rows_and_counts(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield fixes for rows, types and decks that do not hold what lies in the galaxy (EEV-2)."""
    galaxy: Galaxy = document.layout
    match sorted(problem.message.values):
        case ["cards", "room"]:
            yield from _rows(galaxy)
        case ["count", "name", "used"]:
            yield from _counts(galaxy, str(problem.message.values["name"]))
        case ["count"]:
            yield from _laid_or_free(galaxy)
        case _:
            yield from _deck(galaxy)


def _rows(galaxy: Galaxy) -> Iterator[Fix]:
    rows, cards = galaxy.track.rows, len(galaxy.cards)
    missing = cards - sum(rows)
    if missing > 0:
        longer = (*rows[:-1], rows[-1] + missing)
        yield changing(tr("make the last row longer"), lambda it: _tracked(it, longer))
        if sum(rows) >= FEWEST:
            yield changing(tr("take out the cards too many"), lambda it: with_rows(it, rows))
    else:
        yield changing(
            tr("make the last row shorter"), lambda it: _tracked(it, _fitted(rows, cards))
        )
        if FEWEST <= sum(rows) <= MAX_GALAXY_POSITIONS:
            yield changing(tr("fill up with drawn cards"), lambda it: with_rows(it, rows))


def _tracked(galaxy: Galaxy, rows: Sequence[int]) -> Galaxy:
    return replace(galaxy, track=replace(galaxy.track, rows=tuple(rows)))


def _fitted(rows: Sequence[int], cards: int) -> list[int]:
    """Return the rows that some cards fill, the last one as long as needed."""
    found: list[int] = []
    for width in rows:
        if sum(found) < cards:
            found.append(min(width, cards - sum(found)))
    return found


def _counts(galaxy: Galaxy, name: str) -> Iterator[Fix]:
    number = used(galaxy)[name]
    surplus = -room(galaxy, name)
    in_deck = galaxy.deck.shuffle.get(name, 0) if galaxy.deck else 0
    if in_deck >= surplus:
        yield changing(
            tr("take them out of the deck"), lambda it: _shuffled(it, {name: in_deck - surplus})
        )
    places = [at for at, each in enumerate(galaxy.cards, 1) if each.card == name][-surplus:]
    for other in spares(galaxy)[:1]:
        if len(places) == surplus and room(galaxy, other) >= surplus:
            yield changing(
                tr("lay other cards in their place"),
                partial(painted, contents=dict.fromkeys(places, other)),
            )
    if number <= MOST_COUNT:
        yield changing(
            tr("put {count} into the box", count=number), lambda it: _boxed(it, name, number)
        )
    yield changing(tr("make these cards yourself, uncounted"), lambda it: _boxed(it, name, None))


def _shuffled(galaxy: Galaxy, counts: dict[str, int]) -> Galaxy:
    deck = galaxy.deck or GalaxyDeck(shuffle={})
    shuffle = {name: count for name, count in {**deck.shuffle, **counts}.items() if count}
    return replace(galaxy, deck=replace(deck, shuffle=shuffle))


def _boxed(galaxy: Galaxy, name: str, count: int | None) -> Galaxy:
    changed = replace(galaxy.card_types[name], count=count)
    return replace(galaxy, card_types={**galaxy.card_types, name: changed})


def _laid_or_free(galaxy: Galaxy) -> Iterator[Fix]:
    """Yield ways out where every card must be laid, but some are drawn."""
    pile = galaxy.deck.shuffle if galaxy.deck else {}
    places = list(galaxy.drawn())
    if sum(pile.values()) >= len(places):
        cards = dict(zip(places, draws(pile, len(places), "laid"), strict=True))
        yield changing(
            tr("lay the cards of one shuffle"), lambda it: replace(painted(it, cards), deck=None)
        )
    yield Fix(
        tr("take out the rule"),
        lambda document: replace(
            document,
            rules=tuple(each for each in document.rules if each.code != "EE.FIXED_GALAXY"),
        ),
    )


def _deck(galaxy: Galaxy) -> Iterator[Fix]:
    """Yield ways to let the deck fill the drawn positions exactly."""
    pile = galaxy.deck.shuffle if galaxy.deck else {}
    drawn, cards = sum(1 for _ in galaxy.drawn()), sum(pile.values())
    if not drawn:
        yield changing(tr("put the deck away"), lambda it: replace(it, deck=None))
    if drawn and cards >= drawn:
        yield changing(tr("take {count} cards out unseen", count=cards - drawn), lambda it: it)
    more = _more(galaxy, drawn - cards)
    if more:
        yield changing(
            tr("shuffle the cards that are left in the box"), lambda it: _shuffled(it, more)
        )
    name = next(iter(spares(galaxy)), None)
    if name is not None:
        yield changing(
            tr("lay a card at each of these positions"),
            lambda it: painted(it, _laid_from(it, list(it.drawn())[: drawn - cards])),
        )


def _more(galaxy: Galaxy, missing: int) -> dict[str, int]:
    """Return what the deck would shuffle with so many more cards from the box, nothing if there are none."""
    pile = galaxy.deck.shuffle if galaxy.deck else {}
    found: dict[str, int] = {}
    for name in spares(galaxy):
        taken = min(room(galaxy, name), missing)
        if taken > 0:
            found[name] = pile.get(name, 0) + taken
            missing -= taken
    return found if missing <= 0 else {}


def _laid_from(galaxy: Galaxy, places: Sequence[int]) -> dict[int, str]:
    """Return a spare card for each of some positions, as far as they go."""
    cards = [name for name in spares(galaxy) for _ in range(room(galaxy, name))]
    return dict(zip(places, cards, strict=False))
