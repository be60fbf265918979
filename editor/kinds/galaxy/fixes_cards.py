"""Fixes of how cards are laid: start and goal, rows, counts and the deck (EEV-1, EEV-2)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from hullwright.schema.checks.problem import Problem
from hullwright.schema.documents.maps import MapDocument
from hullwright.schema.kinds.galaxy.box import room, spares, used
from hullwright.schema.kinds.galaxy.chance import draws
from hullwright.schema.kinds.galaxy.edits import exchanged, laid_out, painted
from hullwright.schema.kinds.galaxy.laid_cards import FACE_DOWN, FACE_UP
from hullwright.schema.kinds.galaxy.layout import Galaxy, GalaxyDeck
from hullwright.schema.limits import MAX_GALAXY_POSITIONS
from hullwright.schema.messages import Message, message

from ...concepts.editor_kind import Fix
from .fixes_edits import changing
from .rows import FEWEST, with_rows

MOST_CHOICES = 3
MOST_COUNT = 400
"""The most cards of a type in the box; the published schema states the same number."""


def one_start(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield fixes for a galaxy without a start, or with several (EEV-1)."""
    galaxy: Galaxy = document.layout
    places = _places(problem)
    yield from _keep_one(galaxy, places, is_goal=False) if places else _lay(galaxy, is_goal=False)


def one_goal(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield fixes for a galaxy without a goal, or with several (EEV-1)."""
    galaxy: Galaxy = document.layout
    places = _places(problem)
    yield from _keep_one(galaxy, places, is_goal=True) if places else _lay(galaxy, is_goal=True)


def _places(problem: Problem) -> list[int]:
    return [int(each) for each in problem.cells]


def start_first(_: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield the fix for a start that does not lie at position 1 (EEV-1)."""
    at = problem.facts["at"]
    yield changing(message("swap it with the card at position 1"), lambda it: exchanged(it, at, 1))


def open_start(_: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield the fix for a start that lies face down (EEV-1)."""
    yield _turning(message("turn the start face up"), problem.facts["at"], FACE_UP)


def hide_goal(_: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield the fix for a goal that lies face up (EEV-1)."""
    yield _turning(message("turn the goal face down"), problem.facts["at"], FACE_DOWN)


def _turning(title: Message, at: int, side: str) -> Fix:
    return changing(title, lambda galaxy: painted(galaxy, {at: side}))


def _lay(galaxy: Galaxy, *, is_goal: bool) -> Iterator[Fix]:
    """Yield ways to lay a start at position 1, or a goal at the end."""
    at, side = (len(galaxy.cards), FACE_DOWN) if is_goal else (1, FACE_UP)
    title = (
        message("lay the goal at position {at}", at=at)
        if is_goal
        else message("lay the start at position 1")
    )
    for name, each in galaxy.card_types.items():
        if (each.goal if is_goal else each.start) and room(galaxy, name) > 0:
            yield changing(title, partial(_laid, at=at, name=name, side=side))


def _laid(galaxy: Galaxy, at: int, name: str, side: str) -> Galaxy:
    return painted(painted(galaxy, {at: name}), {at: side})


def _keep_one(galaxy: Galaxy, places: Sequence[int], *, is_goal: bool) -> Iterator[Fix]:
    """Yield ways to keep one of several starts or goals; the others become other cards."""
    fillers = spares(galaxy)[:1]
    # The goal that is farthest away is the likeliest one, the start that is nearest.
    for kept in (places[::-1] if is_goal else places)[:MOST_CHOICES]:
        for filler in fillers:
            contents = {each: filler for each in places if each != kept}
            if room(galaxy, filler) >= len(contents):
                title = (
                    message("keep the goal at position {at}", at=kept)
                    if is_goal
                    else message("keep the start at position {at}", at=kept)
                )
                yield changing(title, partial(painted, contents=contents))


def longer_rows(document: MapDocument, _: Problem) -> Iterator[Fix]:
    """Yield fixes for more cards than the rows have room for (EEV-2)."""
    rows, cards = document.layout.track.rows, len(document.layout.cards)
    longer = (*rows[:-1], rows[-1] + cards - sum(rows))
    yield changing(message("make the last row longer"), lambda it: _tracked(it, longer))
    if sum(rows) >= FEWEST:
        yield changing(message("remove the extra cards"), lambda it: with_rows(it, rows))


def shorter_rows(document: MapDocument, _: Problem) -> Iterator[Fix]:
    """Yield fixes for rows with room for more cards than there are (EEV-2)."""
    rows, cards = document.layout.track.rows, len(document.layout.cards)
    yield changing(
        message("make the last row shorter"), lambda it: _tracked(it, _fitted(rows, cards))
    )
    if FEWEST <= sum(rows) <= MAX_GALAXY_POSITIONS:
        yield changing(message("fill up with drawn cards"), lambda it: with_rows(it, rows))


def _tracked(galaxy: Galaxy, rows: Sequence[int]) -> Galaxy:
    return replace(galaxy, track=replace(galaxy.track, rows=tuple(rows)))


def _fitted(rows: Sequence[int], cards: int) -> list[int]:
    """Return the rows that some cards fill, the last one as long as needed."""
    found: list[int] = []
    for width in rows:
        if sum(found) < cards:
            found.append(min(width, cards - sum(found)))
    return found


def enough_cards(document: MapDocument, problem: Problem) -> Iterator[Fix]:
    """Yield fixes for more cards of a type than the box holds (EEV-2)."""
    galaxy: Galaxy = document.layout
    name = problem.facts["name"]
    number = used(galaxy)[name]
    surplus = -room(galaxy, name)
    in_deck = galaxy.deck.shuffle.get(name, 0) if galaxy.deck else 0
    if in_deck >= surplus:
        yield changing(
            message("remove them from the deck"),
            lambda it: _shuffled(it, {name: in_deck - surplus}),
        )
    places = [at for at, each in enumerate(galaxy.cards, 1) if each.card == name][-surplus:]
    for other in spares(galaxy)[:1]:
        if len(places) == surplus and room(galaxy, other) >= surplus:
            yield changing(
                message("lay other cards in their place"),
                partial(painted, contents=dict.fromkeys(places, other)),
            )
    if number <= MOST_COUNT:
        yield changing(
            message("put {count} into the box", count=number), lambda it: _boxed(it, name, number)
        )
    yield changing(
        message("make these cards yourself, uncounted"), lambda it: _boxed(it, name, None)
    )


def _shuffled(galaxy: Galaxy, counts: dict[str, int]) -> Galaxy:
    deck = galaxy.deck or GalaxyDeck(shuffle={})
    shuffle = {name: count for name, count in {**deck.shuffle, **counts}.items() if count}
    return replace(galaxy, deck=replace(deck, shuffle=shuffle))


def _boxed(galaxy: Galaxy, name: str, count: int | None) -> Galaxy:
    changed = replace(galaxy.card_types[name], count=count)
    return replace(galaxy, card_types={**galaxy.card_types, name: changed})


def laid_or_free(document: MapDocument, _: Problem) -> Iterator[Fix]:
    """Yield ways out where every card must be laid, but some are drawn (EEV-2)."""
    galaxy: Galaxy = document.layout
    pile = galaxy.deck.shuffle if galaxy.deck else {}
    places = list(galaxy.drawn())
    if sum(pile.values()) >= len(places):
        cards = dict(zip(places, draws(pile, len(places), "laid"), strict=True))
        yield changing(
            message("lay the cards of one shuffle"),
            lambda it: replace(painted(it, cards), deck=None),
        )
    yield Fix(
        message("remove the rule"),
        lambda document: replace(
            document,
            rules=tuple(each for each in document.rules if each.code != "EE.FIXED_GALAXY"),
        ),
    )


def fill_deck(document: MapDocument, _: Problem) -> Iterator[Fix]:
    """Yield ways to let the deck fill the drawn positions exactly (EEV-2)."""
    galaxy: Galaxy = document.layout
    pile = galaxy.deck.shuffle if galaxy.deck else {}
    drawn, cards = sum(1 for _ in galaxy.drawn()), sum(pile.values())
    if not drawn:
        yield changing(message("put the deck away"), lambda it: replace(it, deck=None))
    if drawn and cards >= drawn:
        yield changing(message("remove {count} cards unseen", count=cards - drawn), lambda it: it)
    more = _more(galaxy, drawn - cards)
    if more:
        yield changing(
            message("shuffle in the cards left in the box"), lambda it: _shuffled(it, more)
        )
    name = next(iter(spares(galaxy)), None)
    if name is not None:
        yield changing(
            message("lay a card at each of these positions"),
            lambda it: laid_out(it, _laid_from(it, list(it.drawn())[: drawn - cards])),
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
