"""What is new, for the welcome page: templates of sentences, the newest first."""

from collections.abc import Sequence

from hullwright.schema.messages import english

NEWS: Sequence[str] = (
    english("Maps make themselves: Ctrl+G shows a wall of them, and bots prove which are fair."),
    english(
        "Play a map against bots with F5, watch recorded games, or host a table for phones and laptops with Shift+F5."
    ),
    english(
        "The lab tells by games whether a map is fair, how long it takes and what tips it; suggestions say what to change."
    ),
    english(
        "Libraries and packs bring maps of others, and a code from a forum is pasted anywhere with Ctrl+V."
    ),
)
