"""Checks of how the cards are laid: start and goal, rows, counts and the deck (EEV-1, EEV-2)."""

from collections import Counter
from collections.abc import Iterator

from ...checks.problem import Facts, Problem, Severity
from .survey import GalaxySurvey


def start_and_goal(survey: GalaxySurvey) -> Iterator[Problem]:
    """Yield a problem unless there is one open start at position 1 and one hidden goal (EE-11)."""
    yield from _starts(survey)
    yield from _goals(survey)


def _starts(survey: GalaxySurvey) -> Iterator[Problem]:
    starts = survey.starts
    if len(starts) != 1:
        facts = Facts(count=len(starts))
        yield Problem("EEV-1", "not-one-start", facts, Severity.ERROR, survey.labels(starts))
        return
    facts, cells = Facts(at=starts[0]), survey.labels(starts)
    if starts[0] != 1:
        yield Problem("EEV-1", "start-elsewhere", facts, Severity.ERROR, cells)
    if starts[0] not in survey.face_up:
        yield Problem("EEV-1", "start-face-down", facts, Severity.ERROR, cells)


def _goals(survey: GalaxySurvey) -> Iterator[Problem]:
    goals = survey.goals
    if len(goals) != 1:
        facts = Facts(count=len(goals))
        yield Problem("EEV-1", "not-one-goal", facts, Severity.ERROR, survey.labels(goals))
    elif survey.layout.cards[goals[0] - 1].face_up and not survey.terms.goal_open:
        facts = Facts(at=goals[0])
        yield Problem("EEV-1", "goal-face-up", facts, Severity.ERROR, survey.labels(goals))


def rows_and_counts(survey: GalaxySurvey) -> Iterator[Problem]:
    """Yield a problem where rows, card types or deck do not hold what lies in the galaxy (EE-2)."""
    yield from _rows(survey)
    yield from _counts(survey)
    yield from _deck(survey)


def _rows(survey: GalaxySurvey) -> Iterator[Problem]:
    cards, room = len(survey.layout.cards), sum(survey.layout.track.rows)
    facts = Facts(cards=cards, room=room)
    if cards > room:
        beyond = survey.labels(range(room + 1, cards + 1))
        yield Problem("EEV-2", "rows-too-short", facts, Severity.ERROR, beyond)
    elif cards < room:
        yield Problem("EEV-2", "rows-too-long", facts, Severity.ERROR)


def _counts(survey: GalaxySurvey) -> Iterator[Problem]:
    """Yield a problem for each type of which more cards are used than the box holds."""
    used = Counter(each.card for each in survey.layout.cards)
    if survey.layout.deck:
        used.update(survey.layout.deck.shuffle)
    for name, each in survey.layout.card_types.items():
        if each.count is not None and used[name] > each.count:
            places = [at for at, card in enumerate(survey.layout.cards, 1) if card.card == name]
            facts = Facts(used=used[name], name=name, count=each.count)
            yield Problem("EEV-2", "many-cards", facts, Severity.ERROR, survey.labels(places))


def _deck(survey: GalaxySurvey) -> Iterator[Problem]:
    drawn = tuple(survey.layout.drawn())
    if drawn and survey.terms.fixed_galaxy:
        facts = Facts(count=len(drawn))
        yield Problem("EEV-2", "drawn-but-fixed", facts, Severity.ERROR, survey.labels(drawn))
    left = _left_in_deck(survey)
    if left != len(drawn):
        facts = Facts(left=left, count=len(drawn))
        yield Problem("EEV-2", "deck-does-not-fit", facts, Severity.ERROR, survey.labels(drawn))


def _left_in_deck(survey: GalaxySurvey) -> int:
    deck = survey.layout.deck
    if deck is None:
        return 0
    removed = deck.remove if survey.terms.removed is None else survey.terms.removed
    return max(0, sum(deck.shuffle.values()) - removed)
