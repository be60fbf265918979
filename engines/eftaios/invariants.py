"""What must be true of any ruleset of this game, whatever rules made it."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice

from hullwright.schema.checks.problem import Severity
from hullwright.schema.messages import Message, in_a_row, message

from ..rules.findings import Kind
from ..rules.invariants import Invariant
from .own_checks import NAMES_IN, character_faults, item_faults, name_faults
from .own_pieces import is_played, own_title
from .ruleset import EftaiosRuleset

MOST_FAULTS = 5
"""So many things wrong with pieces are said at once."""
PLAYERS = "players"
"""The number of kills that is as large as the number of players (E.3)."""


def _nobody_can_win(rules: EftaiosRuleset) -> bool:
    """Tell whether there is neither an escape nor a number of kills to win by (B.6 without E.3)."""
    return rules.humans == "none" and not rules.kills_to_win


def _kills_are_out_of_reach(rules: EftaiosRuleset) -> bool:
    """Tell whether more kills are asked for than there are others, who die only once."""
    if not rules.kills_to_win or rules.alien_killed != "eliminated":
        return False
    if rules.humans == "half" and rules.human_killed != "eliminated":
        return False
    kills = rules.kills_to_win
    return kills == PLAYERS or (kills.isdecimal() and int(kills) >= rules.most_players)


def _out_of_reach(rules: EftaiosRuleset) -> Message:
    if rules.kills_to_win == PLAYERS:
        return message(
            "Nobody can ever kill as many others as there are players, because the killed do not "
            "come back. Ask for fewer kills, or let the killed restart."
        )
    return message(
        "Nobody can ever make {kills} kills, because there are at most {others} others and the "
        "killed do not come back. Ask for fewer kills, or let the killed restart.",
        kills=rules.kills_to_win,
        others=rules.most_players - 1,
    )


def _pods_never_open(rules: EftaiosRuleset) -> bool:
    """Tell whether the game is over before pods open."""
    return rules.humans == "half" and rules.pods_open_from > rules.rounds


def _sound(
    faults: Callable[[EftaiosRuleset], Iterator[Message]], *fields: str
) -> Invariant[EftaiosRuleset]:
    """Return that there is nothing wrong with pieces of one's own."""
    return Invariant(
        lambda rules: any(True for _ in faults(rules)),
        lambda rules: in_a_row(islice(faults(rules), MOST_FAULTS)),
        fields,
        Kind.PARAMETER,
    )


def _for_print(rules: EftaiosRuleset) -> list[str]:
    told = {**rules.own_items, **rules.own_characters}
    return [own_title(name, each, "en") for name, each in told.items() if not is_played(each)]


INVARIANTS: tuple[Invariant[EftaiosRuleset], ...] = (
    Invariant(
        _nobody_can_win,
        lambda _: message(
            "Nobody can win: without Humans there is no escape, and kills don't win either. Add "
            "a way to win, such as E.3."
        ),
        ("humans", "kills_to_win"),
    ),
    Invariant(
        lambda rules: rules.humans == "none" and _kills_are_out_of_reach(rules),
        _out_of_reach,
        ("kills_to_win", "alien_killed"),
    ),
    Invariant(
        lambda rules: rules.humans == "half" and _kills_are_out_of_reach(rules),
        _out_of_reach,
        ("kills_to_win", "alien_killed"),
        Kind.IDLE,
        Severity.WARNING,
    ),
    Invariant(
        lambda rules: _pods_never_open(rules) and rules.aboard_at_end == "lose",
        lambda rules: message(
            "No Human can ever escape: pods open in round {opened}, and the game ends after round {last}.",
            opened=rules.pods_open_from,
            last=rules.rounds,
        ),
        ("pods_open_from", "rounds"),
    ),
    _sound(item_faults, "own_items"),
    _sound(character_faults, "own_characters"),
    *(_sound(partial(name_faults, field), field) for field in NAMES_IN),
    Invariant(
        lambda rules: bool(_for_print(rules)),
        lambda rules: message(
            "Print only, so games played here leave it out: {pieces}.",
            pieces=", ".join(_for_print(rules)),
        ),
        ("own_items", "own_characters"),
        Kind.NEEDS,
        Severity.WARNING,
    ),
)
"""Each is looked at on the composed ruleset; rules that set its fields are named."""
