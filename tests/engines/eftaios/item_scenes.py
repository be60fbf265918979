"""Scenes in which items are used: a Human about to move, and one who was just attacked."""

from .arrange import alien, do, game, human, only, scene

ROWS = ("Hddddsd1", "2.....dA")
ALONE = (alien("G02"),)


def holding(*hand, others=ALONE, rules="ultimate", **changes):
    """Return a state in which a Human in C01 with some items begins its turn."""
    state = scene(game(*ROWS, rules=rules, **changes), human("C01", *hand), *others)
    only(state.sector_deck, *["silence"] * 40)
    return state


def struck(*hand, victims=(), **changes):
    """Return a state in which an Alien has just attacked a Human with some items in D01."""
    state = scene(game(*ROWS, **changes), alien("C01"), human("D01", *hand), *victims)
    do(state, "move", "D01")
    do(state, "attack")
    return state
