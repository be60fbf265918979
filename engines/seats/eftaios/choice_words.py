"""What may be decided in the game, in words: what each action does, and what is asked."""

from collections.abc import Mapping

from hullwright.schema.messages import english

SENTENCES: Mapping[str, str] = {
    "move": english("Move to {place}"),
    "noise": english("Announce noise in {place}"),
    "stay": english("Stay where you are, and say so"),
    "wait": english("Stay where you are unnoticed, once"),
    "lurk": english("Attack where you are instead of moving"),
    "pass": english("Stay: there is nowhere to go"),
    "resolve": english("Resolve the sector; in a dangerous one, draw a card"),
    "attack": english("Attack everybody else in this sector"),
    "cat": english("Let a cat make noise in two sectors instead of drawing a card"),
    "play": english("Announce what your card says"),
    "accept": english("Let the attack happen"),
    "defence": english("Use Defence: the attack has no effect on you"),
    "clone": english("Use Clone: begin again as a Human in the Human sector"),
    "end": english("End your turn"),
}
"""By the word of an action, where nothing but a sector belongs to it."""

USE = english("Use {item}")
USE_ON = english("Use {item}: {target}")
DISCARD = english("Discard {item}")
POD_CARD = english("Use the pod card: {card}")

QUESTIONS: Mapping[str, str] = {
    "turn": english("Your turn: choose the sector you move to."),
    "onward": english("Go on: choose the sector you move to."),
    "act": english("You have arrived: attack, use an item, or resolve the sector."),
    "still": english("You stay: use an item, or go on."),
    "end": english("Use an item, or end your turn."),
    "noise": english("Choose the sector in which you announce noise."),
    "card": english("You have drawn a card: use it, or announce what it says."),
    "discard": english("You hold too many items: discard one."),
    "react": english("You are under attack!"),
    "pod_card": english("Choose the pod card to use."),
}
"""By the kind of decision."""

POWERS: Mapping[str, str] = {
    "first_danger_free": english("You draw no card in the first dangerous sector that you enter."),
    "cat_once": english("Once, a cat makes noise in two sectors instead of your card."),
    "starts_among_aliens": english("You begin in the Alien sector."),
    "attack_once": english("Once, you attack everybody else in the sector that you come to."),
    "stay_once": english("Once, you stay where you are, and nobody is told."),
    "teleport_once": english("Once, you go back to the Human sector."),
    "two_pod_cards": english("At a pod you draw two pod cards and choose one."),
    "force_identity_once": english("Once, a player of your choice shows who they are."),
    "uses_teleport": english("You can use Teleport cards, though you are an Alien."),
    "uses_sedatives": english("You can use Sedatives, though you are an Alien."),
    "uses_adrenaline": english("You can use Adrenaline, though you are an Alien."),
    "immune_to_attacks": english("Attacks have no effect on you."),
    "unseen": english("Sensor and Spotlight don't find you."),
    "attacks_without_moving": english("You may attack where you are instead of moving."),
    "first_move_three": english("Your first move may be three sectors long."),
    "silence_is_noise": english("Where you would announce silence, you announce noise anywhere."),
}
"""What abilities do, as the one reads it who has them."""

GLOSSARY: Mapping[str, str] = {
    "silent": english("Silent sector: whoever ends a move there draws no card."),
    "dangerous": english(
        "Dangerous sector: whoever ends a move there draws a card and announces noise or silence."
    ),
    "pod": english("Escape pod: a Human who ends a move there may escape with it."),
    "noise": english(
        "Noise: somebody says that they are in a sector, or, with a card for any sector, pretends it."
    ),
    "human": english("Humans move one sector, and win if they escape from a pod."),
    "alien": english(
        "Aliens move two sectors, three after a kill, and win if no Human is left to catch."
    ),
    "attack": english("Attack: everybody else in the sector of the attacker is killed."),
}
"""What words of the game mean."""
