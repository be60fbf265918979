"""The words of the game: characters and what they can do, items, cards."""

from collections.abc import Mapping

HUMANS = (
    *("captain", "pilot", "psychologist", "soldier"),
    *("executive_officer", "co_pilot", "engineer", "medic"),
)
ALIENS = ("blink", "silent", "surge", "brute", "invisible", "lurking", "fast", "psychic")
MOST_PLAYERS = 16
"""With two boxes (EA-S1)."""
NUMBERED = tuple(f"alien_{number}" for number in range(1, MOST_PLAYERS + 1))
"""Aliens that have a number for a name, and can do nothing of their own."""
ITEMS = (
    *("attack", "teleport", "adrenaline", "sedatives", "defence", "spotlight"),
    *("clone", "sensor", "mutation", "cat"),
)

ULTIMATE_ABILITIES: Mapping[str, tuple[str, ...]] = {
    "captain": ("first_danger_free",),
    "pilot": ("cat_once",),
    "psychologist": ("starts_among_aliens",),
    "soldier": ("attack_once",),
    "executive_officer": ("stay_once",),
    "co_pilot": ("teleport_once",),
    "engineer": ("two_pod_cards",),
    "medic": ("force_identity_once",),
    "blink": ("uses_teleport",),
    "silent": ("uses_sedatives",),
    "surge": ("uses_adrenaline",),
    "brute": ("immune_to_attacks",),
    "invisible": ("unseen",),
    "lurking": ("attacks_without_moving",),
    "fast": ("first_move_three",),
    "psychic": ("silence_is_noise",),
}
"""What each character can do in the Ultimate edition (EA-C1 … EA-C16)."""

ABILITIES = tuple(each for can in ULTIMATE_ABILITIES.values() for each in can)
"""Everything that characters can do."""

NOISE_HERE, NOISE_ANY, SILENCE = "noise_here", "noise_any", "silence"
ICON = "+item"
"""Behind the name of a noise card: it bears an item icon (EA-D4)."""
ITEM = "item:"
"""Before the name of an item: the card is that item (EA-D4, Ultimate)."""
GREEN, RED = "green", "red"

SECTOR_CARDS = (
    *(NOISE_HERE, NOISE_HERE + ICON, NOISE_ANY, NOISE_ANY + ICON, SILENCE),
    *(f"{ITEM}{item}" for item in ITEMS),
)
CHARACTERS = (*HUMANS, *ALIENS)
OWN = "[a-z][a-z0-9_]{0,39}"
"""What pieces of one's own are called in files, as a regular expression."""
USES = "uses_"
"""Before the name of an item: the ability of an Alien to use it (EA-C9 … EA-C11)."""
