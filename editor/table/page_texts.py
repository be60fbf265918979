"""The texts of the page, by the names that its scripts have for them."""

from collections.abc import Mapping

from hullwright.schema.messages import english

from ..languages.words import tr_in

PAGE_TEXTS: Mapping[str, str] = {
    "title": english("Around the table"),
    "code": english("Code of the table"),
    "code_help": english("Five letters, on the shared board or from your host."),
    "join": english("Join"),
    "name": english("Your name"),
    "choose_seat": english("Choose a seat"),
    "seat": english("Seat {number}"),
    "free": english("free"),
    "away": english("away"),
    "bot": english("bot: {level}"),
    "begin": english("Begin the game"),
    "begin_help": english("Empty seats are played by bots."),
    "waiting": english("Waiting for the game to begin."),
    "you_sit": english("You sit at seat {number}."),
    "connecting": english("Connecting …"),
    "lost": english("The connection is lost. Trying again …"),
    "reconnect": english("Open it here"),
    "round": english("Round {number}"),
    "points": english("left: {number}"),
    "hand": english("Hand"),
    "hand_count": english("Hand ({number})"),
    "no_cards": english("You hold nothing."),
    "log": english("Log"),
    "players": english("Players"),
    "table": english("Table"),
    "menu": english("Menu"),
    "close": english("Close"),
    "language": english("Language"),
    "leave": english("Leave the seat"),
    "leave_sure": english("Leave the seat for good? A bot takes over."),
    "leave_yes": english("Leave"),
    "cancel": english("Back"),
    "undo": english("Take back"),
    "more": english("More …"),
    "choices": english("Everything you can do"),
    "look": english("Hold to look"),
    "look_help": english("Hold to see your secrets; a tap keeps them open until you have decided."),
    "hide": english("Cover"),
    "covered": english("covered"),
    "covered_map": english("Your place and your moves are covered."),
    "chosen": english("Chosen: {what}"),
    "use_card": english("Use the marked card"),
    "card": english("Card {number}"),
    "zoom_in": english("Zoom in"),
    "zoom_out": english("Zoom out"),
    "fit": english("Show all of the map"),
    "map": english("Map"),
    "join_here": english("Join with your phone"),
    "free_seat": english("Free the seat"),
    "out": english("out"),
    "noise": english("noise"),
    "attack": english("attack"),
    "seen": english("seen here"),
}
"""English texts; a gap in braces is filled by the page."""


def page_texts(language: str) -> dict[str, str]:
    """Return the texts of the page in a language, gaps as they are."""
    return {name: _said(language, text) for name, text in PAGE_TEXTS.items()}


def _said(language: str, text: str) -> str:
    """Return a text whose gap stays open for the page."""
    gaps = {gap: f"{{{gap}}}" for gap in ("number", "level", "what") if f"{{{gap}}}" in text}
    return tr_in(language, text, **gaps)
