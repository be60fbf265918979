"""What nobody but its owner may know in Escape from the Aliens, as pairs of games."""

from collections.abc import Callable, Mapping

from hullwright.engines.eftaios.game import EftaiosGame
from hullwright.engines.eftaios.state import EftaiosState

from ..secret_pairs import Rules, SecretPair, Twins
from .arrange import Seat, alien, board, do, human, only, scene

ROWS = ("Hdddsds1", "2sdddssA", "dddddddd", "3dddddd4")
FAR = (alien("F02"), human("A02"), alien("G01"))
QUIET = ("teleport", "defence")
"""The items that are declared under G.4."""
BOTH = ("ultimate", "black-advanced")
PROBES = frozenset({"attack", "lurk"})
"""Whoever attacks a sector finds out who is there."""


def after(
    rules: Rules,
    me: Seat,
    *actions: tuple[str | int, ...],
    others: tuple[Seat, ...] = FAR,
    deck: tuple[str, ...] = ("silence",),
    pods: tuple[str, ...] = ("green",),
) -> EftaiosState:
    """Return the state after some actions of the first player, with known sector cards."""
    state = scene(EftaiosGame(board(*ROWS), rules.ruleset, rules.book), me, *others)
    only(state.sector_deck, *deck * 20)
    only(state.pod_deck, *pods)
    for action in actions:
        do(state, *action)
    # From here on chance is to be the same for both.
    only(state.sector_deck, *["silence"] * 20)
    return state


def able(rules: Rules, **abilities: str) -> Rules:
    """Return the rules with an ability for some characters and for nobody else."""
    return rules.with_(abilities={name: (each,) for name, each in abilities.items()})


def soldier_and_alien(rules: Rules) -> Twins:
    """EA-C4."""
    rules = able(rules, soldier="attack_once")
    here = (alien("C01"), human("A02"), human("C01", "defence"))
    attacks = after(
        rules,
        human("B01", character="soldier"),
        *(("move", "C01"), ("attack", "ability")),
        others=(*here, alien("F02")),
    )
    # There are as many Humans in both, so that the last player knows the difference, too.
    others = *here, human("F02")
    other = after(rules, alien("B01"), ("move", "C01"), ("attack",), others=others)
    return Twins(attacks, other, (0, 4))


def attack_card_and_alien(rules: Rules) -> Twins:
    """EA-I1 under G.4."""
    rules, here = rules.with_(declared_items=QUIET), (alien("C01"), human("A02"))
    one = after(
        rules,
        human("B01", "attack"),
        *(("move", "C01"), ("attack", "item")),
        others=(*here, alien("F02")),
    )
    others = *here, human("F02")
    other = after(rules, alien("B01", "attack"), ("move", "C01"), ("attack",), others=others)
    return Twins(one, other, (0, 3))


def sedated_and_safe(rules: Rules) -> Twins | None:
    """EA-I4 under G.4, EA-T5."""
    if rules.ruleset.draw_in_silent:
        return None
    rules, me = rules.with_(declared_items=QUIET), human("D01", "sedatives")
    sedated = after(rules, me, ("item", "sedatives"), ("move", "C01"))
    return Twins(sedated, after(rules, me, ("move", "E01")))


def captain_and_safe(rules: Rules) -> Twins | None:
    """EA-C1, H.1, EA-T5."""
    if rules.ruleset.draw_in_silent:
        return None
    rules, me = able(rules, captain="first_danger_free"), human("D01", character="captain")
    return Twins(after(rules, me, ("move", "C01")), after(rules, me, ("move", "E01")))


def waiting_and_moving(rules: Rules) -> Twins:
    """EA-C5, H.13."""
    rules, me = (
        able(rules, executive_officer="stay_once"),
        human("C01", character="executive_officer"),
    )
    return Twins(after(rules, me, ("wait",)), after(rules, me, ("move", "B01")))


def waiting_in_a_start_and_safe(rules: Rules) -> Twins | None:
    """EA-C5 in the Human sector."""
    if rules.ruleset.draw_in_silent:
        return None
    rules = able(rules, executive_officer="stay_once")
    start, hall = (human(at, character="executive_officer") for at in ("A01", "D01"))
    return Twins(after(rules, start, ("wait",)), after(rules, hall, ("move", "E01")))


def killed_and_missed(rules: Rules) -> Twins | None:
    """A.3; where pods open by the number of Humans left, they tell of the killed."""
    if rules.ruleset.pods_open_humans:
        return None
    rules = rules.with_(deaths_announced=False)
    acts = ("move", "C01"), ("attack",)
    one, other = (
        after(rules, alien("B01"), *acts, others=(alien("F02"), human("A02"), human(at, "cat")))
        for at in ("C01", "D01")
    )
    return Twins(one, other, (3,))


def next_turn_of_the_killed(rules: Rules) -> Twins | None:
    """A.3: also not by what is announced then."""
    if rules.ruleset.draw_in_silent or rules.ruleset.pods_open_humans:
        return None
    rules = rules.with_(deaths_announced=False, human_killed="eliminated")
    one, other = (
        after(rules, alien("B01"), *(("move", "C01"), ("attack",)), others=(human(at), *FAR))
        for at in ("C01", "D01")
    )
    do(other, "move", "E01")
    return Twins(one, other, (1,))


def next_turn_as_an_alien(rules: Rules) -> Twins | None:
    """A.3 with EA-A3: the killed Human goes on as an Alien, and the missed one as a Human."""
    if rules.ruleset.draw_in_silent or rules.ruleset.pods_open_humans:
        return None
    rules = rules.with_(deaths_announced=False, human_killed="alien_at_start")
    one, other = (
        after(rules, alien("B01"), *(("move", "C01"), ("attack",)), others=(human(at), *FAR))
        for at in ("C01", "D01")
    )
    do(one, "move", "G02")
    do(one, "resolve")
    do(other, "move", "E01")
    return Twins(one, other, (1,))


def two_sectors(rules: Rules) -> Twins:
    """EA-S2: where somebody is."""
    me = human("C01")
    return Twins(after(rules, me, ("move", "B01")), after(rules, me, ("move", "C02")))


def noise_here_and_anywhere(rules: Rules) -> Twins:
    """EA-D1, EA-D2."""
    me = human("C01")
    here = after(rules, me, ("move", "B01"), deck=("noise_here",))
    return Twins(here, after(rules, me, ("move", "B01"), ("noise", "B01"), deck=("noise_any",)))


def silence_and_item(rules: Rules) -> Twins:
    """EA-D4: an item is silence to the others."""
    me = human("C01")
    item = after(rules, me, ("move", "B01"), deck=("item:clone",))
    return Twins(item, after(rules, me, ("move", "B01")))


def two_items(rules: Rules) -> Twins:
    """EA-I: which items somebody holds."""
    one, other = (
        after(rules, human("C01", item), ("move", "B01")) for item in ("clone", "defence")
    )
    return Twins(one, other)


def psychic_and_noise(rules: Rules) -> Twins:
    """EA-C16."""
    rules = able(rules, psychic="silence_is_noise")
    acts = ("move", "B01"), ("resolve",), ("noise", "E02")
    one, other = (
        after(rules, alien("C01", character="psychic"), *acts, deck=(card,))
        for card in ("silence", "noise_any")
    )
    return Twins(one, other)


def cats(rules: Rules) -> Twins:
    """EA-I10: which of two noises is the true one."""
    me, begins = human("C01", "cat"), (("move", "B01"), ("cat", "item"), ("noise", "C02"))
    here = after(rules, me, *begins, deck=("noise_here",))
    return Twins(here, after(rules, me, *begins, ("noise", "B01"), deck=("noise_any",)))


def engineers(rules: Rules) -> Twins | None:
    """EA-C7: which card the Engineer did not use."""
    if not rules.ruleset.pod_deck:
        return None
    rules = able(rules, engineer="two_pod_cards")
    one, other = (
        after(rules, human("G01", character="engineer"), ("move", "H01"), pods=pods)
        for pods in (("red", "red"), ("red", "green"))
    )
    if other.phase == "pod_card":
        do(other, "pod_card", "red")
    return Twins(one, other)


_PAIRS: Mapping[str, tuple[Callable[[Rules], Twins | None], tuple[str, ...]]] = {
    "a Soldier's attack and an Alien's": (soldier_and_alien, BOTH),
    "an Attack card under G.4 and an Alien's attack": (attack_card_and_alien, BOTH),
    "Sedatives under G.4 and a safe sector": (sedated_and_safe, BOTH),
    "the Captain's first danger and a safe sector": (captain_and_safe, BOTH),
    "an Officer who stays and one who moves": (waiting_and_moving, BOTH),
    "an Officer who stays in a start and a safe sector": (waiting_in_a_start_and_safe, BOTH),
    "a kill that is not confirmed and a miss": (killed_and_missed, BOTH),
    "the next turn of the killed and of the missed": (next_turn_of_the_killed, BOTH),
    "the next turn as an Alien and as a Human": (next_turn_as_an_alien, BOTH),
    "two sectors to be in": (two_sectors, BOTH),
    "noise here and noise anywhere": (noise_here_and_anywhere, BOTH),
    "an item and silence": (silence_and_item, ("ultimate",)),
    "two items in a hand": (two_items, BOTH),
    "a Psychic's silence and noise anywhere": (psychic_and_noise, BOTH),
    "which noise of a cat is true": (cats, BOTH),
    "the card that an Engineer did not use": (engineers, BOTH),
}

PAIRS = tuple(
    SecretPair("eftaios", name, twins, rulesets, PROBES)
    for name, (twins, rulesets) in _PAIRS.items()
)
"""Every pair of this game."""
