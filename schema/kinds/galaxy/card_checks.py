"""Checks of how the cards are laid: start and goal, rows, counts and the deck (EEV-1, EEV-2)."""

from collections import Counter
from collections.abc import Iterator

from ...checks.problem import Problem, Severity
from ...messages import message
from .survey import GalaxySurvey


def start_and_goal(survey: GalaxySurvey) -> Iterator[Problem]:
    """Yield a problem unless there is one open start at position 1 and one hidden goal (EE-11)."""
    yield from _starts(survey)
    yield from _goals(survey)


def _starts(survey: GalaxySurvey) -> Iterator[Problem]:
    starts = survey.starts
    if len(starts) != 1:
        yield Problem(
            "EEV-1",
            Severity.ERROR,
            message("The galaxy has {count} start cards; it needs one.", count=len(starts)),
            survey.labels(starts),
            message("Lay a card whose type is the start at position 1, and at no other."),
        )
        return
    if starts[0] != 1:
        yield Problem(
            "EEV-1",
            Severity.ERROR,
            message("The start lies at position {at}, not at position 1.", at=starts[0]),
            survey.labels(starts),
            message("Move the start card to position 1."),
        )
    if starts[0] not in survey.face_up:
        yield Problem(
            "EEV-1",
            Severity.ERROR,
            message("The start lies face down."),
            survey.labels(starts),
            message("Turn position {at} face up.", at=starts[0]),
        )


def _goals(survey: GalaxySurvey) -> Iterator[Problem]:
    goals = survey.goals
    if len(goals) != 1:
        yield Problem(
            "EEV-1",
            Severity.ERROR,
            message("The galaxy has {count} goal cards; it needs one.", count=len(goals)),
            survey.labels(goals),
            message("Lay one card whose type is the goal; it can't come from the deck."),
        )
    elif survey.layout.cards[goals[0] - 1].face_up and not survey.terms.goal_open:
        yield Problem(
            "EEV-1",
            Severity.ERROR,
            message("The goal at position {at} lies face up.", at=goals[0]),
            survey.labels(goals),
            message("Turn it face down, or play with the rule EE.GOAL_OPEN."),
        )


def rows_and_counts(survey: GalaxySurvey) -> Iterator[Problem]:
    """Yield a problem where rows, card types or deck do not hold what lies in the galaxy (EE-2)."""
    yield from _rows(survey)
    yield from _counts(survey)
    yield from _deck(survey)


def _rows(survey: GalaxySurvey) -> Iterator[Problem]:
    cards, room = len(survey.layout.cards), sum(survey.layout.track.rows)
    if cards > room:
        yield Problem(
            "EEV-2",
            Severity.ERROR,
            message(
                "The galaxy has {cards} cards, its rows have room for {room}.",
                cards=cards,
                room=room,
            ),
            survey.labels(range(room + 1, cards + 1)),
            message("Lengthen a row of the track, or take out the cards that are too many."),
        )
    elif cards < room:
        yield Problem(
            "EEV-2",
            Severity.ERROR,
            message(
                "The galaxy has {cards} cards, its rows have room for {room}.",
                cards=cards,
                room=room,
            ),
            hint=message("Add the cards that are missing, or shorten a row of the track."),
        )


def _counts(survey: GalaxySurvey) -> Iterator[Problem]:
    """Yield a problem for each type of which more cards are used than the box holds."""
    used = Counter(each.card for each in survey.layout.cards)
    if survey.layout.deck:
        used.update(survey.layout.deck.shuffle)
    for name, each in survey.layout.card_types.items():
        if each.count is not None and used[name] > each.count:
            places = [at for at, card in enumerate(survey.layout.cards, 1) if card.card == name]
            yield Problem(
                "EEV-2",
                Severity.ERROR,
                message(
                    "{used} cards of the type “{name}” are used, the box holds {count}.",
                    used=used[name],
                    name=name,
                    count=each.count,
                ),
                survey.labels(places),
                message("Use fewer, or leave out the type's “count” if you make your own cards."),
            )


def _deck(survey: GalaxySurvey) -> Iterator[Problem]:
    drawn = tuple(survey.layout.drawn())
    if drawn and survey.terms.fixed_galaxy:
        yield Problem(
            "EEV-2",
            Severity.ERROR,
            message(
                "The rule EE.FIXED_GALAXY is in force, but {count} position(s) are drawn.",
                count=len(drawn),
            ),
            survey.labels(drawn),
            message("Lay a card at each of these positions, or take out the rule."),
        )
    left = _left_in_deck(survey)
    if left != len(drawn):
        yield Problem(
            "EEV-2",
            Severity.ERROR,
            message(
                "The deck leaves {left} card(s) for {count} drawn position(s).",
                left=left,
                count=len(drawn),
            ),
            survey.labels(drawn),
            message("Change what is shuffled or removed so that the deck fills them exactly."),
        )


def _left_in_deck(survey: GalaxySurvey) -> int:
    deck = survey.layout.deck
    if deck is None:
        return 0
    removed = deck.remove if survey.terms.removed is None else survey.terms.removed
    return max(0, sum(deck.shuffle.values()) - removed)
